/*
 * node bench/relations/calibrate.ts
 *
 * Measures how often a link is right by how well its act agrees with what the text says of it: each labelled
 * link is made once with its original and once without it (README.md). Prints Markdown for RESULTS.md, and
 * the shares of the tuned half for server/src/gazette/relations/confidence.ts.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Candidate,
  type Closest,
  findClosest,
} from '../../server/src/gazette/relations/choose-original.ts'
import { LEAST_SHARES, confidenceOf } from '../../server/src/gazette/relations/confidence.ts'
import type { Correction } from '../../server/src/gazette/relations/correction.ts'
import { institutionOf } from '../../server/src/gazette/relations/likeness.ts'
import { type ActRelations, relationsOf } from '../../server/src/gazette/relations/relations-of.ts'
import type { Publication } from '../../server/src/gazette/publication.ts'
import { pagesIn } from '../../server/src/printed/pages.ts'
import { writeZip } from '../../server/test/_editions.ts'
import { round, table } from '../lib/figures.ts'
import { readActsOf, readRealActs } from '../lib/real-acts.ts'
import { EDITIONS, type LabelledSet, SETS, old } from './labels.ts'
import { plantOriginals } from './plant.ts'

interface Link extends Closest<Candidate> {
  isRight: boolean
  isHeldOut: boolean
}

const read = new Map<string, ActRelations>()
const editions = [...(await readRealActs()), ...(await readActsOf(EDITIONS))]
if (editions.length === 0) console.log('NOT TESTED: no real editions')
else await measure(new Map(editions))

async function measure(acts: Map<string, Publication>): Promise<void> {
  const links = ofOldSet(acts)
  for (const [i, set] of Object.values(SETS).entries())
    links.push(...(await ofSet(acts, set, 900_000_000 + 10_000_000 * i)))
  const [tuned, heldOut] = [false, true].map((half) =>
    links.filter((link) => link.isHeldOut === half),
  ) as [Link[], Link[]]
  console.log(
    table(
      [
        'agreement',
        'tuned: links',
        'right',
        'share',
        'held out: links',
        'right',
        'share',
        'confianca',
      ],
      rowsOf(tuned, heldOut),
    ),
  )
  console.log(`\nexpected calibration error, held out: ${round(calibrationError(heldOut))}`)
}

/** Links between acts of the editions. */
function ofOldSet(acts: Map<string, Publication>): Link[] {
  const index = indexOf([...acts.values()])
  return Object.entries(old.corrections).flatMap(([from, label]) =>
    linksOf(
      acts.get(from)!,
      index,
      (tipo, to) => label[tipo as 'retifica']?.some((one) => one.split('|').includes(to)) ?? false,
    ),
  )
}

/** Links to the originals that a set mentions, planted among acts easily mistaken for them. */
async function ofSet(
  acts: Map<string, Publication>,
  set: LabelledSet,
  materia: number,
): Promise<Link[]> {
  const known = Object.fromEntries(Object.entries(set).filter(([id]) => acts.has(id)))
  const plants = plantOriginals(known, acts, materia)
  const byMateria = new Map(plants.map((plant) => [plant.article.idMateria, plant]))
  const planted = await readArticles(plants.flatMap(({ article, decoys }) => [article, ...decoys]))
  const index = indexOf([...acts.values(), ...planted])
  const byId = new Map(planted.map((act) => [act.id, byMateria.get(act.idMateria)]))
  return Object.keys(known).flatMap((from) =>
    linksOf(acts.get(from)!, index, (tipo, to) => {
      const plant = byId.get(to)
      const isPlanted =
        plant?.by === from && 'tipo' in plant.statement && plant.statement.tipo === tipo
      return (
        isPlanted ||
        (set[from]!.links[tipo as 'retifica']?.some((one) => one.split('|').includes(to)) ?? false)
      )
    }),
  )
}

type Articles = ReturnType<typeof plantOriginals>[number]['decoys']

async function readArticles(articles: Articles): Promise<Publication[]> {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-planted-'))
  try {
    const byFile = Map.groupBy(articles, ({ data, pubName }) => `${data}-${pubName}`)
    for (const [name, contents] of byFile) writeZip(folder, `${name}.zip`, contents)
    return [...(await readActsOf(folder)).values()]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What an act corrects by the program: right or not; and what it corrects when the right act is missing. */
function linksOf(
  act: Publication,
  index: Index,
  isRight: (tipo: string, to: string) => boolean,
): Link[] {
  const half = createHash('sha256').update(`half:${act.id}`).digest('hex')[0]!
  const isHeldOut = Number.parseInt(half, 16) % 2 === 1
  return relations(act).corrections.flatMap((correction) => {
    const { tipo } = correction
    const candidates = candidatesOf(correction, act, index)
    const made = findClosest(correction, act.orgao, candidates)
    if (!made) return []
    const link = { ...made, isRight: isRight(tipo, made.original.id), isHeldOut }
    const others = candidates.filter(({ id }) => !isRight(tipo, id))
    const without = link.isRight ? findClosest(correction, act.orgao, others) : null
    return without ? [link, { ...without, isRight: false, isHeldOut }] : [link]
  })
}

interface Index {
  byName: Map<string, Publication[]>
  byPage: Map<string, Publication[]>
  byInstitution: Map<string, Publication[]>
  daysOf: Map<string, Set<string>>
}

function indexOf(acts: Publication[]): Index {
  const index: Index = {
    byName: new Map(),
    byPage: new Map(),
    byInstitution: new Map(),
    daysOf: new Map(),
  }
  const add = (map: Map<string, Publication[]>, key: string, act: Publication) =>
    map.get(key)?.push(act) ?? map.set(key, [act])
  for (const act of acts) {
    const day = act.data_publicacao
    for (const { kind, number } of relations(act).names) add(index.byName, `${kind} ${number}`, act)
    for (const page of pagesIn(act.pagina)) add(index.byPage, `${day} ${page}`, act)
    add(index.byInstitution, `${day} ${institutionOf(act.orgao)}`, act)
    index.daysOf.set(act.edicao, (index.daysOf.get(act.edicao) ?? new Set()).add(day))
  }
  return index
}

/** As store/archive/original-finder.ts does, in memory. */
function candidatesOf(
  { names, publishedIn: place, excerpt }: Correction,
  act: Publication,
  index: Index,
): Candidate[] {
  const day = place?.date ?? dayOf(index.daysOf.get(place?.edition ?? '') ?? new Set(), act)
  const found = new Set<Publication>()
  for (const name of names)
    for (const other of index.byName.get(`${name.kind} ${name.number}`) ?? []) {
      const isOfDate =
        name.date !== null &&
        relations(other).names.some((own) => own.kind === name.kind && own.date === name.date)
      const isOfDay = other.data_publicacao === day
      const isOfYear =
        day === null &&
        name.year !== undefined &&
        institutionOf(other.orgao) === institutionOf(act.orgao)
      if (isOfDate || isOfDay || isOfYear) found.add(other)
    }
  for (const other of index.byPage.get(`${day} ${place?.page}`) ?? []) found.add(other)
  if (names.length === 0 && excerpt !== '' && !place?.page)
    for (const other of index.byInstitution.get(`${day} ${institutionOf(act.orgao)}`) ?? [])
      found.add(other)
  return [...found]
    .filter((other) => other !== act && other.data_publicacao <= act.data_publicacao)
    .map((other) => ({
      ...other,
      names: () => relations(other).names,
      text: () => other.conteudo_completo,
    }))
}

/** The last day before an act's on which an edition of some number came out. */
function dayOf(days: Set<string>, act: Publication): string | null {
  return (
    [...days]
      .filter((day) => day <= act.data_publicacao)
      .toSorted()
      .at(-1) ?? null
  )
}

function relations(act: Publication): ActRelations {
  const known = read.get(act.id) ?? relationsOf(act)
  read.set(act.id, known)
  return known
}

/** Links that nothing resembles by the share that agrees, and last those among rivals. */
function rowsOf(tuned: Link[], heldOut: Link[]): string[][] {
  const rows = LEAST_SHARES.map((least, i) => ({
    name: `${least} or more`,
    has: ({ share, hasRival }: Link) =>
      !hasRival && share >= least && share < (LEAST_SHARES[i - 1] ?? 2),
    confianca: confidenceOf({ share: least, hasRival: false }),
  }))
  const among = {
    name: 'among rivals',
    has: ({ hasRival }: Link) => hasRival,
    confianca: confidenceOf({ share: 1, hasRival: true }),
  }
  return [...rows, among].map(({ name, has, confianca }) => [
    name,
    ...[tuned, heldOut].flatMap((half) => {
      const links = half.filter(has)
      const right = links.filter(({ isRight }) => isRight).length
      return [String(links.length), String(right), round(right / links.length)]
    }),
    String(confianca),
  ])
}

/** The mean distance between what a link promises and how often such links are right. */
function calibrationError(links: Link[]): number {
  const groups = Map.groupBy(links, (link) => confidenceOf(link))
  let sum = 0
  for (const [confianca, group] of groups)
    sum += Math.abs(group.filter(({ isRight }) => isRight).length - confianca * group.length)
  return sum / links.length
}
