/*
 * node bench/rows/draw-norms.ts [--texts]
 *
 * Draws the acts of norms-fresh.json: of each stratum the first ones in the order of SHA-256 of `normas-fresh:` and the id,
 * none that another file labels nor one of their words, at most four of one body. Prints `id stratum` a line; `--texts` the
 * texts to be labelled.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Publication } from '../../server/src/gazette/publication.ts'
import { readRealActs } from '../lib/real-acts.ts'

/** In characters: longer texts are not read in full by anybody. */
const LONGEST = 8_000
const MOST_OF_BODY = 4

const SPECIES =
  /^(?:portaria|resolu|instru|ato(?!\p{L})|delibera|decreto|lei(?!\p{L})|medida|ordem de serv|circular|provimento|recomenda|norma|orienta)/iu
const NAMED = String.raw`(?:portarias?|resolu[çc][ãõ][oe]s?|instru[çc][ãa]o|ato|delibera[çc][ãa]o|decreto|lei|ordem de servi[çc]o)(?!\p{L})[^.;\n]{0,60}n[º°o.]{1,2}\s?\d`
const REVOKES = new RegExp(String.raw`(?:revog|cass(?:ar|ad))[^.;\n]{0,200}${NAMED}`, 'iu')
const ALTERS = new RegExp(
  String.raw`(?:passam? a (?:vigorar|viger|ter|constar)|alter(?:ar|a|o|am|ando|ad[ao]s?)(?!\p{L})|acresc|nova reda|inclu(?:ir|[íi]d)|exclu(?:ir|[íi]d)|modific)[^.;\n]{0,200}${NAMED}|${NAMED}[^;\n]{0,200}(?:passam? a (?:vigorar|viger|ter|constar)|nova reda|acrescid)`,
  'iu',
)

interface Stratum {
  name: string
  wanted: number
  has: (text: string) => boolean
}

const strata: Stratum[] = [
  { name: 'revoga', wanted: 25, has: (text) => REVOKES.test(text) },
  { name: 'altera', wanted: 40, has: (text) => ALTERS.test(text) },
  { name: 'nada', wanted: 15, has: (text) => !/revog|alter|vigorar|reda[çc]/iu.test(text) },
]

const acts = [...(await readRealActs()).values()].filter(
  ({ secao_base, tipo_ato, titulo, conteudo_completo }) =>
    secao_base !== '3' && SPECIES.test(tipo_ato || titulo) && conteudo_completo.length <= LONGEST,
)
const labelled = new Set(
  ['tuning', 'held-out'].flatMap((half) => {
    const path = join(import.meta.dirname, `norms-${half}.json`)
    return (JSON.parse(readFileSync(path, 'utf8')) as { id: string }[]).map(({ id }) => nameIn(id))
  }),
)
const words = new Set(acts.filter((act) => labelled.has(nameOf(act))).map(wordsOf))
const ofBody = new Map<string, number>()
for (const { name, wanted, has } of strata) draw(name, wanted, has)

function draw(name: string, wanted: number, has: Stratum['has']): void {
  let drawn = 0
  for (const act of acts.toSorted((a, b) => order(a).localeCompare(order(b)))) {
    const body = act.orgao.split('/')[0]!
    const before = ofBody.get(body) ?? 0
    if (drawn === wanted || before === MOST_OF_BODY || words.has(wordsOf(act))) continue
    if (!has(act.conteudo_completo)) continue
    words.add(wordsOf(act))
    ofBody.set(body, before + 1)
    drawn++
    console.log(act.id, name)
    if (process.argv.includes('--texts')) console.log(`${act.conteudo_completo}\n`)
  }
}

function order({ id }: Publication): string {
  return createHash('sha256').update(`normas-fresh:${id}`).digest('hex')
}

function nameOf({ idMateria, data_publicacao }: Publication): string {
  return `${idMateria} ${data_publicacao}`
}

/** `529_20230412_20502988` */
function nameIn(id: string): string {
  const [, day = '', matter = ''] = id.split('_')
  return `${matter.split('-')[0]} ${day.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')}`
}

/** Acts of one form differ in names and numbers alone. */
function wordsOf({ conteudo_completo }: Publication): string {
  return conteudo_completo.replaceAll(/\p{Lu}{2,}|\d+/gu, ' ').replaceAll(/\s+/gu, ' ')
}
