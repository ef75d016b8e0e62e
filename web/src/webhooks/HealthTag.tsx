import { IconAlertTriangle, IconBan, IconCircleCheck, IconPlayerPause } from '@tabler/icons-react'
import type { Webhook } from '../api/schema.ts'
import { Tag } from '../ui/Tag.tsx'
import { useSpeech } from '../words/words.tsx'
import { healthOf } from './health.ts'

const LOOKS = {
  ok: { tone: 'ok', icon: IconCircleCheck },
  failing: { tone: 'warn', icon: IconAlertTriangle },
  inactive: { tone: 'bad', icon: IconBan },
  lost: { tone: 'bad', icon: IconBan },
  off: { tone: 'plain', icon: IconPlayerPause },
} as const

export function HealthTag({ webhook }: { webhook: Webhook }) {
  const {
    words: { webhooks: said },
  } = useSpeech()
  const health = healthOf(webhook)
  return <Tag {...LOOKS[health]}>{said.health[health]}</Tag>
}
