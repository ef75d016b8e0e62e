import type { Clock } from '../lib/time/clock.ts'
import { systemClock } from '../lib/time/clock.ts'
import { type Builder, openBuilder } from '../meaning/build.ts'
import { type EmbeddingSettings, createOpenAiEmbedder } from '../meaning/openai-embedder.ts'
import type { NearActs } from '../meaning/near-acts.ts'
import { createNearActs } from '../meaning/search.ts'
import type { VectorStore } from '../meaning/vector-store.ts'
import { readActsOnObjects } from '../store/archive/searchable-acts.ts'
import { createVectorStore } from '../store/meaning/vectors.ts'
import { createSqliteHandle } from '../store/sqlite/connection.ts'
import { openVectors } from '../store/sqlite/vectors-file.ts'
import { openArchiveReader } from './archive.ts'

export interface MeaningOptions {
  dataDir: string
  embeddings: EmbeddingSettings
}

/** The vectors of an archive on this machine: who makes them, and who searches them. */
export interface Meaning extends Disposable {
  builder: Builder
  acts: NearActs
  store: Pick<VectorStore, 'note'>
  /** Differs once acts may have changed. */
  version(): string
}

export async function openMeaning(
  { dataDir, embeddings }: MeaningOptions,
  clock: Clock = systemClock,
): Promise<Meaning> {
  using opening = new DisposableStack()
  const archive = opening.use(openArchiveReader(dataDir))
  const db = opening.adopt(openVectors(dataDir), (opened) => opened.close())
  const store = createVectorStore(createSqliteHandle(db))
  const embedder = createOpenAiEmbedder(embeddings)
  const readActs = (keys: number[]) => readActsOnObjects(archive.sql, keys)
  const builder = await openBuilder({ store, embedder, readActs })
  const opened = opening.move()
  return {
    builder,
    acts: createNearActs({ embedder, table: () => builder.table, clock }),
    store,
    version: archive.changes.version,
    [Symbol.dispose]: () => opened.dispose(),
  }
}
