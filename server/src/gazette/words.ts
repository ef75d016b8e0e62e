/**
 * Reduces text to its words, to test whether one text contains another regardless of spaces,
 * punctuation, accents and capitals. A space at both ends makes only whole words match.
 */
export function words(text: string): string {
  const plain = text
    .replace(/[º°]/g, 'o ')
    .replace(/ª/g, 'a ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return ` ${plain} `.replace(/[^\p{L}\p{N}]+/gu, ' ')
}
