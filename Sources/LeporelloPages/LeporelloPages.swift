// LeporelloPages turns a paged spec into live controllers with a bar and pages.
//
// Stages: a described container is checked and made live (`Spec/`) -> a `TabContainerController`, whose `PagerState` owns
// the one selection and the one position (`Container/`) -> bar and pages are drawn as functions of that position
// (`Bars/`, `Container/`).

@_exported public import LeporelloHosting
@_exported public import LeporelloTransitions
