import { hash } from 'node:crypto'
import type { NormalizedAct } from '../gazette/article/normalize.ts'
import { imagePlaces } from '../gazette/image-places.ts'
import type { ActOrigin, UnknownOrigin } from '../gazette/origin.ts'
import { packStructure } from '../gazette/pack-structure.ts'
import type { Publication } from '../gazette/publication.ts'
import type { Structure } from '../gazette/structure.ts'
import { relationsOf } from '../gazette/relations/relations-of.ts'
import { compressText } from '../lib/text/compressed-text.ts'
import { analyzeAct } from '../../engine/analysis.ts'
import type { AnalyzedAct } from '../../engine/port.ts'
import { buildPart } from '../../engine/part.ts'
import type { ActRows, PreparedAct, PreparedBatch } from './archive-writer.ts'
import { evenBatches } from './even-batches.ts'
import { prepareRows } from './prepare-rows.ts'

/** An act as it was read from its source, or from another archive, which may not have kept all of that. */
export interface CopiedAct extends Omit<NormalizedAct, 'structure' | 'origin'> {
  structure: Structure | null
  origin: ActOrigin | UnknownOrigin
}

/** An act on its way into a batch. */
export interface ActToBatch {
  act: PreparedAct
  analyzed: AnalyzedAct
}

/** Does all expensive work on an act before it is written, but reads no rows; runs in the parser threads. */
export function prepare(act: CopiedAct): ActToBatch {
  return prepareWith(act, null)
}

function prepareWith(act: CopiedAct, rows: ActRows | null): ActToBatch {
  // In sequence, because both read the same citations and engine/entities/citation.ts caches only the last text.
  return { act: prepareAct(act, rows), analyzed: analyzeAct(act.publication) }
}

/** The acts with their parts of the index, sorted by day, because their keys in the archive ascend with the days. */
export function batchesOf(ready: ActToBatch[]): PreparedBatch[] {
  const sorted = ready.toSorted((a, b) =>
    compareTexts(a.act.publication.data_publicacao, b.act.publication.data_publicacao),
  )
  return evenBatches(sorted, ({ analyzed }) => lengthOf(analyzed)).map((batch) => ({
    acts: batch.map(({ act }) => act),
    part: buildPart(batch.map(({ analyzed }) => analyzed)),
  }))
}

/** Acts that are read already, as those of another archive, with their rows. */
export function prepareBatches(acts: CopiedAct[]): PreparedBatch[] {
  return batchesOf(acts.map((act) => prepareWith(act, prepareRows(act.publication))))
}

function prepareAct(
  { publication, structure, origin, former }: CopiedAct,
  rows: ActRows | null,
): PreparedAct {
  const { conteudo_completo, ...rest } = publication
  return {
    publication: rest,
    content: compressText(conteudo_completo),
    structure: structure && compressText(packStructure(structure)),
    origin,
    digest: digestOf(publication),
    formerDigest: former && digestOf(former),
    images: [...new Set(imagePlaces(conteudo_completo).map(({ nome }) => nome))],
    rows,
    relations: relationsOf(publication),
  }
}

function digestOf(publication: Publication): Uint8Array {
  return hash('sha256', JSON.stringify(publication), 'buffer')
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The number of characters in words, approximately the size of its part of the index. */
function lengthOf({ fields }: AnalyzedAct): number {
  return Object.values(fields).reduce((length, words) => length + words.length, 0)
}
