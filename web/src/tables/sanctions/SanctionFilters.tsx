import { useState } from 'react'
import type { PaginaSancoes } from '../../api/schema.ts'
import { sanctionsOptions } from '../../api/tables.ts'
import { type Day, today } from '../../lib/dates.ts'
import { DayInput } from '../../search/DayInput.tsx'
import styles from '../../search/Filters.module.css'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import { useSpeech } from '../../words/words.tsx'
import {
  amountFilter,
  bodyFilter,
  companyFilter,
  filterOf,
  kindFilter,
  periodFilter,
} from '../rows/common-filters.tsx'
import type { RowFilter } from '../rows/RowFilters.tsx'
import { writtenFilter } from '../rows/WordsFilter.tsx'
import { type SanctionsState, sanctionsQueryOf } from './state.ts'

interface SanctionFiltersProps {
  state: SanctionsState
  /** Null until they are counted. */
  counts: PaginaSancoes['facetas']
  onChange(changed: Partial<SanctionsState>): void
}

/** The filters of sanctions, in the order in which they are shown. */
export function sanctionFilters(
  props: SanctionFiltersProps,
  words: Words,
  format: Format,
): RowFilter<SanctionsState>[] {
  const { state, counts, onChange } = props
  const { sanctions: said } = words
  const inForce = <InForceFilter state={state} onChange={onChange} />
  return [
    filterOf(state, 'inForce', said.inForce, ['vigente_em'], inForce),
    periodFilter(props, words, format),
    kindFilter(props, 'categoria_sancao', counts?.categoria_sancao, {
      name: 'kind',
      title: said.sanction,
      names: said.kinds,
    }),
    kindFilter(props, 'ambito', counts?.ambito, {
      name: 'sphere',
      title: said.sphere,
      names: said.spheres,
    }),
    companyFilter(props, 'sancionado_cnpj', 'company', said.company),
    amountFilter(props, 'fine', said.fine),
    writtenFilter<SanctionsState>(
      props,
      { words: ['sancionado_nome'], numbers: ['processo'] },
      words.tables,
    ),
    bodyFilter(props, said.body, counts?.orgao, sanctionsQueryOf(state), (client, query) =>
      client.fetchQuery(sanctionsOptions(query)),
    ),
  ]
}

/** Who may not contract on a day, by what the acts say. */
function InForceFilter({ state, onChange }: Pick<SanctionFiltersProps, 'state' | 'onChange'>) {
  const {
    words: { sanctions: said, search },
  } = useSpeech()
  const [isWrong, setWrong] = useState(false)
  const set = (vigente_em: Day | undefined) => {
    setWrong(false)
    onChange({ vigente_em })
  }
  return (
    <fieldset className={styles.group}>
      <legend>{said.inForce}</legend>
      <DayInput
        label={said.inForce}
        value={state.vigente_em}
        onFault={() => setWrong(true)}
        onChange={set}
      />
      {isWrong && (
        <p className={styles.fault} role="alert">
          {search.badDate}
        </p>
      )}
      <div className={styles.presets}>
        <button type="button" className="link" onClick={() => set(today())}>
          {said.today}
        </button>
        <button type="button" className="link" onClick={() => set(undefined)}>
          {said.anyDay}
        </button>
      </div>
    </fieldset>
  )
}
