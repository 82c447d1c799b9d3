// LeporelloPages: Turns a paged spec into live controllers with a bar, an indicator and paging.
