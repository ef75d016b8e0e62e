import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { bulletinOptions } from '../api/bulletins.ts'
import { call } from '../api/client.ts'
import { useSession } from '../app/session.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './HistoryPage.module.css'

interface PublicPageProps {
  /** Ids. */
  bulletin: string
  issue: string
  address: string
}

/** The page of an issue that whoever has its link reads, and the way to close it. */
export function PublicPage({ bulletin, issue, address }: PublicPageProps) {
  const { bulletins: said } = useSpeech().words
  const { isEditor } = useSession()
  const queries = useQueryClient()
  const [isClosing, setClosing] = useState(false)
  const closing = useMutation({
    mutationFn: () =>
      call('DELETE /boletins/{id}/envios/{envio_id}/pagina', {
        path: { id: bulletin, envio_id: issue },
      }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: bulletinOptions(bulletin).queryKey })
      setClosing(false)
    },
  })
  return (
    <div className={styles.page}>
      <p className="small muted">
        <a href={address} target="_blank" rel="noreferrer" className="alone">
          {said.openPage}
        </a>{' '}
        {said.pageHelp}
      </p>
      {isEditor && <Button onClick={() => setClosing(true)}>{said.closePage}</Button>}
      <Confirm
        opened={isClosing}
        title={said.closePageTitle}
        sentence={said.closePageHelp}
        action={said.closePage}
        error={closing.error}
        onConfirm={() => closing.mutate()}
        onClose={() => setClosing(false)}
      />
    </div>
  )
}
