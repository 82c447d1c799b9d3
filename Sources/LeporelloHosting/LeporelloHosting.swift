// LeporelloHosting joins the two vocabularies: a described view in a live controller, and a live controller in a
// described view.
//
// Stages: a `View` -> its picture with slots (the views' work) -> a `HostedView` that draws the picture around the views
// in its slots (`Content/`) -> a `UIHostingController`, which adds and removes the slots' controllers by UIKit's calls.
// A `UIViewControllerRepresentable` is a described view that is such a slot (`Representing/`).

@_exported public import LeporelloContainment
@_exported public import LeporelloViews
