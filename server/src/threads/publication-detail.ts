import type { DatabaseSync } from 'node:sqlite'
import { entitiesOf } from '../gazette/entities/entities-of.ts'
import { keywordsOf } from '../gazette/keywords/keywords.ts'
import { relationsOf } from '../gazette/relations/relations-of.ts'
import { relationRules } from '../gazette/relations/rules.ts'
import type { PublicacaoDetalhe } from '../http/archive.ts'
import { KEYS_PER_DAY } from '../search/search-index.ts'
import { createPublicationReader } from '../store/publications.ts'
import { createRelationReader } from '../store/relation-reader.ts'

/**
 * Reads whole acts: what is stored, what is read in the text as it is asked for (so that it is never older
 * than this program), and the acts that belong together with it.
 */
export function createPublicationDetail(
  db: DatabaseSync,
): (id: string) => PublicacaoDetalhe | null {
  const { detail } = createPublicationReader(db)
  const readRelations = createRelationReader(db, relationRules, KEYS_PER_DAY)

  return (id) => {
    const act = detail(id)
    if (!act) return null
    const relacoes = readRelations(id, relationsOf(act).citations)
    return {
      ...act,
      palavras_chave: keywordsOf(act),
      publicacoes_relacionadas: [...new Set(relacoes.map((relation) => relation.id))],
      relacoes,
      entidades: entitiesOf(act),
    }
  }
}
