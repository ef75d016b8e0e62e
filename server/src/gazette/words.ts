/**
 * Text reduced to its words, to ask whether one text contains another however it is spaced,
 * punctuated, accented or capitalised. A space at both ends, so that only whole words match.
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
