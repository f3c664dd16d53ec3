import FileSystem

/// Files that are handed out newest first, whatever the order in which they came.
///
/// A heap, so that neither a file that comes nor one that goes takes long, however many there are. Names lie
/// one behind the other in one block.
struct NewestFiles {
  /// A file that may be a picture.
  struct File {
    /// When it was changed last, in microseconds since 1970.
    let modified: Int64
    fileprivate let nameStart: Int
    fileprivate let nameCount: Int32
    fileprivate let folder: Int32
    /// Whether it is a link to a file.
    let isLink: Bool
  }

  /// The places of the folders, each but the first with a slash at its end.
  private(set) var folders: [[UInt8]] = [[]]
  private var names: [UInt8] = []
  private var heap: [File] = []

  var isEmpty: Bool { heap.isEmpty }

  /// Adds a folder below another and gives its number.
  mutating func addFolder(_ name: ArraySlice<UInt8>, in parent: Int) -> Int {
    folders.append(folders[parent] + name + [UInt8(ascii: "/")])
    return folders.count - 1
  }

  /// Adds a file.
  mutating func add(_ name: ArraySlice<UInt8>, in folder: Int, modified: Int64, isLink: Bool) {
    heap.append(
      File(
        modified: modified, nameStart: names.count, nameCount: Int32(clamping: name.count),
        folder: Int32(clamping: folder), isLink: isLink))
    names += name
    rise(from: heap.count - 1)
  }

  /// Takes the newest file out; of several with one time that with the first path.
  mutating func popNewest() -> File? {
    guard let last = heap.popLast() else { return nil }
    guard let newest = heap.first else { return last }
    heap[0] = last
    sink()
    return newest
  }

  /// Where a file lies in the library.
  func place(of file: File) -> FilePath {
    FilePath(bytes: folders[Int(file.folder)] + name(of: file))
  }

  private func name(of file: File) -> ArraySlice<UInt8> {
    names[file.nameStart..<file.nameStart + Int(file.nameCount)]
  }

  private mutating func rise(from index: Int) {
    var index = index
    while index > 0 {
      let parent = (index - 1) / 2
      guard comesBefore(heap[index], heap[parent]) else { return }
      heap.swapAt(index, parent)
      index = parent
    }
  }

  private mutating func sink() {
    var index = 0
    while true {
      var first = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < heap.count && comesBefore(heap[child], heap[first]) {
        first = child
      }
      if first == index { return }
      heap.swapAt(index, first)
      index = first
    }
  }

  private func comesBefore(_ file: File, _ other: File) -> Bool {
    if file.modified != other.modified { return file.modified > other.modified }
    if file.folder == other.folder {
      return name(of: file).lexicographicallyPrecedes(name(of: other))
    }
    return hasFirstPath(file, other)
  }

  /// Compares the paths of files in different folders without making them.
  private func hasFirstPath(_ file: File, _ other: File) -> Bool {
    let (own, others) = (folders[Int(file.folder)], folders[Int(other.folder)])
    let ownCount = own.count + Int(file.nameCount)
    let otherCount = others.count + Int(other.nameCount)
    for index in 0..<min(ownCount, otherCount) {
      let byte = index < own.count ? own[index] : names[file.nameStart + index - own.count]
      let otherByte =
        index < others.count ? others[index] : names[other.nameStart + index - others.count]
      if byte != otherByte { return byte < otherByte }
    }
    return ownCount < otherCount
  }
}
