import type { ActField, PublicationDetail } from '../gazette/publication-detail.ts'
import type { HiddenRow } from '../gazette/rows/hidden-rows.ts'
import type { Structure } from '../gazette/structure.ts'
import type { CopiedAct } from '../ingest/prepare.ts'

/** What a mirror reads of each act: all that comes from its source, and what is known of it since. */
export const MIRRORED_FIELDS = [
  'id',
  'data_publicacao',
  'secao',
  'secao_base',
  'edicao',
  'pagina',
  'orgao',
  'tipo_ato',
  'titulo',
  'ementa',
  'resumo',
  'conteudo_completo',
  'assinatura',
  'url_pdf',
  'url_original',
  'sha256',
  'versao',
  'retirada_em',
  'recebida_em',
  'imagens',
  'fonte',
] as const satisfies ActField[]

/** An act as another archive tells it, in the names of the wire. */
export interface OriginAct extends Pick<PublicationDetail, (typeof MIRRORED_FIELDS)[number]> {
  /** Null: an older program did not keep it. */
  estrutura: Structure | null
  /** Its rows that the operator there hides; absent: none. */
  linhas_ocultas?: HiddenRow[]
}

/** A told act as an import would have read it from its source. */
export function normalizedFrom({ estrutura, fonte, ...told }: OriginAct): CopiedAct {
  const { nome_materia, xml } = fonte
  return {
    // The digest is over these fields in this order (docs/prova.md).
    publication: {
      id: told.id,
      pubName: fonte.pub_name,
      idMateria: fonte.id_materia,
      parts: fonte.numeros,
      data_publicacao: told.data_publicacao,
      secao: told.secao,
      secao_base: told.secao_base,
      edicao: told.edicao,
      pagina: told.pagina,
      orgao: told.orgao,
      tipo_ato: told.tipo_ato,
      titulo: told.titulo,
      ementa: told.ementa,
      resumo: told.resumo,
      conteudo_completo: told.conteudo_completo,
      assinatura: told.assinatura,
      url_original: told.url_pdf,
      url_pdf: told.url_pdf,
    },
    structure: estrutura,
    origin:
      nome_materia === null || xml === null
        ? { nome_materia: null, xml: null }
        : { nome_materia, xml },
    former: null,
  }
}
