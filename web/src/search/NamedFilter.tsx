import { Checkbox, TagsInput } from '@mantine/core'
import { useState } from 'react'
import { AmountFields } from '../filters/AmountFields.tsx'
import { printCnpj, readCnpj } from '../lib/cnpj.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Filters.module.css'
import type { FiltersProps } from './filter.ts'

/** Entities in the text: companies, and the largest amount. */
export function NamedFilter({ state, onChange }: Pick<FiltersProps, 'state' | 'onChange'>) {
  const {
    words: { search, filters: said },
  } = useSpeech()
  const [unknown, setUnknown] = useState<string | null>(null)
  const least = state.valor_min ?? null
  const most = state.valor_max ?? null
  const setCompanies = (written: string[]) => {
    setUnknown(written.find((one) => readCnpj(one) === null) ?? null)
    const known = written.flatMap((one) => readCnpj(one) ?? [])
    onChange({ cnpj: known.length > 0 ? known : undefined })
  }
  return (
    <fieldset className={styles.group}>
      <legend>{search.named}</legend>
      <TagsInput
        className={styles.companies ?? ''}
        aria-label={said.companies}
        placeholder={state.cnpj ? '' : said.companies}
        value={(state.cnpj ?? []).map(printCnpj)}
        onChange={setCompanies}
        acceptValueOnBlur
        error={unknown === null ? null : said.notCompany(unknown)}
      />
      <AmountFields
        least={least}
        most={most}
        onChange={(changed) =>
          onChange(
            'valor_min' in changed
              ? { valor_min: changed.valor_min ?? undefined }
              : { valor_max: changed.valor_max ?? undefined },
          )
        }
      />
      <Checkbox
        size="xs"
        mt="sm"
        label={said.unsigned}
        checked={state.ignorar_assinatura ?? false}
        onChange={(event) =>
          onChange({ ignorar_assinatura: event.currentTarget.checked || undefined })
        }
      />
    </fieldset>
  )
}
