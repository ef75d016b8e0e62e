import type { PreparedAct } from '../../ingest/archive-writer.ts'
import { decompressText } from '../../lib/text/compressed-text.ts'
import type { ActKey, AnalyzedAct, SearchableAct } from '../../../engine/port.ts'
import type { EmbeddedIndex, IndexPart } from '../../../engine/index.ts'
import type { Sql } from '../sql.ts'
import type { IndexVersion } from './index-version.ts'

/** The acts that one transaction wrote: new ones, or ones with another text. */
export interface WrittenActs {
  acts: { key: ActKey; act: PreparedAct }[]
  /**
   * The prepared part of the index for them; null unless it holds exactly these acts, in the order
   * of their keys.
   */
  part: IndexPart | null
}

/**
 * How acts enter the search index. A store whose index is in the same database adds them here, in the
 * transaction that writes them: they are found when it commits. A store whose index is elsewhere does
 * nothing here; after the commit it sends everything after a watermark in the order of commits.
 */
export interface IndexStep {
  /** Called at the end of the transaction `tx`; throwing undoes the transaction. */
  follow(tx: Sql, written: WrittenActs): Promise<void>
}

/**
 * The step for an index in the store's own database, on the connection of its handle.
 * @param analyze What the index sees of an act (engine/analysis.ts).
 */
export function createIndexStep(
  index: Pick<EmbeddedIndex, 'add' | 'apply'>,
  version: IndexVersion,
  analyze: (act: SearchableAct) => AnalyzedAct,
): IndexStep {
  return {
    async follow(tx, { acts, part }) {
      await version.expectCurrent(tx)
      if (part !== null)
        index.add(
          acts.map(({ key }) => key),
          part,
        )
      else
        index.apply(
          acts.map(({ key, act: { publication, content } }) => ({
            kind: 'put',
            key,
            act: analyze({ ...publication, conteudo_completo: decompressText(content) }),
          })),
        )
    },
  }
}
