import type { FinishedSource, LedgerEntry } from './archive-writer.ts'
import type { PreparedChunk } from './import.ts'
import type { Source } from './sources.ts'

interface SectionCount {
  data: string
  pubName: string
  publicacoes: number
  editions: Set<string>
}

/** Counts what a source holds while it is written, and says at its end what the ledger should. */
export function createTally(source: Source, sha256: string | null) {
  const sections = new Map<string, SectionCount>()
  const rejections: { artigo: string; motivo: string }[] = []
  let articles = 0

  return {
    add(chunk: PreparedChunk): void {
      articles += chunk.articles
      for (const { arquivo, motivo } of chunk.rejected) rejections.push({ artigo: arquivo, motivo })
      for (const { publication } of chunk.acts) count(publication)
    },
    articles: () => articles,
    isEmpty: () => sections.size === 0,
    firstReason: () => rejections[0]?.motivo ?? 'não há artigos',
    /** The editions seen, as `date number`. */
    editions: () =>
      [...sections.values()].flatMap(({ data, editions }) =>
        [...editions].map((numero) => `${data} ${numero}`),
      ),
    finish(): FinishedSource {
      const all = [...sections.values()]
      const entries = all.map((section): LedgerEntry => ({
        data: section.data,
        pubName: section.pubName,
        estado: isWhole(section) ? 'completa' : 'parcial',
        artigos: articles,
        publicacoes: section.publicacoes,
        rejeitados: rejections.length,
      }))
      const editions = all
        .filter(isWhole)
        .flatMap(({ data, editions }) => [...editions].map((numero) => ({ data, numero })))
      return { arquivo: source.arquivo, sha256, entries, editions, rejections }
    },
  }

  function count(act: { data_publicacao: string; pubName: string; edicao: string }): void {
    const key = `${act.data_publicacao} ${act.pubName}`
    let section = sections.get(key)
    if (!section) {
      section = {
        data: act.data_publicacao,
        pubName: act.pubName,
        publicacoes: 0,
        editions: new Set(),
      }
      sections.set(key, section)
    }
    section.publicacoes++
    section.editions.add(act.edicao)
  }

  /** An article set aside could be of any section; acts of another day than the file's are strays. */
  function isWhole({ data }: SectionCount): boolean {
    const named = /\d{4}-\d{2}-\d{2}/.exec(source.arquivo)?.[0]
    const entire = source.kind === 'zip' || source.whole
    return entire && rejections.length === 0 && (named === undefined || named === data)
  }
}
