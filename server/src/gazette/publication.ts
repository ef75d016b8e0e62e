/** Section codes of the contract. `extra`: extra and special editions, whatever their base section. */
export type SectionCode = '1' | '2' | '3' | 'extra'

/**
 * One published act (matéria): the parts of a split article re-joined and normalised.
 * Fields that cross the wire keep their wire names; meaning of each as in docs/glossary.md.
 */
export interface Publication {
  /** `pub_` + 16 characters; the same act has the same id on every machine and re-import. */
  id: string
  /** Section and kind of edition in INLABS' form, one of six: `DO1 DO2 DO3 DO1E DO2E DO3E`. */
  pubName: string
  idMateria: string
  /** Numbers of the parts found, ascending; `[0]` for an act that is not split. */
  parts: number[]
  /** YYYY-MM-DD */
  data_publicacao: string
  secao: SectionCode
  /** The section that an extra edition belongs to; equals `secao` otherwise. */
  secao_base: '1' | '2' | '3'
  /** Edition number as printed: `54`, `68-A`; `s/n` when the source gives none. */
  edicao: string
  /** Pages as lib/pages.ts tells them; empty when the source gives none, as are `orgao` and `tipo_ato`. */
  pagina: string
  /** Full path of the issuing body, levels joined by `/`. */
  orgao: string
  tipo_ato: string
  titulo: string
  ementa: string | null
  /** At most 300 characters; empty when the act is nothing but its title. */
  resumo: string
  /** Plain text: paragraphs separated by a blank line, table rows by a newline, cells by a tab. */
  conteudo_completo: string
  /** Signatories joined by `; `, each with its office where given: `NOME - Cargo`. */
  assinatura: string
  /** The act's own page when known, else `url_pdf`. */
  url_original: string
  /** The certified page, over https; without one, the day's reading page of the section. */
  url_pdf: string
}
