// LeporelloContainment: Keeps parents, children, appearance and animation in the order of UIKit, on a virtual clock.
