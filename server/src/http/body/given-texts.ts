import { type Detail, detailOf } from '../../lib/errors/problem.ts'
import { normalizeEmail } from '../../lib/text/email-address.ts'

/**
 * The faults of a text that people know something by, and that stands in one line of a mail or a message.
 * The schema reports an empty one.
 */
export function lineDetails(field: string, text: unknown): Detail[] {
  if (typeof text !== 'string' || text === '') return []
  if (text.trim() === '')
    return [detailOf(field, 'está vazio', 'Escreva algo que ajude a reconhecer.')]
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
    ? [detailOf(field, 'tem quebra de linha ou caractere de controle', 'Use uma só linha.')]
    : []
}

/** The strings of a list, each with its place; none of one with more than `most`, which the schema reports. */
export function textsIn(list: unknown, most: number): [index: number, text: string][] {
  return (Array.isArray(list) && list.length <= most ? list : []).flatMap(
    (item: unknown, index): [number, string][] => (typeof item === 'string' ? [[index, item]] : []),
  )
}

/** The faults of a list of e-mail addresses. */
export function addressDetails(field: string, list: unknown, most: number): Detail[] {
  return textsIn(list, most)
    .filter(([_index, email]) => normalizeEmail(email) === null)
    .map(([index]) =>
      detailOf(
        `${field}[${index}]`,
        'não parece um endereço de e-mail',
        'Por exemplo: equipe@exemplo.com.br.',
      ),
    )
}

/** The addresses in stored form; each was checked before. */
export function keptAddresses(emails: string[]): string[] {
  return emails.map((email) => normalizeEmail(email) ?? email)
}
