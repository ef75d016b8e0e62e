import { isStopWord, slug, tokenize, variantsOf } from '../../../engine/analysis.ts'
import { requestBudget } from '../../lib/flow/budget.ts'
import { acronymOf } from '../../search/reading/bodies.ts'
import type { ValueSpan } from '../../../engine/port.ts'

/** A body in the hierarchy, as printed in acts. */
export interface ListedBody {
  /** Its path, in the form that the filter takes. */
  orgao: string
  /** The last level of the path. */
  nome: string
  /** In capitals; null: none is known. */
  sigla: string | null
  /** The number of its acts, with those of all bodies below it. */
  total: number
  primeira_data: string
  ultima_data: string
  /** The number of bodies directly below it. */
  subordinados: number
}

/** Which bodies to list. With neither field: those at the top. */
export interface BodyParams {
  /** A path: list the bodies directly below it. */
  pai?: string
  /** The beginning of a word of the name, or of the acronym, at any level. */
  prefixo?: string
}

/** How many of the bodies that a prefix finds are listed. */
const MOST_FOUND = 100

/** A body with the words that find it: those of its name, folded, and its acronym. */
interface Entry {
  body: ListedBody
  words: string[]
}

/** The bodies of the archive, as a tree. */
export interface BodyCatalog {
  list(params: BodyParams): ListedBody[] | null
  /** A word of their names with its accents; null: none of them has it with an accent. */
  spelled(word: string): string | null
  /** Bodies whose words begin with `prefix`, those with the most acts first. */
  find(prefix: string, limit: number): ListedBody[]
}

/** @param nameOf How a path is printed. */
export function createBodyCatalog(
  spans: ValueSpan[],
  nameOf: (key: string) => string,
): BodyCatalog {
  const children = Map.groupBy(spans, ({ valor }) => parentOf(valor))
  const entries = new Map(spans.map((span) => [span.valor, entryOf(span)]))
  const byTotal = [...entries.values()].sort(
    ({ body: a }, { body: b }) => b.total - a.total || (a.orgao < b.orgao ? -1 : 1),
  )
  const find = (prefix: string, limit: number) => {
    const wanted = tokenize(prefix).map(({ text }) => text)
    if (wanted.length === 0) return []
    const found = bodiesWith(wanted, begins, limit)
    // With a slip, and without the words between: who types `universidade federl rio` means a name.
    const sought = wanted.filter((word) => !isStopWord(word))
    return found.length > 0 || sought.length < 2
      ? found
      : bodiesWith(sought, nearlyBegins(sought), limit)
  }
  // Names that have the words next to each other come first: `ministério da s` is that of Saúde.
  const bodiesWith = (wanted: string[], like: Likeness, limit: number) => {
    const found = byTotal.filter(({ words }) => holds(words, wanted, like))
    const [inRow, apart] = [true, false].map((together) =>
      found.filter(({ words }) => holdsInRow(words, wanted, like) === together),
    )
    return [...inRow!, ...apart!].slice(0, limit).map(({ body }) => body) // both were made
  }

  const spellings = accentedWords([...entries.values()].map(({ body }) => body.nome))

  return {
    find,
    spelled: (word) => spellings.get(word) ?? null,
    list({ pai, prefixo }) {
      if (prefixo !== undefined && pai === undefined) return find(prefixo, MOST_FOUND)
      const parent = pai === undefined ? '' : pathKey(pai)
      if (parent !== '' && !entries.has(parent)) return null
      const below = (children.get(parent) ?? []).map(({ valor }) => entries.get(valor)!) // built from the same spans
      const wanted = tokenize(prefixo ?? '').map(({ text }) => text)
      return below
        .filter(({ words }) => holds(words, wanted, begins))
        .map(({ body }) => body)
        .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))
    },
  }

  function entryOf({ valor, total, primeira, ultima }: ValueSpan): Entry {
    const orgao = nameOf(valor)
    const nome = orgao.slice(orgao.lastIndexOf('/') + 1)
    const sigla = acronymOf(nome)
    const body = {
      orgao,
      nome,
      sigla,
      total,
      primeira_data: primeira,
      ultima_data: ultima,
      subordinados: children.get(valor)?.length ?? 0,
    }
    const words = tokenize(nome).map(({ text }) => text)
    return { body, words: sigla === null ? words : [sigla.toLowerCase(), ...words] }
  }
}

/** The words with accents, by the word without them. */
function accentedWords(names: string[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const name of names)
    for (const { text, start, end } of tokenize(name)) {
      const printed = name.slice(start, end).toLowerCase()
      if (printed !== text) found.set(text, printed)
    }
  return found
}

function parentOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('/')))
}

function pathKey(path: string): string {
  return path.split('/').map(slug).join('/')
}

/** Whether a word is the wanted one, or begins with it if that is still being typed. */
type Likeness = (word: string, wanted: string, isLast: boolean) => boolean

const begins: Likeness = (word, wanted, isLast) =>
  isLast ? word.startsWith(wanted) : word === wanted

/** Shorter words have too many neighbours. */
const LEAST_FORGIVEN = 4

function nearlyBegins(sought: string[]): Likeness {
  const variants = new Map(
    sought
      .filter((wanted) => wanted.length >= LEAST_FORGIVEN)
      .map((wanted) => [wanted, variantsOf(wanted, requestBudget)]),
  )
  return (word, wanted, isLast) =>
    begins(word, wanted, isLast) ||
    (isLast ? [-1, 0, 1] : [word.length - wanted.length]).some((more) =>
      variants.get(wanted)?.has(word.slice(0, wanted.length + more)),
    )
}

/** Whether the words contain the wanted ones in order; the last wanted word may be a prefix. */
function holds(words: string[], wanted: string[], like: Likeness): boolean {
  let at = -1
  return wanted.every((word, i) => {
    const isLast = i === wanted.length - 1
    at = words.findIndex((one, j) => j > at && like(one, word, isLast))
    return at >= 0
  })
}

function holdsInRow(words: string[], wanted: string[], like: Likeness): boolean {
  return words.some((_, at) =>
    wanted.every((word, i) => like(words[at + i] ?? '', word, i === wanted.length - 1)),
  )
}
