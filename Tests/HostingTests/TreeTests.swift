import Hosting
import Styling
import Testing

@Suite struct TreeTests {
  @Test func aViewKnowsWhatItIsInside() {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    #expect(inner.superview === outer)
  }
}
