import { decompressText } from '../../lib/compressed-text.ts'
import type { SectionCode } from '../../gazette/publication.ts'
import type { Situacao } from '../../gazette/relations/situacao.ts'
import { bytes, int, json, nullable, row, text, word } from '../rows.ts'

/** Null: `publicada`. */
export const situacaoColumn = nullable(word<Situacao>())

/** What an act is for its readers: what others made of it, unless its source took it back. */
export function shownSituacao(act: {
  situacao: Situacao | null
  retirada_em: string | null
}): Situacao {
  return act.retirada_em === null ? (act.situacao ?? 'publicada') : 'retirada'
}

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
  situacao: situacaoColumn,
  /** When its source took it back; null: it did not. */
  retirada_em: nullable(text),
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
