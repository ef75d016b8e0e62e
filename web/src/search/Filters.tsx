import { Checkbox } from '@mantine/core'
import { SectionSign } from '../ui/SectionSign.tsx'
import { useSpeech } from '../words/words.tsx'
import { BodyFilter } from './BodyFilter.tsx'
import styles from './Filters.module.css'
import { NamedFilter } from './NamedFilter.tsx'
import { PeriodFilter } from './PeriodFilter.tsx'
import { SituationFilter } from './SituationFilter.tsx'
import { TypeFilter } from './TypeFilter.tsx'
import { type FiltersProps, toggled } from './filter.ts'
import {
  type AskedSection,
  NO_FILTERS,
  hasFilters,
  isWhole,
  sectionsBeside,
} from '../query/state.ts'

export function Filters({ state, counts, onChange }: FiltersProps) {
  const {
    words: { search },
  } = useSpeech()
  return (
    <>
      <PeriodFilter state={state} onChange={onChange} />
      <SectionFilter state={state} counts={counts} onChange={onChange} />
      <BodyFilter state={state} counts={counts} onChange={onChange} />
      <TypeFilter state={state} counts={counts} onChange={onChange} />
      <SituationFilter state={state} counts={counts} onChange={onChange} />
      <NamedFilter state={state} onChange={onChange} />
      {hasFilters(state) && (
        <button type="button" className="link alone" onClick={() => onChange(NO_FILTERS)}>
          {search.clearFilters}
        </button>
      )}
    </>
  )
}

/** A short fixed set: values without acts stay, in grey. */
export function SectionFilter({ state, counts, onChange }: FiltersProps) {
  const {
    words: { common, search },
    format,
  } = useSpeech()
  const chosen = state.secao ?? []
  const totals = new Map(counts?.secao?.valores.map(({ valor, total }) => [valor, total]))
  return (
    <fieldset className={styles.group}>
      <legend>{search.section}</legend>
      {sectionsBeside(chosen).map((section) => {
        // Facets count whole sections only.
        const total = isWhole(section) ? (totals.get(section) ?? 0) : null
        return (
          <div
            key={section}
            className={styles.choice}
            data-empty={counts && total === 0 ? true : undefined}
          >
            <Checkbox
              size="xs"
              checked={chosen.includes(section)}
              onChange={() =>
                onChange({ secao: toggled(chosen, section) as AskedSection[] | undefined })
              }
              label={
                <span className={styles.section}>
                  <SectionSign section={section} />
                  <span className={styles.name}>{common.sectionHolds[section]}</span>
                </span>
              }
            />
            {counts && total !== null && <span className="figures">{format.number(total)}</span>}
          </div>
        )
      })}
    </fieldset>
  )
}
