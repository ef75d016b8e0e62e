import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import type { Webhook } from '../api/schema.ts'
import { deliveriesOptions } from '../api/webhooks.ts'
import { isBrowser } from '../browsers/subscription.ts'
import { Notice } from '../ui/Notice.tsx'
import { useSpeech } from '../words/words.tsx'
import { healthOf } from './health.ts'

/** What will happen to a failing webhook and why, with the way out. */
export function Outlook({ webhook, onTest }: { webhook: Webhook; onTest: () => void }) {
  const {
    words: { webhooks: said },
    format,
  } = useSpeech()
  const queries = useQueryClient()
  const health = healthOf(webhook)
  const pending = useQuery({
    ...deliveriesOptions(webhook.id, { status: 'pendente', limite: 1 }),
    enabled: health === 'failing',
  })
  const reactivating = useMutation({
    mutationFn: () =>
      call('PATCH /webhooks/{webhook_id}', {
        path: { webhook_id: webhook.id },
        body: { ativo: true },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
  })
  if (health === 'ok') return null
  const test = <Button onClick={onTest}>{said.testAddress}</Button>
  if (health === 'failing') {
    const next = pending.data?.resultados[0]?.proxima_tentativa_em
    return (
      <Notice tone="bad" action={test}>
        <b>{said.failingSince(webhook.falhas_consecutivas)}</b>{' '}
        {next && said.nextAttempt(format.moment(next))} {said.failingHelp}
      </Notice>
    )
  }
  if (health === 'lost') return <Notice tone="bad">{said.lostHelp(isBrowser(webhook))}</Notice>
  const ended = isBrowser(webhook) ? said.browserEnded : said.inactiveHelp
  const since = webhook.inativado_em ? format.moment(webhook.inativado_em) : ''
  return (
    <Notice
      tone={health === 'inactive' ? 'bad' : 'plain'}
      action={
        <>
          {test}
          <Button
            variant="filled"
            onClick={() => reactivating.mutate()}
            loading={reactivating.isPending}
          >
            {said.reactivate}
          </Button>
        </>
      }
    >
      <b>{said.inactiveSince(since)}</b> {health === 'inactive' ? ended : said.offHelp}
    </Notice>
  )
}
