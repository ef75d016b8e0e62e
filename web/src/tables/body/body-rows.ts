import { useQuery } from '@tanstack/react-query'
import { bodiesBelowOptions, totalOptions } from '../../api/archive.ts'
import {
  contractsOptions,
  normsOptions,
  personnelOptions,
  sanctionsOptions,
  tendersOptions,
} from '../../api/tables.ts'
import { today } from '../../lib/dates.ts'
import { ENTRIES, EXITS } from '../personnel/kinds.ts'
import { codesFrom } from '../personnel/levels.ts'
import type { OfBody } from './state.ts'

/** The levels that newspapers write about, and those above them. */
export const HIGH_CODES = [...codesFrom('fce', 15), ...codesFrom('das', 5), ...codesFrom('cd', 2)]

/** Rows of each table on the page. */
const FEW = 5

/** While the period changes, what was shown stays. */
const KEPT = { placeholderData: <T>(before: T) => before }

/** What a body's page shows, each part asked for on its own. */
export function useBodyRows(filter: OfBody) {
  const newest = { ...filter, limite: FEW }
  const counted = { ...filter, limite: 1, facetas: ['mes' as const] }
  const opening = { ...filter, abertura_de: today() }
  return {
    opening,
    acts: useQuery({ ...totalOptions({ termo: '*', ...filter }), ...KEPT }),
    below: useQuery(bodiesBelowOptions(filter.orgao[0] ?? '')),
    entered: useQuery({
      ...personnelOptions({ ...counted, tipo_movimentacao: ENTRIES }),
      ...KEPT,
    }),
    left: useQuery({ ...personnelOptions({ ...counted, tipo_movimentacao: EXITS }), ...KEPT }),
    high: useQuery({ ...personnelOptions({ ...newest, codigo_min: HIGH_CODES }), ...KEPT }),
    contracts: useQuery({
      ...contractsOptions({ ...filter, limite: 1, facetas: ['fornecedor_ni'] }),
      ...KEPT,
    }),
    largest: useQuery({
      ...contractsOptions({
        ...newest,
        tipo_instrumento: ['contrato'],
        ordem: 'valor',
        facetas: ['fornecedor_ni'],
      }),
      ...KEPT,
    }),
    tenders: useQuery({
      ...tendersOptions({ ...opening, ordem: 'abertura', limite: FEW }),
      ...KEPT,
    }),
    sanctions: useQuery({ ...sanctionsOptions(newest), ...KEPT }),
    norms: useQuery({ ...normsOptions(newest), ...KEPT }),
  }
}

export type BodyRows = ReturnType<typeof useBodyRows>
