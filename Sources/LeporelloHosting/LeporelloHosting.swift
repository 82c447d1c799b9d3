// LeporelloHosting: Puts a described view into a live controller, and a live controller into a described view.
