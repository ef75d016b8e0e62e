import type { MonitorFilter } from '../../server/src/monitor/filter.ts'
import { NO_FILTER } from '../../server/src/monitor/standing-filter.ts'
import { inflects, tokenize } from '../../server/engine/analysis.ts'
import type { Random } from '../../server/demo/sample/random.ts'
import type { SearchableAct } from '../../server/engine/port.ts'
import { READING_VERSION } from '../../server/src/search/reading/reading.ts'

/** The number of filters of each kind in a hundred. */
const KINDS = { name: 40, identifier: 25, phrase: 12, words: 15, either: 6, broad: 2 }

/**
 * Filters such as people save: names of people and companies, CNPJs and processes, phrases, words
 * joined by AND, a few with OR, and now and then one that fires a lot. Taken from `acts`; names are
 * put together from the names found there, so that most of them occur nowhere.
 */
export function realisticFilters(
  acts: SearchableAct[],
  count: number,
  { below, pick }: Random,
): MonitorFilter[] {
  const texts = acts.map((act) => act.conteudo_completo)
  const tokens = acts.map((act) => tokenize(act.conteudo_completo).map(({ text }) => text))
  const names = [...new Set(texts.flatMap((text) => text.match(NAME) ?? []))]
  const vocabulary = [...new Set(tokens.flat())].filter(isContent)
  const identifiers = [...new Set(texts.flatMap((text) => text.match(IDENTIFIER) ?? []))]

  const kinds: Record<keyof typeof KINDS, () => Partial<MonitorFilter>> = {
    name: () => ({ termos: [`"${mixedName()}"`] }),
    identifier: () => ({ termos: [strangeIdentifier()] }),
    phrase: () => ({ termos: [`"${phrase(3 + below(3))}"`] }),
    words: () => ({ termos: [words(2 + below(2)).join(' ')] }),
    either: () => ({ termos: [`"${mixedName()}" OU ${strangeIdentifier()} OU "${phrase(3)}"`] }),
    broad: () => ({ termos: words(1), secoes: ['1', '2', '3'].slice(below(3)) }),
  }
  const wheel = Object.entries(KINDS).flatMap(([kind, share]) =>
    Array.from({ length: share }, () => kinds[kind as keyof typeof KINDS]),
  )
  const nothing = { ...NO_FILTER, termos: [], leitura: READING_VERSION }
  return Array.from({ length: count }, () => ({ ...nothing, ...pick(wheel)() }))

  function mixedName(): string {
    const [first, second] = [pick(names), pick(names)]
    const half = first.split(' ').slice(0, 2)
    return [...half, ...second.split(' ').slice(-1)].join(' ')
  }
  function strangeIdentifier(): string {
    const known = pick(identifiers)
    // One in ten occurs in the archive; the others differ from an existing one in their last digits.
    return below(10) === 0 ? known : known.replace(/\d{3}-?(\d*)$/, `${100 + below(900)}-$1`)
  }
  /** A run of words as somebody would quote it: not `de 2023 e`. */
  function phrase(length: number): string {
    for (;;) {
      const of = pick(tokens)
      const start = below(Math.max(1, of.length - length))
      const run = of.slice(start, start + length)
      if (isContent(run[0] ?? '') && isContent(run.at(-1) ?? '')) return run.join(' ')
    }
  }
  /** One word of any frequency, and others as frequent as in the acts. */
  function words(length: number): string[] {
    const common = pick(tokens).filter(isContent)
    return [pick(vocabulary), ...Array.from({ length: length - 1 }, () => pick(common) ?? 'edital')]
  }
}

/** Whether people would watch for this word. */
function isContent(word: string): boolean {
  return word.length > 3 && inflects(word)
}

const NAME = /\p{Lu}{3,}(?: (?:D[AEO]S? )?\p{Lu}{3,}){1,4}/gu
const IDENTIFIER = /\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\d{5}\.\d{6}\/\d{4}-\d{2}/g
