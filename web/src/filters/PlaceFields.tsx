import { Checkbox, TagsInput } from '@mantine/core'
import { sectionsBeside } from '../query/state.ts'
import { SectionSign } from '../ui/SectionSign.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './Fields.module.css'
import type { FilterFieldsProps } from './fields.ts'

/** The place of an act, and its issuer. */
export function PlaceFields({ value, onChange, fault }: FilterFieldsProps) {
  const {
    words: { filters: said, common },
  } = useSpeech()
  const choices = sectionsBeside(value.secoes)
  return (
    <>
      <Checkbox.Group
        label={said.sections}
        description={said.sectionsHelp}
        value={value.secoes}
        onChange={(chosen) => onChange({ secoes: choices.filter((one) => chosen.includes(one)) })}
      >
        <div className={styles.choices}>
          {choices.map((section) => (
            <Checkbox
              key={section}
              value={section}
              label={
                <span className={styles.section}>
                  <SectionSign section={section} /> {common.sectionHolds[section]}
                </span>
              }
            />
          ))}
        </div>
      </Checkbox.Group>
      <TagsInput
        label={said.bodies}
        description={said.bodiesHelp}
        value={value.orgaos}
        onChange={(orgaos) => onChange({ orgaos })}
        splitChars={[]}
        acceptValueOnBlur
        error={fault?.of('filtros.orgaos')}
      />
    </>
  )
}
