import { matchesOf } from '../../../engine/entities.ts'
import { dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import type { Deadline, DeadlineKind } from './deadline.ts'
import { sentenceBefore } from './sentence.ts'

const WORDS: Record<string, number> = {
  dois: 2,
  três: 3,
  cinco: 5,
  oito: 8,
  dez: 10,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  'quarenta e cinco': 45,
  sessenta: 60,
  noventa: 90,
  'cento e vinte': 120,
  'cento e oitenta': 180,
}

const TERM = new RegExp(
  `(?<![\\d.,/])(?:(?<digits>\\d{1,3})\\s?(?:\\([^()\\n]{1,40}\\)\\s?)?|(?<!\\p{L}|(?<!\\p{L})(?:e|cento) )(?<words>${Object.keys(WORDS).toReversed().join('|')})\\s)dias?(?!\\p{L})(?:\\s+(?<kind>[úu]teis|corridos?|consecutivos?))?`,
  'giu',
)
/** `no prazo de`, `prazo recursal de`, `prazo improrrogável de até`. */
const CALLED =
  /(?<!\p{L})prazos?(?:\s+(?!vig|valid|exec|entreg|contrat|dura|garant|pag)\p{L}+){0,4}\s*:?\s*$/iu
/** What nobody has to keep who reads the act. */
const NOT_KEPT =
  /vig[êe]ncia|validade|execu[çc][ãa]o d|entrega d|contrat(?:o|ual)(?!\p{L})|aviso pr[ée]vio|garantia|(?<!im)prorrog|mandato|trabalhos/iu
const APPEAL =
  /(?<!\p{L})(?:recurs(?:o|os|al|ais)|recorrer|impugna[çc][ãa]o|impugnar|defesas?|contrarraz[õo]es)(?!\p{L})/iu
const CONTRIBUTION = /consulta p[úu]blica|contribui[çc][õo]es|sugest[õo]es/iu
/** From when it counts: `, a contar da publicação`, `contados da data de publicação deste`. */
const FROM_PUBLICATION =
  /^\s*,?\s*(?:\(?improrrog\p{L}+\)?,?\s*)?(?:contad\p{L}{1,2}|a contar|a partir|considerad\p{L}{1,2})\s+(?:a partir\s+)?d[aeo]\s(?:a?\s?data\s)?(?:(?:d[aeo]|sua|desta|presente|a)\s)*publica[çc][ãa]o/iu
/** A text that names more is a schedule. */
const MOST = 100
const BEHIND = 120

/** The terms in days that a text gives, in order. Only one that begins with its publication has a date. */
export function termsIn(text: string, published: string): Deadline[] {
  return matchesOf(text, TERM)
    .slice(0, MOST)
    .flatMap((found) => {
      const { digits, words, kind = '' } = found.groups!
      const dias = digits === undefined ? WORDS[words!.toLowerCase()]! : Number(digits) // one of both matched
      const end = found.index + found[0].length
      const before = sentenceBefore(text, 0, found.index)
      const called = CALLED.exec(before)
      const behind = text.slice(end, end + BEHIND).split(/[.;\n]/)[0]!
      const counts = FROM_PUBLICATION.exec(behind)
      if (dias === 0 || called === null || NOT_KEPT.test(before.slice(-60) + behind.slice(0, 20)))
        return []
      const dias_uteis = /^[úu]teis/iu.test(kind)
      const isCounted = counts !== null && !dias_uteis
      return [
        {
          tipo: kindOf(before, behind),
          data: isCounted ? dateOfDay(dayNumber(published) + dias) : null,
          hora: null,
          desde: null,
          dias,
          dias_uteis,
          calculada: isCounted,
          inicio: found.index - before.length + called.index,
          fim: end + (counts?.[0].length ?? 0),
        },
      ]
    })
}

function kindOf(before: string, behind: string): DeadlineKind {
  if (APPEAL.test(before) || APPEAL.test(behind)) return 'recurso'
  return CONTRIBUTION.test(before) || CONTRIBUTION.test(behind) ? 'contribuicao' : 'prazo'
}
