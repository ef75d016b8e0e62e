import type { Operation } from '../operation.ts'
import { edicaoDoEventoSchema, edicaoSchema } from './edition-schema.ts'
import { listEditions } from './editions.ts'
import { listMarks, marcaSchema } from './marks.ts'
import {
  enderecoDaParteSchema,
  origemSchema,
  entidadesSchema,
  imagemSchema,
  parteSchema,
  publicacaoSchema,
  relacaoSchema,
  resultadoBuscaSchema,
  trechoSchema,
} from './publication-schema.ts'
import { linhaOcultaSchema } from './hidden-row-schema.ts'
import { readPicture } from './picture.ts'
import { readPublication } from './publication.ts'
import { readProof } from './proof.ts'
import { declaracaoSchema, provaSchema } from './proof-schema.ts'
import { publicacoesSchema, readPublications } from './publications.ts'
import {
  pontualidadeDaSecaoSchema,
  pontualidadeDoMesSchema,
  pontualidadeSchema,
  trechoMedidoSchema,
} from './punctuality-schema.ts'
import { listPunctuality } from './punctuality.ts'
import {
  aproximadosSchema,
  facetaSchema,
  motivoSchema,
  paginaResultadosSchema,
} from './search-schema.ts'
import { search } from './search.ts'
import { secaoSchema } from './section-schema.ts'
import { listSections } from './sections.ts'
import { listSimilar } from './similar.ts'
import { coletorSchema, fonteSchema } from './source-schema.ts'
import { listStatements } from './statements.ts'
import { listSources } from './sources.ts'
import { prazoSchema } from './deadline-schema.ts'
import { rowSchemas } from './rows-schema.ts'
import {
  diaAnteriorSchema,
  mesDaSituacaoSchema,
  readStatus,
  situacaoDoServicoSchema,
} from './status.ts'
import { structureSchemas } from './structure-schema.ts'
import { listVersions, versaoSchema } from './versions.ts'

export const archiveSchemas = [
  resultadoBuscaSchema,
  trechoSchema,
  paginaResultadosSchema,
  motivoSchema,
  aproximadosSchema,
  facetaSchema,
  publicacaoSchema,
  ...structureSchemas,
  linhaOcultaSchema,
  ...rowSchemas,
  prazoSchema,
  publicacoesSchema,
  relacaoSchema,
  enderecoDaParteSchema,
  origemSchema,
  entidadesSchema,
  parteSchema,
  imagemSchema,
  secaoSchema,
  edicaoSchema,
  edicaoDoEventoSchema,
  fonteSchema,
  declaracaoSchema,
  provaSchema,
  coletorSchema,
  pontualidadeSchema,
  pontualidadeDaSecaoSchema,
  pontualidadeDoMesSchema,
  trechoMedidoSchema,
  situacaoDoServicoSchema,
  diaAnteriorSchema,
  mesDaSituacaoSchema,
  versaoSchema,
  marcaSchema,
]

/** /buscar, /publicacao, /secoes, /edicoes, /fontes, /pontualidade and /situacao */
export const archiveOperations: Operation[] = [
  search,
  readPublication,
  readPublications,
  readPicture,
  listSimilar,
  readProof,
  listVersions,
  listMarks,
  listSections,
  listEditions,
  listSources,
  listStatements,
  listPunctuality,
  readStatus,
]
