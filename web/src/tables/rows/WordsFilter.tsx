import { TagsInput, TextInput } from '@mantine/core'
import styles from '../../search/Filters.module.css'
import { useDraft } from '../../ui/useDraft.ts'
import type { Words } from '../../words/pt/index.ts'
import { filterOf } from './common-filters.tsx'
import type { RowFilter } from './RowFilters.tsx'

interface WordsFilterProps {
  title: string
  help?: string
  value: string | undefined
  onChange(value: string | undefined): void
}

/** Words in a row; they are asked for on leaving the field, or with Enter. */
export function WordsFilter({ title, help, value = '', onChange }: WordsFilterProps) {
  const [text, setText] = useDraft(value)
  const commit = () => {
    if (text.trim() !== value) onChange(text.trim() || undefined)
  }
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <TextInput
        size="sm"
        aria-label={title}
        description={help}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
        }}
      />
    </fieldset>
  )
}

interface NumbersFilterProps {
  title: string
  values: string[] | undefined
  onChange(values: string[] | undefined): void
}

/** Numbers as they are printed; without a digit nothing is one. */
function NumbersFilter({ title, values = [], onChange }: NumbersFilterProps) {
  const set = (written: string[]) => {
    const known = written.filter((one) => /\d/.test(one))
    onChange(known.length > 0 ? known : undefined)
  }
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <TagsInput size="sm" aria-label={title} value={values} onChange={set} acceptValueOnBlur />
    </fieldset>
  )
}

/** Columns that one writes words of, and those that one writes numbers of. */
interface WrittenFields<State> {
  words: (keyof State & keyof Words['tables']['written'])[]
  numbers: (keyof State & keyof Words['tables']['written'])[]
}

/** The names and numbers of rows, in one filter. */
export function writtenFilter<State extends object>(
  { state, onChange }: { state: State; onChange(changed: Partial<State>): void },
  { words, numbers }: WrittenFields<State>,
  { written, writtenTitle }: Words['tables'],
): RowFilter<State> {
  const change = (field: keyof State, value: string | string[] | undefined) =>
    onChange({ [field]: value } as Partial<State>)
  const body = (
    <>
      {words.map((field) => (
        <WordsFilter
          key={field}
          title={written[field]}
          value={state[field] as string | undefined}
          onChange={(value) => change(field, value)}
        />
      ))}
      {numbers.map((field) => (
        <NumbersFilter
          key={field}
          title={written[field]}
          values={state[field] as string[] | undefined}
          onChange={(values) => change(field, values)}
        />
      ))}
    </>
  )
  return filterOf(state, 'written', writtenTitle, [...words, ...numbers], body)
}
