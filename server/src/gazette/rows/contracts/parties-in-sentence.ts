import { matchesOf } from '../../../../engine/entities.ts'
import { type Stretch, first } from '../reading.ts'
import { type PartyRead, companyNumbers, partyIn } from '../slots/party-slot.ts'
import type { ContractUnit } from './units.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** Where the name of a company may begin within a sentence. */
const NAME_BEGINS = new RegExp(
  eitherOf(
    String.raw`(?<!\p{L})[Ee]mpresas?:?\s+(?=[\p{Lu}\d“"])|(?<!\p{L})EMPRESAS?:?\s+`,
    String.raw`(?:(?<!(?<!\p{L})\p{Lu})[.;:]|\d\s?[-–]|\/\d{4},)\s+(?=[\p{Lu}\d]{1,})|\n\s*(?=\p{Lu})`,
    String.raw`(?<!\p{L})e\s+(?=\p{Lu}{3})|(?<!\p{L})(?:d[oae]|com [oa]|[àa]o?|pel[oa])\s+(?=\p{Lu}{3})`,
  ),
  'gu',
)

/** Nobody else's number stands in the labelled clauses of a customer. */
const OF_CUSTOMER = new Set(['contratante', 'parte', 'outra'])

/** The company that a sentence names with its CNPJ: `contratação da empresa A LTDA, CNPJ nº …`. */
export function supplierIn(text: string, unit: ContractUnit): PartyRead | null {
  const own = text.slice(unit.start, Math.min(unit.end, unit.start + LONGEST))
  for (const cnpj of companyNumbers(own)) {
    const at = unit.start + cnpj.start
    if (
      unit.clauses.some(({ kind, start, end }) => OF_CUSTOMER.has(kind) && start <= at && at < end)
    )
      continue
    const from = Math.max(0, cnpj.start - LONGEST_NAME)
    const before = own.slice(from, cnpj.start)
    const begin = matchesOf(before, NAME_BEGINS).findLast(({ index, 0: printed }) =>
      /\p{L}{2}[^.;:]*\p{L}/u.test(
        before.slice(index + printed.length).replace(/(?:inscrit|CNPJ|sob).*/isu, ''),
      ),
    )
    if (!begin || SENDS.test(own.slice(cnpj.end, cnpj.end + 60))) continue
    const party = partyIn(text, {
      start: unit.start + from + begin.index + begin[0].length,
      end: unit.start + cnpj.end,
    })
    if (party.name) return party
  }
  return namedCompany(text, unit, own)
}

/** One without a CNPJ: `firmado com a empresa A LTDA, oriundo …`, `a contratação da Fundação A, com base …`. */
function namedCompany(text: string, unit: ContractUnit, own: string): PartyRead | null {
  return first(NAMED, (pattern) => {
    const found = pattern.exec(own)
    if (!found) return null
    const end = unit.start + found.index + found[0].length
    return partyIn(text, { start: end - found.groups!.name!.length, end })
  })
}

const NAMED = [
  /(?:com|em favor d)\s?a empresa (?<name>\p{L}[^,;:.\n]{3,120}?(?<!\p{L})(?:ltda|eireli|s\/a|s\.a|epp|me)(?:\s?[-–]?\s?(?:me|epp)(?!\p{L}))?)(?!\p{L})/iu,
  /contrata[çc][ãa]o da (?<name>Funda[çc][ãa]o [^,;:.\n]{3,120}?)(?=, (?:com (?:base|fulcro)|para|nos termos))/iu,
]

/** Behind the CNPJ of the body that publishes. */
const SENDS =
  /torna|representad[oa] pel|resolve|comunica|[-–,]\s(?:(?:doravante |simplesmente )?denominad[oa] )?contratante(?!\s?:|\p{L})/iu
const LONGEST_NAME = 220
const LONGEST = 6_000

/** `O CFMV, por intermédio de seu Presidente, torna público`, `A Procuradoria-Geral torna pública`, `O Presidente do CFP, no uso …`. */
const SENDER = new RegExp(
  String.raw`(?:^\s*|[.;\n]\s*|\d\s)(?:[OA]s?\s+(?:\(?[OA]\)?\s)?|(?=(?:PREFEITURA|MUNIC[ÍI]PIO|FUNDO|C[ÂA]MARA|Prefeitura|Munic[íi]pio|Fundo|C[âa]mara|Distrito Sanit[áa]rio|Conselho|CONSELHO)\s))(?:(?:Exmo\.? )?(?:Sr\.?|Sra\.?|Senhora?) )?(?:(?:${eitherOf(
    'Presidente|PRESIDENTE|Prefeit[oa]|PREFEIT[OA]|Diretora?(?:-Geral)?|DIRETORA?',
    String.raw`Secret[áa]ri[oa](?: \p{L}+)?|Ordenadora? de Despesas?`,
  )}) (?:d[oae]|D[OAE])s? (?:(?:Comissão|COMISSÃO)[^,;.\n]{0,40}?(?:Licitação|LICITAÇÃO) (?:d[oae]|D[OAE])s? )?)?(?<name>\p{L}[^,;.:\n]{1,150}?)(?=,? (?:por interm|atrav[ée]s|no uso|de acordo com|torna|TORNA|vem|inscrit|resolve|neste ato|representad|por meio|comunica|Estado d|ESTADO D))`,
  'u',
)

/** The body that says at the beginning what it does. */
export function customerIn(text: string, unit: ContractUnit): PartyRead | null {
  const bids = unit.clauses.filter(({ kind }) => kind === 'licitacao' || kind === 'processo')
  for (const { start, end } of [unit.intro, ...(unit.common ? [unit.common] : []), ...bids]) {
    const own = text.slice(start, Math.min(end, start + LONGEST_INTRO))
    const found = SENDER.exec(own)
    const name = found?.groups?.name
    if (!found || name === undefined || NOBODY.test(name)) continue
    const from = start + found.index + found[0].length - name.length
    const place: Stretch = { start: from, end: Math.min(end, from + name.length + ID_NEAR) }
    const { id } = partyIn(text, place)
    return { ...partyIn(text, { start: from, end: from + name.length }), id }
  }
  const own = text.slice(unit.start, Math.min(unit.end, unit.start + LONGEST_INTRO))
  return first([PUBLISHES, CALLED], (pattern) => {
    const found = pattern.exec(own)
    if (!found) return null
    const end = unit.start + found.index + found[0].length
    return partyIn(text, { start: end - found.groups!.name!.length, end })
  })
}

/** Behind whatever stands before it: `PA SEI: 1/2023. A Seção Judiciária torna pública a Ata`. */
const PUBLISHES = /(?:^|[.;\n]\s*)[OA]\s(?<name>\p{Lu}[^,;.:\n]{3,120}?)(?=,?\storna\sp[úu]blic)/u
/** `CAIXA, CONTRATANTE e a UNIMED, CONTRATADO` */
const CALLED = /(?:^|\n)\s*(?<name>\p{Lu}[^,;:\n]{3,150}?)(?=,\sCONTRATANTE,?\se\s)/u

const LONGEST_INTRO = 800
const ID_NEAR = 60
const NOBODY =
  /munic[íi]pio$|^(?:prefeit[oa](?!\p{L})|sr\.?\s|secret[áa]ri[oa]\s|presidente|diretora?\s|presente|valor|prazo|objeto|contrat|termo)/iu
