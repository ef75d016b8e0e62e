import { periodWords } from '../../search/period-words.ts'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import type { RowFilter } from '../rows/RowFilters.tsx'
import {
  AmountFilter,
  BidFilter,
  type ContractFiltersProps,
  ContractorBodyFilter,
  EndFilter,
  InstrumentFilter,
  PeriodOfRows,
  SupplierFilter,
} from './ContractFilters.tsx'
import type { ContractState } from './state.ts'

/** The filters of contracts, in the order in which they are shown. */
export function contractFilters(
  props: ContractFiltersProps,
  { contracts: said, tables, search }: Words,
  format: Format,
): RowFilter<ContractState>[] {
  const { state } = props
  const given = (...values: unknown[]) => values.flat().filter((one) => one !== undefined).length
  return [
    {
      name: 'period',
      title: tables.published,
      chosen: given(state.data_inicio, state.data_fim),
      says: periodWords(state, search, format),
      none: { data_inicio: undefined, data_fim: undefined },
      body: <PeriodOfRows {...props} />,
    },
    {
      name: 'supplier',
      title: said.supplier,
      chosen: given(state.fornecedor_ni),
      none: { fornecedor_ni: undefined },
      body: <SupplierFilter {...props} />,
    },
    {
      name: 'amount',
      title: said.amount,
      chosen: given(state.valor_min, state.valor_max),
      none: { valor_min: undefined, valor_max: undefined },
      body: <AmountFilter {...props} />,
    },
    {
      name: 'end',
      title: said.ends,
      chosen: given(state.vigencia_fim_de, state.vigencia_fim_ate),
      none: { vigencia_fim_de: undefined, vigencia_fim_ate: undefined },
      body: <EndFilter {...props} />,
    },
    {
      name: 'instrument',
      title: said.instrument,
      chosen: given(state.tipo_instrumento),
      none: { tipo_instrumento: undefined },
      body: <InstrumentFilter {...props} />,
    },
    {
      name: 'body',
      title: said.body,
      chosen: given(state.orgao),
      none: { orgao: undefined },
      body: <ContractorBodyFilter {...props} />,
    },
    {
      name: 'bid',
      title: said.bid,
      chosen: given(state.modalidade, state.uasg),
      none: { modalidade: undefined, uasg: undefined },
      body: <BidFilter {...props} />,
    },
  ]
}
