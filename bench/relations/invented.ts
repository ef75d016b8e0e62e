/*
 * node bench/relations/invented.ts [apart]
 *
 * Measures links, reach and states on invented acts (README.md, "Invented acts"): imports them with the real
 * command, and their originals after them. What differs goes to stderr, with `apart` that of the half kept
 * apart, too. Prints Markdown for RESULTS.md.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openArchive } from '../../server/src/embedded/archive.ts'
import { createQueries } from '../../server/src/embedded/queries.ts'
import type { PublicationDetail } from '../../server/src/gazette/publication-detail.ts'
import { type TestArticle, writeZip } from '../../server/test/_editions.ts'
import { decodeAct } from '../../server/test/_decode-act.ts'
import { runArauto } from '../lib/arauto.ts'
import { round, table } from '../lib/figures.ts'
import type { CorrectionKind, LabelledSet, Named } from './labels.ts'
import { type CorrectingAct, plantOriginals } from './plant.ts'
import { isSamePart } from './same-part.ts'

/** Fields that the text does not give are left out. */
type NamedAct = Pick<Named, 'kind'> & Partial<Named>

interface Deed extends NamedAct {
  /** With `|` between kinds that are all right. */
  tipo: string
  /** `todo`, `parte`, `pessoa`; with `|` between those that are all right. */
  reach: string
  part?: string
  people?: string[]
}

interface InventedAct {
  materia: string
  journal: string
  day: string
  body: string
  type: string
  title: string
  text: string[]
  does: Deed[]
  names?: NamedAct[]
}

class Figures {
  deeds = 0
  found = 0
  wrong = 0
  reach = 0
  parts = 0
  partsRight = 0
  standing = 0
  saidUndone = 0
}

const acts = JSON.parse(
  readFileSync(join(import.meta.dirname, 'invented.json'), 'utf8'),
) as InventedAct[]
const UNDONE = new Set(['revogada', 'sem_efeito', 'anulada'])
const FIRST_ONES = 700_000_200
/** Above those of the invented acts. */
const PLANTED = 800_000_000

const tellsApart = process.argv[2] === 'apart'
const halves = { 'looked at': new Figures(), apart: new Figures(), later: new Figures() }

const folder = mkdtempSync(join(tmpdir(), 'arauto-invented-'))
try {
  await importArticles(acts.map(articleOf))
  const planted = plantOriginals(setOf(acts), correctingActs(acts), PLANTED)
  for (const { by, statement, article } of planted) tellPeople(article, by, statement)
  await importArticles(planted.flatMap(({ article, decoys }) => [article, ...decoys]))
  const archive = await readArchive()
  for (const act of acts) {
    const originals = new Map(
      planted
        .filter(({ by }) => by === act.materia)
        .map(({ statement, article }) => [keyOf(statement), archive.get(article.idMateria)!]),
    )
    judge(act, archive.get(act.materia)!, originals)
  }
} finally {
  rmSync(folder, { recursive: true })
}
print()

function articleOf({ materia, journal, day, body, type, title, text }: InventedAct): TestArticle {
  return {
    idMateria: materia,
    pubName: journal,
    data: day,
    titulo: title,
    texto: text.map((paragraph) => `<p>${escape(paragraph)}</p>`).join(''),
    attributes: { artType: type, artCategory: body, numberPage: '12', editionNumber: '200' },
  }
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

async function importArticles(articles: TestArticle[]): Promise<void> {
  const zips = mkdtempSync(join(tmpdir(), 'arauto-zips-'))
  const byFile = Map.groupBy(articles, ({ data, pubName }) => `${data}-${pubName}`)
  for (const [name, contents] of byFile) writeZip(zips, `${name}.zip`, contents)
  await runArauto(folder, ['importar', zips])
  rmSync(zips, { recursive: true })
}

/** Each original once, whatever is done to it. */
function setOf(from: InventedAct[]): LabelledSet {
  return Object.fromEntries(
    from.map(({ materia, does, names = [] }) => {
      const originals = new Map(does.map((deed) => [keyOf(deed), deed]))
      const speaksOf = [...originals.values()].map((deed) => ({
        ...namedOf(deed),
        tipo: deed.tipo as CorrectionKind,
      }))
      return [materia, { links: {}, speaksOf, alsoNames: names.map(namedOf) }]
    }),
  )
}

function namedOf(act: NamedAct): Named {
  const { kind, number = null, date = null, day = null, edition = null, page = null } = act
  return { kind, number, date, day, edition, page }
}

function keyOf({ kind, number, date = null, day = null }: NamedAct): string {
  return `${kind} ${number ?? date ?? day}`
}

function correctingActs(from: InventedAct[]): Map<string, CorrectingAct> {
  return new Map(
    from.map(({ materia, journal, day, body, title, text }) => [
      materia,
      {
        id: materia,
        data_publicacao: day,
        secao: journal.slice(2),
        orgao: body,
        conteudo_completo: [title, ...text].join('\n\n'),
      },
    ]),
  )
}

/** An original of which somebody's part is undone has others, too. */
function tellPeople(article: TestArticle, by: string, statement: Named): void {
  const { does } = acts.find(({ materia }) => materia === by)!
  const people = does.find((deed) => keyOf(deed) === keyOf(statement))?.people
  if (!people) return
  const deeds = [...people, 'ORTÊNSIA CALDAS BRIGHENTI'].map(
    (name, i) => `<p>${i + 1}. ${name}, matrícula ${4000 + i};</p>`,
  )
  article.texto = `<p>O DIRETOR resolve nomear, designar e mover:</p>${deeds.join('')}`
}

async function readArchive(): Promise<Map<string, PublicationDetail>> {
  using archive = openArchive(folder)
  const { publications } = createQueries(archive, { dataDir: folder, secretKey: null })
  const found = new Map<string, PublicationDetail>()
  for (const { id, id_materia } of archive.db
    .prepare('SELECT id, id_materia FROM publications')
    .all())
    found.set(String(id_materia), decodeAct(await publications.read(String(id)))!)
  return found
}

function judge(
  act: InventedAct,
  read: PublicationDetail,
  originals: Map<string, PublicationDetail>,
): void {
  const half = halfOf(act)
  const made = read.relacoes.filter(({ tipo }) => tipo !== 'cita' && !tipo.endsWith('_por'))
  const right = new Set<unknown>()
  for (const deed of act.does) {
    half.deeds++
    const original = originals.get(keyOf(deed))!
    const link = made.find(({ tipo, id }) => isOneOf(tipo, deed.tipo) && id === original.id)
    if (!link) tell(act, 'missed', deed.tipo, keyOf(deed))
    if (!link) continue
    right.add(link)
    half.found++
    judgeReach(act, deed, link)
  }
  for (const link of made.filter((each) => !right.has(each))) {
    half.wrong++
    tell(act, 'wrong', link.tipo, link.id)
  }
  judgeStates(act, originals)
}

function judgeReach(
  act: InventedAct,
  deed: Deed,
  { alcance, parte }: PublicationDetail['relacoes'][number],
): void {
  const half = halfOf(act)
  const isWhole = alcance === 'todo'
  const isRight = isOneOf('todo', deed.reach) ? isWhole || deed.reach !== 'todo' : !isWhole
  if (isRight) half.reach++
  else tell(act, 'reach', keyOf(deed), deed.reach, alcance, parte?.texto)
  if (deed.part === undefined && !deed.people) return
  half.parts++
  const isSame = parte !== null && (deed.people ? isOf(parte, deed.people) : isPartOf(parte, deed))
  if (isSame) half.partsRight++
  else
    tell(act, 'part', keyOf(deed), deed.part ?? deed.people?.join('; '), parte?.tipo, parte?.texto)
}

function isOf({ tipo, texto }: { tipo: string; texto: string }, people: string[]): boolean {
  return tipo === 'pessoa' && isSamePart(texto, people.join('; '))
}

/** With or without the words that restrict: `exclusivamente quanto ao lote 2`. */
function isPartOf({ texto }: { texto: string }, { part }: Deed): boolean {
  return isSamePart(texto, part!) || part!.endsWith(` ${texto}`)
}

/** Nothing may be told as undone of which only a part is, or that is only named. */
function judgeStates(act: InventedAct, originals: Map<string, PublicationDetail>): void {
  const half = halfOf(act)
  const undone = act.does.filter(
    ({ tipo, reach }) => isOneOf('todo', reach) && /revoga|anula|torna_sem_efeito/.test(tipo),
  )
  const falls = new Set(undone.map(keyOf))
  for (const [key, { situacao }] of originals) {
    if (falls.has(key)) continue
    half.standing++
    if (!UNDONE.has(situacao)) continue
    half.saidUndone++
    tell(act, 'stands, and is told as', situacao, key)
  }
}

function isOneOf(one: string, all: string): boolean {
  return all.split('|').includes(one)
}

function halfOf({ materia }: InventedAct): Figures {
  if (isLater(materia)) return halves.later
  return halves[isApart(materia) ? 'apart' : 'looked at']
}

/** Written when the rules had been mended for the first ones. */
function isLater(materia: string): boolean {
  return Number(materia) > FIRST_ONES
}

function isApart(materia: string): boolean {
  const first = createHash('sha256').update(`invented:${materia}`).digest('hex')[0]!
  return Number.parseInt(first, 16) % 2 === 1
}

function tell({ materia }: InventedAct, ...what: (string | null | undefined)[]): void {
  if (tellsApart || !(isApart(materia) || isLater(materia))) console.error(materia, ...what)
}

function print(): void {
  const head = ['half', 'deeds', 'found', 'wrong', 'recall', 'whole or part', 'which part']
  const rows = Object.entries(halves).map(([name, half]) => [
    name,
    String(half.deeds),
    String(half.found),
    String(half.wrong),
    round(half.found / half.deeds),
    `${half.reach} of ${half.found}: ${round(half.reach / half.found)}`,
    `${half.partsRight} of ${half.parts}: ${round(half.partsRight / half.parts)}`,
    `${half.saidUndone} of ${half.standing}`,
  ])
  console.log(table([...head, 'standing told as undone'], rows))
}
