// Leporello: one import for all of it.

@_exported public import LeporelloCairo
@_exported public import LeporelloContainment
@_exported public import LeporelloGraphics
@_exported public import LeporelloHosting
@_exported public import LeporelloLayout
@_exported public import LeporelloPages
@_exported public import LeporelloStoryboard
@_exported public import LeporelloTransitions
@_exported public import LeporelloViews
