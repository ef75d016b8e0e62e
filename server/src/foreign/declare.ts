import { createHash } from 'node:crypto'
import type { Frequency } from '../alerts/alert.ts'
import type { Weekday } from '../lib/time/weekdays.ts'
import type { Configuration, DeclaredAlert, DeclaredList } from '../configuration/configuration.ts'
import { Problem } from '../lib/errors/problem.ts'
import { normalizeEmail } from '../lib/text/email-address.ts'
import type { Remarks } from '../rodou/remarks.ts'
import { asKeyPart, asLines, asName } from '../rodou/wording.ts'
import { parseQuery } from '../search/reading/parse.ts'

/** When mails go out; an alert has no weekly one, a bulletin of it alone has. */
export type ForeignFrequency = Frequency | 'semanal'

/** An alert as another service has it. */
interface ForeignAlert {
  onde: string
  /** What makes its key; of two with the same, the second is refused. */
  chave: string
  nome: string
  consulta?: string
  /** In place of a query. */
  lista?: DeclaredList['itens']
  filtros?: DeclaredAlert['filtros']
  emails: string[]
  frequencia: ForeignFrequency
  hora: number
}

/** Collects what the records of a file declare. */
export interface Declaring {
  configuration: Configuration
  remarks: Remarks
  /** The key of what has this name, whose other characters than a key may have become `-`. */
  keyFor(name: string): string
  /** The same for a text that others may resemble: with a part of its digest. */
  keyForText(text: string): string
  /** @returns whether it could be kept */
  add(alert: ForeignAlert): boolean
  /** Addresses in stored form; others are refused. */
  addresses(texts: string[], onde: string): string[]
}

export const MAX_NOME = 200
const MAX_CONSULTA = 4_000
const MAX_EMAILS = 100
const MONDAY: Weekday[] = ['seg']

/**
 * @param fonte begins all keys
 * @param emails who is told of what names nobody
 */
export function declaring(fonte: string, emails: string[], remarks: Remarks): Declaring {
  const configuration: Configuration = { listas: [], webhooks: [], alertas: [], boletins: [] }
  const places = new Map<string, string>()
  const keyFor = (name: string) => `${fonte}:${asKeyPart(name.toLowerCase())}`

  function add(given: ForeignAlert): boolean {
    const { onde, chave, nome, consulta, lista, filtros, frequencia, hora } = given
    const before = places.get(chave)
    if (before !== undefined) {
      remarks.refuse(onde, `repete ${before}. Não foi importado; se é outro, dê-lhe outro nome.`)
      return false
    }
    const fault = consulta === undefined ? null : queryFault(consulta)
    if (fault !== null) {
      remarks.refuse(onde, `a consulta ${JSON.stringify(consulta)} não serve: ${fault}`)
      return false
    }
    places.set(chave, onde)
    const own = given.emails.length > 0 ? given.emails : emails
    if (own.length === 0)
      remarks.note(onde, 'não diz a quem avisar. Passe --email, ou dê-lhe um canal na página.')
    if (own.length > MAX_EMAILS)
      remarks.refuse(onde, `tem ${own.length} endereços; ficaram os primeiros ${MAX_EMAILS}.`)
    const called = asName(nome, MAX_NOME) || chave
    const told = own.slice(0, MAX_EMAILS)
    const isWeekly = frequencia === 'semanal'
    if (lista !== undefined) configuration.listas.push({ chave, nome: called, itens: lista })
    configuration.alertas.push({
      chave,
      nome: called,
      ...(consulta !== undefined && { consulta }),
      ...(lista !== undefined && { listas: [chave] }),
      ...(filtros !== undefined && { filtros }),
      canais: { webhooks: [], emails: isWeekly ? [] : told },
      ...(!isWeekly && { frequencia, hora, ativo: false }), // so that both services do not write at once
    })
    if (isWeekly)
      configuration.boletins.push({
        chave,
        nome: asLines(called),
        alertas: [chave],
        destinatarios: told,
        frequencia,
        dias: MONDAY,
        hora,
        ativo: false,
      })
    return true
  }

  return {
    configuration,
    remarks,
    keyFor,
    keyForText: (text) => {
      const digest = createHash('sha256').update(text.toWellFormed()).digest('hex').slice(0, 8)
      const words = text.slice(0, 40).match(/[\p{L}\p{N}]+/gu) ?? []
      return keyFor([...words, digest].join('-'))
    },
    add,
    addresses: (texts, onde) => {
      const kept = texts.flatMap((text) => {
        const address = normalizeEmail(text)
        if (address === null)
          remarks.refuse(onde, `"${text}" não parece um endereço de e-mail. Não foi importado.`)
        return address ?? []
      })
      return [...new Set(kept)]
    },
  }
}

/** Why a query cannot be kept; null: it can. */
export function queryFault(query: string): string | null {
  if (query.length > MAX_CONSULTA)
    return `tem ${query.length} caracteres, e o máximo são ${MAX_CONSULTA}.`
  try {
    parseQuery(query)
    return null
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return `${error.detalhes[0]?.problema ?? error.message}.`
  }
}
