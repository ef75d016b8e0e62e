import { decompressText } from '../../lib/compressed-text.ts'
import type { SectionCode } from '../../gazette/publication.ts'
import type { Situacao } from '../../gazette/relations/situacao.ts'
import { bytes, int, json, nullable, row, text, word } from '../rows.ts'

/** The columns of an act under the names of the wire, in the order of the table. */
const wireColumns = {
  id: text,
  versao: int,
  data_publicacao: text,
  secao: word<SectionCode>(),
  secao_base: word<'1' | '2' | '3'>(),
  edicao: text,
  pagina: text,
  orgao: text,
  tipo_ato: text,
  titulo: text,
  resumo: text,
  /** Null: the same as `url_pdf`. */
  url_original: nullable(text),
  url_pdf: text,
  ementa: nullable(text),
  assinatura: text,
  conteudo_completo: (value: unknown) => decompressText(bytes(value)),
  /** Null: `publicada`. */
  situacao: nullable(word<Situacao>()),
}

export const publicationRow = row(wireColumns)

/** An act with the columns by which the archive recognises it. */
export const storedRow = row({
  key: int,
  digest: bytes,
  pub_name: text,
  id_materia: text,
  parts: json<number[]>(),
  ...wireColumns,
})
