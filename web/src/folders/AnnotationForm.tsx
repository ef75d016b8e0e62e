import { Button, NativeSelect, TagsInput, TextInput, Textarea } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { AtoDePasta, PastaComEtiquetas } from '../api/schema.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useFault } from '../ui/fault.ts'
import { useFaultFocus } from '../ui/useFaultFocus.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './AnnotationForm.module.css'
import { ClashNotice } from './ClashNotice.tsx'
import { useAccountPeople } from './FolderFilters.tsx'
import { ANNOTATED_FIELDS } from './annotated.ts'
import { useAnnotations } from './use-annotations.ts'

interface AnnotationFormProps {
  folder: PastaComEtiquetas
  kept: AtoDePasta
  titulo: string
  onClose(): void
}

/** What is said of an act, below it. */
export function AnnotationForm({ folder, kept, titulo, onClose }: AnnotationFormProps) {
  const { folders: said, common, search } = useSpeech().words
  const people = useAccountPeople()
  const form = useRef<HTMLFormElement>(null)
  const annotations = useAnnotations(folder.id, kept, onClose)
  const { draft, change, isBadDay, clash, saving, takingOut } = annotations
  const fault = useFault(saving.error)
  const isAtField = ANNOTATED_FIELDS.some((field) => fault?.of(field))
  useFaultFocus(form, fault)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  return (
    <form
      ref={form}
      className={`${styles.form} no-print`}
      aria-label={`${common.edit}: ${titulo}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBadDay) saving.mutate()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
          event.currentTarget.requestSubmit()
      }}
    >
      <Textarea
        className={styles.note}
        label={said.note}
        value={draft.nota}
        onChange={(event) => change({ nota: event.currentTarget.value })}
        error={fault?.of('nota')}
        maxLength={2_000}
        autosize
        minRows={2}
      />
      <TagsInput
        label={said.labels}
        description={said.labelsHelp}
        value={draft.etiquetas}
        onChange={(labels) => change({ etiquetas: [...new Set(labels.flatMap(labelsIn))] })}
        splitChars={[',', ';']}
        data={folder.etiquetas.map(({ etiqueta }) => etiqueta)}
        maxTags={20}
        acceptValueOnBlur
        error={fault?.of('etiquetas')}
      />
      <NativeSelect
        label={said.inCharge}
        value={draft.responsavel}
        onChange={(event) => change({ responsavel: event.currentTarget.value })}
        data={[
          { value: '', label: said.nobody },
          ...people.map(({ id, nome }) => ({ value: id, label: nome })),
        ]}
        error={fault?.of('responsavel')}
      />
      <TextInput
        label={said.day}
        description={said.dayHelp}
        value={draft.day}
        onChange={(event) => change({ day: event.currentTarget.value })}
        error={isBadDay ? search.badDate : fault?.of('prazo')}
      />
      <div className={styles.foot}>
        {clash && (
          <ClashNotice clash={clash} sentence={clash.sentence} onUse={annotations.takeTheirs} />
        )}
        {fault && !isAtField && <Notice tone="bad">{fault.message}</Notice>}
        <Button type="submit" variant="filled" loading={saving.isPending}>
          {common.save}
        </Button>
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button
          variant="subtle"
          className={styles.out}
          onClick={() => annotations.setTakingOut(true)}
        >
          {said.takeOut}
        </Button>
      </div>
      <Confirm
        opened={annotations.isTakingOut}
        title={said.takeOut}
        sentence={said.takeOutHelp}
        action={said.takeOut}
        error={takingOut.error}
        onConfirm={() => takingOut.mutate()}
        onClose={() => annotations.setTakingOut(false)}
      />
    </form>
  )
}

/** What was pasted, or typed and left, may be several. */
function labelsIn(text: string): string[] {
  return text
    .split(/[,;]/)
    .map((label) => label.trim())
    .filter((label) => label !== '')
}
