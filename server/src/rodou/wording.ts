import { clipped } from '../lib/text/clipped.ts'

/** A text as a name: one line without control characters. */
export function asName(text: string, most: number): string {
  return clipped(
    text
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim()
      .toWellFormed(),
    most,
  )
}

/** A text as it can be stored and sent, with its line breaks. */
export function asText(text: string): string {
  return text.replaceAll(/(?![\n\r\t])\p{Cc}/gu, ' ').toWellFormed()
}

/** Lines of text without other control characters, nor what a bulletin would read as a variable. */
export function asLines(text: string): string {
  return text
    .replaceAll(/[\p{Zl}\p{Zp}]|\r\n?/gu, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .replaceAll(/\{(?=\{)/g, '{ ')
    .toWellFormed()
}

/** The `chave` of what comes from a DAG; other characters than a key may have become `-`. */
export function keyOf(id: string, ...more: string[]): string {
  return [IMPORTED, asKeyPart(id), ...more].join(':')
}

/** A text as a part of a key. */
export function asKeyPart(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9._@+-]+/g, '-')
    .slice(0, LONGEST_ID)
}

const IMPORTED = 'rodou'

/** Whether a `chave` is of what this importer makes. */
export function isImportedKey(chave: string): boolean {
  return chave.startsWith(`${IMPORTED}:`)
}

/** So that a whole key has at most 200 characters. */
const LONGEST_ID = 150
