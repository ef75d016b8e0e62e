import { Button } from '@mantine/core'
import { IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { useDeparture } from '../api/provider.ts'
import { sessionOptions } from '../api/session.ts'
import { useSession } from '../app/session.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './AccountPage.module.css'

/** The person's identity at the provider: link it, or unlink it. */
export function Identities({ name }: { name: string }) {
  const {
    words: { account: said },
    format,
  } = useSpeech()
  const { identities } = useSession()
  const queries = useQueryClient()
  const linking = useDeparture(() => call('POST /pessoa/identidades', {}))
  const unlinking = useMutation({
    mutationFn: (id: string) => call('DELETE /pessoa/identidades/{id}', { path: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionOptions.queryKey }),
  })
  const fault = useFault(linking.error ?? unlinking.error)
  return (
    <div>
      {fault && <Notice tone="bad">{fault.message}</Notice>}
      {identities.length === 0 ? (
        <>
          <p className={styles.state} data-open>
            <IconClock size={18} aria-hidden />
            {said.notLinked}
          </p>
          <p className="small muted">{said.linkHelp(name)}</p>
          <Button loading={linking.isPending} onClick={() => linking.mutate()}>
            {said.link(name)}
          </Button>
        </>
      ) : (
        <ul className={styles.list}>
          {identities.map(({ id, emissor, email, vinculada_em }) => (
            <li key={id} className={styles.row}>
              <span>
                <span className={styles.state}>
                  <IconCircleCheck size={18} aria-hidden />
                  <b>{email ?? new URL(emissor).host}</b>
                </span>
                <small>{said.linkedOn(format.date(vinculada_em.slice(0, 10)))}</small>
              </span>
              <Button
                size="compact-sm"
                variant="subtle"
                loading={unlinking.isPending}
                onClick={() => unlinking.mutate(id)}
              >
                {said.unlink}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
