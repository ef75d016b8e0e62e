import { decompressText } from '../../lib/text/compressed-text.ts'
import type { Situacao, StateOfWhole } from '../../gazette/relations/situacao.ts'
import { bytes, derived, row, text, word } from '../rows.ts'
import { readStoredText } from './readable-text.ts'
import { publications } from './tables.ts'

/** The whole text of an act. */
export const wholeText = derived((value) => readStoredText(bytes.read(value)))

/**
 * The state of an act for its readers: what other acts made of it, unless its source withdrew it.
 */
export function shownSituacao(act: {
  situacao: StateOfWhole | null
  em_parte: boolean | null
  retirada_em: string | null
}): Situacao {
  if (act.retirada_em !== null) return 'retirada'
  const isUndone = act.situacao === 'revogada' || act.situacao === 'sem_efeito'
  return act.em_parte && !isUndone ? 'em_parte' : (act.situacao ?? 'publicada')
}

/** The columns of an act without its text, with the names of the wire, in its order. */
const shownColumns = publications.pick(
  'id',
  'versao',
  'data_publicacao',
  'secao',
  'secao_base',
  'edicao',
  'pagina',
  'orgao',
  'tipo_ato',
  'titulo',
  'resumo',
  'url_pdf',
  'ementa',
  'assinatura',
  'retirada_em',
  'recebida_em',
)

const keptColumns = {
  ...shownColumns.shape,
  url_original: text,
  situacao: word<Situacao>(),
  sha256: derived((value) => Buffer.from(bytes.read(value)).toString('hex')),
}

/**
 * Fields whose wire name differs from the column, or that have a value where the column is NULL.
 */
export const EXPRESSIONS = {
  url_original: 'coalesce(publications.url_original, publications.url_pdf)',
  situacao: `CASE WHEN publications.retirada_em IS NOT NULL THEN 'retirada'
               WHEN publications.em_parte IS NOT NULL
                 AND coalesce(publications.situacao, '') NOT IN ('revogada', 'sem_efeito')
               THEN 'em_parte' ELSE coalesce(publications.situacao, 'publicada') END`,
  sha256: 'publications.digest',
}

/** An act for readers, without its text: {@link SELECT_HEAD}. */
export const headRow = row(keptColumns)
/** The same with its text: {@link SELECT_WHOLE}. */
export const wholeRow = row({
  ...keptColumns,
  conteudo_completo: wholeText,
})

/** The same, where a damaged text is null. */
export const undamagedRow = row({
  ...keptColumns,
  conteudo_completo: derived(undamagedText),
})

const head = [
  ...shownColumns.names,
  ...Object.entries(EXPRESSIONS).map(([name, expression]) => `${expression} AS ${name}`),
].join(', ')

export const SELECT_HEAD = `SELECT ${head} FROM publications`
export const SELECT_WHOLE = `SELECT ${head}, conteudo_completo FROM publications`

/** An act with the columns that identify it in the archive. */
export const storedRow = row({
  ...publications.shape,
  /** Null: the text is damaged. */
  conteudo_completo: derived(undamagedText),
})

function undamagedText(value: unknown): string | null {
  try {
    return decompressText(bytes.read(value)) || null // no act is empty
  } catch {
    return null
  }
}
