import { dateOfDay, dayNumber } from '../src/lib/time/dates.ts'
import { Problem } from '../src/lib/errors/problem.ts'
import type { Random } from '../demo/sample/random.ts'
import { readQuery } from '../src/search/reading/reading.ts'
import { ignoringSignatures } from '../engine/query.ts'
import type { Query, SearchableAct } from '../engine/port.ts'
import type { SearchFilters } from '../src/search/search-reader.ts'

export const FIRST_DAY = dayNumber('2021-01-04')
export const DAYS = 300

const ROOTS =
  'contrat public licit nome port servi edit anul autoriz prorrog registr fisc orçament homolog design habilit'.split(
    ' ',
  )
const ENDINGS = ['o', 'os', 'a', 'as', 'ação', 'ações', 'ado', 'adas', 'ar', 'ando', 'ante', '']
const FUNCTION_WORDS = ['de', 'da', 'do', 'e', 'a', 'o', 'para', 'com', 'nº', 'em', 'resolve']
const SECTIONS = ['1', '2', '3', 'extra']
const TYPES = [
  'Portaria',
  'Portaria Conjunta',
  'Edital',
  'Extrato de Contrato',
  'Aviso',
  'Decreto',
  'Retificação',
]
const BODIES = Array.from({ length: 40 }, (_, i) =>
  [`Ministério ${i % 7}`, `Secretaria ${i % 13}`, `Gabinete ${i}`].slice(0, 1 + (i % 3)).join('/'),
)
const IDENTIFIERS = Array.from({ length: 30 }, (_, i) => {
  const n = String(10 + i)
  return [`${n}.345.678/0001-${n}`, `${n}3456780001${n}`]
})
const FIELDS = [
  '',
  '',
  '',
  '',
  'titulo:',
  'ementa:',
  'orgao:',
  'assinatura:',
  'corpo:',
  'corpo:',
  'tipo:',
]
const QUOTED_TEXTS = 400

/** An endless supply of acts and of queries about them, with few enough words to match. */
export function createRandomArchive(random: Random) {
  const vocabulary = [
    ...FUNCTION_WORDS,
    ...ROOTS.flatMap((root) => ENDINGS.map((ending) => root + ending)),
    ...Array.from({ length: 3_000 }, (_, i) => invented(i) + (i % 3 === 0 ? 's' : '')),
  ]
  const texts: string[] = ['contrato de obra']

  return {
    act(): SearchableAct {
      const ementa = random.chance(0.3) ? text(random.between(3, 10)) : null
      const body = text(random.chance(0.005) ? 400 : random.between(4, 24))
      if (texts.length < QUOTED_TEXTS) texts.push(body)
      else texts[random.below(QUOTED_TEXTS)] = body
      const titulo = random.chance(0.5) ? text(random.between(1, 6)) : body.slice(0, 20)
      const assinatura = random.chance(0.7) ? text(3) : ''
      const lines = [
        ...(random.chance(0.5) ? [titulo] : []),
        ...(ementa === null ? [] : [ementa]),
        body,
        ...(random.chance(0.5) ? [assinatura] : []),
        ...(random.chance(0.1) ? [text(5)] : []),
      ]
      return {
        titulo,
        ementa,
        conteudo_completo: lines.join('\n'),
        orgao: random.pick(BODIES),
        assinatura,
        tipo_ato: random.pick(TYPES),
        secao: random.pick(SECTIONS),
        secao_base: random.pick(['1', '2', '3']),
        edicao: String(random.between(1, 30)),
        data_publicacao: '2023-05-12',
      }
    },

    query(): Query {
      for (;;) {
        try {
          const { query } = readQuery(expression(2))
          return random.chance(0.2) ? ignoringSignatures(query) : query
        } catch (error) {
          if (!(error instanceof Problem)) throw error
        }
      }
    },

    filters(): SearchFilters {
      const maybe = <T>(probability: number, make: () => T) =>
        random.chance(probability) ? [make()] : []
      const date = () => dateOfDay(FIRST_DAY + random.below(DAYS))
      const [data_inicio] = maybe(0.15, date)
      const [data_fim] = maybe(0.15, date)
      const [edicao] = maybe(0.03, () => String(random.between(1, 31)))
      const [secoes] = maybe(0.15, () => [
        random.pick(SECTIONS),
        random.pick([...SECTIONS, 'extra2']),
      ])
      const [tipos_ato] = maybe(0.1, () => [
        random.chance(0.5) ? random.pick(TYPES) : `${random.pick(TYPES).slice(0, 4)}*`,
      ])
      const [orgaos_exceto] = maybe(0.1, () => random.pick(BODIES).split('/'))
      const [orgaos] = maybe(0.15, () =>
        random.pick([random.pick(BODIES).split('/'), ['gabinete 3']]),
      )
      return {
        ...(data_inicio !== undefined && { data_inicio }),
        ...(data_fim !== undefined && { data_fim }),
        ...(edicao !== undefined && { edicao }),
        ...(secoes && { secoes }),
        ...(tipos_ato && { tipos_ato }),
        ...(orgaos && { orgaos }),
        ...(orgaos_exceto && { orgaos_exceto }),
      }
    },
  }

  /** Words by a distribution like Zipf's: the first ones far more often. */
  function word(): string {
    if (random.chance(0.06)) return String(random.below(random.pick([30, 3_000])))
    if (random.chance(0.01)) return random.pick(random.pick(IDENTIFIERS))
    return vocabulary[Math.floor(vocabulary.length ** random.next()) - 1]!
  }

  function text(words: number): string {
    return Array.from({ length: words }, word).join(' ')
  }

  /** A few words that occur somewhere, or not. */
  function quoted(): string {
    if (random.chance(0.2)) return text(random.between(1, 3))
    const words = random.pick(texts).split(/\s+/)
    const from = random.below(words.length)
    return words.slice(from, from + random.between(1, 4)).join(' ')
  }

  function leaf(): string {
    const kind = random.next()
    if (kind < 0.5) return word()
    if (kind < 0.7) return `"${quoted()}"`
    if (kind < 0.82) return `"${quoted()}"~${random.below(12)}`
    if (kind < 0.95) return `${word().slice(0, random.between(2, 6))}*`
    return '*'
  }

  function expression(depth: number): string {
    const kind = random.next()
    if (depth === 0 || kind < 0.45) {
      const field = random.pick(FIELDS)
      const sought = leaf()
      return sought === '*' ? sought : field + sought
    }
    const operator = random.pick([' ', ' ', ' OU ', ' OU ', ' NAO '])
    return `(${expression(depth - 1)})${operator}(${expression(depth - 1)})`
  }
}

/** `bacada`, `becada`, …: words with varied beginnings, so that a prefix matches a few of them. */
function invented(i: number): string {
  let word = ''
  for (let rest = i + 75; rest > 0; rest = Math.floor(rest / 75))
    word += 'bcdfglmnprstvxz'[rest % 15]! + 'aeiou'[Math.floor(rest / 15) % 5]!
  return word
}
