import { words } from '../../server/src/gazette/words.ts'

/** `o Art. 1º` and `art. 1º` name the same part, and `Portaria nº 1.012` the same as `Portaria nº 1012`. */
export function isSamePart(read: string, labelled: string): boolean {
  return plain(read) === plain(labelled)
}

function plain(text: string): string {
  return words(text.replaceAll('.', ''))
    .replace(/^ [ao]s? /, ' ')
    .trim()
}
