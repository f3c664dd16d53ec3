import Testing
@Suite struct PhotoReceiverTests {}
