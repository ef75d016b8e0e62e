/*
 * node bench/relations/reach.ts [folder of an archive]
 *
 * Measures how far relations are read to reach (README.md, "How far a relation reaches"): tuned, held out
 * and unseen apart. Without a folder it imports the real editions. Prints Markdown; what differs goes to stderr.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openArchive } from '../../server/src/embedded/archive.ts'
import type { Correction } from '../../server/src/gazette/relations/correction.ts'
import { reachInto } from '../../server/src/gazette/relations/reach.ts'
import { relationsOf } from '../../server/src/gazette/relations/relations-of.ts'
import { words } from '../../server/src/gazette/words.ts'
import { decompressText } from '../../server/src/lib/text/compressed-text.ts'
import { runArauto } from '../lib/arauto.ts'
import { round, table } from '../lib/figures.ts'
import { EDITIONS } from './labels.ts'
import { isSamePart } from './same-part.ts'

const REAL = process.env.REAL_EDITIONS ?? '../shared/dou'

interface Told {
  tipo: Correction['tipo']
  /** Kind and number, or kind and date. */
  act: string
  reach: 'todo' | 'parte' | 'pessoa'
  part?: string
  people?: string[]
}

interface Pair {
  by: string
  tipo: Correction['tipo']
  original: string
  act: string
  alcance: 'todo' | 'parte'
  part?: string
}

interface ReachLabels {
  acts: Record<string, { does: Told[]; names: string[] }>
  pairs: Pair[]
  quoted: Record<string, [number, number][]>
}

const labels = read('reach.json')
const unseen = read('reach-unseen.json')

function read(name: string): ReachLabels {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as ReachLabels
}

/** Right and wrong answers of one half. */
class Figures {
  labelled = 0
  found = 0
  wrong = 0
  reach = 0
  parts = 0
  partsRight = 0
  pairs = 0
  pairsRight = 0
  quotations = 0
  quotationsRead = 0
}

const halves = {
  tuned: new Figures(),
  'held out': new Figures(),
  'unseen, looked at': new Figures(),
  'unseen, apart': new Figures(),
}

const [folder] = process.argv.slice(2)
if (folder !== undefined) measure(folder)
else if (existsSync(REAL)) await importAndMeasure()
else console.log(`NOT TESTED: no real editions in ${REAL}`)

async function importAndMeasure(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'arauto-reach-'))
  try {
    await runArauto(dataDir, ['importar', REAL, EDITIONS])
    measure(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}

function measure(dataDir: string): void {
  using archive = openArchive(dataDir)
  const find = archive.db.prepare(
    'SELECT titulo, tipo_ato, data_publicacao, conteudo_completo FROM publications WHERE id = ?',
  )
  const readAct = (id: string) => {
    const row = find.get(id) ?? fail(id)
    return {
      titulo: String(row.titulo),
      tipo_ato: String(row.tipo_ato),
      data_publicacao: String(row.data_publicacao),
      conteudo_completo: decompressText(row.conteudo_completo as Uint8Array),
    }
  }
  for (const [id, { does, names }] of Object.entries({ ...labels.acts, ...unseen.acts })) {
    const { corrections } = relationsOf(readAct(id))
    for (const told of does) judgeTold(id, told, corrections)
    for (const name of names) {
      const done = does.flatMap(({ tipo, act }) => (act === name ? [tipo] : []))
      if (!corrections.some((each) => isNamed(each, name) && !done.includes(each.tipo))) continue
      halfOf(id).wrong++
      console.error('linked, only named', id, name)
    }
  }
  for (const pair of labels.pairs) judgePair(pair, readAct)
  for (const [id, spans] of Object.entries(labels.quoted)) {
    const { corrections } = relationsOf(readAct(id))
    for (const [from, to] of spans) {
      halfOf(id).quotations++
      const inside = corrections.some(({ at }) => at && at[0] >= from && at[1] <= to)
      if (!inside) continue
      halfOf(id).quotationsRead++
      console.error('read in a quotation', id, from, to)
    }
  }
  print()
}

function judgeTold(id: string, told: Told, corrections: Correction[]): void {
  const half = halfOf(id)
  half.labelled++
  const named = corrections.filter((each) => each.tipo === told.tipo && isNamed(each, told.act))
  if (named.length === 0) return console.error('missed', id, told.tipo, told.act)
  half.found++
  const right = named.find((each) => reachOf(each) === told.reach)
  if (right) half.reach++
  else console.error('reach', id, told.tipo, told.act, told.reach, named[0]!.part ?? null)
  if (told.part === undefined && told.people === undefined) return
  half.parts++
  if (right && isPart(right, told)) half.partsRight++
  else console.error('part', id, told.act, told.part ?? told.reach, named[0]!.part?.texto ?? null)
}

function judgePair(pair: Pair, read: (id: string) => Parameters<typeof relationsOf>[0]): void {
  const { by, tipo, original, act, alcance, part } = pair
  const half = halfOf(by)
  half.pairs++
  const corrections = relationsOf(read(by)).corrections
  const correction =
    corrections.find((each) => each.tipo === tipo && isNamed(each, act)) ??
    corrections.find((each) => each.tipo === tipo)
  if (!correction) return console.error('pair missed', by, original)
  const article = read(original)
  const reach = reachInto(correction, {
    names: () => relationsOf(article).names,
    text: () => article.conteudo_completo,
  })
  const isRight = reach.alcance === alcance && isOfKind(reach.parte, part)
  if (isRight) half.pairsRight++
  else console.error('pair', by, original, alcance, part ?? '', reach.parte)
}

function isOfKind(
  found: { tipo: string; texto: string } | null,
  part: string | undefined,
): boolean {
  if (part === undefined) return found === null
  if (part === 'pessoa') return found?.tipo === 'pessoa'
  return found !== null && isSamePart(found.texto, part)
}

/** What the text alone says: a deed without a name stands for somebody. */
function reachOf({ part }: Correction): Told['reach'] {
  if (!part) return 'todo'
  const isDeed = part.tipo === 'pessoa' || (part.tipo === 'medida' && /^\S+$/.test(part.texto))
  return isDeed ? 'pessoa' : 'parte'
}

function isPart({ part }: Correction, told: Told): boolean {
  if (told.people) {
    const read = part!.texto.split('; ').map(digest)
    return told.people.every((person) => read.includes(person))
  }
  return isSamePart(part!.texto, told.part!)
}

function digest(name: string): string {
  return createHash('sha256').update(words(name).trim()).digest('hex').slice(0, 12)
}

function isNamed({ names }: Correction, act: string): boolean {
  const [kind, id] = act.split(' ')
  return names.some(
    (name) =>
      name.kind === kind && (name.number === id || (name.number === null && name.date === id)),
  )
}

function halfOf(id: string): Figures {
  const first = createHash('sha256').update(`half:${id}`).digest('hex')[0]!
  const isApart = Number.parseInt(first, 16) % 2 === 1
  if (id in unseen.acts) return halves[isApart ? 'unseen, apart' : 'unseen, looked at']
  return halves[isApart ? 'held out' : 'tuned']
}

function print(): void {
  const head = [
    'half',
    'labelled',
    'found',
    'linked but only named',
    'recall',
    'whole or part',
    'which part',
    'by both texts',
    'read in quotations',
  ]
  const rows = Object.entries(halves).map(([name, half]) => [
    name,
    String(half.labelled),
    String(half.found),
    String(half.wrong),
    round(half.found / half.labelled),
    `${half.reach} of ${half.found}: ${round(half.reach / half.found)}`,
    `${half.partsRight} of ${half.parts}: ${round(half.partsRight / half.parts)}`,
    `${half.pairsRight} of ${half.pairs}: ${round(half.pairsRight / half.pairs)}`,
    `${half.quotationsRead} of ${half.quotations}`,
  ])
  console.log(table(head, rows))
}

function fail(id: string): never {
  throw new Error(`${id} is not in the archive`)
}
