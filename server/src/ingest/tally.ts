import type { XmlFile } from '../gazette/origin.ts'
import { parseFileName } from '../gazette/source/file-name.ts'
import { isInScope, zipScope } from '../gazette/source/zip-name.ts'
import type { FinishedSource, LedgerEntry, LedgerKey, PreparedAct } from './archive-writer.ts'
import type { PreparedChunk } from './prepared-chunk.ts'
import type { ImportSource } from './sources.ts'

interface SectionCount extends LedgerKey {
  artigos: number
  fragmentos: number
  editions: Set<string>
  /** Ids of the acts. */
  atos: Set<string>
}

/**
 * Counts the content of a source while it is written; at its end, gives the entries for the ledger.
 */
export function createTally(source: ImportSource, origem: string, sha256: string | null) {
  const scope = zipScope(source.arquivo)
  const sections = new Map<string, SectionCount>()
  const rejections: { artigo: string; motivo: string }[] = []
  const files: XmlFile[] = []
  let articles = 0
  let publicacoes = 0

  return {
    arquivo: source.arquivo,
    origem,
    sha256,
    covers,
    add(chunk: PreparedChunk): void {
      articles += chunk.articles
      files.push(...chunk.files)
      for (const { arquivo, motivo } of chunk.rejected) rejections.push({ artigo: arquivo, motivo })
      for (const { data, pubName } of chunk.fragments) {
        const section = sectionOf({ data, pubName })
        section.artigos++
        section.fragmentos++
      }
      for (const { acts } of chunk.batches) {
        publicacoes += acts.length
        for (const { publication } of acts) count(publication)
      }
    },
    articles: () => articles,
    /** Whether it had no act. */
    isEmpty: () => publicacoes === 0,
    firstReason: () => rejections[0]?.motivo ?? 'não há atos',
    finish(): FinishedSource {
      const all = [...sections.values()].filter(({ editions }) => editions.size > 0)
      const numbered = (section: SectionCount) =>
        [...section.editions].map((numero) => ({ data: section.data, numero }))
      const edicoes = all.flatMap(numbered).map(({ data, numero }) => `${data} ${numero}`)
      return {
        file: {
          origem,
          arquivo: source.arquivo,
          artigos: articles,
          publicacoes,
          fragmentos: all.reduce((sum, { fragmentos }) => sum + fragmentos, 0),
          edicoes: [...new Set(edicoes)],
        },
        sha256,
        entries: all.map(entryOf),
        editions: all.filter(isWhole).flatMap(numbered),
        rejections,
        files,
      }
    },
  }

  function entryOf(section: SectionCount): LedgerEntry {
    const { data, pubName, artigos, fragmentos, atos } = section
    const unreadable = rejectedFrom(section)
    return {
      data,
      pubName,
      estado: isWhole(section) ? 'completa' : 'parcial',
      artigos: artigos + unreadable,
      rejeitados: fragmentos + unreadable,
      atos,
    }
  }

  function count(act: PreparedAct['publication']): void {
    const section = sectionOf({ data: act.data_publicacao, pubName: act.pubName })
    section.artigos += act.parts.length
    section.editions.add(act.edicao)
    section.atos.add(act.id)
  }

  function sectionOf({ data, pubName }: LedgerKey): SectionCount {
    const key = `${data} ${pubName}`
    const known = sections.get(key)
    if (known) return known
    const none = { artigos: 0, fragmentos: 0, editions: new Set<string>(), atos: new Set<string>() }
    const section = { data, pubName, ...none }
    sections.set(key, section)
    return section
  }

  /** Acts of another day or section than the source is named after (`2023-03-20-DO2.zip`) are strays. */
  function covers(section: LedgerKey): boolean {
    return source.whole && isInScope(scope, section)
  }

  function isWhole(section: SectionCount): boolean {
    return covers(section) && rejectedFrom(section) === 0
  }

  /** An unreadable article belongs to the day in its name; without one, it could belong to any day. */
  function rejectedFrom({ data }: LedgerKey): number {
    return rejections.filter(({ artigo }) => (parseFileName(artigo)?.data ?? data) === data).length
  }
}

export type SourceTally = ReturnType<typeof createTally>
