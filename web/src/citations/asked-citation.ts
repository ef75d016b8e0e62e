import { textOf } from '../lib/address.ts'

/** What an address asks for: `?tipo=portaria&numero=1146&ano=2026&orgao=MEC`, or words as a text has them. */
export interface AskedCitation {
  texto?: string
  tipo?: string
  numero?: string
  ano?: string
  /** Of the act itself. */
  data?: string
  orgao?: string
}

const FIELDS = ['texto', 'tipo', 'numero', 'ano', 'data', 'orgao'] as const
const LONGEST = 1_000

export function readAskedCitation(values: Record<string, unknown>): AskedCitation {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = textOf(values[field])?.trim().slice(0, LONGEST)
      return value ? [[field, value]] : []
    }),
  )
}

/** The same as words of a text; null: the address does not say enough. */
export function citationAsked(asked: AskedCitation): string | null {
  const { texto, tipo, numero, ano, data, orgao } = asked
  if (texto !== undefined) return texto
  if (tipo === undefined || numero === undefined) return null
  // A link may write `instrucao_normativa`; `decreto-lei` has its hyphen.
  const kind = tipo.replaceAll('_', ' ').replace(/(?<=instru[cç][aã]o)-/i, ' ')
  const [number, year = ano] = numero.split('/')
  const day = data === undefined ? null : dayInWords(data)
  const when = day === null ? (year === undefined ? '' : `/${year}`) : `, de ${day}`
  return `${kind} nº ${number}${when}${orgao === undefined ? '' : `, ${bodyInWords(orgao)}`}`
}

/** `2026-11-17` as texts write it. */
function dayInWords(data: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(data) ?? []
  return day === undefined ? data : `${day}/${month}/${year}`
}

function bodyInWords(orgao: string): string {
  return /^d[aeo]s? /i.test(orgao) ? orgao : `do ${orgao}`
}
