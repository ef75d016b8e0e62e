/** Section codes of the contract. `extra`: extra and special editions, whatever their base section. */
export type SectionCode = '1' | '2' | '3' | 'extra'

/**
 * One published act (matéria): the parts of a split article re-joined and normalised.
 * Fields that cross the wire keep their wire names; meaning of each as in docs/glossary.md.
 */
export interface Publication {
  /** `pub_` + 16 characters; the same act has the same id on every machine and re-import. */
  id: string
  /** The source's name of section and edition kind, in INLABS' form: `DO1`, `DO2E`… */
  pubName: string
  idMateria: string
  /** Numbers of the parts found, ascending; `[0]` for an act that is not split. */
  parts: number[]
  /** YYYY-MM-DD */
  data_publicacao: string
  secao: SectionCode
  /** The section that an extra edition belongs to; equals `secao` otherwise. */
  secao_base: '1' | '2' | '3'
  /** Edition number as printed: `54`, `68-A`. */
  edicao: string
  /** First page, as printed. */
  pagina: string
  /** Full path of the issuing body, levels joined by `/`. */
  orgao: string
  tipo_ato: string
  titulo: string
  ementa: string | null
  /** At most 300 characters. */
  resumo: string
  /** Plain text: paragraphs separated by a blank line, table rows by a newline, cells by a tab. */
  conteudo_completo: string
  /** Signatories joined by `; `, each with its office where given: `NOME - Cargo`. */
  assinatura: string
  url_original: string
  url_pdf: string
}
