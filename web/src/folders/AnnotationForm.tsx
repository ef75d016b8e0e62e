import { Button, NativeSelect, TagsInput, TextInput, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../api/client.ts'
import { FOLDERS, readKept } from '../api/folders.ts'
import type { AtoDePasta, PastaComEtiquetas } from '../api/schema.ts'
import { parseDay } from '../lib/parse-day.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useFault } from '../ui/fault.ts'
import { useFaultFocus } from '../ui/useFaultFocus.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './AnnotationForm.module.css'
import { ClashNotice } from './ClashNotice.tsx'
import { useAccountPeople } from './FolderFilters.tsx'
import { type Annotated, type AnnotatedField, annotatedIn } from './annotated.ts'
import { type Clash, changedMeanwhile, isOutdated, saveAnnotations } from './save-annotations.ts'

const FIELDS: AnnotatedField[] = ['nota', 'etiquetas', 'responsavel', 'prazo']

interface AnnotationFormProps {
  folder: PastaComEtiquetas
  kept: AtoDePasta
  titulo: string
  onClose(): void
}

/** What is said of an act, below it. */
export function AnnotationForm({ folder, kept, titulo, onClose }: AnnotationFormProps) {
  const {
    words: { folders: said, common, search },
    format,
  } = useSpeech()
  const queries = useQueryClient()
  const people = useAccountPeople()
  const form = useRef<HTMLFormElement>(null)
  const [isTakingOut, setTakingOut] = useState(false)
  /** As it was read: what others change later is not overwritten unseen. */
  const [read, setRead] = useState(kept)
  const [clash, setClash] = useState<(Clash & { sentence: string }) | null>(null)
  const [nota, setNote] = useState(kept.nota)
  const [etiquetas, setLabels] = useState(kept.etiquetas)
  const [responsavel, setPerson] = useState(kept.responsavel?.id ?? '')
  const [day, setDay] = useState(kept.prazo === null ? '' : format.date(kept.prazo))
  const prazo = day.trim() === '' ? null : parseDay(day)
  const isBadDay = day.trim() !== '' && prazo === null
  const saving = useMutation({
    mutationFn: () => saveAnnotations(folder.id, read, fieldsNow()),
    onSuccess: async (clash) => {
      await queries.invalidateQueries(FOLDERS)
      if (clash === null) return onClose()
      showClash(clash, said.clash)
    },
  })
  const takingOut = useMutation({
    mutationFn: () =>
      call('DELETE /pastas/{id}/atos/{publicacao_id}', {
        path: { id: folder.id, publicacao_id: kept.id },
        query: { versao: read.versao },
      }),
    onSuccess: () => queries.invalidateQueries(FOLDERS),
    onError: async (error) => {
      if (!isOutdated(error)) return
      const theirs = await readKept(folder.id, kept.id)
      setTakingOut(false)
      takingOut.reset()
      showClash(changedMeanwhile(read, fieldsNow(), theirs), said.takeOutClash)
      await queries.invalidateQueries(FOLDERS)
    },
  })
  const fieldsNow = (): Annotated => ({ nota, etiquetas, responsavel: responsavel || null, prazo })
  const showClash = (found: Clash, sentence: string) => {
    setClash({ ...found, sentence })
    setRead(found.theirs)
    show(found.fields)
  }
  const show = (fields: Partial<Annotated>) => {
    if (fields.nota !== undefined) setNote(fields.nota)
    if (fields.etiquetas !== undefined) setLabels(fields.etiquetas)
    if (fields.responsavel !== undefined) setPerson(fields.responsavel ?? '')
    if (fields.prazo !== undefined) setDay(fields.prazo === null ? '' : format.date(fields.prazo))
  }
  const takeTheirs = (field: AnnotatedField) => show({ [field]: annotatedIn(read)[field] })
  const fault = useFault(saving.error)
  const isAtField = FIELDS.some((field) => fault?.of(field))
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
        value={nota}
        onChange={(event) => setNote(event.currentTarget.value)}
        error={fault?.of('nota')}
        maxLength={2_000}
        autosize
        minRows={2}
      />
      <TagsInput
        label={said.labels}
        description={said.labelsHelp}
        value={etiquetas}
        onChange={(labels) => setLabels([...new Set(labels.flatMap(labelsIn))])}
        splitChars={[',', ';']}
        data={folder.etiquetas.map(({ etiqueta }) => etiqueta)}
        maxTags={20}
        acceptValueOnBlur
        error={fault?.of('etiquetas')}
      />
      <NativeSelect
        label={said.inCharge}
        value={responsavel}
        onChange={(event) => setPerson(event.currentTarget.value)}
        data={[
          { value: '', label: said.nobody },
          ...people.map(({ id, nome }) => ({ value: id, label: nome })),
        ]}
        error={fault?.of('responsavel')}
      />
      <TextInput
        label={said.day}
        description={said.dayHelp}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
        error={isBadDay ? search.badDate : fault?.of('prazo')}
      />
      <div className={styles.foot}>
        {clash && <ClashNotice clash={clash} sentence={clash.sentence} onUse={takeTheirs} />}
        {fault && !isAtField && <Notice tone="bad">{fault.message}</Notice>}
        <Button type="submit" variant="filled" loading={saving.isPending}>
          {common.save}
        </Button>
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button variant="subtle" className={styles.out} onClick={() => setTakingOut(true)}>
          {said.takeOut}
        </Button>
      </div>
      <Confirm
        opened={isTakingOut}
        title={said.takeOut}
        sentence={said.takeOutHelp}
        action={said.takeOut}
        error={takingOut.error}
        onConfirm={() => takingOut.mutate()}
        onClose={() => setTakingOut(false)}
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
