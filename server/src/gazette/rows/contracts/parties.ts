import type { Stretch } from '../reading.ts'
import { type PartyRead, partyIn } from '../slots/party-slot.ts'
import type { ContractParty, ContractReadings } from './contract.ts'
import { type InstrumentKind, isOfParties } from './instrument-kind.ts'
import { splitParties } from './split-parties.ts'
import type { ContractUnit } from './units.ts'

type Parties = Pick<
  ContractReadings,
  'contratante_nome' | 'contratante_cnpj' | 'fornecedor_nome' | 'fornecedor_ni'
> & { parties: ContractParty[] }

/** `celebrado entre a UNIÃO e a empresa A LTDA`; the parties are behind it. */
const BETWEEN =
  /(?<!\p{L})entre(?:\s+si)?,?\s+(?:celebram\s+|fazem\s+)?(?:de um lado,?\s+)?(?=[aoA]s?\s|\p{Lu})/u
const CELEBRATED = /(?:que (?:entre )?(?:si )?(?:celebram|fazem)(?: entre si)?,?)\s+/iu

/** Labels of those who sell nothing, wherever the text changes an instrument of theirs. */
const ROLE =
  /^(?:concedente|convenente|doador|donat|cedente|cession|comoda|permi|descentraliza|acordante|part[íi]cipe)/iu

/** Where money is told, these are paid, or pay for a use; and those who give it. */
const PAYER = /^(?:convenente(?!s)|conveniad|permission|cession|concession|outorgad)/iu
const GIVER = /^(?:concedente|permitente|cedente|outorgante)/iu

/** Who makes an instrument: a supplier and its customer, or parties. @param head before the first label */
export function partiesOf(
  text: string,
  unit: ContractUnit,
  kind: InstrumentKind,
  head: Stretch[],
): Parties {
  const of = (...kinds: string[]) => unit.clauses.filter((clause) => kinds.includes(clause.kind))
  if (isOfParties(kind) || of('parte').some(({ label }) => ROLE.test(label))) {
    const payer = firstNamed(
      text,
      of('parte').filter(({ label }) => PAYER.test(label)),
    )
    if (payer && of('valor').length > 0)
      return named(
        firstNamed(
          text,
          of('parte').filter(({ label }) => GIVER.test(label)),
        ),
        payer,
      )
    const listed = of('parte', 'contratante', 'fornecedor').flatMap((clause) =>
      splitParties(text, clause),
    )
    const places =
      listed.length > 0 ? listed : between(text, [...of('especie', 'contrato'), ...head])
    return { parties: places.flatMap((place) => partyOf(partyIn(text, place))) }
  }
  const supplier = firstNamed(text, of('fornecedor'))
  const customer = firstNamed(text, of('contratante'))
  if (supplier || customer) return named(customer, supplier)
  const listed = of('parte').flatMap((clause) => splitParties(text, clause))
  const pair =
    listed.length > 0 ? listed : between(text, [...of('especie', 'contrato', 'objeto'), ...head])
  const [first, second] = pair.map((place) => partyIn(text, place))
  return pair.length === 2 ? named(first!, second!) : named(null, null)
}

function named(customer: PartyRead | null, supplier: PartyRead | null): Parties {
  return {
    contratante_nome: customer?.name ?? null,
    contratante_cnpj: customer?.id?.value.includes('/') ? customer.id : null,
    fornecedor_nome: supplier?.name ?? null,
    fornecedor_ni: supplier?.id ?? null,
    parties: [],
  }
}

function partyOf({ name, id }: PartyRead): ContractParty[] {
  return name ? [{ nome: name, ni: id }] : []
}

/** The first of some clauses that names a party. */
function firstNamed(text: string, clauses: Stretch[]): PartyRead | null {
  const parties = clauses.map((clause) => partyIn(text, clause))
  const first = parties.find(({ name, id }) => name ?? id)
  return first ? { name: first.name, id: first.id ?? null } : null
}

/** The stretches of the parties behind `entre`. */
function between(text: string, places: Stretch[]): Stretch[] {
  for (const { start, end: stretchEnd } of places) {
    const end = Math.min(stretchEnd, start + 2 * LONGEST)
    const own = text.slice(start, end)
    const found = BETWEEN.exec(own) ?? CELEBRATED.exec(own)
    if (!found) continue
    const from = start + found.index + found[0].length
    const stop = text.slice(from, Math.min(end, from + LONGEST)).search(/[.;]\s+(?:\p{Lu}|$)|\n\n/u)
    return splitParties(text, {
      start: from,
      end: stop === -1 ? Math.min(end, from + LONGEST) : from + stop,
    })
  }
  return []
}

const LONGEST = 600
