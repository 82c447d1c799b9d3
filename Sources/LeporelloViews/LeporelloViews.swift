// LeporelloViews: Describes pages in a result-builder DSL and lowers them to display lists.
