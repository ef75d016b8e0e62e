import { createHash } from 'node:crypto'
import type { Publication } from '../gazette/publication.ts'
import { relationsOf } from '../gazette/relations/relations-of.ts'
import { compressText } from '../lib/compressed-text.ts'
import { analyzeAct } from '../search/analysis.ts'
import type { PreparedAct } from './archive-writer.ts'

/** Does everything costly that an act needs before it is written; runs in the parser threads. */
export function prepareAct(publication: Publication): PreparedAct {
  const { conteudo_completo, ...rest } = publication
  // Right before the analysis, which reads the same citations: lib/printed/citation.ts keeps the last.
  const relations = relationsOf(publication)
  return {
    publication: rest,
    content: compressText(conteudo_completo),
    digest: createHash('sha256').update(JSON.stringify(publication)).digest(),
    analyzed: analyzeAct(publication),
    relations,
  }
}
