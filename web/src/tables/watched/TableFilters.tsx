import {
  contractsOptions,
  normsOptions,
  personnelOptions,
  sanctionsOptions,
  tendersOptions,
} from '../../api/tables.ts'
import { useSpeech } from '../../words/words.tsx'
import { contractFilters } from '../contracts/ContractFilters.tsx'
import { CONTRACT_FACETS, type ContractState } from '../contracts/state.ts'
import { normFilters } from '../norms/NormFilters.tsx'
import { NORM_FACETS, type NormsState } from '../norms/state.ts'
import { personnelFilters } from '../personnel/PersonnelFilters.tsx'
import { PERSONNEL_FACETS, type PersonnelState } from '../personnel/state.ts'
import { EveryKind } from '../rows/every-kind.ts'
import type { RowFilter } from '../rows/RowFilters.tsx'
import { useRowCounts } from '../rows/use-rows.ts'
import { sanctionFilters } from '../sanctions/SanctionFilters.tsx'
import { SANCTION_FACETS, type SanctionsState } from '../sanctions/state.ts'
import { tenderFilters } from '../tenders/TenderFilters.tsx'
import { TENDER_FACETS, type TenderState } from '../tenders/state.ts'
import styles from './Watched.module.css'
import type { WatchedTable } from './watched-rows.ts'

interface TableFiltersProps<State> {
  state: State
  onChange(changed: Partial<State>): void
}

/** Those that rows to come cannot be asked for. */
const OF_LISTS = ['period', 'situation']
/** Days of the calendar pass; of rows to come one asks for days ahead. A filter that has some shows them. */
const OF_DAYS = ['opening', 'end', 'inForce']

function Groups<State>({ filters }: { filters: RowFilter<State>[] }) {
  return (
    <EveryKind value>
      <div className={styles.groups}>
        {filters
          .filter(({ name }) => !OF_LISTS.includes(name))
          .filter(({ name, chosen }) => !OF_DAYS.includes(name) || chosen > 0)
          .map(({ name, body }) => (
            <div key={name}>{body}</div>
          ))}
      </div>
    </EveryKind>
  )
}

/** What the pages of lists do not ask for. */
type ContractsAhead = ContractState & { vigencia_fim_em_dias?: number }
type TendersAhead = TenderState & { abertura_em_dias?: number }

function ContractGroups({ state, onChange }: TableFiltersProps<ContractsAhead>) {
  const { words, format } = useSpeech()
  const { data } = useRowCounts(contractsOptions, state, CONTRACT_FACETS)
  const props = { state, counts: data?.facetas ?? null, onChange }
  return <Groups filters={contractFilters(props, words, format)} />
}

function MovementGroups({ state, onChange }: TableFiltersProps<PersonnelState>) {
  const { words, format } = useSpeech()
  const { data } = useRowCounts(personnelOptions, state, PERSONNEL_FACETS)
  const props = { state, counts: data?.facetas ?? null, onChange }
  return <Groups filters={personnelFilters(props, words, format)} />
}

function TenderGroups({ state, onChange }: TableFiltersProps<TendersAhead>) {
  const { words, format } = useSpeech()
  const { data } = useRowCounts(tendersOptions, state, TENDER_FACETS)
  const props = { state, counts: data?.facetas ?? null, onChange }
  return <Groups filters={tenderFilters(props, words, format)} />
}

function SanctionGroups({ state, onChange }: TableFiltersProps<SanctionsState>) {
  const { words, format } = useSpeech()
  const { data } = useRowCounts(sanctionsOptions, state, SANCTION_FACETS)
  const props = { state, counts: data?.facetas ?? null, onChange }
  return <Groups filters={sanctionFilters(props, words, format)} />
}

function NormGroups({ state, onChange }: TableFiltersProps<NormsState>) {
  const { words, format } = useSpeech()
  const { data } = useRowCounts(normsOptions, state, NORM_FACETS)
  const props = { state, counts: data?.facetas ?? null, onChange }
  return <Groups filters={normFilters(props, words, format)} />
}

/** The filters of a table's page, but those of its period. */
export function TableFilters({
  table,
  state,
  onChange,
}: TableFiltersProps<
  ContractsAhead & PersonnelState & TendersAhead & SanctionsState & NormsState
> & {
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
    case 'normas':
      return <NormGroups state={state} onChange={onChange} />
  }
}
