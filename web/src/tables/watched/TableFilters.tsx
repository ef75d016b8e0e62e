import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  contractsOptions,
  personnelOptions,
  sanctionsOptions,
  tendersOptions,
} from '../../api/tables.ts'
import { useSpeech } from '../../words/words.tsx'
import { contractFilters } from '../contracts/filters.tsx'
import type { ContractState } from '../contracts/state.ts'
import { personnelFilters } from '../personnel/PersonnelFilters.tsx'
import type { PersonnelState } from '../personnel/state.ts'
import type { RowFilter } from '../rows/RowFilters.tsx'
import { sanctionFilters } from '../sanctions/SanctionFilters.tsx'
import type { SanctionsState } from '../sanctions/state.ts'
import { tenderFilters } from '../tenders/TenderFilters.tsx'
import type { TenderState } from '../tenders/state.ts'
import styles from './Watched.module.css'
import type { WatchedTable } from './watched-rows.ts'

interface TableFiltersProps<State> {
  state: State
  onChange(changed: Partial<State>): void
}

/** Those that rows to come cannot be asked for. */
const OF_LISTS = new Set(['period', 'situation'])

function Groups<State>({ filters }: { filters: RowFilter<State>[] }) {
  return (
    <div className={styles.groups}>
      {filters
        .filter(({ name }) => !OF_LISTS.has(name))
        .map(({ name, body }) => (
          <div key={name}>{body}</div>
        ))}
    </div>
  )
}

const counted = { limite: 1 }

function ContractGroups({ state, onChange }: TableFiltersProps<ContractState>) {
  const { words, format } = useSpeech()
  const facetas = ['tipo_instrumento', 'modalidade', 'orgao'] as const
  const { data } = useQuery({
    ...contractsOptions({ ...state, ...counted, facetas: [...facetas] }),
    placeholderData: keepPreviousData,
  })
  const props = { state, counts: data?.facetas ?? null, onChange }
  return <Groups filters={contractFilters(props, words, format)} />
}

function MovementGroups({ state, onChange }: TableFiltersProps<PersonnelState>) {
  const { words, format } = useSpeech()
  const { data } = useQuery({
    ...personnelOptions({ ...state, ...counted, facetas: ['tipo_movimentacao', 'orgao'] }),
    placeholderData: keepPreviousData,
  })
  const props = { state, counts: data?.facetas ?? null, onChange }
  return <Groups filters={personnelFilters(props, words, format)} />
}

function TenderGroups({ state, onChange }: TableFiltersProps<TenderState>) {
  const { words, format } = useSpeech()
  const { data } = useQuery({
    ...tendersOptions({ ...state, ...counted, facetas: ['tipo_aviso', 'modalidade', 'orgao'] }),
    placeholderData: keepPreviousData,
  })
  const props = { state, counts: data?.facetas ?? null, onChange }
  return <Groups filters={tenderFilters(props, words, format)} />
}

function SanctionGroups({ state, onChange }: TableFiltersProps<SanctionsState>) {
  const { words, format } = useSpeech()
  const { data } = useQuery({
    ...sanctionsOptions({ ...state, ...counted, facetas: ['categoria_sancao', 'ambito', 'orgao'] }),
    placeholderData: keepPreviousData,
  })
  const props = { state, counts: data?.facetas ?? null, onChange }
  return <Groups filters={sanctionFilters(props, words, format)} />
}

/** The filters of a table's page, but those of its period. */
export function TableFilters({
  table,
  state,
  onChange,
}: TableFiltersProps<ContractState & PersonnelState & TenderState & SanctionsState> & {
  table: WatchedTable
}) {
  switch (table) {
    case 'contratos':
      return <ContractGroups state={state} onChange={onChange} />
    case 'pessoal':
      return <MovementGroups state={state} onChange={onChange} />
    case 'licitacoes':
      return <TenderGroups state={state} onChange={onChange} />
    case 'sancoes':
      return <SanctionGroups state={state} onChange={onChange} />
  }
}
