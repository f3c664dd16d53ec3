// swift-tools-version: 6.2

import PackageDescription

// Targets stand in layer order, lowest row first. A target imports only rows below its own, save for
// the arrows PosseModel -> UnicodeText, Chronology, CommandKit -> UnicodeText and
// PredicateFormat -> Patterns.

let package = Package(
  name: "posse",
  products: [
    .executable(name: "posse", targets: ["posse"])
  ],
  targets: [
    // Row 0: C libraries. Only CImageCodecs compiles anything.
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CUnicodeText"),
    .systemLibrary(name: "CRegex"),
    .systemLibrary(name: "CDigest"),
    .systemLibrary(name: "CSandbox"),
    .systemLibrary(name: "CCamera"),
    .target(
      name: "CImageCodecs",
      linkerSettings: [
        .linkedLibrary("png"), .linkedLibrary("jpeg"), .linkedLibrary("deflate"),
      ]),

    // Row 1: values, pixels, text, time, and the command line in general.
    .target(name: "UnicodeText", dependencies: ["CUnicodeText"]),
    .target(name: "Chronology"),
    .target(name: "PosseModel", dependencies: ["UnicodeText", "Chronology"]),
    .target(name: "Raster"),
    .target(name: "CommandKit", dependencies: ["UnicodeText"]),

    // Row 2: safe wrappers.
    .target(name: "SQLite", dependencies: ["CSQLite"]),
    .target(name: "ImageCodecs", dependencies: ["CImageCodecs", "Raster"]),
    .target(name: "Digest", dependencies: ["CDigest"]),
    .target(name: "FileSystem"),
    .target(name: "Patterns", dependencies: ["CRegex"]),
    .target(name: "Sandbox", dependencies: ["CSandbox"]),
    .target(name: "Camera", dependencies: ["CCamera"]),
    .target(name: "PredicateFormat", dependencies: ["Patterns", "UnicodeText", "Chronology"]),

    // Row 3: the book and what goes into it.
    .target(
      name: "PosseStore",
      dependencies: [
        "SQLite", "PredicateFormat", "Digest", "FileSystem", "PosseModel", "UnicodeText",
        "Chronology",
      ]),
    .target(
      name: "PhotoIntake",
      dependencies: ["Camera", "ImageCodecs", "Sandbox", "Digest", "FileSystem", "Raster"]),
    .target(name: "Interchange", dependencies: ["PosseModel"]),

    // Row 4: the commands.
    .target(
      name: "PosseCLI",
      dependencies: [
        "PosseStore", "PhotoIntake", "Interchange", "Camera", "ImageCodecs", "Sandbox",
        "PredicateFormat", "Digest", "FileSystem", "PosseModel", "Raster", "UnicodeText",
        "Chronology", "CommandKit",
      ]),

    // Row 5: the program.
    .executableTarget(
      name: "posse", dependencies: ["PosseCLI", "PhotoIntake", "FileSystem", "CommandKit"]),

    // Tests.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "UnicodeTextTests", dependencies: ["UnicodeText", "TestSupport"]),
    .testTarget(name: "ChronologyTests", dependencies: ["Chronology", "TestSupport"]),
    .testTarget(
      name: "PosseModelTests",
      dependencies: ["PosseModel", "UnicodeText", "Chronology", "TestSupport"]),
    .testTarget(name: "RasterTests", dependencies: ["Raster", "TestSupport"]),
    .executableTarget(
      name: "picker-probe", dependencies: ["CommandKit"], path: "Tests/PickerProbe"),
    .testTarget(
      name: "CommandKitTests",
      dependencies: ["picker-probe", "CommandKit", "UnicodeText", "TestSupport"],
      exclude: ["Snapshots"]),
    .testTarget(name: "SQLiteTests", dependencies: ["SQLite", "TestSupport"]),
    .testTarget(name: "FileSystemTests", dependencies: ["FileSystem", "TestSupport"]),
    .testTarget(name: "PatternsTests", dependencies: ["Patterns", "TestSupport"]),
    .executableTarget(
      name: "sandbox-probe", dependencies: ["Sandbox", "CSandbox"], path: "Tests/SandboxProbe"),
    .target(name: "CPlantedCalls", path: "Tests/CPlantedCalls"),
    .executableTarget(
      name: "planted-worker", dependencies: ["PhotoIntake", "ImageCodecs", "CPlantedCalls"],
      path: "Tests/PlantedWorker"),
    .executableTarget(
      name: "camera-probe",
      dependencies: ["PhotoIntake", "Camera", "ImageCodecs", "FileSystem", "Raster"],
      path: "Tests/CameraProbe"),
    .testTarget(name: "CameraTests", dependencies: ["Camera", "CCamera", "TestSupport"]),
    .testTarget(
      name: "SandboxTests", dependencies: ["Sandbox", "sandbox-probe", "TestSupport"]),
    .testTarget(
      name: "PredicateFormatTests",
      dependencies: ["PredicateFormat", "UnicodeText", "Chronology", "TestSupport"]),
    .testTarget(name: "DigestTests", dependencies: ["Digest", "TestSupport"]),
    .testTarget(
      name: "ImageCodecsTests",
      dependencies: ["ImageCodecs", "CImageCodecs", "Raster", "TestSupport"]),
    .testTarget(
      name: "PhotoIntakeTests",
      dependencies: [
        "planted-worker", "PhotoIntake", "Camera", "CCamera", "ImageCodecs", "Sandbox", "Digest",
        "FileSystem", "Raster", "TestSupport",
      ]),
    .testTarget(
      name: "InterchangeTests", dependencies: ["Interchange", "PosseModel", "TestSupport"]),
    .testTarget(
      name: "PosseStoreTests",
      dependencies: [
        "PosseStore", "SQLite", "PredicateFormat", "Digest", "FileSystem", "PosseModel",
        "UnicodeText", "Chronology", "TestSupport",
      ]),
    .testTarget(
      name: "PosseCLITests",
      dependencies: [
        "posse", "PosseCLI", "PosseStore", "PhotoIntake", "Interchange", "Camera", "ImageCodecs",
        "Sandbox", "SQLite", "Digest", "FileSystem", "PosseModel", "PredicateFormat", "Raster",
        "UnicodeText", "Chronology", "CommandKit", "TestSupport",
      ]),
    .testTarget(
      name: "AcceptanceTests", dependencies: ["posse", "PosseStore", "SQLite", "TestSupport"],
      exclude: ["Scripts"]),
    .executableTarget(
      name: "posse-bench",
      dependencies: [
        "PosseStore", "PhotoIntake", "PredicateFormat", "SQLite", "ImageCodecs", "Digest",
        "FileSystem", "PosseModel", "Raster", "UnicodeText", "Chronology", "CommandKit",
      ],
      path: "Tests/Benchmarks", exclude: ["README.md", "Runs"]),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzzer brings a main of its own, so that it links for `.ci/fuzz` only.
let isFuzzed = Context.environment["POSSE_FUZZ"] != nil
if isFuzzed {
  package.targets.append(
    .executableTarget(
      name: "posse-fuzz",
      dependencies: ["PosseStore", "PredicateFormat", "ImageCodecs", "Raster", "Chronology"],
      path: "Tests/Fuzz", exclude: ["README.md", "Predicate/make-seeds", "Pictures/make-seeds"],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
}

// `.ci/sanitize` builds what handles pictures and nothing else, with faults that it must find.
let isSanitized = Context.environment["POSSE_SANITIZE"] != nil
if isSanitized {
  package.targets += [
    .target(name: "CPlantedFaults", path: "Tests/Sanitize/CPlantedFaults"),
    .testTarget(
      name: "PlantedFaultTests", dependencies: ["CPlantedFaults"],
      path: "Tests/Sanitize/PlantedFaultTests"),
  ]
  var kept: Set = [
    "PlantedFaultTests", "RasterTests", "DigestTests", "ImageCodecsTests", "PhotoIntakeTests",
    "SandboxTests", "CameraTests",
  ]
  // A target stands behind those that it needs; these are added last.
  for target in package.targets.reversed() where kept.contains(target.name) {
    for case .byNameItem(let name, _) in target.dependencies { kept.insert(name) }
  }
  package.products = []
  package.targets.removeAll { !kept.contains($0.name) }
}

// SwiftPM sees to the sanitizers of Swift only.
let watchedC = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-g"]

// Keep this last: one set of rules for every target that compiles.
for target in package.targets where target.type != .system {
  if target.name.hasPrefix("C"), target.name.dropFirst().first?.isUppercase == true {
    // Pixels by the million are not worth waiting for without optimisation, not even in tests.
    target.cSettings = [.treatAllWarnings(as: .error), .unsafeFlags(["-O2"])]
    if isFuzzed || isSanitized { target.cSettings?.append(.unsafeFlags(watchedC)) }
    if isFuzzed { target.cSettings?.append(.unsafeFlags(["-fsanitize=fuzzer-no-link"])) }
    continue
  }
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .strictMemorySafety(),
      .treatAllWarnings(as: .error),
    ]
}
