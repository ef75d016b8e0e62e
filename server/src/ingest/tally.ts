import type { FinishedSource, LedgerEntry, LedgerKey, PreparedAct } from './archive-writer.ts'
import type { PreparedChunk } from './import.ts'
import type { Source } from './sources.ts'

interface SectionCount extends LedgerKey {
  artigos: number
  editions: Set<string>
}

/** Counts what a source holds while it is written, and says at its end what the ledger should. */
export function createTally(source: Source, sha256: string | null) {
  const sections = new Map<string, SectionCount>()
  const rejections: { artigo: string; motivo: string }[] = []
  let articles = 0

  return {
    arquivo: source.arquivo,
    covers,
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
        artigos: section.artigos + rejections.length,
        rejeitados: rejections.length,
      }))
      const editions = all
        .filter(isWhole)
        .flatMap(({ data, editions }) => [...editions].map((numero) => ({ data, numero })))
      return { arquivo: source.arquivo, sha256, entries, editions, rejections }
    },
  }

  function count(act: PreparedAct['publication']): void {
    const key = `${act.data_publicacao} ${act.pubName}`
    let section = sections.get(key)
    if (!section) {
      section = {
        data: act.data_publicacao,
        pubName: act.pubName,
        artigos: 0,
        editions: new Set(),
      }
      sections.set(key, section)
    }
    section.artigos += act.parts.length
    section.editions.add(act.edicao)
  }

  /** Acts of another day or section than the source is named after (`2023-03-20-DO2.zip`) are strays. */
  function covers({ data, pubName }: LedgerKey): boolean {
    const named = /(\d{4}-\d{2}-\d{2})(?:-(DO[123]E?)\b)?/i.exec(source.arquivo)
    const [, day = data, section = pubName] = named ?? []
    const entire = source.kind === 'zip' || source.whole
    return entire && day === data && section.toUpperCase() === pubName
  }

  /** An article set aside could be of any section. */
  function isWhole(section: SectionCount): boolean {
    return covers(section) && rejections.length === 0
  }
}
