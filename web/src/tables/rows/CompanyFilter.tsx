import { TagsInput } from '@mantine/core'
import { useState } from 'react'
import { printCnpj, readCnpj } from '../../lib/cnpj.ts'
import styles from '../../search/Filters.module.css'
import { useSpeech } from '../../words/words.tsx'

interface CompanyFilterProps {
  title: string
  /** 14 characters, or the 8 of all establishments. */
  chosen: string[] | undefined
  onChange(chosen: string[] | undefined): void
}

/** Companies by CNPJ: of persons nobody looks for a CPF. */
export function CompanyFilter({ title, chosen, onChange }: CompanyFilterProps) {
  const {
    words: { contracts, filters: said },
  } = useSpeech()
  const [unknown, setUnknown] = useState<string | null>(null)
  const set = (written: string[]) => {
    setUnknown(written.find((one) => readCnpj(one) === null) ?? null)
    const known = written.flatMap((one) => readCnpj(one) ?? [])
    onChange(known.length > 0 ? known : undefined)
  }
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <TagsInput
        aria-label={title}
        placeholder={chosen ? '' : contracts.supplierHelp}
        value={(chosen ?? []).map(printCnpj)}
        onChange={set}
        acceptValueOnBlur
        error={unknown === null ? null : said.notCompany(unknown)}
      />
    </fieldset>
  )
}
