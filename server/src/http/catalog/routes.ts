import type { CatalogQueries } from '../../service/catalog/catalog-queries.ts'
import type { Api } from '../api.ts'
import { actTypes } from './act-types.ts'
import { bodies } from './bodies.ts'
import { orgaoSchema, sugestaoSchema, tipoAtoSchema } from './schema.ts'
import { suggestions } from './suggestions.ts'

export const catalogSchemas = [orgaoSchema, tipoAtoSchema, sugestaoSchema]

/** /orgaos, /tipos-ato and /sugestoes */
export function catalogRoutes(api: Api, catalog: CatalogQueries): void {
  bodies(api, catalog)
  actTypes(api, catalog)
  suggestions(api, catalog)
}
