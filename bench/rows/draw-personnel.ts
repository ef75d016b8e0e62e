/*
 * node bench/rows/draw-personnel.ts          # id, half, stratum, first verb and body, one act a line
 * node bench/rows/draw-personnel.ts tuning   # the texts of one half, to be read
 * node bench/rows/draw-personnel.ts fresh    # the texts of a set half as large, of acts that no half has
 * node bench/rows/draw-personnel.ts blind    # the texts of a third set, of acts that no file of labels names; blind-2 to blind-5: others
 *
 * Draws the personnel acts of Section 2 whose rows are labelled: within each stratum the first ones in the order
 * of SHA-256 of `pessoal:` and the id, but no more than `MOST` of one first verb and of one body, and before them
 * whatever is of another year than most are. The signs of a stratum are rough on purpose: they have nothing in
 * common with the rules that are measured. Halves by SHA-256 of `metade:` and the id. The fresh set is drawn alike
 * from what is left under a salt of its own; no act of it has the words of another labelled one. So are the blind
 * sets, by narrower strata.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Publication } from '../../server/src/gazette/publication.ts'
import { readRealActs } from '../lib/real-acts.ts'

/** In the order in which an act is asked: the first sign that it shows is its stratum. */
const STRATA = [
  { name: 'correction', wanted: 20, longest: 5_000, has: isCorrection },
  { name: 'table or annex', wanted: 20, longest: 8_000, has: isTabular },
  { name: 'five persons', wanted: 40, longest: 8_000, has: isOfMany },
  { name: 'one or two', wanted: 120, longest: 5_000, has: (text: string) => namesIn(text) <= 2 },
]
/** How many of each the first blind set has, the second to the fourth, and the fifth. */
const BLIND_STRATA = [
  { name: 'correction', wanted: [10, 7, 6], longest: 4_000, has: isCorrection },
  { name: 'table or annex', wanted: [10, 7, 6], longest: 6_000, has: isTabular },
  { name: 'several acts', wanted: [10, 7, 6], longest: 6_000, has: isOfSeveralActs },
  { name: 'five persons', wanted: [15, 10, 9], longest: 6_000, has: isOfMany },
  { name: 'left or away', wanted: [15, 11, 9], longest: 4_000, has: tellsOfLeaving },
  {
    name: 'substitute',
    wanted: [10, 7, 6],
    longest: 4_000,
    has: (text: string) => /substitut/i.test(text),
  },
  {
    name: 'up to four',
    wanted: [30, 21, 18],
    longest: 4_000,
    has: (text: string) => namesIn(text) <= 4,
  },
] as const
/** In the later blind sets whatever the stratum, and tables of any length. */
const LONGEST_AGAIN = 12_000
const VERBS =
  /\b(?:design|dispens|nome[ai]|exoner|substitu|aposent|concede|cede|requisi|remo[vç]|redistribu|afast|autoriz|licenç|recondu|reverte|reintegr|promo|demit|vacância|contrat|rescind|reserva|delega|constitu|convoc|homolog|prorrog|disposição)/i
const COMMON_YEAR = '2023'
const MOST = { verb: 0.12, body: 0.05 }
/** What makes the order of a set, where that is not its name. */
const SALTS: Record<string, string> = {
  'blind-3': 'cegas-3',
  'blind-4': 'cegas-4',
  'blind-5': 'cegas-5',
}
/** So long is the longest table of the fresh set. */
const MOST_TABLE_LINES = 60

const asked = process.argv[2]
const isFresh = asked === 'fresh'
const isAgain = /^blind-[2-5]$/.test(asked ?? '')
const isBlind = asked === 'blind' || isAgain
const salt = SALTS[asked ?? ''] ?? (isBlind || isFresh ? `pessoal-${asked}` : 'pessoal')
const real = await readRealActs()
const taken = new Set(
  isBlind ? labelledAnywhere() : isFresh ? ['tuning', 'held-out'].flatMap(labelledIn) : [],
)
const printed = new Set([...taken].flatMap((id) => real.get(id) ?? []).map(wordingOf))
const acts = [...real.values()]
  .filter(({ secao_base }) => secao_base === '2')
  .toSorted(
    (a, b) =>
      Number(isOfCommonYear(a)) - Number(isOfCommonYear(b)) ||
      order(salt, a).localeCompare(order(salt, b)),
  )
for (const act of isFresh ? acts.filter(isOfRareYear) : []) {
  taken.add(act.id)
  print(act, 'another year')
}
for (const { name, wanted, longest, has } of isBlind ? blindStrata() : STRATA) {
  const fits = acts.filter(
    ({ id, conteudo_completo: text }) => !taken.has(id) && text.length <= longest && has(text),
  )
  for (const { id } of fits) taken.add(id)
  const isLeft = isFresh || isBlind
  for (const act of varied(isLeft ? fits.filter(isNew) : fits, isFresh ? wanted / 2 : wanted))
    print(act, name)
}

function blindStrata(): typeof STRATA {
  return BLIND_STRATA.map(({ wanted: [first, again, last], longest, ...stratum }) => ({
    ...stratum,
    wanted: asked === 'blind-5' ? last : isAgain ? again : first,
    longest: isAgain ? LONGEST_AGAIN : longest,
  }))
}

function labelledIn(set: string): string[] {
  const path = join(import.meta.dirname, `personnel-${set}.json`)
  return Object.keys(JSON.parse(readFileSync(path, 'utf8')))
}

/** The ids that a file of this folder names, whatever table it is about, but for those of sets that were later. */
function labelledAnywhere(): string[] {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => name.endsWith('.json') && !isLater(name),
  )
  return files.flatMap(
    (name) => readFileSync(join(import.meta.dirname, name), 'utf8').match(/pub_\w+/g) ?? [],
  )
}

/** Whether a file was made after the set that is asked for. */
function isLater(name: string): boolean {
  if (asked === 'blind-5') return /-blind-5|tenders-blind-4/.test(name)
  if (asked === 'blind-4') return /-blind-[45]|tenders-blind-[34]/.test(name)
  if (asked === 'blind-3') return /-blind-[345]|tenders-blind-[2-4]/.test(name)
  return isAgain ? /-blind-[2-5]|tenders-blind/.test(name) : /-blind/.test(name)
}

/** Whatever its signs are: there are so few. */
function isOfRareYear(act: Publication): boolean {
  return !isOfCommonYear(act) && !taken.has(act.id)
}

/** Its table is not too long, and no act that was labelled or asked before has its words. */
function isNew(act: Publication): boolean {
  const lines = act.conteudo_completo.split('\n').filter((line) => line.includes('\t'))
  const wording = wordingOf(act)
  const isLong = lines.length > MOST_TABLE_LINES && !isAgain
  if (isLong || printed.has(wording)) return false
  printed.add(wording)
  return true
}

/** Without numbers and what is in capitals, names of persons above all. */
function wordingOf({ conteudo_completo }: Publication): string {
  return conteudo_completo.replaceAll(/\p{Lu}{2,}|\P{L}+/gu, ' ').replaceAll(/\s+/g, ' ')
}

/** The first `wanted` acts, not too many of one verb or body. */
function varied(from: Publication[], wanted: number): Publication[] {
  const count = new Map<string, number>()
  const mayHave = (key: string, share: number) => (count.get(key) ?? 0) < Math.ceil(wanted * share)
  const chosen: Publication[] = []
  for (const act of from) {
    const [verb, body] = [verbOf(act), bodyOf(act)]
    if (chosen.length === wanted) break
    if (!mayHave(verb, MOST.verb) || !mayHave(body, MOST.body)) continue
    for (const key of [verb, body]) count.set(key, (count.get(key) ?? 0) + 1)
    chosen.push(act)
  }
  return chosen
}

function print(act: Publication, stratum: string): void {
  const half = order('metade', act) < '8' ? 'tuning' : 'held-out'
  if (asked === undefined) console.log([act.id, half, stratum, verbOf(act), bodyOf(act)].join('\t'))
  else if (isFresh || isBlind || asked === half)
    console.log(`== ${act.id} ${stratum} (${act.orgao})\n${act.conteudo_completo}\n`)
}

function order(by: string, { id }: Publication): string {
  return createHash('sha256').update(`${by}:${id}`).digest('hex')
}

function isOfCommonYear({ data_publicacao }: Publication): boolean {
  return data_publicacao.startsWith(COMMON_YEAR)
}

function bodyOf({ orgao }: Publication): string {
  return orgao.split('/').slice(0, 2).join('/')
}

function verbOf({ conteudo_completo }: Publication): string {
  const [, decision = conteudo_completo] = conteudo_completo.split(/resolv\w+/i)
  return VERBS.exec(decision)?.[0].toLowerCase() ?? 'outro'
}

function isCorrection(text: string): boolean {
  return /^RETIFICA|onde se l[êe]|(?:tornar?|fica)[^.]{0,40}(?:sem efeito|anulad|insubsistente)(?![^.]*\bcaso\b)|^anular/im.test(
    text,
  )
}

function isTabular(text: string): boolean {
  return /\t|^ANEXO/m.test(text)
}

/** Two that decide, or two numbered lines. */
function isOfSeveralActs(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return count(/\bresolvem?\b/gi) > 1 || count(/^N[º°o.]+\s?[\d.]+/gm) > 1
}

function tellsOfLeaving(text: string): boolean {
  return /aposentad|pens[ãa]o|afasta|licença|vacância|vago|reserva remunerada|férias/i.test(text)
}

/** Between the opening, which names members of boards, and the signature. */
function isOfMany(text: string): boolean {
  const decision = text.slice(text.search(/resolve|autoriza/i)).replace(/\n[^\n]*$/, '')
  return namesIn(decision) >= 5
}

/** About how many persons: runs of capitals within a line, or registrations, whichever are more. */
function namesIn(text: string): number {
  const runs = text.matchAll(
    /(?<=[a-zà-ú0-9,:;.-]\s)\p{Lu}[\p{Lu}']+(?:\s(?:D[AEO]S?|E|\p{Lu}[\p{Lu}']+)){1,8}(?=[,;. (]|$)/gmu,
  )
  const registrations = text.match(/(?:matr[íi]cula|siape)\D{0,20}[\d*]{4}/gi) ?? []
  return Math.max(new Set([...runs].map(([run]) => run)).size, registrations.length)
}
