import { Checkbox, TagsInput } from '@mantine/core'
import { printCnpj, readCnpj } from '../lib/cnpj.ts'
import { SITUATIONS } from '../query/state.ts'
import { useSpeech } from '../words/words.tsx'
import { AmountFields } from './AmountFields.tsx'
import styles from './Fields.module.css'
import type { FilterFieldsProps } from './fields.ts'

/** The bodies to leave out, the kind of an act, its entities, and how to read words. */
export function MoreFields({ value, onChange, fault }: FilterFieldsProps) {
  const {
    words: { filters: said, common },
  } = useSpeech()
  const unknown = value.cnpjs.find((cnpj) => readCnpj(cnpj) === null)
  return (
    <>
      <TagsInput
        label={said.butBodies}
        description={said.butBodiesHelp}
        value={value.orgaos_exceto}
        onChange={(orgaos_exceto) => onChange({ orgaos_exceto })}
        splitChars={[]}
        acceptValueOnBlur
        error={fault?.of('filtros.orgaos_exceto')}
      />
      <TagsInput
        label={said.types}
        description={said.typesHelp}
        value={value.tipos_ato}
        onChange={(tipos_ato) => onChange({ tipos_ato })}
        splitChars={[]}
        acceptValueOnBlur
        error={fault?.of('filtros.tipos_ato')}
      />
      <Checkbox.Group
        label={said.states}
        description={said.statesHelp}
        value={value.situacoes}
        onChange={(chosen) =>
          onChange({ situacoes: SITUATIONS.filter((one) => chosen.includes(one)) })
        }
      >
        <div className={styles.choices}>
          {SITUATIONS.map((state) => (
            <Checkbox key={state} value={state} label={common.situacao[state]} />
          ))}
        </div>
      </Checkbox.Group>
      <TagsInput
        label={said.companies}
        description={said.companiesHelp}
        value={value.cnpjs.map(printCnpj)}
        onChange={(written) => onChange({ cnpjs: written.map((one) => readCnpj(one) ?? one) })}
        acceptValueOnBlur
        error={unknown === undefined ? fault?.of('filtros.cnpjs') : said.notCompany(unknown)}
      />
      <AmountFields
        least={value.valor_min}
        most={value.valor_max}
        onChange={onChange}
        fault={fault?.of('filtros.valor_min') ?? fault?.of('filtros.valor_max')}
      />
      <Checkbox
        label={said.literal}
        description={said.literalHelp}
        checked={value.literal}
        onChange={(event) => onChange({ literal: event.currentTarget.checked })}
      />
      <Checkbox
        label={said.unsigned}
        description={said.unsignedHelp}
        checked={value.ignorar_assinatura}
        onChange={(event) => onChange({ ignorar_assinatura: event.currentTarget.checked })}
      />
    </>
  )
}
