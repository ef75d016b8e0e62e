/*
 * node bench/relations/run.ts [set …]
 *
 * Measures how many links between acts are right and how many are missing: imports the real editions with
 * the real command and compares with labels set by hand (README.md). Prints Markdown for RESULTS.md. The
 * sets are `tuning` (the default), `held-out`, `unseen-1` to `unseen-9`, `elsewhere`.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openArchive } from '../../server/src/embedded/archive.ts'
import { createQueries } from '../../server/src/embedded/queries.ts'
import type { PublicationDetail } from '../../server/src/gazette/publication-detail.ts'
import { decompressText } from '../../server/src/lib/text/compressed-text.ts'
import { writeZip } from '../../server/test/_editions.ts'
import { decodeAct } from '../../server/test/_decode-act.ts'
import { runArauto } from '../lib/arauto.ts'
import { round, table } from '../lib/figures.ts'
import { type Count, type Counts, type Links, countAll } from './count.ts'
import {
  type CorrectionKind,
  EDITIONS,
  LATER_KINDS,
  type Label,
  type LabelledSet,
  type RelationKind,
  SETS,
  type SetName,
  WITH_LATER_KINDS,
  old,
} from './labels.ts'
import { type CorrectingAct, type Plant, plantOriginals } from './plant.ts'

const REAL = process.env.REAL_EDITIONS ?? '../shared/dou'
const HEAD = ['links', 'labelled', 'found', 'missed', 'wrong', 'precision', 'recall', 'not judged']

const NAMES = Object.keys(SETS) as SetName[]
/** The distance between the idMateria of two sets' planted acts. */
const MATERIAS = 10_000_000

if (!existsSync(REAL)) console.log(`NOT TESTED: no real editions in ${REAL}`)
else await measure()

async function measure(): Promise<void> {
  const asked = process.argv.slice(2)
  const unknown = asked.find((name) => !(name in SETS))
  if (unknown !== undefined) throw new Error(`${unknown} is none of ${NAMES.join(', ')}`)
  const names = NAMES.filter((name) =>
    asked.length === 0 ? name === 'tuning' : asked.includes(name),
  )
  const folder = mkdtempSync(join(tmpdir(), 'arauto-relations-'))
  try {
    await runArauto(folder, ['importar', REAL])
    await runArauto(folder, ['importar', EDITIONS])
    const links = await readLinks(folder)
    print('old set', ofOldSet(links))
    for (const name of names) print(name, ofSet(links, name))
    for (const name of names) {
      const materia = 900_000_000 + MATERIAS * NAMES.indexOf(name)
      const planted = await plantInto(folder, SETS[name], materia)
      print(`${name}, planted originals`, ofPlants(await readLinks(folder), name, planted))
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The corrections and citations of each act. */
async function readLinks(dataDir: string): Promise<Links> {
  using archive = openArchive(dataDir)
  const { publications } = createQueries(archive, { dataDir, secretKey: null })
  const links = new Map<string, PublicationDetail['relacoes']>()
  for (const { id } of archive.db.prepare('SELECT id FROM publications').all()) {
    const act = decodeAct(await publications.read(String(id)))!
    links.set(act.id, act.relacoes)
  }
  return links
}

function ofOldSet(links: Links): Counts {
  return countAll(links, (from, kind) => {
    if (kind === 'cita') return citationsOf(from, links)
    if (NAMES.some((name) => from in SETS[name])) return undefined
    const label = old.corrections[from]
    if (label) return label[kind] ?? (isOfOldSet(kind) ? [] : null)
    return old.withoutOriginal.includes(from) && isOfOldSet(kind) ? [] : null
  })
}

/** If an act revokes what it cites, the link says so. */
function citationsOf(from: string, links: Links): string[] | null {
  const corrected = links.get(from)?.filter(({ tipo }) => tipo !== 'cita') ?? []
  const cited = old.citations[from]?.filter((id) => !corrected.some((link) => link.id === id))
  return cited ?? null
}

/** The old set was labelled for these kinds only. */
function isOfOldSet(kind: RelationKind): boolean {
  return kind !== 'revoga' && kind !== 'anula' && !LATER_KINDS.includes(kind)
}

/** In the later sets, every link of an act is judged, except citations. */
function ofSet(links: Links, name: SetName): Counts {
  return countAll(links, (from, kind) => {
    const label: Label | undefined = SETS[name][from]
    return label && isJudged(name, kind) ? (label.links[kind as CorrectionKind] ?? []) : undefined
  })
}

function isJudged(name: SetName, kind: RelationKind): boolean {
  if (kind === 'cita') return false
  return name === WITH_LATER_KINDS || !LATER_KINDS.includes(kind)
}

/** Only for planted acts: links to other acts were counted before. */
function ofPlants(links: Links, name: SetName, plants: Map<string, Plant>): Counts {
  const set: LabelledSet = SETS[name]
  const known = (from: string) => {
    const links = Object.values(set[from]?.links ?? {}).flat()
    return new Set(links.flatMap((original) => original.split('|')))
  }
  const others = new Map(
    [...links].map(([from, found]) => [from, found.filter(({ id }) => !known(from).has(id))]),
  )
  return countAll(others, (from, kind) => {
    if (!(from in set) || !isJudged(name, kind)) return undefined
    return [...plants].flatMap(([id, { by, statement }]) =>
      by === from && 'tipo' in statement && statement.tipo === kind ? [id] : [],
    )
  })
}

/** Imports the originals that a set mentions; returns them by id. */
async function plantInto(
  dataDir: string,
  set: LabelledSet,
  materia: number,
): Promise<Map<string, Plant>> {
  const plants = plantOriginals(set, readActs(dataDir, set), materia)
  const articles = plants.flatMap(({ article, decoys }) => [article, ...decoys])
  const folder = mkdtempSync(join(tmpdir(), 'arauto-planted-'))
  try {
    const byFile = Map.groupBy(articles, ({ data, pubName }) => `${data}-${pubName}`)
    for (const [name, contents] of byFile) writeZip(folder, `${name}.zip`, contents)
    await runArauto(dataDir, ['importar', folder])
  } finally {
    rmSync(folder, { recursive: true })
  }
  using archive = openArchive(dataDir)
  const { db } = archive
  const byMateria = new Map(plants.map((plant) => [plant.article.idMateria, plant]))
  const rows = db.prepare('SELECT id, id_materia FROM publications').all()
  return new Map(
    rows.flatMap(({ id, id_materia }) => {
      const plant = byMateria.get(String(id_materia))
      return plant ? [[String(id), plant]] : []
    }),
  )
}

function readActs(dataDir: string, set: LabelledSet): Map<string, CorrectingAct> {
  using archive = openArchive(dataDir)
  const { db } = archive
  const find = db.prepare('SELECT * FROM publications WHERE id = ?')
  return new Map(
    Object.keys(set).map((id) => {
      const row = find.get(id) as unknown as CorrectingAct & { conteudo_completo: Uint8Array }
      return [id, { ...row, conteudo_completo: decompressText(row.conteudo_completo) }]
    }),
  )
}

function print(name: string, counts: Counts): void {
  console.log(`\n**${name}**\n`)
  console.log(
    table(
      HEAD,
      [...counts].map(([kind, each]) => row(kind, each)),
    ),
  )
  for (const [kind, { missed, wrong, unjudged }] of counts)
    console.error(
      JSON.stringify({ name, kind, missed, wrong, unjudged: kind === 'cita' ? [] : unjudged }),
    )
}

function row(kind: RelationKind, { labelled, found, missed, wrong, unjudged }: Count): string[] {
  const precision = found / (found + wrong.length)
  const recall = found / labelled
  // Citations were labelled by reading those found; nobody counted the missing ones.
  const shares = [precision, kind === 'cita' ? NaN : recall].map(round)
  return [
    kind,
    ...[labelled, found, missed.length, wrong.length].map(String),
    ...shares,
    String(unjudged.length),
  ]
}
