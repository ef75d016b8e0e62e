import type { DeclaredWebhook } from '../configuration/configuration.ts'
import { chatServiceOf } from '../webhooks/chat/service.ts'
import { type DagFields, placeOf, dagFieldsOf, reader } from './fields.ts'
import type { FoundSchedule } from './schedule.ts'
import type { Remarks } from './remarks.ts'
import { keyOf } from './wording.ts'

/** Addresses of Apprise that name the same channel as an address of the service itself. */
const APPRISE: [RegExp, (parts: string[]) => string][] = [
  [
    /^slack:\/\/(?:[^@/]+@)?([A-Z0-9]+)\/([A-Z0-9]+)\/([A-Za-z0-9]+)\/?$/,
    ([a, b, c]) => `https://hooks.slack.com/services/${a}/${b}/${c}`,
  ],
  [
    /^discord:\/\/(?:[^@/]+@)?(\d+)\/([\w-]+)\/?$/,
    ([id, token]) => `https://discord.com/api/webhooks/${id}/${token}`,
  ],
  [
    /^tgram:\/\/(?:bot)?(\d+:[\w-]+)\/(-?\d+)\/?$/,
    ([token, chat]) => `https://api.telegram.org/bot${token}/sendMessage?chat_id=${chat}`,
  ],
]

/**
 * The webhooks of a report's chat channels, which get what was found when the mail goes. They are born paused, because
 * nobody confirms a channel.
 */
export function channelsOf(
  fields: DagFields<'report'>,
  onde: string,
  id: string,
  { schedule }: FoundSchedule,
  remarks: Remarks,
): DeclaredWebhook[] {
  const read = reader(remarks)
  const { frequencia, hora, dias } = schedule
  const onDays = frequencia === 'semanal' && dias !== undefined ? { dias } : {}
  const envio = { frequencia: 'diaria' as const, hora, ...onDays }
  const urls: [place: string, url: string | null, name: string][] = []
  for (const chat of ['slack', 'discord'] as const) {
    const place = placeOf(onde, chat)
    const mapping = read.mapping(fields[chat], place)
    if (mapping === null) continue
    const { webhook } = dagFieldsOf('chat', mapping, place, remarks)
    const url = read.text(webhook, placeOf(place, 'webhook'))
    if (url !== null) urls.push([place, chatAddress(url), chat])
  }
  read
    .texts(fields.notification, placeOf(onde, 'notification'))
    .forEach(({ texto, onde: place }, index) => {
      urls.push([place, chatAddress(texto), `aviso-${index + 1}`])
    })
  return urls.flatMap(([place, url, name]) => {
    if (url === null) {
      remarks.refuse(
        place,
        'este canal não é conhecido, ou o endereço não é o dele. Crie um webhook do Slack, Discord, Teams, Google Chat ou Telegram e dê-o ao alerta.',
      )
      return []
    }
    remarks.note(
      place,
      `importado como webhook, pausado: recebe às ${schedule.hora}h o que foi encontrado, junto, com até 20 atos por mensagem.`,
    )
    const chave = keyOf(id, name)
    const nome = chave.slice(0, 100)
    return [{ chave, nome, url, eventos: ['alerta.match' as const], envio, ativo: false }]
  })
}

function chatAddress(written: string): string | null {
  for (const [form, address] of APPRISE) {
    const found = form.exec(written)
    if (found) return address(found.slice(1))
  }
  return URL.canParse(written) && chatServiceOf(written) !== null ? written : null
}
