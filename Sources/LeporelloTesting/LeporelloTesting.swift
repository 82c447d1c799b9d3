// LeporelloTesting: Compares values with references on disk, in Swift Testing and in XCTest.
