import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { bodiesBelowOptions, totalOptions } from '../../api/archive.ts'
import {
  contractsOptions,
  normsOptions,
  personnelOptions,
  sanctionsOptions,
  tendersOptions,
} from '../../api/tables.ts'
import { today } from '../../lib/dates.ts'
import type { InstrumentKind } from '../contracts/kinds.ts'
import { ENTRIES, EXITS } from '../personnel/kinds.ts'
import { codesFrom } from '../personnel/levels.ts'
import { type OfBody, endsBeforeItBegins } from './state.ts'

/** The levels that newspapers write about, and those above them. */
export const HIGH_CODES = [...codesFrom('fce', 15), ...codesFrom('das', 5), ...codesFrom('cd', 2)]

/** Amendments repeat the amount of a contract, and by an accord nothing is bought. */
export const BOUGHT_BY: InstrumentKind[] = ['contrato']

/** Rows of each table on the page. */
const FEW = 5

/** What a body's page shows, each part asked for on its own. */
export function useBodyRows(filter: OfBody) {
  const newest = { ...filter, limite: FEW }
  /** As the turnover by body asks for them: one answer serves both. */
  const counted = { ...filter, limite: 1, facetas: ['mes' as const, 'orgao' as const] }
  const opening = { ...filter, abertura_de: today() }
  /** While the period changes, what was shown stays. */
  const kept = { placeholderData: keepPreviousData, enabled: !endsBeforeItBegins(filter) }
  return {
    opening,
    acts: useQuery({ ...totalOptions({ termo: '*', ...filter }), ...kept }),
    below: useQuery(bodiesBelowOptions(filter.orgao[0] ?? '')),
    entered: useQuery({
      ...personnelOptions({ ...counted, tipo_movimentacao: ENTRIES }),
      ...kept,
    }),
    left: useQuery({ ...personnelOptions({ ...counted, tipo_movimentacao: EXITS }), ...kept }),
    high: useQuery({ ...personnelOptions({ ...newest, codigo_min: HIGH_CODES }), ...kept }),
    contracts: useQuery({
      ...contractsOptions({ ...filter, limite: 1, facetas: ['fornecedor_ni'] }),
      ...kept,
    }),
    largest: useQuery({
      ...contractsOptions({
        ...newest,
        tipo_instrumento: BOUGHT_BY,
        ordem: 'valor',
        facetas: ['fornecedor_ni'],
      }),
      ...kept,
    }),
    tenders: useQuery({
      ...tendersOptions({ ...opening, ordem: 'abertura', limite: FEW }),
      ...kept,
    }),
    sanctions: useQuery({ ...sanctionsOptions(newest), ...kept }),
    norms: useQuery({ ...normsOptions(newest), ...kept }),
  }
}

export type BodyRows = ReturnType<typeof useBodyRows>
