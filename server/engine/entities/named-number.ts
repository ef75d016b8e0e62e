import type { ActKind } from './act-kind.ts'
import { canBeNumbered, isNormKind } from './norm-kind.ts'

/** With its dots, and a year after the last one: `1.326`, `49.2023`. */
export const NUMBER =
  '(\\d{1,3}\\.\\s\\d{3}|\\d+(?:\\.\\d+)*?)(?:\\.((?:19|20)\\d{2}))?(?!\\.?\\d)(?![ºª°%]| \\. ?\\d)'
/** A series before the number: `nº PE-022/2023`, `nº TRF2-ATP-2023/00051`. */
export const SERIES = '(?:(?:[A-Z]{2,5}\\d?-){1,3}(?:(?:19|20)\\d{2}/)?)?'
const MARKED = new RegExp(`(?<![\\wÀ-ÿ])n(?:[.ºo°ªrs]|[úu]mero|\\s)*${SERIES}${NUMBER}`, 'iu')
/** Without `nº`, only words in capitals may come between: `Portaria MTE 674`, `Ato PR 118`. */
const BARE = new RegExp(
  `^\\.?(?:(?: [-–])?[ ,]{1,2}(?:de Pessoal|[A-ZÀ-Ý][^\\s,;:\\d]{0,40})){0,5}[ ,]{1,2}${NUMBER}`,
)
/**
 * Between a norm's kind and its number, words about its issuer or subject may come, too: `Lei
 * Federal de Licitações 8.666`, `TRT/GP/DG/162`.
 */
const WORD =
  '(?:[ ,]{1,2}| ?[-–/] ?)(?:(?:d[aeo]s?|e) )?(?:de Pessoal|[A-ZÀ-Ý][^\\s,;:\\d]{0,40}\\d?|(?:federa|municipa|estadua|distrita)(?:l|is)(?!\\p{L})|complementar(?:es)?(?!\\p{L}))'
const BARE_OF_NORM = new RegExp(
  `^\\.?(?:${WORD}){0,5}(?:[ ,]{1,2}|(?<=[/.])|(?: - ?|(?<=-))(?=\\d+/\\d))${NUMBER}`,
  'u',
)
/** A year right after a number confirms it: `8.112/90`, but not `016/20/PRODOC`. */
const ITS_YEAR = /^ ?\/ ?(?:19|20)?\d{2}(?![\d/ªº])/
/** Separates two numbers of one name, as in `DRJ 4 Nº 17`. */
const OFFICE = /^[^,;:()]{0,40}$/

/**
 * A body, an adjective or an abbreviation may come between a norm's kind and its number. After one
 * of these words a number belongs to something else, as in `Lei 13.303, conforme Parecer nº 73`.
 */
const OF_ANOTHER =
  /[,(;]|(?<!\p{L})(?:process|autos|matr[íi]cula|siape|d\. ?o\. ?u|dou(?!\p{L})|di[áa]rio|parecer|protocolo|c[óo]digo|boletim|of[íi]cio|certid|mandado|cnpj|cpf|edi[çc][ãa]o|se[çc][ãa]o|nup|arts?(?!\p{L})|artigo|inciso|item|servidor|candidat|empenho|recurso|notifica|memorando|nota|padr[ãa]o|classe|regid|anexo)/iu
/** `(RN)`, `SR(PB)`; commas in a body's name, and one right before the number. */
const HARMLESS = /\([^()\d]{0,40}\)|,(?= ?$| (?:e )?[A-ZÀ-Ý])/g

export interface NamedNumber {
  /** As printed, with its dots. */
  digits: string
  /** A year after the number's last dot. */
  year: string | undefined
  /** The start of the digits and the end of the number in the text after the kind. */
  start: number
  end: number
}

/** The number for the name of a kind in `near`, the text after it; null if there is none. */
export function findNumber(near: string, kind: ActKind): NamedNumber | null {
  if (isNormKind(kind)) {
    const found = numberOfNorm(near)
    return found && canBeNumbered(kind, found.digits) ? found : null
  }
  const bare = numberOf(BARE.exec(near))
  const marked = MARKED.exec(near)
  const isYeared = bare !== null && ITS_YEAR.test(near.slice(bare.end))
  if (isYeared && marked && bare.start < marked.index) return bare
  return numberOf(marked) ?? bare
}

/**
 * The nearest number belongs to the norm, unless it is part of its office's name or of something
 * else.
 */
function numberOfNorm(near: string): NamedNumber | null {
  const bare = numberOf(BARE_OF_NORM.exec(near))
  const marked = MARKED.exec(near)
  if (!marked || (bare && bare.start < marked.index && !isOfOffice(near, bare, marked.index)))
    return bare
  const between = near.slice(0, marked.index).replace(HARMLESS, '')
  return OF_ANOTHER.test(between) ? null : numberOf(marked)
}

function numberOf(found: RegExpExecArray | null | undefined): NamedNumber | null {
  if (!found) return null
  const [matched, digits = '', year] = found
  const start = found.index + matched.length - digits.length - (year ? year.length + 1 : 0)
  return { digits, year, start, end: found.index + matched.length }
}

/** Whether a number without `nº` is part of the office's name, like the 4 of `DRJ 4 Nº 17`. */
function isOfOffice(near: string, { end }: NamedNumber, marked: number): boolean {
  const between = near.slice(end, marked)
  return OFFICE.test(between) && !ITS_YEAR.test(between) && !OF_ANOTHER.test(between)
}
