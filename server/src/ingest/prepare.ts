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
import type { PreparedAct, PreparedBatch } from './archive-writer.ts'
import { evenBatches } from './even-batches.ts'
import { prepareRows } from './prepare-rows.ts'

/** An act as it was read from its source, or from another archive, which may not have kept all of that. */
export interface CopiedAct extends Omit<NormalizedAct, 'structure' | 'origin'> {
  structure: Structure | null
  origin: ActOrigin | UnknownOrigin
}

/**
 * Does all expensive work on acts before they are written; runs in the parser threads. The acts are sorted
 * by day, because their keys in the archive ascend with the days.
 */
export function prepareBatches(acts: CopiedAct[]): PreparedBatch[] {
  const prepared = acts
    .toSorted((a, b) => compareTexts(a.publication.data_publicacao, b.publication.data_publicacao))
    // In sequence, because both read the same citations and engine/entities/citation.ts caches only the last
    // text.
    .map((act) => ({ act: prepareAct(act), analyzed: analyzeAct(act.publication) }))
  return evenBatches(prepared, ({ analyzed }) => lengthOf(analyzed)).map((batch) => ({
    acts: batch.map(({ act }) => act),
    part: buildPart(batch.map(({ analyzed }) => analyzed)),
  }))
}

function prepareAct({ publication, structure, origin, former }: CopiedAct): PreparedAct {
  const { conteudo_completo, ...rest } = publication
  return {
    publication: rest,
    content: compressText(conteudo_completo),
    structure: structure && compressText(packStructure(structure)),
    origin,
    digest: digestOf(publication),
    formerDigest: former && digestOf(former),
    images: [...new Set(imagePlaces(conteudo_completo).map(({ nome }) => nome))],
    rows: prepareRows(publication),
    // Last, so that the citations of the whole text are those that analyzeAct finds known.
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
