import { matchesOf } from '../../../../engine/entities.ts'
import type { Stretch } from '../reading.ts'
import type { ClauseKind } from '../units/clauses.ts'
import type { ContractUnit, UnitClause } from './units.ts'

/**
 * The contracts of one customer in one list, as the program of many towns prints them: `PARTES CONTRATANTES:
 * Prefeitura de A e: CT Nº 92/2023 - 04.05.23 - B LTDA - CNPJ: … - R$ 16.000,00; CT Nº 93/2023 - …`, each as a unit of
 * its own. None where there is no such list.
 */
export function listedContracts(text: string, unit: ContractUnit): ContractUnit[] {
  const place = unit.clauses.find(({ kind }) => kind === 'parte')
  if (!place) return []
  const stop = unit.clauses.find(({ kind, from }) => from > place.start && ENDS.has(kind))
  const end = stop?.from ?? unit.end
  const own = text.slice(place.start, end)
  const items = matchesOf(own, ITEM).slice(0, MOST)
  if (items.length === 0) return []
  const named = own.slice(0, items[0]!.index).replace(/,?\s+e\s*:?\s*$/u, '')
  const customer = { start: place.start, end: place.start + named.length }
  const others = unit.clauses
    .filter(({ from }) => from < place.from || from >= end)
    .map((other) => ({ ...other, ...(items.length > 1 && { of: 'instrument' as const }) }))
  return items.map(({ index }, i) => {
    const start = place.start + index
    const stopsAt = place.start + (items[i + 1]?.index ?? own.length)
    return {
      ...unit,
      start: items.length > 1 ? start : unit.start,
      end: items.length > 1 ? stopsAt : unit.end,
      clauses: [
        clause('contratante', customer),
        ...fieldsOf(text, { start, end: stopsAt }),
        ...others,
      ],
    }
  })
}

/** Before each contract. */
const ITEM = /(?:(?<=[;:])|(?<=\se))\s*CT N[º°o.]{1,2}\s?(?=\S)/gu
/** Behind the list: its amounts may have labels of their own. */
const ENDS = new Set<ClauseKind>(['assinatura', 'vigencia', 'objeto', 'fundamento'])
const MOST = 300

function clause(kind: ClauseKind, { start, end }: Stretch): UnitClause {
  return { kind, label: '', from: start, start, end }
}

/** What stands between strokes: number, day, name, company number, amount, the term that changes it. */
function fieldsOf(text: string, { start, end }: Stretch): UnitClause[] {
  const fields: UnitClause[] = []
  let at = start
  let isChanged = false
  for (const printed of text.slice(start, end).split(/(?<=\s[-–]\s)/u)) {
    const place = { start: at, end: at + printed.length }
    at = place.end
    const kind = kindOf(printed)
    if (kind === 'especie') isChanged = true
    const last = fields.at(-1)
    if (isChanged && kind === null) last!.end = place.end
    else if (kind === null && last?.kind === 'fornecedor') last.end = place.end
    else fields.push(clause(kind ?? 'fornecedor', place))
  }
  return fields
}

function kindOf(field: string): ClauseKind | null {
  if (/^\s*CT N/u.test(field)) return 'contrato'
  if (/^\s*(?:valor:?\s*)?R\$/iu.test(field)) return 'valor'
  if (/^\s*\d{2}[./]\d{2}[./]\d{2}/u.test(field)) return 'assinatura'
  if (/^\s*(?:\d{1,2}[º°ª] (?:aditivo|apostil)|apostil)/iu.test(field)) return 'especie'
  return null
}
