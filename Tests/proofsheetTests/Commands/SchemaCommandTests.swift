import TestSupport
import Testing

/// `proofsheet schema`, held against PyPI's `jsonschema`.
@Suite struct SchemaCommandTests {
  private static let validator = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema = json.load(open('schema.json'))
    Draft202012Validator.check_schema(schema)
    for name in sys.argv[1:]:
        valid = Draft202012Validator(schema).is_valid(json.load(open(name)))
        print('valid' if valid else 'invalid')
    """

  /// `valid` or `invalid` for each text.
  private func verdicts(of texts: [String]) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(Self.validator, to: "validate.py")
    try folder.write(try Program.run(["schema"]).out, to: "schema.json")
    for (i, text) in texts.enumerated() { try folder.write(text, to: "\(i).json") }
    let names = texts.indices.map { "\($0).json" }.joined(separator: " ")
    let outcome = try Program.shell("python3 validate.py \(names)", in: folder)
    #expect(outcome.err == "")
    return outcome.out.split(separator: "\n").map(String.init)
  }

  @Test func theExamplesAreValid() throws {
    let files = Project.files(below: "Examples", ending: [".json"])
    #expect(files.count >= 6)
    let verdicts = try verdicts(of: files.map(Project.text))
    #expect(verdicts == files.map { _ in "valid" })
  }

  static let valid = [
    "{}", #"{"colors": {}}"#, #"{"default": {}}"#, #"{"default": {"colors": {"textColor": null}}}"#,
    ##"{"colors": {"textColor": " #ABC "}, "fonts": {"textFont": {"size": 0.5}}}"##, #"{"UIButton": {}}"#,
    ##"{"controls": {"shadow": {"color": "#000", "offset": [0, 1], "blurRadius": 2}, "fillColor": null}}"##,
    #"{"controls-Dangerous|HIGHLIGHTED": {}, "bar-controls-normal": {}}"#, #"{"A / B-selected , C": {}}"#,
    #"{"My-Knob-selected": {}, "A-b/C": {}, "Größe/Knopf": {}, "controls-selected,X": {}}"#,
    #"{"fonts": {"textFont": {"name": null, "size": 3}}}"#,
  ]

  static let invalid = [
    "[]", #"{"colors": null}"#, #"{"colors": {"textColour": null}}"#, ##"{"colors": {"textColor": "#12"}}"##,
    #"{"colors": {"textColor": "red"}}"#, #"{"colors": {"textColor": 7}}"#, #"{"fonts": {"textFont": {"name": "X"}}}"#,
    #"{"fonts": {"textFont": {"size": 0}}}"#, #"{"fonts": {"textFont": {"size": "15"}}}"#,
    #"{"fonts": {"textFont": {"name": "", "size": 1}}}"#, #"{"controls": {"shadow": {}}}"#,
    #"{"controls": {"shadow": {"color": null}}}"#, ##"{"controls": {"shadow": {"color": "#000", "offset": [1]}}}"##,
    ##"{"controls": {"shadow": {"color": "#000", "blurRadius": -1}}}"##, #"{"default": {}, "colors": {}}"#,
    #"{"default": {"controlz": {}}}"#, #"{"X": 3}"#, #"{"X-pressed": {}}"#, #"{"X-selected|bogus": {}}"#,
    #"{"X-": {}}"#,
    #"{"/X": {}}"#, #"{"A/": {}}"#, #"{"": {}}"#, #"{"controls-": {}}"#, #"{"controls-pressed": {}}"#,
    #"{"default,X": {}}"#, #"{"X,": {}}"#, #"{"-selected": {}}"#, #"{"colors": {}, "X": {}}"#,
  ]

  /// What the schema says is what lint says, errors and all.
  @Test func agreesWithLint() throws {
    let (valid, invalid) = (Self.valid, Self.invalid)
    let verdicts = try verdicts(of: valid + invalid)
    for (text, verdict) in zip(valid + invalid, verdicts) {
      let folder = try TemporaryFolder()
      try folder.write(text, to: "s.json")
      let code = try Program.run(["lint", "s.json"], in: folder).code
      #expect(verdict == (code == 0 ? "valid" : "invalid"), "\(text)")
    }
    #expect(verdicts == valid.map { _ in "valid" } + invalid.map { _ in "invalid" })
  }
}
