/*
 * node bench/citations/draw.ts [--second]
 *
 * Prints what to read for `labels.json`: one number of each act, in the order of the SHA-256 of `citations:`
 * and the act's id. The second drawing goes on where the first one ended, without the acts that have a label. The words before it are looked for roughly, with nothing in common with the program's own
 * rules. Of a number near a day of the editions, the acts are listed that have this number in their first line.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRealActs } from '../lib/real-acts.ts'

const BEFORE = 110
const AFTER = 150
/** The title of the act itself. */
const HEADING = 200

const KIND =
  '(?:\\blei|decreto|medida provis|emenda|portaria|resolu[çc]|instru[çc]|\\bato\\b|edital|despacho|delibera|ac[óo]rd|provimento|circular|ordem de servi|recomenda|s[úu]mula)'
const ACT = new RegExp(`${KIND}[^\\d;]{0,60}?(?:n[º°o.]{1,2} ?|[a-zA-Z/-] )(\\d[\\d./-]*)`, 'gi')
/** Days shortly before and in the editions, so that the act may be among them; not in capitals, as in headings. */
const NEAR =
  /^[\d.]+[\w/ -]{0,30}?,? de (?:(?:1[3-9]|2\d|3[01])[º°]? de [Mm]ar[çc]o de 2023|\d{1,2}[º°]? de (?:[Aa]bril|[Mm]aio) de 2023|(?:1[3-9]|2\d|3[01])\/0?3\/2023|\d{1,2}\/0?[45]\/2023)/s
/** Published on a day of the editions, so that the act is probably among them. */
const WITHIN =
  /^[^;]{0,110}?(?:d\.?o\.?u\b|di[áa]rio oficial)[^;\n]{0,45}?(?:2[0-4478][º°]? de mar[çc]o de 2023|2[0-4478]\/0?3\/2023|1[0278] de abril de 2023|1[0278]\/0?4\/2023|(?:0?2|1º|12) de maio de 2023|(?:02|12)\/0?5\/2023)/is

const PLACE =
  /(?:d\.?o\.?u\b|di[áa]rio oficial)[^;\n]{0,40}?(\d{1,2}[º°]? ?(?:de|\/|\.|-) ?\w+ ?(?:de|\/|\.|-) ?\d{2,4})/gi
const PROCESS = /\b(?:processo|autos)\b[^\d\n]{0,30}(\d[\d./-]{9,})/gi

const MONTHS = 'janeiro fevereiro março abril maio'.split(' ')

interface Stratum {
  name: string
  most: number
  word: RegExp
  fits?: (after: string) => boolean
}
const FIRST: Stratum[] = [
  { name: 'near', most: 110, word: ACT, fits: (after) => NEAR.test(after) },
  { name: 'any', most: 130, word: ACT },
  { name: 'place', most: 40, word: PLACE },
  { name: 'within', most: 90, word: ACT, fits: (after) => WITHIN.test(after) },
  { name: 'process', most: 30, word: PROCESS },
]
const SECOND: Stratum[] = [
  { name: 'within', most: 36, word: ACT, fits: (after) => WITHIN.test(after) },
  { name: 'near', most: 16, word: ACT, fits: (after) => NEAR.test(after) },
  { name: 'any', most: 8, word: ACT },
]
const isSecond = process.argv[2] === '--second'
const labels: { act?: string }[] = isSecond
  ? JSON.parse(readFileSync(join(import.meta.dirname, 'labels.json'), 'utf8'))
  : []

const acts = [...(await readRealActs()).values()]
  .map((act) => ({
    act,
    rank: createHash('sha256').update(`citations:${act.id}`).digest(),
  }))
  .toSorted((a, b) => Buffer.compare(a.rank, b.rank))
const drawn = new Set(labels.map(({ act }) => act))
for (const { name, most, word, fits } of isSecond ? SECOND : FIRST) {
  let left = most
  for (const { act, rank } of acts) {
    const text = act.conteudo_completo
    const found = [...text.matchAll(word)]
      .map((match) => match.index + match[0].length - match[1]!.length)
      .filter((at) => at > HEADING && (!fits || fits(text.slice(at, at + AFTER))))
    if (left === 0 || found.length === 0 || drawn.has(act.id)) continue
    const at = found[rank[0]! % found.length]!
    drawn.add(act.id)
    left--
    const passage = `${text.slice(at - BEFORE, at)}⟦${text.slice(at, at + AFTER)}`
    console.log(`${name} ${act.id} @${at} ${act.data_publicacao} ${act.orgao}`)
    console.log(`  ${passage.replaceAll(/\s+/g, ' ')}`)
    if (name === 'near' || name === 'within') listNamesakes(act.id, text.slice(at, at + AFTER))
  }
}

/** The acts that have this number and the day after it in their first lines, or in a list under that day. */
function listNamesakes(id: string, text: string): void {
  const number = plain(/^[\d.]+/.exec(text)?.[0] ?? '')
  const [, day = '', month = ''] = /de (\d{1,2})[º°]?(?: de |\/)(\w+)/.exec(text) ?? []
  const name = MONTHS[Number(month) - 1] ?? month
  const dated = new RegExp(`(?<!\\d)0?${Number(day)}[º°]? de ${name}`, 'i')
  const numbered = new RegExp(`n[º°.]{1,2} ?0*${number.split('').join('\\.?')}(?!\\d)`, 'i')
  for (const { act } of acts) {
    const [heading = '', ...paragraphs] = act.conteudo_completo.split('\n\n')
    const isNamed = [heading, ...paragraphs.map((one) => one.slice(0, 14))].some((one) =>
      numbered.test(one),
    )
    if (act.id !== id && dated.test(heading) && isNamed)
      console.log(
        `    = ${act.id} ${act.data_publicacao} p${act.pagina} ${heading.slice(0, 70)} | ${act.orgao}`,
      )
  }
}

function plain(printed: string): string {
  return printed.replaceAll('.', '').replace(/^0+/, '')
}
