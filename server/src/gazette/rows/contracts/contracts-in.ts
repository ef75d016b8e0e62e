import { maskCpfs } from '../../../printed/mask-cpf.ts'
import { clausesIn } from '../units/clauses.ts'
import { tableRows } from '../units/table-clauses.ts'
import { listedCompanies } from './company-list.ts'
import { listedContracts } from './contract-list.ts'
import type { ContractRead } from './contract.ts'
import { correctedUnit } from './corrected-unit.ts'
import { type ActOfExtracts, type Extract, extractsIn } from './extracts.ts'
import { isOfParties } from './instrument-kind.ts'
import { readFree } from './read-free.ts'
import { readSidec } from './read-sidec.ts'
import { readComprasnet } from './read-system.ts'
import { type ContractUnit, unitOfRow, unitsAmong } from './units.ts'

/** The act whose contracts are read. */
export interface ActWithContracts extends ActOfExtracts {
  /** YYYY-MM-DD */
  data_publicacao: string
}

/** Articles with tables have some hundreds at most. */
const MOST = 1_000

/**
 * The contracts that an act's extracts tell, in the order of the text. CPFs are masked before anything is read, and
 * a mask is as long as what it hides: no value can hold one, and no offset moves. Time is linear in the text.
 */
export function contractsIn(act: ActWithContracts): ContractRead[] {
  return contractsRead(act, (text, extract) => {
    const bySystem = readComprasnet(text, extract)
    if (bySystem) return [bySystem]
    const byNotices = readSidec(text, extract)
    return byNotices.length > 0 ? byNotices : freeForm(text, extract, act.data_publicacao)
  })
}

/** The same by labels alone, also where a strict grammar would read them: bench/rows compares both. */
export function contractsByLabels(act: ActWithContracts): ContractRead[] {
  return contractsRead(act, (text, extract) => freeForm(text, extract, act.data_publicacao))
}

function contractsRead(
  act: ActWithContracts,
  read: (text: string, extract: Extract) => ContractRead[],
): ContractRead[] {
  const text = maskCpfs(act.conteudo_completo)
  return extractsIn({ ...act, conteudo_completo: text })
    .flatMap((extract) => read(text, extract))
    .slice(0, MOST)
}

function freeForm(text: string, extract: Extract, published: string): ContractRead[] {
  const rows = unitsOf(text, extract).flatMap(
    (unit) => readFree({ text, extract, unit, published }) ?? [],
  )
  return withoutRepeated(rows)
}

/** A list of contractors with their amounts that several instruments share counts once. */
function withoutRepeated(rows: ContractRead[]): ContractRead[] {
  const seen = new Set<string>()
  return rows.filter(({ columns: { fornecedor_nome, fornecedor_ni, valor_global } }) => {
    const supplier = fornecedor_nome ?? fornecedor_ni
    if (!supplier || !valor_global) return true
    const places = `${supplier.start} ${valor_global.start}`
    if (seen.has(places)) return false
    seen.add(places)
    return true
  })
}

function unitsOf(text: string, extract: Extract): ContractUnit[] {
  if (extract.isCorrection) return [correctedUnit(text, extract)]
  const rows = tableRows(text, extract)
  if (rows.length > 0) return rows.map((row) => unitOfRow(text, row))
  return unitsAmong(text, clausesIn(text, extract), extract).flatMap((unit) => {
    const contracts = listedContracts(text, unit)
    if (contracts.length > 0) return contracts
    if (extract.kind !== null && isOfParties(extract.kind)) return [unit]
    const listed = listedCompanies(text, unit)
    return listed.length > 0 ? listed : [unit]
  })
}
