import { TagsInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { totalOptions } from '../api/archive.ts'
import { without } from '../lib/without.ts'
import { queryOf } from '../query/state.ts'
import { useSpeech } from '../words/words.tsx'
import { BodyChoice } from './BodyChoice.tsx'
import styles from './Filters.module.css'
import type { FiltersProps } from './filter.ts'

/** The bodies whose acts are found, and those whose acts are left out. */
export function BodyFilter({ state, counts, onChange }: FiltersProps) {
  const {
    words: { search },
  } = useSpeech()
  const client = useQueryClient()
  const query = queryOf(without(state, 'pagina'))
  const count = async (path: string) =>
    (await client.fetchQuery(totalOptions({ ...query, orgao: [path] }))).total
  return (
    <fieldset className={styles.group}>
      <legend>{search.body}</legend>
      <BodyChoice
        values={counts?.orgao?.valores ?? (counts ? [] : null)}
        chosen={state.orgao ?? []}
        onChange={(orgao) => onChange({ orgao })}
        counter={{ of: query, count }}
      />
      <LeftOut state={state} onChange={onChange} />
    </fieldset>
  )
}

/** The bodies whose acts are left out; few need it, so it opens when asked. */
function LeftOut({ state, onChange }: Pick<FiltersProps, 'state' | 'onChange'>) {
  const {
    words: { filters: said },
  } = useSpeech()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && !state.orgao_exceto)
    return (
      <div className={styles.further}>
        <button type="button" className="link small" onClick={() => setOpen(true)}>
          {said.butBodies}…
        </button>
      </div>
    )
  return (
    <TagsInput
      className={styles.further ?? ''}
      size="sm"
      label={said.butBodies}
      description={said.butBodiesHelp}
      value={state.orgao_exceto ?? []}
      onChange={(left) => onChange({ orgao_exceto: left.length > 0 ? left : undefined })}
      splitChars={[]}
      acceptValueOnBlur
      autoFocus={isOpen && !state.orgao_exceto}
    />
  )
}
