import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PaginaSancoes } from '../../api/schema.ts'
import { sanctionsOptions } from '../../api/tables.ts'
import { type Day, today } from '../../lib/dates.ts'
import { BodyChoice } from '../../search/BodyChoice.tsx'
import { DayInput } from '../../search/DayInput.tsx'
import styles from '../../search/Filters.module.css'
import { PeriodFilter } from '../../search/PeriodFilter.tsx'
import { periodWords } from '../../search/period-words.ts'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import { useSpeech } from '../../words/words.tsx'
import { CompanyFilter } from '../rows/CompanyFilter.tsx'
import { FacetChoice } from '../rows/FacetChoice.tsx'
import { RowAmounts } from '../rows/RowAmounts.tsx'
import type { RowFilter } from '../rows/RowFilters.tsx'
import { type SanctionsState, sanctionsQueryOf } from './state.ts'

interface SanctionFiltersProps {
  state: SanctionsState
  /** Null until they are counted. */
  counts: PaginaSancoes['facetas']
  onChange(changed: Partial<SanctionsState>): void
}

/** The filters of sanctions, in the order in which they are shown. */
export function sanctionFilters(
  { state, counts, onChange }: SanctionFiltersProps,
  { sanctions: said, tables, search }: Words,
  format: Format,
): RowFilter<SanctionsState>[] {
  const given = (...values: unknown[]) => values.flat().filter((one) => one !== undefined).length
  return [
    {
      name: 'inForce',
      title: said.inForce,
      chosen: given(state.vigente_em),
      none: { vigente_em: undefined },
      body: <InForceFilter state={state} onChange={onChange} />,
    },
    {
      name: 'period',
      title: tables.published,
      chosen: given(state.data_inicio, state.data_fim),
      says: periodWords(state, search, format),
      none: { data_inicio: undefined, data_fim: undefined },
      body: <PeriodFilter state={state} onChange={onChange} />,
    },
    {
      name: 'kind',
      title: said.sanction,
      chosen: given(state.categoria_sancao),
      none: { categoria_sancao: undefined },
      body: (
        <FacetChoice
          title={said.sanction}
          counts={counts?.categoria_sancao?.valores ?? null}
          names={said.kinds}
          chosen={state.categoria_sancao ?? []}
          onChange={(categoria_sancao) => onChange({ categoria_sancao })}
        />
      ),
    },
    {
      name: 'sphere',
      title: said.sphere,
      chosen: given(state.ambito),
      none: { ambito: undefined },
      body: (
        <FacetChoice
          title={said.sphere}
          counts={counts?.ambito?.valores ?? null}
          names={said.spheres}
          chosen={state.ambito ?? []}
          onChange={(ambito) => onChange({ ambito })}
        />
      ),
    },
    {
      name: 'company',
      title: said.company,
      chosen: given(state.sancionado_cnpj),
      none: { sancionado_cnpj: undefined },
      body: (
        <CompanyFilter
          title={said.company}
          chosen={state.sancionado_cnpj}
          onChange={(sancionado_cnpj) => onChange({ sancionado_cnpj })}
        />
      ),
    },
    {
      name: 'fine',
      title: said.fine,
      chosen: given(state.valor_min, state.valor_max),
      none: { valor_min: undefined, valor_max: undefined },
      body: <RowAmounts title={said.fine} state={state} onChange={onChange} />,
    },
    {
      name: 'body',
      title: said.body,
      chosen: given(state.orgao),
      none: { orgao: undefined },
      body: <SanctionBodies state={state} counts={counts} onChange={onChange} />,
    },
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

function SanctionBodies({ state, counts, onChange }: SanctionFiltersProps) {
  const {
    words: { sanctions: said },
  } = useSpeech()
  const client = useQueryClient()
  const query = sanctionsQueryOf(state)
  const count = async (path: string) =>
    (await client.fetchQuery(sanctionsOptions({ ...query, orgao: [path], limite: 1 }))).total
  return (
    <fieldset className={styles.group}>
      <legend>{said.body}</legend>
      <BodyChoice
        values={counts?.orgao?.valores ?? null}
        chosen={state.orgao ?? []}
        onChange={(orgao) => onChange({ orgao })}
        counter={{ of: query, count }}
      />
    </fieldset>
  )
}
