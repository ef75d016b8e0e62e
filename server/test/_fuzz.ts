import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { type Archive, openArchive } from '../src/embedded/archive.ts'
import { readConfig } from '../src/config.ts'
import type { ImportResult } from '../src/ingest/import-result.ts'
import { decompressText } from '../src/lib/text/compressed-text.ts'
import { dateOfDay, dayNumber } from '../src/lib/time/dates.ts'
import { importFiles } from '../src/threads/import/import-files.ts'
import { expectConsistent } from './_archive.ts'
import { type TestArticle, articleXml, file, fileName, seededRandom, zip } from './_editions.ts'
import { type Random, mutate, mutateDirectory } from './_mutations.ts'

/** The size of a round. */
export interface FuzzRound {
  seed: number
  /** Zips with mutated articles, and the number of these in each. */
  zipsOfArticles: number
  articlesEach: number
  /** Zips that are themselves mutated. */
  zips: number
}

/** Sound articles of a mutated zip. */
const SOUND_EACH = 3
/** Far above the time of any round, even on a loaded machine. */
const HANG_MS = 120_000

interface TestZip {
  path: string
  arquivo: string
  /** Articles that must be in the archive with this exact text, or be reported. */
  sound: TestArticle[]
  mutated: boolean
}

/**
 * Passes mutated articles and zips through the real importer into a new archive in an empty folder, and checks
 * that each has a clear outcome, and that none harms the archive.
 * @throws Error naming the zip and seed without one.
 */
export async function fuzzImport(folder: string, round: FuzzRound): Promise<void> {
  const zipFolder = join(folder, 'zips')
  mkdirSync(zipFolder)
  const random = seededRandom(round.seed)
  const zips = [
    ...range(round.zipsOfArticles).map((i) => writeArticles(zipFolder, i, round, random)),
    ...range(round.zips).map((i) => writeMutated(zipFolder, round.zipsOfArticles + i, random)),
  ]
  const dataDir = join(folder, 'data')
  using archive = openArchive(dataDir)
  const result = await importWithin(archive, { dataDir, zipFolder, seed: round.seed })
  const problems = zips.flatMap((item) => problemsOf(item, result, archive.db))
  if (problems.length > 0) throw new Error(`seed ${round.seed}: ${problems.slice(0, 5).join('; ')}`)
  expectConsistent(archive.db)
}

/** A zip of mutated articles, with one sound one. */
function writeArticles(
  folder: string,
  index: number,
  { articlesEach }: FuzzRound,
  random: Random,
): TestZip {
  const sound = articleOf(index, 0, random)
  const mutants = range(articlesEach).map((i): [string, Buffer] => {
    const article = articleOf(index, i + 1, random)
    return [fileName(article), mutate(Buffer.from(articleXml(article)), random)]
  })
  const arquivo = `${dayOf(index)}-DO1.zip`
  const path = join(folder, arquivo)
  writeFileSync(path, zip([file(sound), ...mutants]))
  return { path, arquivo, sound: [sound], mutated: false }
}

/** A zip of sound articles that was mutated as a whole. */
function writeMutated(folder: string, index: number, random: Random): TestZip {
  const sound = range(SOUND_EACH).map((i) => articleOf(index, i, random))
  const whole = zip(sound.map(file))
  const mutant = random() < 0.5 ? mutate(whole, random) : mutateDirectory(whole, random)
  const arquivo = `${dayOf(index)}-DO1.zip`
  const path = join(folder, arquivo)
  writeFileSync(path, mutant)
  return { path, arquivo, sound, mutated: true }
}

function articleOf(index: number, i: number, random: Random): TestArticle {
  const table = '<table><tr /><tr><td colspan="2"><p>célula</p></td><td /></tr></table>'
  return {
    idMateria: String(10_000_000 + index * 1_000 + i),
    data: dayOf(index),
    ementa: random() < 0.3 ? 'Dispõe sobre a matéria.' : '',
    texto: `<p>Texto ${index} ${i} &amp; mais.</p>${random() < 0.3 ? table : ''}<p class="assina">FULANO</p>`,
  }
}

function dayOf(index: number): string {
  return dateOfDay(dayNumber('2010-01-01') + index)
}

async function importWithin(
  archive: Archive,
  { dataDir, zipFolder, seed }: { dataDir: string; zipFolder: string; seed: number },
): Promise<ImportResult> {
  const config = readConfig({ ARAUTO_DATA_DIR: dataDir, ARAUTO_IMPORT_MAX_TOTAL_MB: '64' })
  const signal = AbortSignal.timeout(HANG_MS)
  try {
    return await importFiles(archive, config, {
      paths: [zipFolder],
      notify: true,
      signal,
      onProgress() {},
    })
  } catch (cause) {
    throw new Error(`seed ${seed}: the import ${signal.aborted ? 'hangs' : 'fails'}`, { cause })
  }
}

/** The unclear points in the outcome of a zip. */
function problemsOf(
  item: TestZip,
  { refused, rejected }: ImportResult,
  db: DatabaseSync,
): string[] {
  const { arquivo, sound } = item
  const isRefused = refused.some((file) => file.arquivo === arquivo)
  const stored = sound.map((article) => textOf(db, article))
  const exact = sound.filter((article, i) => stored[i] === expectedText(article))
  const present = stored.filter((text) => text !== null)
  const estado = db
    .prepare("SELECT estado FROM ledger WHERE data = ? AND pub_name = 'DO1'")
    .get(arquivo.slice(0, 10))?.estado
  const problems: string[] = []
  const claim = (holds: boolean, what: string) => {
    if (!holds) problems.push(`${arquivo}: ${what}`)
  }
  claim(!isRefused || present.length === 0, 'refused, yet some of it is in')
  claim(isRefused || estado !== undefined, 'neither refused nor in the ledger')
  claim(exact.length === present.length, 'an act is not what its file says')
  if (!item.mutated) claim(present.length === sound.length, 'a sound article is missing')
  const told = rejected.some((article) => article.arquivo === arquivo)
  const missing = sound.filter((article, i) => stored[i] === null && isNamed(item, article)).length
  claim(isRefused || missing === 0 || told, `${missing} sound articles missing, and nobody says so`)
  claim(!(estado === 'completa' && missing > 0), 'called whole, and is not')
  return problems
}

/**
 * Whether the zip's directory still has the article's name. With a damaged name it is a file of
 * another kind, of which zips may have any number.
 */
function isNamed({ path }: TestZip, article: TestArticle): boolean {
  const bytes = readFileSync(path)
  const directory = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  return bytes.indexOf(fileName(article), directory) >= 0
}

function textOf(db: DatabaseSync, { idMateria, data = '' }: TestArticle): string | null {
  const row = db
    .prepare(
      `SELECT conteudo_completo FROM publications
       WHERE data_publicacao = ? AND pub_name = 'DO1' AND id_materia = ?`,
    )
    .get(data, idMateria)
  return row === undefined ? null : decompressText(row.conteudo_completo as Uint8Array)
}

function expectedText({ idMateria, ementa = '', texto = '' }: TestArticle): string {
  const [, index = '', i = ''] = /Texto (\d+) (\d+)/.exec(texto) ?? []
  const parts = [`PORTARIA Nº ${idMateria}`, ementa, `Texto ${index} ${i} & mais.`]
  if (texto.includes('<table>')) parts.push('célula')
  return [...parts, 'FULANO'].filter((part) => part !== '').join('\n\n')
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i)
}
