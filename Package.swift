// swift-tools-version: 6.2
import PackageDescription

/// What every target of ours is compiled with: Swift 6, warnings are errors, imports stay inside a module.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// One layer of the house: a target and everything that it may import.
func layer(_ name: String, imports: [Target.Dependency] = [], linking: [LinkerSetting] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict, linkerSettings: linking)
}

/// The tests of one target, in the folder of its name.
func tests(of name: String, using: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name), "TestSupport"] + using,
    exclude: [], resources: resources, swiftSettings: strict)
}

/// A C library of the system. `apt` and `brew` say what to install where its headers are missing.
func system(_ name: String, pkgConfig: String?, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt]), .brew([brew])])
}

// libdeflate goes into the binary, so that one binary writes the same bytes everywhere: another version may compress
// differently. Homebrew keeps its headers where only pkg-config finds them; Debian keeps them where every compiler looks.
#if os(macOS)
  let deflatePkgConfig: String? = "libdeflate"
#else
  let deflatePkgConfig: String? = nil
#endif

let package = Package(
  name: "proofsheet",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Raster", targets: ["Raster"]),
    .library(name: "FontNames", targets: ["FontNames"]),
    .library(name: "Styling", targets: ["Styling"]),
    .library(name: "StyleFile", targets: ["StyleFile"]),
    .library(name: "Hosting", targets: ["Hosting"]),
    .library(name: "Drawing", targets: ["Drawing"]),
    .library(name: "Widgets", targets: ["Widgets"]),
    .library(name: "ContactSheets", targets: ["ContactSheets"]),
    .executable(name: "proofsheet", targets: ["proofsheet"]),
  ],
  targets: [
    // Layer 0: values, the file system, and the C libraries.
    layer("Diagnostics"),
    layer("Raster"),
    layer("FontNames"),
    layer("Files", imports: ["CAuxiliaryVector"]),
    // The part of libc that the Glibc module leaves out: where the kernel started the program from.
    .systemLibrary(name: "CAuxiliaryVector"),
    // The Fonts folder, copied beside every consumer. A C target, since a Swift one with resources imports Foundation.
    .target(
      name: "BundledFonts", path: "Fonts", exclude: ["README.md"],
      sources: ["BundledFonts.c"],
      resources: [.copy("Inter"), .copy("Lato"), .copy("LiberationSans")]),
    // Cairo rasterises paths into coverage; nothing else keeps the same pixels over so many versions.
    system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev", brew: "cairo"),
    // Pango shapes text with HarfBuzz and orders it with FriBidi.
    system("CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev", brew: "pango"),
    // Fontconfig and Pango's FreeType side: the only way to give Pango our fonts and no others.
    system("CFontconfig", pkgConfig: "pangoft2", apt: "libpango1.0-dev", brew: "pango"),
    // libpng reads the PNGs that our own fast path does not: palettes, grey, 16 bits, Adam7.
    system("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    // libdeflate compresses 5 times as fast as zlib at the same size, and computes CRC-32.
    system("CDeflate", pkgConfig: deflatePkgConfig, apt: "libdeflate-dev", brew: "libdeflate"),
    // libpng reports errors by longjmp, which must never cross Swift: this C target holds the setjmp.
    .target(name: "CPNGReader", dependencies: ["CPNG"]),

    // Layer 1
    layer(
      "PNGCodec", imports: ["Raster", "CPNGReader", "CDeflate"],
      linking: [
        .linkedLibrary(":libdeflate.a", .when(platforms: [.linux])),
        .linkedLibrary("deflate", .when(platforms: [.macOS])),
      ]),
    layer("Styling", imports: ["Raster", "Diagnostics"]),

    // Layer 2
    layer("StyleFile", imports: ["Styling", "Raster", "Diagnostics"]),
    layer("Hosting", imports: ["Styling", "Raster", "Diagnostics"]),
    layer(
      "Drawing",
      imports: ["Raster", "FontNames", "Diagnostics", "Files", "BundledFonts", "CCairo", "CPango", "CFontconfig"]),

    // Layer 3
    layer("Widgets", imports: ["Styling", "Drawing", "Raster", "Diagnostics"]),
    layer("Goldens", imports: ["Raster", "PNGCodec", "Styling", "StyleFile", "Files", "Diagnostics"]),

    // Layer 4
    layer(
      "ContactSheets",
      imports: [
        "Widgets", "Hosting", "Goldens", "StyleFile", "Styling", "Drawing", "Raster", "PNGCodec", "Files",
        "Diagnostics",
      ]),

    // Layer 6
    layer(
      "Reporting",
      imports: ["ContactSheets", "Goldens", "StyleFile", "Styling", "Raster", "PNGCodec", "Files", "Diagnostics"]),

    // Layer 8
    // The words of the command line, where Swift's own list of them needs a mounted /proc.
    .target(name: "CArguments"),
    .executableTarget(
      name: "proofsheet",
      dependencies: [
        "Reporting", "ContactSheets", "Goldens", "StyleFile", "Styling", "Drawing", "Raster", "PNGCodec", "Files",
        "Diagnostics", "CArguments",
      ],
      swiftSettings: strict),

    // Programs of users, which CI runs.
    .executableTarget(
      name: "PopoverButton", dependencies: ["Hosting", "StyleFile", "Styling"], path: "Examples/PopoverButton",
      exclude: ["styles.json"], swiftSettings: strict),
    .executableTarget(
      name: "PlainHost", dependencies: ["StyleFile", "Styling"], path: "Examples/PlainHost", swiftSettings: strict),
    .testTarget(
      name: "ExamplesTests", dependencies: ["PopoverButton", "PlainHost", "TestSupport"], swiftSettings: strict),

    // What the tests share: throw-away folders, running the built program, reading fixtures.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    tests(of: "Raster"),
    tests(of: "FontNames"),
    tests(of: "Drawing", using: ["Raster", "FontNames", "Diagnostics"]),
    tests(of: "Widgets", using: ["Styling", "Drawing", "Raster"]),
    tests(of: "ContactSheets", using: ["StyleFile", "Styling", "Drawing", "Raster", "Diagnostics"]),
    tests(of: "Files"),
    tests(of: "PNGCodec", using: ["Raster"]),
    tests(of: "proofsheet", using: ["Diagnostics", "Files", "PNGCodec", "Raster", "Goldens"]),
    tests(of: "Goldens", using: ["Raster", "PNGCodec", "Styling", "StyleFile", "Files"]),
    // Reads the sources: the arrows between the layers, and what must not be written.
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: strict),
    tests(of: "Diagnostics"),
    tests(of: "Reporting"),
    tests(of: "Styling", using: ["Raster", "Diagnostics"]),
    tests(of: "Hosting", using: ["Styling", "StyleFile", "Raster", "Diagnostics"]),
    tests(of: "StyleFile", using: ["Styling", "Raster", "Diagnostics"]),
  ]
)
