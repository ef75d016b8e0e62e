import type { EnvioWebhook, Webhook } from '../api/schema.ts'
import type { Words } from '../words/pt/index.ts'

/** As the service has it when nothing is said. */
export const AT_ONCE: EnvioWebhook = {
  frequencia: 'imediata',
  hora: null,
  juntar_minutos: null,
  horario_silencioso: null,
}

/** Whether anything waits. */
export function isDelayedBy(envio: EnvioWebhook | null): boolean {
  if (envio === null) return false
  const { hora, juntar_minutos, horario_silencioso } = envio
  return hora !== null || juntar_minutos !== null || horario_silencioso !== null
}

/** When a webhook gets what comes, in words: a line for how often, and one for its silence. */
export function sendingWords({ envio }: Pick<Webhook, 'envio'>, words: Words): string[] {
  const { webhooks: said, alerts } = words
  if (envio === null) return [said.atOnce]
  const { hora, juntar_minutos, horario_silencioso: silence } = envio
  const often =
    hora !== null
      ? alerts.daily(hora)
      : juntar_minutos !== null
        ? said.gathered(juntar_minutos)
        : said.atOnce
  return silence === null ? [often] : [often, said.silent(silence.de, silence.ate)]
}
