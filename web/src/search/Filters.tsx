import { Checkbox } from '@mantine/core'
import type { PaginaResultados } from '../api/schema.ts'
import { SectionSign } from '../ui/SectionSign.tsx'
import { useSpeech } from '../words/words.tsx'
import { BodyFilter } from './BodyFilter.tsx'
import styles from './Filters.module.css'
import { PeriodFilter } from './PeriodFilter.tsx'
import { TypeFilter } from './TypeFilter.tsx'
import { SECTIONS, type SearchState, type Section, hasFilters } from './state.ts'

export type Counts = PaginaResultados['facetas']

export interface FiltersProps {
  state: SearchState
  /** Acts by value; null until they are counted. */
  counts: Counts
  onChange(changed: Partial<SearchState>): void
}

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
      {hasFilters(state) && (
        <button
          type="button"
          className="link"
          onClick={() =>
            onChange({
              data_inicio: undefined,
              data_fim: undefined,
              secao: undefined,
              orgao: undefined,
              tipo_ato: undefined,
            })
          }
        >
          {search.clearFilters}
        </button>
      )}
    </>
  )
}

/** A short fixed set: those without an act stay, in grey. */
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
      {SECTIONS.map((section) => {
        const total = totals.get(section) ?? 0
        return (
          <div key={section} className={styles.choice} data-empty={counts && total === 0 ? true : undefined}>
            <Checkbox
              size="xs"
              checked={chosen.includes(section)}
              onChange={() => onChange({ secao: toggled(chosen, section) as Section[] | undefined })}
              label={
                <span className={styles.section}>
                  <SectionSign section={section} />
                  {common.sectionHolds[section]}
                </span>
              }
            />
            {counts && <span className="figures">{format.number(total)}</span>}
          </div>
        )
      })}
    </fieldset>
  )
}

/** With the value, or without it; nothing at all when it was the only one. */
export function toggled(values: string[], value: string): string[] | undefined {
  const rest = values.filter((one) => one !== value)
  const next = rest.length === values.length ? [...values, value] : rest
  return next.length > 0 ? next : undefined
}
