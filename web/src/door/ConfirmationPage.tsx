import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { sessionOptions } from '../api/session.ts'
import { usePageTitle } from '../app/title.ts'
import { Notice } from '../ui/Notice.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import { Arrived, BadLink, Doorstep } from './Doorstep.tsx'
import styles from './Doorstep.module.css'
import { useToken } from './token.ts'

/**
 * The page behind a link that proves an address. It needs a click, so that software that only opens links
 * confirms nothing.
 */
export function ConfirmationPage() {
  const {
    words: { door },
  } = useSpeech()
  const token = useToken()
  const queries = useQueryClient()
  const confirming = useMutation({
    mutationFn: async () => (await call('POST /email/confirmar', { body: { token } })).dados,
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionOptions.queryKey }),
  })
  const fault = useFault(confirming.error)
  usePageTitle(door.confirmTitle)
  if (token === '')
    return (
      <Doorstep>
        <BadLink />
      </Doorstep>
    )
  return (
    <Doorstep>
      {confirming.data ? (
        <Arrived title={door.confirmed}>{door.confirmedHelp(confirming.data.email)}</Arrived>
      ) : (
        <section className={styles.form}>
          <h1>{door.confirmTitle}</h1>
          <p className="muted">{door.confirmHelp}</p>
          {fault && <Notice tone="bad">{fault.message}</Notice>}
          <Button
            variant="filled"
            fullWidth
            loading={confirming.isPending}
            onClick={() => confirming.mutate()}
          >
            {door.confirm}
          </Button>
        </section>
      )}
    </Doorstep>
  )
}
