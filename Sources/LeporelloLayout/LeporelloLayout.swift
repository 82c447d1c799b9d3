// LeporelloLayout: Decides sizes and frames.
