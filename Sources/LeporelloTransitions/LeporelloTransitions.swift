// LeporelloTransitions: Turns two pictures and a progress into one picture.
