import { analyzeField } from '../../../engine/analysis.ts'
import type { AskedWords } from './row-queries.ts'
import type { ColumnWords } from './row-store.ts'

/** The parameters of columns that are not called as they are. */
const FIELDS: Record<string, string> = { nome: 'pessoa_nome', cargo: 'cargo_funcao' }

/** The part of a filter that asks for words in columns; nothing where none are asked for. */
export function palavrasOf(asked: Record<string, string | undefined>): { palavras?: ColumnWords } {
  const given = Object.entries(asked).flatMap(([column, words]) =>
    words ? [[column, analyzeField(words)] as const] : [],
  )
  return given.length === 0 ? {} : { palavras: Object.fromEntries(given) }
}

/** The phrases that the acts of such rows have. */
export function phrasesOf(palavras: ColumnWords = {}): string[] {
  return Object.values(palavras).map((words) => `"${words}"`)
}

/** The parameter that asks for the first of the words. */
export function fieldOfWords(palavras: ColumnWords | undefined): string | undefined {
  const [column] = Object.keys(palavras ?? {})
  return column === undefined ? undefined : (FIELDS[column] ?? column)
}

/** The index finds the acts that have the words of names, so that few rows are compared. */
export function withPhrases<Asked extends AskedWords & { own: { palavras?: ColumnWords } }>(
  asked: Asked,
): Asked {
  const { acts, own } = asked
  const field = fieldOfWords(own.palavras)
  if (field === undefined) return asked
  const hasQuery = acts.termo !== '*'
  const termo = [...(hasQuery ? [`(${acts.termo})`] : []), ...phrasesOf(own.palavras)].join(' ')
  return { ...asked, campo: hasQuery ? 'termo' : field, acts: { ...acts, termo } }
}
