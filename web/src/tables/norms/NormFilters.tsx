import { TagsInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { PaginaNormas } from '../../api/schema.ts'
import { normsOptions } from '../../api/tables.ts'
import { BodyChoice } from '../../search/BodyChoice.tsx'
import styles from '../../search/Filters.module.css'
import { PeriodFilter } from '../../search/PeriodFilter.tsx'
import { periodWords } from '../../search/period-words.ts'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import { useSpeech } from '../../words/words.tsx'
import { FacetChoice } from '../rows/FacetChoice.tsx'
import type { RowFilter } from '../rows/RowFilters.tsx'
import { NORM_EFFECTS } from './kinds.ts'
import { type NormsState, normsQueryOf } from './state.ts'

interface NormFiltersProps {
  state: NormsState
  /** Null until they are counted. */
  counts: PaginaNormas['facetas']
  onChange(changed: Partial<NormsState>): void
}

/** The filters of norms, in the order in which they are shown. */
export function normFilters(
  { state, counts, onChange }: NormFiltersProps,
  { norms: said, tables, search }: Words,
  format: Format,
): RowFilter<NormsState>[] {
  const given = (...values: unknown[]) => values.flat().filter((one) => one !== undefined).length
  return [
    {
      name: 'touched',
      title: said.touched,
      chosen: given(state.altera, state.revoga, state.regulamenta),
      none: { altera: undefined, revoga: undefined, regulamenta: undefined },
      body: <TouchedFilter state={state} onChange={onChange} />,
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
      title: said.species,
      chosen: given(state.especie),
      none: { especie: undefined },
      body: (
        <FacetChoice
          title={said.species}
          counts={counts?.especie?.valores ?? null}
          names={said.kinds}
          chosen={state.especie ?? []}
          onChange={(especie) => onChange({ especie })}
        />
      ),
    },
    {
      name: 'body',
      title: said.columns.orgao,
      chosen: given(state.orgao),
      none: { orgao: undefined },
      body: <NormBodies state={state} counts={counts} onChange={onChange} />,
    },
  ]
}

/** Norms that the acts touch, by their names. */
function TouchedFilter({ state, onChange }: Pick<NormFiltersProps, 'state' | 'onChange'>) {
  const {
    words: { norms: said },
  } = useSpeech()
  return (
    <fieldset className={styles.group}>
      <legend>{said.touched}</legend>
      {NORM_EFFECTS.map((list) => (
        <TagsInput
          key={list}
          label={said.lists[list]}
          placeholder={state[list] ? '' : 'Lei 8.112/1990'}
          value={state[list] ?? []}
          onChange={(written) => onChange({ [list]: written.length > 0 ? written : undefined })}
          splitChars={[]}
          acceptValueOnBlur
        />
      ))}
    </fieldset>
  )
}

function NormBodies({ state, counts, onChange }: NormFiltersProps) {
  const {
    words: { norms: said },
  } = useSpeech()
  const client = useQueryClient()
  const query = normsQueryOf(state)
  const count = async (path: string) =>
    (await client.fetchQuery(normsOptions({ ...query, orgao: [path], limite: 1 }))).total
  return (
    <fieldset className={styles.group}>
      <legend>{said.columns.orgao}</legend>
      <BodyChoice
        values={counts?.orgao?.valores ?? null}
        chosen={state.orgao ?? []}
        onChange={(orgao) => onChange({ orgao })}
        counter={{ of: query, count }}
      />
    </fieldset>
  )
}
