import { decompressText } from '../../lib/compressed-text.ts'
import type { SectionCode } from '../../gazette/publication.ts'
import type { Situacao } from '../../gazette/relations/situacao.ts'
import { bytes, int, json, nullable, row, text, word } from '../rows.ts'
import { readStoredText } from './readable-text.ts'

/** Null: `publicada`. */
export const situacaoColumn = nullable(word<Situacao>())

/**
 * The state of an act for its readers: what other acts made of it, unless its source withdrew it.
 */
export function shownSituacao(act: {
  situacao: Situacao | null
  retirada_em: string | null
}): Situacao {
  return act.retirada_em === null ? (act.situacao ?? 'publicada') : 'retirada'
}

/**
 * The columns of an act without its text, with the names of the wire, in the order of the table.
 */
const headColumns = {
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
  url_pdf: text,
  ementa: nullable(text),
  assinatura: text,
  /** When its source withdrew it; null: it did not. */
  retirada_em: nullable(text),
  /** When its first text arrived; null: an older program did not record it. */
  recebida_em: nullable(text),
}

const keptColumns = {
  ...headColumns,
  url_original: text,
  situacao: word<Situacao>(),
  sha256: (value: unknown) => Buffer.from(bytes(value)).toString('hex'),
}

/**
 * Fields whose wire name differs from the column, or that have a value where the column is NULL.
 */
export const EXPRESSIONS = {
  url_original: 'coalesce(publications.url_original, publications.url_pdf)',
  situacao: `CASE WHEN publications.retirada_em IS NULL
               THEN coalesce(publications.situacao, 'publicada') ELSE 'retirada' END`,
  sha256: 'publications.digest',
}

/** An act for readers, without its text: {@link SELECT_HEAD}. */
export const headRow = row(keptColumns)
/** The same with its text: {@link SELECT_WHOLE}. */
export const wholeRow = row({
  ...keptColumns,
  conteudo_completo: (value: unknown) => readStoredText(bytes(value)),
})

const head = [
  ...Object.keys(headColumns),
  ...Object.entries(EXPRESSIONS).map(([name, expression]) => `${expression} AS ${name}`),
].join(', ')

export const SELECT_HEAD = `SELECT ${head} FROM publications`
export const SELECT_WHOLE = `SELECT ${head}, conteudo_completo FROM publications`

/** An act with the columns that identify it in the archive. */
export const storedRow = row({
  key: int,
  digest: bytes,
  pub_name: text,
  id_materia: text,
  parts: json<number[]>(),
  ...headColumns,
  /** Null: the same as `url_pdf`. */
  url_original: nullable(text),
  /** Null: the text is damaged. */
  conteudo_completo: undamagedText,
  situacao: situacaoColumn,
})

function undamagedText(value: unknown): string | null {
  try {
    return decompressText(bytes(value)) || null // no act is empty
  } catch {
    return null
  }
}
