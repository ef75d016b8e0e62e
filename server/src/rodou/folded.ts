/** A text's words without accents and case, with a blank before and behind: whole words contain each other. */
export function foldedWords(text: string): string {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return ` ${(words ?? []).join(' ')} `
}
