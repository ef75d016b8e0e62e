import type { Estatisticas, Webhook } from '../api/schema.ts'

export type Health = 'ok' | 'failing' | 'inactive' | 'lost' | 'off'

/** Failing ones first, in the order of the list. */
export const BY_NEED: Health[] = ['lost', 'inactive', 'failing', 'ok', 'off']

const REASONS = { manual: 'off', falhas: 'inactive', endereco_perdido: 'lost' } as const

export function healthOf({ ativo, motivo_inativacao, falhas_consecutivas }: Webhook): Health {
  if (!ativo) return REASONS[motivo_inativacao ?? 'manual']
  return falhas_consecutivas > 0 ? 'failing' : 'ok'
}

const CHATS: [name: string, host: RegExp][] = [
  ['Slack', /^hooks\.slack(-gov)?\.com$/],
  ['Teams', /(^|\.)webhook\.office\.com$/],
  ['Discord', /(^|\.)discord(app)?\.com$/],
  ['Google Chat', /^chat\.googleapis\.com$/],
  ['Telegram', /^api\.telegram\.org$/],
]

/** The chat service that gets messages in its own form; the service checks the rest of the address. */
export function chatOf(url: string): string | null {
  const { hostname: host = '', hash = '' } = URL.parse(url) ?? {}
  if (/^#whatsapp=\d{8,15}$/.test(hash)) return 'WhatsApp'
  if (isFlow(url)) return hash === '#teams' ? 'Teams' : null
  return CHATS.find(([, known]) => known.test(host))?.[0] ?? null
}

/** Whether it is of a flow of Power Automate, which may be that of a channel in Teams. */
export function isFlow(url: string): boolean {
  return /\.(logic\.azure\.com|api\.powerplatform\.com)$/.test(URL.parse(url)?.hostname ?? '')
}

export interface Slot {
  first: string
  sucessos: number
  falhas: number
}

const HOUR_MS = 3_600_000
/** Hours per bar, so that a chart has at most 60. */
const WIDTH: Record<Estatisticas['periodo'], number> = { '24h': 1, '7d': 4, '30d': 24 }

/** Attempts in equal periods, including empty ones. */
export function slotsOf({ periodo, desde, ate, horas }: Estatisticas): Slot[] {
  const width = WIDTH[periodo] * HOUR_MS
  const start = Math.floor(Date.parse(desde) / HOUR_MS) * HOUR_MS
  const count = Math.max(1, Math.ceil((Date.parse(ate) - start) / width))
  const slots = Array.from({ length: count }, (_, at) => ({
    first: new Date(start + at * width).toISOString(),
    sucessos: 0,
    falhas: 0,
  }))
  for (const { hora, tentativas } of horas) {
    const slot = slots[Math.floor((Date.parse(hora) - start) / width)]
    if (!slot) continue
    slot.sucessos += tentativas.sucessos
    slot.falhas += tentativas.falhas
  }
  return slots
}
