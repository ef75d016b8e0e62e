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
import { bulletinDraftOf, isSameDraft } from './draft.ts'

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
  const [draft, setDraft] = useState(() => bulletinDraftOf(bulletin))
  const saving = useMutation({
    mutationFn: async () => {
      const asked = { path: { id: bulletin.id }, body: draft }
      return (await call('PATCH /boletins/{id}', asked)).dados
    },
    onSuccess(saved) {
      // Addresses come back in stored form.
      setDraft(bulletinDraftOf(saved))
      queries.setQueryData(bulletinOptions(saved.id).queryKey, saved)
      void queries.invalidateQueries({ queryKey: bulletinsOptions.queryKey })
      void queries.invalidateQueries({ queryKey: alertsOptions.queryKey })
    },
  })
  const isChanged = !isSameDraft(draft, bulletinDraftOf(bulletin))
  return (
    <>
      <BulletinHead bulletin={bulletin} />
      <div className={styles.columns}>
        <BulletinForm
          draft={draft}
          onChange={(changed) => setDraft((before) => ({ ...before, ...changed }))}
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
