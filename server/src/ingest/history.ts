import { SourceError } from '../gazette/errors.ts'
import { listWholeZip } from '../gazette/source/list-source.ts'
import type { SourceLimits } from '../gazette/source/source.ts'
import { zipScope } from '../gazette/source/zip-name.ts'
import { type ImportSource, type RefusedPath, findSources } from './sources.ts'

/** A month of the monthly base: its zips of all sections that are there. */
export interface HistoryMonth {
  /** YYYY-MM */
  mes: string
  /** `1`, `2`, `3`, in their order: those that are whole. */
  secoes: string[]
  /** Those of them that are split over several zips: how many there are is written nowhere. */
  split: string[]
  paths: string[]
  /** XML files: acts, and parts and fragments of some. */
  articles: number
  /** Of its acts, and of its pictures, decompressed. */
  xmlBytes: number
  pictureBytes: number
}

/** The monthly base that a folder has. */
export interface History {
  /** Newest first: what people look for most comes in first. */
  months: HistoryMonth[]
  /** Zips that are no month of the base, or cannot be read. */
  refused: RefusedPath[]
}

/** In their order. */
export const SECTIONS_OF_BASE = ['1', '2', '3'] as const

/** Which months of a folder are meant. */
export interface HistorySpan {
  /** YYYY-MM; null: as far as there are any. */
  de: string | null
  ate: string | null
  /** Sections of which a part is missing: the parts that are there are left aside. */
  unfinished?: readonly string[]
}

/** Finds the months of a folder from the directories of the zips alone. */
export async function findHistory(
  folder: string,
  { de, ate, unfinished = [] }: HistorySpan,
  limits: SourceLimits,
): Promise<History> {
  const { sources, refused } = await findSources([folder])
  const history: History = { months: [], refused }
  const found = new Map<string, HistoryMonth>()
  for (const source of sources) {
    const { period: mes, secao_base: secao, part } = zipScope(source.arquivo)
    if (source.kind !== 'zip' || secao === null) {
      refused.push({ arquivo: source.arquivo, motivo: 'não é um mês da base mensal' })
      continue
    }
    if ((de !== null && mes < de) || (ate !== null && mes > ate)) continue
    const isSplit = part !== null || source.paths.length > 1
    if (isSplit && unfinished.includes(secao)) continue
    const sizes = await sizesOf(source, limits).catch((error: unknown) => refusalOf(error))
    if ('motivo' in sizes) {
      refused.push({ arquivo: source.arquivo, ...sizes })
      continue
    }
    const month = found.get(mes) ?? emptyMonth(mes)
    found.set(mes, month)
    if (source.whole)
      month.secoes = [...new Set([...month.secoes, secao])].toSorted((a, b) => (a < b ? -1 : 1))
    if (source.whole && isSplit) month.split.push(secao)
    month.paths.push(...source.paths)
    month.articles += sizes.articles
    month.xmlBytes += sizes.xmlBytes
    month.pictureBytes += sizes.pictureBytes
  }
  history.months = [...found.values()].toSorted((a, b) => (a.mes < b.mes ? 1 : -1))
  return history
}

function emptyMonth(mes: string): HistoryMonth {
  return { mes, secoes: [], split: [], paths: [], articles: 0, xmlBytes: 0, pictureBytes: 0 }
}

async function sizesOf({ paths }: ImportSource, limits: SourceLimits) {
  const sizes = { articles: 0, xmlBytes: 0, pictureBytes: 0 }
  for (const path of paths) {
    const { articles, pictures } = await listWholeZip(path, limits)
    sizes.articles += articles.length
    for (const { size } of articles) sizes.xmlBytes += size
    for (const { size } of pictures) sizes.pictureBytes += size
  }
  return sizes
}

function refusalOf(error: unknown): { motivo: string } {
  if (!(error instanceof SourceError)) throw error
  return { motivo: error.message }
}
