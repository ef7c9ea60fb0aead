/// Which Proofsheet this is.
public enum ProofsheetVersion {
  /// `X.Y.Z`. A constant, so that pictures and records never depend on where or when the program was built.
  public static let current = "0.1.0"
}
