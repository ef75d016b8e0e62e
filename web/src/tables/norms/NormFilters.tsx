import { TagsInput } from '@mantine/core'
import type { PaginaNormas } from '../../api/schema.ts'
import { normsOptions } from '../../api/tables.ts'
import styles from '../../search/Filters.module.css'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import { useSpeech } from '../../words/words.tsx'
import { bodyFilter, filterOf, kindFilter, periodFilter } from '../rows/common-filters.tsx'
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
  props: NormFiltersProps,
  words: Words,
  format: Format,
): RowFilter<NormsState>[] {
  const { state, counts, onChange } = props
  const { norms: said } = words
  const touched = <TouchedFilter state={state} onChange={onChange} />
  return [
    filterOf(state, 'touched', said.touched, [...NORM_EFFECTS], touched),
    periodFilter(props, words, format),
    kindFilter(props, 'especie', counts?.especie, {
      name: 'kind',
      title: said.species,
      names: said.kinds,
    }),
    bodyFilter(props, said.columns.orgao, counts?.orgao, normsQueryOf(state), (client, query) =>
      client.fetchQuery(normsOptions(query)),
    ),
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
      {NORM_EFFECTS.map((list, index) => (
        <TagsInput
          key={list}
          mt={index > 0 ? 8 : 0}
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
