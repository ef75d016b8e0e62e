import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import type { Webhook } from '../api/schema.ts'
import { webhooksOptions } from '../api/webhooks.ts'
import { browserOf } from '../app/browser.ts'
import { hasChoiceNamed, useChoice } from '../app/preferences.ts'
import { useSession } from '../app/session.tsx'
import { useSpeech } from '../words/words.tsx'
import { isBrowser, subscribe, unsubscribe } from './subscription.ts'

const CHOICE = 'navegador-'

/** Whether another account is told in this browser: all have the same subscription. */
function isTellingOthers(): boolean {
  return hasChoiceNamed(CHOICE)
}

/**
 * The browsers of the account that show notices, and this one among them. Which one it is stands in its storage, for each
 * account: a browser that subscribes again has another address, and stays the channel of the same alerts.
 */
export function useBrowsers() {
  const { words } = useSpeech()
  const { account: said } = words
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(webhooksOptions)
  const { account } = useSession()
  const [id, remember, forget] = useChoice(`${CHOICE}${account.id}`)
  const browsers = data?.filter(isBrowser)
  const here = browsers?.find((one) => one.id === id)
  const onSettled = () => queries.invalidateQueries({ queryKey: webhooksOptions.queryKey })

  const turnOn = useMutation({
    async mutationFn(): Promise<string> {
      const subscription = await subscribe()
      if (here !== undefined) {
        const path = { webhook_id: here.id }
        await call('PATCH /webhooks/{webhook_id}', { path, body: { ...subscription, ativo: true } })
        return here.id
      }
      const { browser, system } = browserOf(navigator.userAgent)
      const nome = browser ? said.browser(browser, system) : said.unknownBrowser
      const body = { ...subscription, nome, eventos: ['alerta.match' as const] }
      const made = (await call('POST /webhooks', { body })).dados
      remember(made.id)
      return made.id
    },
    onSettled,
  })

  const remove = useMutation({
    async mutationFn({ id: webhook_id }: Webhook) {
      await call('DELETE /webhooks/{webhook_id}', { path: { webhook_id } })
      if (webhook_id !== here?.id) return
      forget()
      if (!isTellingOthers()) await unsubscribe()
    },
    onSettled,
  })

  return { browsers, here, error, refetch, turnOn, remove }
}
