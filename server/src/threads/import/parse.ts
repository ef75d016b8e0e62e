import { SourceError, unexpected } from '../../gazette/errors.ts'
import { readChunkInto } from '../../gazette/article/read-chunk.ts'
import type { XmlEntry, SourceLimits } from '../../gazette/source/source.ts'
import type { RowsOrDefect, UnreadAct } from '../../ingest/archive-writer.ts'
import { prepareRows } from '../../ingest/prepare-rows.ts'
import type { PreparedChunk } from '../../ingest/prepared-chunk.ts'
import { batchesOf, prepare } from '../../ingest/prepare.ts'
import { decompressText } from '../../lib/text/compressed-text.ts'

/** A task for a parser thread. */
export interface ParseTask {
  entries: XmlEntry[]
  limits: SourceLimits
}

/** An act whose rows are read. */
export type TextToRead = Pick<UnreadAct, 'publication' | 'content'>

export default function parse({ entries, limits }: ParseTask): PreparedChunk {
  try {
    const { acts, ...rest } = readChunkInto(entries, limits, prepare)
    return { batches: batchesOf(acts), ...rest }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    // The file has disappeared: its remaining articles are set aside like other unreadable ones.
    const rejected = entries.map(({ name }) => ({ arquivo: name, motivo: error.message }))
    return { batches: [], files: [], articles: entries.length, rejected, fragments: [] }
  }
}

/**
 * A second kind of task for the same threads: the rows of acts that were parsed before. A defect in one act never affects
 * the others.
 */
export function readRows(acts: TextToRead[]): RowsOrDefect[] {
  return acts.map(({ publication, content }) => {
    try {
      return prepareRows({ ...publication, conteudo_completo: decompressText(content) })
    } catch (error) {
      return { defect: unexpected('ao ler as linhas', error) }
    }
  })
}
