import type { EnvioWebhook, Webhook } from '../api/schema.ts'
import { WEEKDAYS } from '../ui/WeekdaysField.tsx'
import type { Words } from '../words/pt/index.ts'

/** As the service has it when nothing is said. */
export const AT_ONCE: EnvioWebhook = {
  frequencia: 'imediata',
  hora: null,
  juntar_minutos: null,
  dias: null,
  horario_silencioso: null,
}

/** Whether anything waits. */
export function isDelayedBy(envio: EnvioWebhook | null): boolean {
  if (envio === null) return false
  const { frequencia, juntar_minutos, dias, horario_silencioso } = envio
  return (
    frequencia !== 'imediata' ||
    juntar_minutos !== null ||
    dias !== null ||
    horario_silencioso !== null
  )
}

/** When a webhook gets what comes, in words: a line for how often, and others for its days and its silence. */
export function sendingWords({ envio }: Pick<Webhook, 'envio'>, words: Words): string[] {
  const { webhooks: said, bulletins } = words
  if (envio === null) return [said.atOnce]
  const { dias, horario_silencioso: silence } = envio
  const days = WEEKDAYS.filter((day) => dias?.includes(day))
  return [
    oftenIn(envio, words),
    ...(dias === null ? [] : [said.onlyOn(days.map((day) => bulletins.weekdayNames[day]))]),
    ...(silence === null ? [] : [said.silent(silence.de, silence.ate)]),
  ]
}

function oftenIn({ frequencia, hora, juntar_minutos }: EnvioWebhook, words: Words): string {
  const { webhooks: said, alerts } = words
  if (frequencia === 'edicao') return said.byEdition
  if (hora !== null) return alerts.daily(hora)
  return juntar_minutos === null ? said.atOnce : said.gathered(juntar_minutos)
}
