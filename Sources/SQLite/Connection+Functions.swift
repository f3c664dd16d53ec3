import CSQLite

/// The refusal of a function called from SQL; its text becomes the message of the statement's error.
package struct FunctionFailure: Error, Hashable, Sendable {
  /// Why, in lower case, without a full stop.
  package let message: String

  /// Puts a refusal together.
  package init(_ message: String) {
    self.message = message
  }
}

extension Connection {
  /// Makes a function known to SQL on this connection.
  ///
  /// It must give the same answer for the same arguments. Views, indexes and CHECKs of a file cannot
  /// call it, so that the file works in every SQLite program. A text argument that is not valid UTF-8 fails
  /// the statement. The corresponding C function is `sqlite3_create_function_v2`.
  ///
  /// ```swift
  /// try connection.createFunction("twice", argumentCount: 1) { arguments throws(FunctionFailure) in
  ///   guard case .integer(let number) = arguments[0] else { throw FunctionFailure("no number") }
  ///   return .integer(number * 2)
  /// }
  /// ```
  package func createFunction(
    _ name: String, argumentCount: Int,
    _ body: @escaping ([Value]) throws(FunctionFailure) -> Value
  ) throws(DatabaseError) {
    let function = unsafe Unmanaged.passRetained(Function(body)).toOpaque()
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY
    // Called by SQLite in any case, a failure included: it balances the retain above.
    try check(
      unsafe sqlite3_create_function_v2(
        handle, name, Int32(clamping: argumentCount), flags, function,
        { unsafe Function.call($0, $1, $2) }, nil, nil,
        { unsafe Function.release($0) }))
  }
}

/// The box in which a closure travels through C.
private final class Function {
  let body: ([Value]) throws(FunctionFailure) -> Value

  init(_ body: @escaping ([Value]) throws(FunctionFailure) -> Value) {
    self.body = body
  }

  static func release(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer = unsafe pointer else { return }
    unsafe Unmanaged<Function>.fromOpaque(pointer).release()
  }

  static func call(
    _ context: OpaquePointer?, _ count: Int32,
    _ arguments: UnsafeMutablePointer<OpaquePointer?>?
  ) {
    guard let context = unsafe context, let user = unsafe sqlite3_user_data(context) else { return }
    let function = unsafe Unmanaged<Function>.fromOpaque(user).takeUnretainedValue()
    var values: [Value] = []
    for index in 0..<Int(count) {
      guard let value = unsafe Value(argument: arguments?[index]) else {
        unsafe sqlite3_result_error(context, "a text is not valid UTF-8", -1)
        return
      }
      values.append(value)
    }
    do throws(FunctionFailure) {
      unsafe answer(try function.body(values), context)
    } catch {
      unsafe sqlite3_result_error(context, error.message, -1)
    }
  }

  private static func answer(_ value: Value, _ context: OpaquePointer) {
    switch value {
    case .null: unsafe sqlite3_result_null(context)
    case .integer(let number): unsafe sqlite3_result_int64(context, number)
    case .real(let number): unsafe sqlite3_result_double(context, number)
    case .blob(let bytes) where bytes.isEmpty: unsafe sqlite3_result_zeroblob(context, 0)
    case .blob(let bytes):
      unsafe bytes.withUnsafeBytes {
        unsafe posse_result_blob(context, $0.baseAddress, UInt64($0.count))
      }
    case .text(var text):
      text.withUTF8 { bytes in
        guard let start = bytes.baseAddress else {
          unsafe posse_result_text(context, "", 0)
          return
        }
        let characters = unsafe UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)
        unsafe posse_result_text(context, characters, UInt64(bytes.count))
      }
    }
  }
}

extension Value {
  /// Reads a value that SQLite holds; nil when it is text that is not valid UTF-8.
  init?(argument: OpaquePointer?) {
    switch unsafe sqlite3_value_type(argument) {
    case SQLITE_INTEGER: self = .integer(unsafe sqlite3_value_int64(argument))
    case SQLITE_FLOAT: self = .real(unsafe sqlite3_value_double(argument))
    case SQLITE_TEXT:
      let start = unsafe sqlite3_value_text(argument)
      let count = Int(unsafe sqlite3_value_bytes(argument))
      let bytes = unsafe UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
      guard let text = unsafe String(validating: bytes, as: UTF8.self) else { return nil }
      self = .text(text)
    case SQLITE_BLOB:
      let start = unsafe sqlite3_value_blob(argument)
      let count = Int(unsafe sqlite3_value_bytes(argument))
      self = .blob(
        unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)))
    default: self = .null
    }
  }
}
