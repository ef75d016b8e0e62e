import type { Clock } from '../../lib/clock.ts'
import type { Queries } from '../../service/queries.ts'
import type { Api } from '../api.ts'
import { editions } from './editions.ts'
import { edicaoSchema } from './edition-schema.ts'
import {
  entidadesSchema,
  publicacaoSchema,
  relacaoSchema,
  resultadoBuscaSchema,
  trechoSchema,
} from './publication-schema.ts'
import { marcaSchema, marks } from './marks.ts'
import { publication } from './publication.ts'
import { facetaSchema, paginaResultadosSchema } from './search-schema.ts'
import { publicacoesSchema, severalPublications } from './publications.ts'
import { search } from './search.ts'
import { secaoSchema } from './section-schema.ts'
import { sections } from './sections.ts'
import { coletorSchema, fonteSchema } from './source-schema.ts'
import { similar } from './similar.ts'
import { sources } from './sources.ts'
import { versaoSchema, versions } from './versions.ts'

/** What the routes of the archive need from the service. */
export interface ArchiveApi {
  queries: Pick<Queries, 'archive' | 'publications'>
  clock: Clock
}

export const archiveSchemas = [
  resultadoBuscaSchema,
  trechoSchema,
  paginaResultadosSchema,
  facetaSchema,
  publicacaoSchema,
  publicacoesSchema,
  relacaoSchema,
  entidadesSchema,
  secaoSchema,
  edicaoSchema,
  fonteSchema,
  coletorSchema,
  versaoSchema,
  marcaSchema,
]

/** /buscar, /publicacao, /secoes, /edicoes and /fontes */
export function archiveRoutes(api: Api, { queries, clock }: ArchiveApi): void {
  search(api, queries.archive)
  publication(api, queries.publications)
  severalPublications(api, queries.publications)
  similar(api, queries.publications)
  versions(api, queries.publications)
  marks(api, queries.publications)
  sections(api)
  editions(api, queries.archive)
  sources(api, queries.archive, clock)
}
