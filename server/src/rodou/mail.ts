import type { DeclaredBulletin } from '../configuration/configuration.ts'
import { clipped } from '../lib/text/clipped.ts'
import { normalizeEmail } from '../lib/text/email-address.ts'
import { type DagFields, placeOf, reader } from './fields.ts'
import { plainTextOf } from './plain-text.ts'
import type { Remarks } from './remarks.ts'
import { withVariables } from './with-variables.ts'
import { asName } from './wording.ts'

/** What a bulletin takes from the report of a DAG, beside its groups. */
type Mail = Pick<
  DeclaredBulletin,
  | 'destinatarios'
  | 'assunto'
  | 'cabecalho'
  | 'rodape'
  | 'texto_vazio'
  | 'enviar_vazio'
  | 'anexar_csv'
>

const MOST_RECIPIENTS = 100
const LONGEST_TEXT = 2_000
const LONGEST_SUBJECT = 200
const DAY = ' - DOs de {{data}}'

/** The mail that a report describes. */
export function mailOf(fields: DagFields<'report'>, onde: string, remarks: Remarks): Mail {
  const read = reader(remarks)
  const title = asName(read.text(fields.subject, placeOf(onde, 'subject')) ?? '', 1_000)
  const subject = withVariables(title, placeOf(onde, 'subject'), remarks)
  const texto_vazio = lines('no_results_found_text')
  return {
    destinatarios: recipientsOf(fields.emails, placeOf(onde, 'emails'), remarks),
    ...(subject !== '' && { assunto: subjectOf(subject, placeOf(onde, 'subject'), remarks) }),
    cabecalho: lines('header_text'),
    rodape: lines('footer_text'),
    ...(texto_vazio !== '' && { texto_vazio }),
    enviar_vazio: !read.flag(fields.skip_null, placeOf(onde, 'skip_null'), true),
    anexar_csv: read.flag(fields.attach_csv, placeOf(onde, 'attach_csv'), false),
  }

  function lines(key: 'header_text' | 'footer_text' | 'no_results_found_text'): string {
    const written = read.text(fields[key], placeOf(onde, key)) ?? ''
    const { text, images, hadHtml } = plainTextOf(written)
    const kept = withVariables(text, placeOf(onde, key), remarks)
    if (images > 0)
      remarks.note(placeOf(onde, key), `o HTML virou texto; imagens não importadas: ${images}.`)
    else if (hadHtml) remarks.note(placeOf(onde, key), 'o HTML virou texto.')
    if (kept.length > LONGEST_TEXT)
      remarks.note(
        placeOf(onde, key),
        `passa de ${LONGEST_TEXT} caracteres; o resto não foi importado.`,
      )
    return clipped(kept, LONGEST_TEXT)
  }
}

function subjectOf(subject: string, onde: string, remarks: Remarks): string {
  const most = LONGEST_SUBJECT - DAY.length
  if (subject.length > most)
    remarks.note(onde, `passa de ${most} caracteres; o resto não foi importado.`)
  return clipped(subject, most) + DAY
}

function recipientsOf(value: unknown, onde: string, remarks: Remarks): string[] {
  const given = reader(remarks).texts(value, onde)
  const addresses = given.flatMap(({ texto, onde: place }) => {
    const address = normalizeEmail(texto)
    if (address === null)
      remarks.refuse(place, `"${texto}" não parece um endereço de e-mail. Não foi importado.`)
    return address === null ? [] : [address]
  })
  const distinct = [...new Set(addresses)]
  if (distinct.length > MOST_RECIPIENTS)
    remarks.refuse(
      onde,
      `são ${distinct.length} endereços, e um boletim tem no máximo ${MOST_RECIPIENTS}. Ficaram os primeiros; use uma lista de distribuição.`,
    )
  return distinct.slice(0, MOST_RECIPIENTS)
}
