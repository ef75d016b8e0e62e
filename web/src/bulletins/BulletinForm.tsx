import { Button, Checkbox, SegmentedControl, TextInput } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { alertsOptions } from '../api/alerts.ts'
import type { Boletim } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { type Fault, useFault } from '../ui/fault.ts'
import { submitFoot } from '../ui/submit-foot.ts'
import { useFaultFocus } from '../ui/useFaultFocus.ts'
import { useSpeech } from '../words/words.tsx'
import { AlertOrder } from './AlertOrder.tsx'
import styles from './BulletinForm.module.css'
import { RecipientsField } from './RecipientsField.tsx'
import { ScheduleFields } from './ScheduleFields.tsx'
import { VariableField } from './VariableField.tsx'
import { BULLETIN_FORM, type BulletinDraft } from './draft.ts'

const GROUPINGS: Boletim['agrupar_por'][] = ['alerta', 'orgao', 'secao', 'termo']
const CONTENTS: Boletim['conteudo'][] = ['ementa', 'trecho', 'integra']

interface BulletinFormProps {
  draft: BulletinDraft
  onChange(changed: Partial<BulletinDraft>): void
  saving: UseMutationResult<unknown, Error, void>
  /** Of its recipients, what is stored of them. */
  addresses: Boletim['enderecos']
  /** The name of the button. */
  action: string
  /** What is to be known beside it. */
  state: ReactNode
}

/** The fields of a bulletin; readers see them, and cannot change them. */
export function BulletinForm({
  draft,
  onChange,
  saving,
  addresses,
  action,
  state,
}: BulletinFormProps) {
  const { bulletins: said, common } = useSpeech().words
  const { isEditor } = useSession()
  const form = useRef<HTMLFormElement>(null)
  const fault = useFault(saving.error)
  useFaultFocus(form, fault)
  const alerts = useQuery(alertsOptions)
  const fields = { draft, onChange, fault, canChange: isEditor }
  return (
    <form
      id={BULLETIN_FORM}
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate()
      }}
    >
      <fieldset disabled={!isEditor} className={styles.fields}>
        <TextInput
          label={said.name}
          description={said.nameHelp}
          value={draft.nome}
          onChange={(event) => onChange({ nome: event.currentTarget.value })}
          error={fault?.of('nome')}
        />
        {!alerts.data && alerts.error && (
          <Failure error={alerts.error} onRetry={() => void alerts.refetch()} />
        )}
        {!alerts.data && !alerts.error && <Skeleton sentence={common.loading} />}
        {alerts.data && (
          <AlertOrder
            value={draft.alertas}
            alerts={alerts.data}
            error={fault?.of('alertas')}
            canChange={isEditor}
            onChange={(alertas) => onChange({ alertas })}
          />
        )}
        <ShapeFields {...fields} />
        <TextFields {...fields} />
        <ScheduleFields value={draft} fault={fault} onChange={onChange} />
        <RecipientsField
          value={draft.destinatarios}
          addresses={addresses}
          error={fault?.of('destinatarios')}
          onChange={(destinatarios) => onChange({ destinatarios })}
        />
      </fieldset>
      {fault && !fault.isOfFields && <Notice tone="bad">{fault.message}</Notice>}
      {isEditor && (
        <footer className={styles.foot} {...submitFoot}>
          <span role="status" className="small muted">
            {state}
          </span>
          <Button type="submit" variant="filled" loading={saving.isPending}>
            {action}
          </Button>
        </footer>
      )}
    </form>
  )
}

interface FieldsProps {
  draft: BulletinDraft
  onChange(changed: Partial<BulletinDraft>): void
  fault: Fault | null
  canChange: boolean
}

/** How the acts are put. */
function ShapeFields({ draft, onChange }: FieldsProps) {
  const { bulletins: said } = useSpeech().words
  return (
    <div className={styles.pair}>
      <div>
        <p className={styles.label}>{said.grouping}</p>
        <SegmentedControl
          aria-label={said.grouping}
          value={draft.agrupar_por}
          onChange={(agrupar_por) => onChange({ agrupar_por })}
          data={GROUPINGS.map((one) => ({ value: one, label: said.groupings[one] }))}
        />
      </div>
      <div>
        <p className={styles.label}>{said.content}</p>
        <SegmentedControl
          aria-label={said.content}
          value={draft.conteudo}
          onChange={(conteudo) => onChange({ conteudo })}
          data={CONTENTS.map((one) => ({ value: one, label: said.contents[one] }))}
        />
      </div>
      <Checkbox
        label={said.csv}
        description={said.csvHelp}
        checked={draft.anexar_csv}
        onChange={(event) => onChange({ anexar_csv: event.currentTarget.checked })}
      />
      <Checkbox
        label={said.xlsx}
        description={said.xlsxHelp}
        checked={draft.anexar_xlsx}
        onChange={(event) => onChange({ anexar_xlsx: event.currentTarget.checked })}
      />
    </div>
  )
}

/** Its words. */
function TextFields({ draft, onChange, fault, canChange }: FieldsProps) {
  const { bulletins: said } = useSpeech().words
  const field = (name: 'assunto' | 'cabecalho' | 'rodape' | 'texto_vazio') => ({
    value: draft[name],
    error: fault?.of(name),
    canChange,
    onChange: (text: string) => onChange({ [name]: text }),
  })
  return (
    <div className={styles.block}>
      <VariableField label={said.subject} {...field('assunto')} />
      <VariableField label={said.header} isLong {...field('cabecalho')} />
      <VariableField label={said.footer} help={said.textHelp} isLong {...field('rodape')} />
      <VariableField label={said.emptyText} isLong {...field('texto_vazio')} />
      <Checkbox
        label={said.sendEmpty}
        description={said.sendEmptyHelp}
        checked={draft.enviar_vazio}
        onChange={(event) => onChange({ enviar_vazio: event.currentTarget.checked })}
      />
    </div>
  )
}
