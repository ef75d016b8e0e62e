import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sessionsOptions } from '../api/people.ts'
import { call } from '../api/client.ts'
import { sessionOptions } from '../api/session.ts'
import { Failure } from '../ui/Failure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Tag } from '../ui/Tag.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './AccountPage.module.css'
import { browserOf } from '../app/browser.ts'

/** The browsers in which a person is signed in, each with a button to sign it out. */
export function Sessions() {
  const {
    words: { account: said, common },
    format,
  } = useSpeech()
  const queries = useQueryClient()
  const { data: here } = useQuery(sessionOptions)
  const { data, error, refetch } = useQuery(sessionsOptions)
  const onSettled = () => queries.invalidateQueries({ queryKey: sessionsOptions.queryKey })
  const ending = useMutation({
    mutationFn: (id: string) => call('DELETE /sessoes/{id}', { path: { id } }),
    onSettled,
  })
  const endingOthers = useMutation({ mutationFn: () => call('DELETE /sessoes', {}), onSettled })
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={1} sentence={common.loading} />
  return (
    <div>
      <ul className={styles.list}>
        {data.map(({ id, agente, criado_em, ultimo_uso_em }) => {
          const { browser, system } = browserOf(agente ?? '')
          return (
            <li key={id} className={styles.row}>
              <span>
                <b>{browser ? said.browser(browser, system) : said.unknownBrowser}</b>
                <small>
                  {said.since(format.moment(criado_em))}{' '}
                  {ultimo_uso_em && said.lastUsed(format.moment(ultimo_uso_em))}
                </small>
              </span>
              {id === here?.sessao.id ? (
                <Tag tone="ok">{said.thisOne}</Tag>
              ) : (
                <Button size="compact-sm" variant="subtle" onClick={() => ending.mutate(id)}>
                  {said.end}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {data.length > 1 && (
        <Button loading={endingOthers.isPending} onClick={() => endingOthers.mutate()}>
          {said.endOthers}
        </Button>
      )}
    </div>
  )
}
