/// What became of one message: the parts of the reply, or why there is none.
package typealias WorkerReply = Result<[[UInt8]], WorkerFailure>
