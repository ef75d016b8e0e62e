import {
  eachMatch,
  isCnpj,
  matchesOf,
  placedCnpjs,
  printCnpj,
} from '../../../../engine/entities.ts'
import { type SlotReading, type Stretch, trimmed } from '../reading.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** Who takes part in an instrument, as printed. */
export interface PartyRead {
  name: SlotReading<string> | null
  /** A CNPJ, or a masked CPF. */
  id: SlotReading<string> | null
}

/** A CPF after masking: `***.456.789-**`, `***456789**`, and other masks that are printed. */
const MASKED_CPF =
  /(?<![\p{L}\d])(?:[*Xx\d]{3}\.?[*Xx\d]{3}\.?[*Xx\d]{3}[-.]{0,2}[*Xx\d]{2})(?![\p{L}\d])/gu
/** A CNPJ that is called so, with its points and strokes misplaced: `07.676.945.0001-77`, `34.056.198/0001 - 47`. */
const ODD_CNPJ = /CNPJ[^\d\n]{0,20}(\d(?:[.\s/-]{0,3}\d){13})(?!\d)/iu
/** One before a name, with a blank within: `18.192.96 1/0001-00 - A LTDA`. */
const BROKEN_CNPJ = /^\s*(\d(?:[.\s/-]{0,3}\d){13})(?!\d)/u
/** What is called a CNPJ, though its figures may be wrong. */
const SAID_CNPJ = /CNPJ[^\d\n]{0,20}(\d(?:[./\s-]{0,3}\d){11,14})(?!\d)/giu

/** Where companies have their numbers, in order; a misprinted one is a place, too. */
export function companyNumbers(own: string): Stretch[] {
  const right = placedCnpjs(own)
  const said = matchesOf(own, SAID_CNPJ).map(({ index, 0: printed, 1: digits = '' }) => ({
    start: index + printed.length - digits.length,
    end: index + printed.length,
  }))
  const odd = said.filter(
    (one) => !right.some(({ start, end }) => start < one.end && one.start < end),
  )
  return odd.length === 0 ? right : [...right, ...odd].toSorted((a, b) => a.start - b.start)
}

/** A company number that came before the name: `12.345.678/0001-95 - EMPRESA LTDA`. */
const ID_FIRST = /^[\s:.,-]*(?:CNPJ[^\d\n]{0,12})?$/iu
/** What is said about a party behind its name. */
const ABOUT = new RegExp(
  String.raw`\s?[,;(–/-]?\s?\(?(?:(?<!\p{L})|(?<=LTDA)(?=CNPJ)|(?=\())(?:${eitherOf(
    String.raw`(?:${eitherOf(
      'inscrit|registrad|cadastrad|estabelecid|situad|sediad|localizad|formad[oa]s?(?= pel)',
      'constitu[íi]d[oa]s?(?= p)|compost[oa]s?(?= p)|referente(?= [aà])|representad|devidamente',
      'portador|denominad|vencedor|doravante|neste ato|nesta ato|sob(?= o (?:cnpj|n)| c)',
      '(?:vr|vlr)(?=[:. ])|n[º°] d[ao] (?:arp|ata|contrato)',
      'atrav[ée]s d[oe](?= (?:sr|sua? represent|seu represent))',
      String.raw`\((?:dra?\.|sra?\.|doador|donat[áa]ri|fornecedor|[óo]rg[ãa]o gerenciador|contratad|contratante|atas?(?= (?:n|\d)))`,
      'como(?= (?:conven|concede|interven|cedente|cession|contratad|contratante))',
      'rescis[ãa]o(?= contratual)|dou(?= de)|com sede|com (?:a )?interveni|com endere[çc]o|cujo',
      'pessoa (?:jur[íi]dica|f[íi]sica)|no valor|pelo valor|valor|com o valor',
      'para os? (?:[ií]te(?:m|ns)|lotes?|grupos?)|com os? lotes?|nos? ite(?:m|ns)|nos? lotes?|tendo',
      String.raw`objetivando|com registro|total do fornecedor|tot?alizando|perfazendo|r\$|contratante(?=,)`,
      'contratad[oa](?=,)',
    )})[\p{L}()]*`,
    String.raw`(?:com )?c\.?n\.?p\.?j\.?|cpnj|cnjp|cnp(?=:)|uge?(?=\s?[-:–]|\s\d)|uasg|it(?:em|ens):?(?=\s?\d)`,
    String.raw`cpf|cgc|mei(?= n)|insc\.|rg(?= )|end\.`,
  )})(?!\p{L})`,
  'iu',
)
/** Words before a name that are none of it, before a capital letter. */
const TITLE = new RegExp(
  String.raw`^(?:autoriza[çc][ãa]o para (?:a )?contrata[çc][ãa]o d[ae] )?(?:(?:[oa]|os|as)\s+)?(?:${eitherOf(
    String.raw`empresas?(?= a \p{Lu})(?: a)?|empresas?(?! (?:Brasil|[Dd][aeo] |P[úu]blica|Municipal|Estadual))`,
    'firma|licitante|fornecedora?|sociedade empres[áa]ria|pessoa jur[íi]dica|pessoa f[íi]sica',
    String.raw`sra?\.ª?|senhora?|bolsista|agente de integra[çc][ãa]o`,
  )})(?:\s*\([^)]{0,6}\))?\s*[:,-]?\s+(?:\d{1,2}\)\s)?`,
  'iu',
)
/** An article before a name; a capital one only before words that no company is called by its letter with. */
const ARTICLE = new RegExp(
  eitherOf(
    String.raw`^O\(A\) (?:ESTUDANTE|BOLSISTA) |^(?:o|a|os|as)\s+(?=\p{Lu}{2}|\p{Lu}\p{Ll})`,
    String.raw`^[OA]S?\s+(?=(?:${eitherOf(
      'EMPRESA BRASILEIRA|PREFEITURA|MUNIC[ÍI]PIO|FUNDA[ÇC][ÃA]O|FUNDO|UNI[ÃA]O|UNIVERSIDADE|SECRETARIA',
      'C[ÂA]MARA|COMPANHIA|CONSELHO|TRIBUNAL|INSTITUTO|ESTADO|MINIST[ÉE]RIO|Munic[íi]pio|Prefeitura',
      'Uni[ãa]o|Fundo|Secretaria|C[âa]mara|Conselho|Tribunal|Instituto|Estado|Companhia|Universidade',
    )})(?!\p{L}))`,
  ),
  'u',
)
/** A sentence ends, and another begins that is no part of a name: `Ltda. No valor total de …`, but not `Biomed Dist. Hosp. Ltda` */
const SENTENCE_END = new RegExp(
  eitherOf(
    String.raw`(?<=\p{Ll}{3}|\p{Lu}{4}|Ltda|LTDA|S[./]?A|ME|EPP|EIRELI|\))(?<!(?<!\p{L})(?:${eitherOf(
      'Dist|Distr|Distrib|Hosp|Ind|Com|Serv|Prod|Med|Mat|Farm|Repr|Const|Constr|Equip|Lab|Eng|Assoc',
      'Coop|Univ|Fund|Inst|Tec',
    )}))\.\s+(?=\p{Lu}\p{Ll})`,
    String.raw`(?<=LTDA|EIRELI|EPP)\.\s+(?!EPP)(?=\p{Lu}{3})`,
  ),
  'u',
)

/** The party in a stretch of a text. A trader's CPF that follows the name without a word is part of the name. */
export function partyIn(text: string, place: Stretch): PartyRead {
  const own = text.slice(place.start, place.end)
  const id = idIn(own, place.start)
  const isIdFirst = id && ID_FIRST.test(text.slice(place.start, id.start))
  const from = isIdFirst ? id.end : place.start
  const isOfName = id?.value.includes('*') && /\p{L}\s$/u.test(own.slice(0, id.start - place.start))
  const to = id && !isIdFirst && !isOfName ? id.start : place.end
  return { name: nameIn(text, { start: from, end: to }), id }
}

/** Marks, numbers of a list and words of a label before a name. */
const LEAD = new RegExp(
  String.raw`^[\s:;,.\-–—"“*)]*(?:${eitherOf(
    String.raw`(?:[Cc]ontratad[oa]|CONTRATAD[OA])\s?:\s*|\d{1,2}\)\s?|0\d\s(?=\p{Lu})|junto [àa]o?\s(?=\p{Lu})`,
  )})?(?:n[º°o.]{1,2}\s)?(?:e\s+(?=[oa]s?\s(?:empresas?\s|firma\s)?\p{Lu}|\p{Lu}))?`,
  'u',
)

function nameIn(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const own = text.slice(start, end)
  const lead = LEAD.exec(own)![0].length // it may be empty
  const from = lead + titleIn(own.slice(lead))
  const ends = [ABOUT, SENTENCE_END, /\n\n|;|\t|\se\s*$/u].map((pattern) =>
    own.slice(from).search(pattern),
  )
  const stop = Math.min(...ends.map((at) => (at <= 0 ? own.length : at + from)))
  const name = trimmed(text, { start: start + from, end: start + stop })
  return name && isName(name.value) ? withClosed(text, name) : null
}

function titleIn(own: string): number {
  const title = TITLE.exec(own)?.[0].length ?? 0
  const isBefore = /^[\p{Lu}\d“"]/u.test(own.slice(title))
  return title > 0 && isBefore ? title : (ARTICLE.exec(own)?.[0].length ?? 0)
}

const LONGEST_NAME = 200

function isName(name: string): boolean {
  return (
    name.length <= LONGEST_NAME &&
    /\p{L}{2}/u.test(name) &&
    !/^(?:(?:n[ãa]o|sem|diversos|v[áa]rios|dou)(?!\p{L})|r\$|(?:a )?empresas?$)/iu.test(name)
  )
}

/** Without a bracket that was opened and not closed, or the other way round. */
function withClosed(
  text: string,
  { start, end, value }: SlotReading<string>,
): SlotReading<string> | null {
  const open = value.lastIndexOf('(')
  if (open !== -1 && !value.includes(')', open)) {
    const at = text.lastIndexOf('(', end - 1)
    return at > start ? trimmed(text, { start, end: at }) : null
  }
  return value.endsWith(')') && open === -1
    ? trimmed(text, { start, end: end - 1 })
    : { start, end, value }
}

function idIn(own: string, offset: number): SlotReading<string> | null {
  const [cnpj] = placedCnpjs(own)
  if (cnpj)
    return { value: printCnpj(cnpj.joined), start: offset + cnpj.start, end: offset + cnpj.end }
  const odd = ODD_CNPJ.exec(own)
  const joined = odd?.[1]?.replace(/\D/g, '') ?? ''
  if (odd && isCnpj(joined)) {
    const end = odd.index + odd[0].length
    return { value: printCnpj(joined), start: offset + end - odd[1]!.length, end: offset + end }
  }
  const broken = BROKEN_CNPJ.exec(own)
  const figures = broken?.[1]?.replace(/\D/g, '') ?? ''
  if (broken && isCnpj(figures)) {
    const end = offset + broken.index + broken[0].length
    return { value: printCnpj(figures), start: end - broken[1]!.length, end }
  }
  for (const { index, 0: printed } of eachMatch(own, MASKED_CPF))
    if (/[*Xx]{2}/.test(printed))
      return { value: printed, start: offset + index, end: offset + index + printed.length }
  return null
}
