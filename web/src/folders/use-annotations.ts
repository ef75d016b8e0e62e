import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { FOLDERS, readKept } from '../api/folders.ts'
import type { AtoDePasta } from '../api/schema.ts'
import { parseDay } from '../lib/parse-day.ts'
import { useSpeech } from '../words/words.tsx'
import { type Annotated, type AnnotatedField, annotatedIn } from './annotated.ts'
import { type Clash, changedMeanwhile, isOutdated, saveAnnotations } from './save-annotations.ts'

/** What is being said of an act in a folder, as its fields show it. */
interface Draft {
  nota: string
  etiquetas: string[]
  /** Empty: nobody. */
  responsavel: string
  /** As people write it. */
  day: string
}

/** The fields for an act in a folder, and what saving them, or taking the act out, comes to. */
export function useAnnotations(folderId: string, kept: AtoDePasta, onClose: () => void) {
  const {
    words: { folders: said },
    format,
  } = useSpeech()
  const queries = useQueryClient()
  /** As it was read: what others change later is not overwritten unseen. */
  const [read, setRead] = useState(kept)
  const [isTakingOut, setTakingOut] = useState(false)
  const [clash, setClash] = useState<(Clash & { sentence: string }) | null>(null)
  const shownDay = (prazo: string | null) => (prazo === null ? '' : format.date(prazo))
  const [draft, setDraft] = useState<Draft>({
    nota: kept.nota,
    etiquetas: kept.etiquetas,
    responsavel: kept.responsavel?.id ?? '',
    day: shownDay(kept.prazo),
  })
  const change = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }))
  const prazo = draft.day.trim() === '' ? null : parseDay(draft.day)
  const isBadDay = draft.day.trim() !== '' && prazo === null
  const fieldsNow = (): Annotated => ({
    nota: draft.nota,
    etiquetas: draft.etiquetas,
    responsavel: draft.responsavel || null,
    prazo,
  })
  const show = ({ responsavel, prazo: day, ...same }: Partial<Annotated>) =>
    change({
      ...same,
      ...(responsavel !== undefined && { responsavel: responsavel ?? '' }),
      ...(day !== undefined && { day: shownDay(day) }),
    })
  const showClash = (found: Clash, sentence: string) => {
    setClash({ ...found, sentence })
    setRead(found.theirs)
    show(found.fields)
  }
  const saving = useMutation({
    mutationFn: () => saveAnnotations(folderId, read, fieldsNow()),
    onSuccess: async (found) => {
      await queries.invalidateQueries(FOLDERS)
      if (found === null) onClose()
      else showClash(found, said.clash)
    },
  })
  const takingOut = useMutation({
    mutationFn: () =>
      call('DELETE /pastas/{id}/atos/{publicacao_id}', {
        path: { id: folderId, publicacao_id: kept.id },
        query: { versao: read.versao },
      }),
    onSuccess: () => queries.invalidateQueries(FOLDERS),
    onError: async (error) => {
      if (!isOutdated(error)) return
      const theirs = await readKept(folderId, kept.id)
      setTakingOut(false)
      takingOut.reset()
      showClash(changedMeanwhile(read, fieldsNow(), theirs), said.takeOutClash)
      await queries.invalidateQueries(FOLDERS)
    },
  })
  return {
    draft,
    change,
    isBadDay,
    clash,
    takeTheirs: (field: AnnotatedField) => show({ [field]: annotatedIn(read)[field] }),
    saving,
    takingOut,
    /** Whether to take the act out is being asked. */
    isTakingOut,
    setTakingOut,
  }
}
