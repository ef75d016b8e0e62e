/** Section codes of the contract. `extra`: extra and special editions, whatever their base section. */
export const SECTION_CODES = ['1', '2', '3', 'extra'] as const
/** The extra editions of one section alone: what filters may ask for besides. */
export const EXTRAS_OF_A_SECTION = ['extra1', 'extra2', 'extra3'] as const
export const ASKED_SECTIONS = [...SECTION_CODES, ...EXTRAS_OF_A_SECTION] as const
export type SectionCode = (typeof SECTION_CODES)[number]

/**
 * One published act (matéria), with the parts of a split article re-joined and normalised. Fields
 * that cross the wire keep their wire names; docs/glossary.md explains them.
 */
export interface Publication {
  /** `pub_` + 16 characters; the same act has the same id on every machine and re-import. */
  id: string
  /** Section and kind of edition in INLABS' form, one of six: `DO1 DO2 DO3 DO1E DO2E DO3E`. */
  pubName: string
  idMateria: string
  /** Numbers of the found parts, ascending; `[0]` for an act that is not split. */
  parts: number[]
  /** YYYY-MM-DD */
  data_publicacao: string
  secao: SectionCode
  /** The base section of an extra edition; otherwise equals `secao`. */
  secao_base: '1' | '2' | '3'
  /** Edition number as printed: `54`, `68-A`; `s/n` if the source gives none. */
  edicao: string
  /**
   * Pages in the form of printed/pages.ts. Empty if the source gives none; likewise `orgao` and
   * `tipo_ato`.
   */
  pagina: string
  /** Full path of the issuing body, levels joined by `/`. */
  orgao: string
  tipo_ato: string
  titulo: string
  ementa: string | null
  /** At most 300 characters; empty when the act has only a title. */
  resumo: string
  /** Plain text: paragraphs separated by a blank line, table rows by a newline, cells by a tab. */
  conteudo_completo: string
  /** Signatories joined by `; `, each with its office if given: `NOME - Cargo`. */
  assinatura: string
  /** The act's own page if known, else `url_pdf`. */
  url_original: string
  /** The certified page, over https; without one, the section's reading page of the day. */
  url_pdf: string
}
