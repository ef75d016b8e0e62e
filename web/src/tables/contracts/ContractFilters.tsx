import { Checkbox } from '@mantine/core'
import type { PaginaContratos } from '../../api/schema.ts'
import { contractsOptions } from '../../api/tables.ts'
import { addDays, today } from '../../lib/dates.ts'
import styles from '../../search/Filters.module.css'
import type { Words } from '../../words/pt/index.ts'
import type { Format } from '../../words/format.ts'
import { useSpeech } from '../../words/words.tsx'
import {
  amountFilter,
  bodyFilter,
  companyFilter,
  filterOf,
  kindFilter,
  periodFilter,
  situationFilter,
} from '../rows/common-filters.tsx'
import type { RowFilter } from '../rows/RowFilters.tsx'
import { FacetChoice } from '../rows/FacetChoice.tsx'
import { GivenValues } from '../rows/GivenValues.tsx'
import { writtenFilter } from '../rows/WordsFilter.tsx'
import { type ContractState, contractsQueryOf } from './state.ts'

interface ContractFiltersProps {
  state: ContractState
  /** Null until they are counted. */
  counts: PaginaContratos['facetas']
  onChange(changed: Partial<ContractState>): void
}

/** The filters of contracts, in the order in which they are shown. */
export function contractFilters(
  props: ContractFiltersProps,
  words: Words,
  format: Format,
): RowFilter<ContractState>[] {
  const { state, counts, onChange } = props
  const { contracts: said, tables, common } = words
  const end = <EndFilter state={state} onChange={onChange} />
  return [
    periodFilter(props, words, format),
    companyFilter(props, 'fornecedor_ni', 'supplier', said.supplier),
    amountFilter(props, 'amount', said.amount),
    filterOf(state, 'end', said.ends, ['vigencia_fim_de', 'vigencia_fim_ate'], end),
    kindFilter(props, 'tipo_instrumento', counts?.tipo_instrumento, {
      name: 'instrument',
      title: said.instrument,
      names: said.kinds,
    }),
    bodyFilter(props, said.body, counts?.orgao, contractsQueryOf(state), (client, query) =>
      client.fetchQuery(contractsOptions(query)),
    ),
    filterOf(state, 'bid', said.bid, ['modalidade', 'uasg'], <BidFilter {...props} />),
    companyFilter(props, 'contratante_cnpj', 'buyer', tables.written.contratante_cnpj),
    writtenFilter<ContractState>(
      props,
      {
        words: ['fornecedor_nome', 'contratante_nome'],
        numbers: ['numero_contrato', 'numero_licitacao', 'processo'],
      },
      tables,
    ),
    situationFilter(props, tables.gone, common),
  ]
}

type End = 'in30' | 'in90' | 'over'

const ENDS: Record<End, (now: string) => [from: string | undefined, to: string]> = {
  in30: (now) => [now, addDays(now, 30)],
  in90: (now) => [now, addDays(now, 90)],
  over: (now) => [undefined, addDays(now, -1)],
}

function EndFilter({ state, onChange }: Pick<ContractFiltersProps, 'state' | 'onChange'>) {
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

function BidFilter({ state, counts, onChange }: ContractFiltersProps) {
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
