import { Checkbox } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { PaginaContratos } from '../../api/schema.ts'
import { contractsOptions } from '../../api/tables.ts'
import { addDays, today } from '../../lib/dates.ts'
import { BodyChoice } from '../../search/BodyChoice.tsx'
import styles from '../../search/Filters.module.css'
import { PeriodFilter } from '../../search/PeriodFilter.tsx'
import { useSpeech } from '../../words/words.tsx'
import { CompanyFilter } from '../rows/CompanyFilter.tsx'
import { FacetChoice } from '../rows/FacetChoice.tsx'
import { GivenValues } from '../rows/GivenValues.tsx'
import { RowAmounts } from '../rows/RowAmounts.tsx'
import { type ContractState, contractsQueryOf } from './state.ts'

export interface ContractFiltersProps {
  state: ContractState
  /** Null until they are counted. */
  counts: PaginaContratos['facetas']
  onChange(changed: Partial<ContractState>): void
}

export function PeriodOfRows({ state, onChange }: ContractFiltersProps) {
  return <PeriodFilter state={state} onChange={onChange} />
}

export function SupplierFilter({ state, onChange }: ContractFiltersProps) {
  const {
    words: { contracts },
  } = useSpeech()
  return (
    <CompanyFilter
      title={contracts.supplier}
      chosen={state.fornecedor_ni}
      onChange={(fornecedor_ni) => onChange({ fornecedor_ni })}
    />
  )
}

export function AmountFilter({ state, onChange }: ContractFiltersProps) {
  const {
    words: { contracts },
  } = useSpeech()
  return <RowAmounts title={contracts.amount} state={state} onChange={onChange} />
}

type End = 'in30' | 'in90' | 'over'

const ENDS: Record<End, (now: string) => [from: string | undefined, to: string]> = {
  in30: (now) => [now, addDays(now, 30)],
  in90: (now) => [now, addDays(now, 90)],
  over: (now) => [undefined, addDays(now, -1)],
}

export function EndFilter({ state, onChange }: ContractFiltersProps) {
  const {
    words: { contracts: said },
    format,
  } = useSpeech()
  const { vigencia_fim_de: from, vigencia_fim_ate: to } = state
  const choices = Object.entries(ENDS) as [End, (typeof ENDS)[End]][]
  const chosen = choices.find(([, range]) => {
    const [first, last] = range(today())
    return first === from && last === to
  })?.[0]
  const set = (first: string | undefined, last: string | undefined) =>
    onChange({ vigencia_fim_de: first, vigencia_fim_ate: last })
  return (
    <fieldset className={styles.group}>
      <legend>{said.ends}</legend>
      {choices.map(([name, range]) => (
        <div key={name} className={styles.choice}>
          <Checkbox
            size="xs"
            label={said.endsIn[name]}
            checked={chosen === name}
            onChange={() => (chosen === name ? set(undefined, undefined) : set(...range(today())))}
          />
        </div>
      ))}
      {chosen === undefined && (from !== undefined || to !== undefined) && (
        <div className={styles.choice}>
          <Checkbox
            size="xs"
            checked
            onChange={() => set(undefined, undefined)}
            label={said.endsBetween(from ? format.date(from) : '…', to ? format.date(to) : '…')}
          />
        </div>
      )}
    </fieldset>
  )
}

export function InstrumentFilter({ state, counts, onChange }: ContractFiltersProps) {
  const {
    words: { contracts },
  } = useSpeech()
  return (
    <FacetChoice
      title={contracts.instrument}
      counts={counts?.tipo_instrumento?.valores ?? null}
      names={contracts.kinds}
      chosen={state.tipo_instrumento ?? []}
      onChange={(chosen) => onChange({ tipo_instrumento: chosen })}
    />
  )
}

export function BidFilter({ state, counts, onChange }: ContractFiltersProps) {
  const {
    words: { contracts },
  } = useSpeech()
  return (
    <>
      <FacetChoice
        title={contracts.bid}
        counts={counts?.modalidade?.valores ?? null}
        names={contracts.bids}
        chosen={state.modalidade ?? []}
        onChange={(chosen) => onChange({ modalidade: chosen })}
      />
      <GivenValues
        title={contracts.uasg}
        values={state.uasg}
        onChange={(uasg) => onChange({ uasg })}
      />
    </>
  )
}

export function ContractorBodyFilter({ state, counts, onChange }: ContractFiltersProps) {
  const {
    words: { contracts },
  } = useSpeech()
  const client = useQueryClient()
  const query = contractsQueryOf(state)
  const count = async (path: string) =>
    (await client.fetchQuery(contractsOptions({ ...query, orgao: [path], limite: 1 }))).total
  return (
    <fieldset className={styles.group}>
      <legend>{contracts.body}</legend>
      <BodyChoice
        values={counts?.orgao?.valores ?? null}
        chosen={state.orgao ?? []}
        onChange={(orgao) => onChange({ orgao })}
        counter={{ of: query, count }}
      />
    </fieldset>
  )
}
