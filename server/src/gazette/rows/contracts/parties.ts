import { matchesOf } from '../../../../engine/entities.ts'
import type { Stretch } from '../reading.ts'
import { type PartyRead, partyIn } from '../slots/party-slot.ts'
import type { ContractParty, ContractReadings } from './contract.ts'
import { CHANGES, type InstrumentKind, isOfParties } from './instrument-kind.ts'
import { customerIn, supplierIn } from './parties-in-sentence.ts'
import { BODY, COMPANY, splitParties, splitSentences } from './split-parties.ts'
import type { ContractUnit } from './units.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

type Parties = Pick<
  ContractReadings,
  'contratante_nome' | 'contratante_cnpj' | 'fornecedor_nome' | 'fornecedor_ni'
> & { parties: ContractParty[] }

/** `celebrado entre a UNIÃO e a empresa A LTDA`; the parties are behind it. */
const BETWEEN =
  /(?<!\p{L})entre(?:\s+si)?,?\s+(?:(?:celebra(?:ra)?m|fazem|firmam),?\s+)?(?:de um lado,?\s+)?(?=\p{L})(?!(?:as )?partes)/iu
const CELEBRATED =
  /(?<!\p{L})(?:que\s+)?(?:entre\s+)?(?:si\s+)?(?:celebra(?:ra)?m|faz(?:em)?|firmam|(?:firmad|celebrad)[oa] pel[oa]s?(?=\s(?:munic|prefeit|estado)))(?:\s+entre\s+si)?,?\s+(?=\p{L})/iu

/** `O Município e A LTDA, firmam aditamento …` */
const JOINED =
  /(?:^|[.;\n]\s+|\d\s+)(?=[OA]\s(?:munic[íi]pio|prefeitura|c[âa]mara|fundo)(?:\sd[eo]\s[^.,;:\n]{2,60})?\se\s\p{Lu}[^,;:\n]{3,100},(?:[^.]{0,100}?\sfirma|\s*$))/iu

/** Labels of those who sell nothing, wherever the text changes an instrument of theirs. */
const ROLE =
  /^(?:concedente|convenente|doador|donat|cedente|cession|comoda|permi|(?:unidade |[óo]rg[ãa]o )?descentraliza|[óo]rg[ãa]o executor|acordante|part[íi]cipe)/iu

/** Where money is told, these are paid, or pay for a use; and those who give it. */
const PAYER = /^(?:convenente(?!s)|conveniad|permission|concession|outorgad)/iu
const GIVER = /^(?:concedente|permitente|cedente|outorgante)/iu
/** Who has the use of a room, and what is paid for it month by month: `Cessionária: A LTDA. Valor mensal: R$ 10,00` */
const TENANT = /^cession[áa]ri/iu
const RENT = /mensal|aluguel|taxa de (?:uso|ocupa)/iu
/** Instruments under which nobody is paid, whatever changes them. */
const UNPAID = new RegExp(
  eitherOf(
    String.raw`conv[êe]nio|coopera[çc][ãa]o|execu[çc][ãa]o descentralizada|(?<!\p{L})TED(?!\p{L})|doa[çc][ãa]o`,
    'comodato|cess[ãa]o|bolsista|compromisso e responsab|responsabilidade e compromisso',
    'compromisso de (?:est[áa]gio|sigilo)|parceria',
  ),
  'iu',
)

/** Money that the Union hands on to a town by a bank: nobody sells anything. */
const REPASSE = /^\W*(?:termo de )?contrato de repasse(?!\p{L})/iu

/** Who adheres to what others have agreed on pays nothing. */
const ADHESION = /termos? de ades[ãa]o|memorando de entendimento/iu

/** Who promises something is not paid where no amount is told: a scholar and those who train him. */
function isPromise(text: string, { clauses }: ContractUnit, opening: Stretch[]): boolean {
  return (
    opening.some(({ start, end }) =>
      /termo de compromisso/iu.test(text.slice(start, Math.min(end, start + OPENING))),
    ) && !clauses.some(({ start, end }) => /R ?\$\s?\d/u.test(text.slice(start, end)))
  )
}

/** Who has to account for money was granted it. */
const GRANTS = /presta[çc][ãa]o de contas/iu

/** Who makes an instrument: a supplier and its customer, or parties. @param head before the first label */
export function partiesOf(
  text: string,
  unit: ContractUnit,
  kind: InstrumentKind,
  head: Stretch[],
): Parties {
  const of = (...kinds: string[]) => unit.clauses.filter((clause) => kinds.includes(clause.kind))
  const roles = of('parte')
  const isPaid = roles.some(({ label }) => /^conveniad/iu.test(label))
  const [paid, gives] = isPaid ? [/^conveniad/iu, /^(?:convenente|concedente)/iu] : [PAYER, GIVER]
  const payer = firstNamed(
    text,
    roles.filter(({ label }) => paid.test(label)),
  )
  const giver = firstNamed(
    text,
    roles.filter(({ label }) => gives.test(label)),
  )
  const tenant = firstNamed(
    text,
    roles.filter(({ label }) => TENANT.test(label)),
  )
  if (tenant && of('valor').some(({ label }) => RENT.test(label))) return named(giver, tenant)
  if (payer && (of('valor').length > 0 || (giver && !isOfParties(kind)))) return named(giver, payer)
  const supplier = firstNamed(text, of('fornecedor'))
  const customer = firstNamed(text, of('contratante'))
  const opening = [...of('especie', 'contrato'), ...head]
  const opensAdhesion = ({ start, end }: Stretch) =>
    ADHESION.test(text.slice(start, Math.min(end, start + OPENING)))
  const isUnpaid =
    isOfParties(kind) ||
    opening.some(({ start, end }) =>
      REPASSE.test(text.slice(start, Math.min(end, start + OPENING))),
    ) ||
    (kind === 'outro' && of('valor').length === 0 && opening.some(opensAdhesion)) ||
    (kind === 'outro' && isPromise(text, unit, opening)) ||
    ((CHANGES.has(kind) || kind === 'outro') &&
      (unit.clauses.some(({ label }) => GRANTS.test(label)) ||
        opening.some(({ start, end }) =>
          UNPAID.test(text.slice(start, Math.min(end, start + OPENING))),
        )))
  const isTraining = of('objeto').some(({ start, end }) =>
    TRAINING.test(text.slice(start, Math.min(end, start + OPENING))),
  )
  if (supplier && !isOfParties(kind))
    return named(
      customer ?? customerIn(text, unit) ?? otherOf(text, [...opening, ...of('processo')]),
      supplier,
    )
  const isOfRoles = roles.some(({ label }) => ROLE.test(label)) && kind !== 'contrato'
  const isPaidUse =
    kind === 'cessao' &&
    of('valor').length > 0 &&
    !roles.some(({ label }) => /^cede|^cess/iu.test(label)) &&
    !opening.some(({ start, end }) => text.slice(start, end).search(BARE_ROLE) !== -1)
  if (!isPaidUse && (isUnpaid || isTraining || isOfRoles || isAgreement(text, roles))) {
    const read = (places: Stretch[]) => places.flatMap((place) => partyOf(partyIn(text, place)))
    const listed = of('parte', 'contratante', 'fornecedor')
      .filter(({ start, end }) => !OFFICE.test(text.slice(start, end)))
      .flatMap((clause) => (LISTS.test(clause.label) ? splitParties(text, clause) : [clause]))
    const labelled = read(listed)
    const other = labelled.length === 1 ? otherOf(text, opening) : null
    if (labelled.length > 0) return { parties: [...(other ? partyOf(other) : []), ...labelled] }
    const parties = read([...adherentIn(text, opening), ...between(text, opening)])
    if (parties.length > 0) return { parties }
    const told = read(between(text, of('objeto'))).filter(({ nome }) => /^\p{Lu}/u.test(nome.value))
    if (told.length > 1) return { parties: told }
    const byRole = rolesIn(text, opening)
    return { parties: byRole.length > 0 ? byRole : unlabelledParties(text, opening) }
  }
  if (supplier) return named(customer, supplier)
  const inSentence = supplierIn(text, unit)
  const body = inSentence?.name && joinedBefore(text, inSentence.name.start)
  if (body && !customer) return named(body, inSentence)
  const joined =
    inSentence?.name && BODY.test(inSentence.name.value) && splitParties(text, inSentence.name)
  if (joined && joined.length === 2)
    return named(partyIn(text, joined[0]!), { ...partyIn(text, joined[1]!), id: inSentence.id })
  const both = of('contratante').filter(({ label }) => LISTS.test(label))
  const isPair =
    both.length === 1 && roles.length === 0 && splitParties(text, both[0]!).length === 2
  if (customer && !isPair) return named(customer, inSentence ?? companyBetween(text, opening))
  const listed = [...roles, ...(isPair ? both : [])].flatMap((clause) =>
    SINGLE.test(clause.label) ? [clause] : splitParties(text, clause),
  )
  const pair =
    listed.length > 0
      ? listed
      : between(text, [...of('especie', 'contrato', 'processo'), ...head, ...of('objeto')])
  const [first, second] = pair.map((place) => partyIn(text, place))
  if (pair.length === 2 && second!.name && PUBLIC.test(second!.name.value))
    return first!.name && COMPANY.test(first!.name.value)
      ? named(second!, first!)
      : { parties: pair.flatMap((place) => partyOf(partyIn(text, place))) }
  if (pair.length === 2) return named(first!, second!.name ? second! : inSentence)
  if (roles.length === 1 && pair.length === 1 && SINGLE.test(roles[0]!.label))
    return named(customerIn(text, unit) ?? otherOf(text, opening), first!)
  return named(inSentence && customerIn(text, unit), inSentence)
}

/** Towns and states sell nothing: named last, they are who buys, or one of those who agree. */
const PUBLIC =
  /^(?:munic[íi]pio|prefeitura|c[âa]mara municipal|estado d[aeo]|minist[ée]rio|uni[ãa]o(?=,|\sfederal|\s?$))(?!\p{L})/iu

/** The company beside the body that a label tells: `que entre si celebram o Município e a empresa A LTDA` */
function companyBetween(text: string, places: Stretch[]): PartyRead | null {
  const [, second, third] = between(text, places)
  const party = second && !third ? partyIn(text, second) : null
  return party?.name && COMPANY.test(party.name.value) ? party : null
}

/** Of one alone the other is who publishes. */
const SINGLE = /^(?:parte|entidade|institui[çc][ãa]o)$/iu

const OPENING = 300
/** Who trains students buys nothing. */
const TRAINING =
  /^\W*(?:a )?(?:concess[ãa]o|realiza[çc][ãa]o) de est[áa]gios? (?:a|de|para|obrig)/iu

/** Labels of several parties; behind another one is one. */
const LISTS =
  /partes|part[íi]cipes|convenentes|celebrantes|cooperantes|acordantes|contratantes|cooperad[oa]s|parceir[oa]s/iu

/** Who signs for a party is none. */
const OFFICE = /^\W*(?:o\s)?presidente(?!\p{L})|como signat[áa]ri/iu

/** `Termo de Adesão do Sindicato A, inscrito …, ao Acordo que entre si celebraram B e C` */
function adherentIn(text: string, places: Stretch[]): Stretch[] {
  for (const { start, end } of places) {
    const found = ADHERES.exec(text.slice(start, Math.min(end, start + LONGEST)))
    if (!found) continue
    const to = start + found.index + found[0].length
    return [{ start: to - found.groups!.name!.length, end: to }]
  }
  return []
}

const ADHERES =
  /termo de ades[ãa]o d[aoe]s?\s(?<name>[^;\n]{3,160}?)(?=,? ao (?:acordo|conv[êe]nio|termo))/iu

/** Parties one of whom has a scholarship. */
function isAgreement(text: string, roles: Stretch[]): boolean {
  return roles.some(({ start, end }) =>
    /bolsista/iu.test(text.slice(start, Math.min(end, start + OPENING))),
  )
}

/** `DOADOR Fundação A e DONATÁRIA Universidade B`: labels without a colon. */
function rolesIn(text: string, places: Stretch[]): ContractParty[] {
  for (const { start, end } of places) {
    const own = text.slice(start, Math.min(end, start + LONGEST))
    const roles = matchesOf(own, BARE_ROLE).slice(0, 4)
    if (roles.length < 2) continue
    return roles.flatMap(({ index, 0: printed }, i) => {
      const stop = roles[i + 1]?.index ?? own.length
      const words = own.slice(index + printed.length, stop).replace(/,?\s+e\s*$/u, '')
      const from = start + index + printed.length
      return partyOf(partyIn(text, { start: from, end: from + words.length }))
    })
  }
  return []
}

const BARE_ROLE =
  /(?<!\p{L})(?:DOADORA?|DONAT[ÁA]RI[OA]|CEDENTE|CESSION[ÁA]RI[OA]|COMODANTE|COMODAT[ÁA]RI[OA])\s(?=\p{Lu})/gu

/** Two names in a row behind the number of an agreement, each with its own CNPJ or short name. */
function unlabelledParties(text: string, places: Stretch[]): ContractParty[] {
  for (const { start, end } of places) {
    const own = text.slice(start, Math.min(end, start + 2 * LONGEST))
    const lead = /(?<=\d)[.;]\s+(?=\p{Lu})/u.exec(own)
    if (!lead) continue
    const place = { start: start + lead.index + lead[0].length, end: start + own.length }
    const sentences = splitSentences(text, place)
    const parts = sentences.length > 1 ? sentences : splitParties(text, place)
    const parties = parts.flatMap((part) => partyOf(partyIn(text, part)))
    if (parties.length > 0) return parties
  }
  return []
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
    const found = BETWEEN.exec(own) ?? JOINED.exec(own) ?? CELEBRATED.exec(own)
    if (!found) continue
    const from = start + found.index + found[0].length
    const stop = text.slice(from, Math.min(end, from + LONGEST)).search(ENDS_PARTIES)
    return splitParties(text, {
      start: from,
      end: stop === -1 ? Math.min(end, from + LONGEST) : from + stop,
    })
  }
  return []
}

/** The body that a company is joined to: `PREFEITURA DE A e B LTDA, CNPJ …` */
function joinedBefore(text: string, at: number): PartyRead | null {
  const line = Math.max(text.lastIndexOf('\n', at - 1) + 1, at - LONGEST)
  const words = text.slice(line, at)
  const joint = /\se\s$/iu.exec(words)
  const isBody = joint && BODY.test(words) && !/[.;:]/.test(words)
  return isBody ? partyIn(text, { start: line, end: line + joint.index }) : null
}

/** Whom an instrument is made with, where a label tells the company: `firmada entre A e a empresa: B` */
function otherOf(text: string, places: Stretch[]): PartyRead | null {
  const [first] = between(text, places)
  if (!first) return null
  const words = text.slice(first.start, first.end)
  const party = partyIn(text, {
    start: first.start,
    end: first.end - (BEFORE_COMPANY.exec(words)?.[0].length ?? 0),
  })
  return party.name && /^\p{Lu}/u.test(party.name.value) ? party : null
}

const BEFORE_COMPANY = /,?\s+e(?:\s+(?:[ao]s?|pel[ao]s?|com [ao]s?))?(?:\s+empresas?)?\s*:?\s*$/iu

const ENDS_PARTIES = new RegExp(
  eitherOf(
    String.raw`(?<=\p{L}{3}|\d|\)|ME|S\.A|EPP)(?<!CNPJ|CPF)[.;]\s+(?:\p{Lu}|$)|\n\n`,
    String.raw`\s(?=(?:que tem|tendo|com) (?:por|como) objeto|cuj[oa] objeto|objetivando\s)`,
    String.raw`,\s(?:cujo|tendo|visando|que tem|a partir|objetivando|publicad|processo n|firma|no valor|valor|assinad|para )`,
  ),
  'iu',
)
const LONGEST = 800
