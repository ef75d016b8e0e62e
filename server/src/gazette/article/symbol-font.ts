/**
 * Characters of the Symbol font, which word processors keep as its codes in the private-use block
 * at U+F000. The font's own table, from 0x20 on and from 0xA0 on.
 */
const FROM_20 =
  ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_ αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'
const FROM_A0 =
  '€ϒ′≤⁄∞ƒ▪♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅➢∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ 〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦✓⎬⎭'

/*
 * Wingdings uses the same block. Where its sign is an everyday list mark and Symbol's is not (`♣`,
 * `¬`, a piece of a brace), the table has the sign of Wingdings: `▪`, `➢`, `✓`.
 */

export const SYMBOL_FONT = /[\uf020-\uf07e\uf0a0-\uf0fe]/g

/** The sign that a character matched by {@link SYMBOL_FONT} shows. */
export function symbolFontSign(character: string): string {
  const code = character.charCodeAt(0) - 0xf000
  return (code < 0xa0 ? FROM_20[code - 0x20] : FROM_A0[code - 0xa0]) ?? ' '
}
