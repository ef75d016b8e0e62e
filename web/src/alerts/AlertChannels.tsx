import { IconMail, IconMailbox, IconWebhook } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { bulletinsOptions } from '../api/bulletins.ts'
import type { Alerta } from '../api/schema.ts'
import { webhooksOptions } from '../api/webhooks.ts'
import { webhookTitle } from '../app/webhook-title.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './AlertsPage.module.css'

/** Where an alert tells what it finds. */
export function AlertChannels({ alert }: { alert: Alerta }) {
  const { alerts: said } = useSpeech().words
  const webhooks = useQuery({ ...webhooksOptions, enabled: alert.canais.webhooks.length > 0 })
  const bulletins = useQuery({ ...bulletinsOptions, enabled: alert.boletins.length > 0 })
  const nameOf = (id: string) => {
    const webhook = webhooks.data?.find((one) => one.id === id)
    return webhook ? webhookTitle(webhook) : said.webhook
  }
  return (
    <ul className={styles.channels}>
      {alert.enderecos.map(({ email, situacao }) => (
        <li key={email}>
          <IconMail size={15} aria-hidden /> {email}
          {situacao !== 'confirmado' && (
            <span className={styles.waits}>{said.addressStates[situacao]}</span>
          )}
        </li>
      ))}
      {alert.canais.webhooks.map((id) => (
        <li key={id}>
          <IconWebhook size={15} aria-hidden />
          <Link to="/webhooks/$id" params={{ id }}>
            {nameOf(id)}
          </Link>
        </li>
      ))}
      {alert.boletins.map((id) => (
        <li key={id}>
          <IconMailbox size={15} aria-hidden />
          <span>
            {said.inBulletin}{' '}
            <Link to="/boletins/$id" params={{ id }}>
              {bulletins.data?.find((one) => one.id === id)?.nome ?? id}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  )
}
