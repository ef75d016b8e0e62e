import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { alertsOptions } from '../api/alerts.ts'
import { bulletinOptions, bulletinsOptions } from '../api/bulletins.ts'
import { call } from '../api/client.ts'
import type { Boletim } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'
import { BulletinForm } from './BulletinForm.tsx'
import { BulletinHead } from './BulletinHead.tsx'
import styles from './BulletinPage.module.css'
import { KnownBulletin } from './KnownBulletin.tsx'
import { Preview } from './Preview.tsx'
import { UnsavedChanges } from './UnsavedChanges.tsx'
import { type BulletinDraft, bulletinDraftOf, isSameDraft, unsentChanges } from './draft.ts'

/** A bulletin and its settings. */
export function BulletinPage() {
  const { id } = useParams({ from: '/inside/boletins/$id' })
  return (
    <KnownBulletin id={id}>{(bulletin) => <Editor key={id} bulletin={bulletin} />}</KnownBulletin>
  )
}

function Editor({ bulletin }: { bulletin: Boletim }) {
  const { bulletins: said, common } = useSpeech().words
  const queries = useQueryClient()
  // Only what this person changes is sent: the rest follows what others save meanwhile.
  const [changes, setChanges] = useState<Partial<BulletinDraft>>({})
  const stored = bulletinDraftOf(bulletin)
  const draft = { ...stored, ...changes }
  const saving = useMutation({
    mutationFn: async () => {
      const asked = { path: { id: bulletin.id }, body: changes }
      return { saved: (await call('PATCH /boletins/{id}', asked)).dados, sent: changes }
    },
    onSuccess({ saved, sent }) {
      setChanges((now) => unsentChanges(now, sent))
      queries.setQueryData(bulletinOptions(saved.id).queryKey, saved)
      void queries.invalidateQueries({ queryKey: bulletinsOptions.queryKey })
      void queries.invalidateQueries({ queryKey: alertsOptions.queryKey })
    },
  })
  const isChanged = !isSameDraft(draft, stored)
  return (
    <>
      <BulletinHead bulletin={bulletin} />
      <UnsavedChanges isChanged={isChanged} />
      <div className={styles.columns}>
        <BulletinForm
          draft={draft}
          onChange={(changed) => setChanges((before) => ({ ...before, ...changed }))}
          saving={saving}
          addresses={bulletin.enderecos}
          action={common.save}
          state={isChanged ? said.unsaved : saving.isSuccess && said.saved}
        />
        <Preview bulletin={bulletin} isChanged={isChanged} />
      </div>
    </>
  )
}
