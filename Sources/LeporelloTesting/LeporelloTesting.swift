// LeporelloTesting: compares values with references on disk, in Swift Testing and in XCTest.
//
// Stages, each a folder:
// 1. Strategies     a value becomes a text or a picture, and two of those can be compared.
// 2. Configuration  what to do about references: argument, scope, trait, environment, in that order.
// 3. Files          where the reference lies, whether it is one, and how it is replaced.
// 4. Assertions     the table of record modes, and the functions that tests call.
// 5. Reporting      messages and attachments reach whichever framework runs the test.

@_exported public import Leporello
@_exported public import LeporelloDiff
