import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { alertsOptions } from '../api/alerts.ts'
import { bulletinsOptions } from '../api/bulletins.ts'
import { call } from '../api/client.ts'
import { useSession } from '../app/session.tsx'
import { usePageTitle } from '../app/title.ts'
import { useSpeech } from '../words/words.tsx'
import { BulletinForm } from './BulletinForm.tsx'
import styles from './BulletinPage.module.css'
import { UnsavedChanges } from './UnsavedChanges.tsx'
import { type BulletinDraft, NEW_BULLETIN, isSameDraft } from './draft.ts'

/** A bulletin that is not there yet. */
export function NewBulletinPage() {
  const { bulletins: said } = useSpeech().words
  const { email } = useSession().person
  const queries = useQueryClient()
  const navigate = useNavigate()
  const empty: BulletinDraft = { ...NEW_BULLETIN, destinatarios: [email] }
  const [draft, setDraft] = useState(empty)
  usePageTitle(said.createTitle)
  const saving = useMutation({
    mutationFn: async () => (await call('POST /boletins', { body: draft })).dados,
    async onSuccess({ id }) {
      await navigate({ to: '/boletins/$id', params: { id }, replace: true, ignoreBlocker: true })
      void queries.invalidateQueries({ queryKey: bulletinsOptions.queryKey })
      void queries.invalidateQueries({ queryKey: alertsOptions.queryKey })
    },
  })
  return (
    <>
      <UnsavedChanges isChanged={!isSameDraft(draft, empty)} />
      <header className={styles.head}>
        <nav className="small muted" aria-label={said.title}>
          <Link to="/boletins">{said.title}</Link>
        </nav>
        <h1>{said.createTitle}</h1>
      </header>
      <div className={styles.alone}>
        <BulletinForm
          draft={draft}
          onChange={(changed) => setDraft((before) => ({ ...before, ...changed }))}
          saving={saving}
          addresses={[]}
          action={said.saveNew}
          state={null}
        />
      </div>
    </>
  )
}
