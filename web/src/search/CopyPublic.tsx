import { ActionIcon } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconWorld } from '@tabler/icons-react'
import { usePublicAddress } from '../app/public-address.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Hit.module.css'

/** Copies the address at which anybody reads an act; nothing where the operator has not opened that. */
export function CopyPublic({ id, titulo }: { id: string; titulo: string }) {
  const { act, common } = useSpeech().words
  const { copied, copy } = useClipboard({ timeout: 2_000 })
  const address = usePublicAddress(id)
  if (address === null) return null
  const label = copied ? common.copied : act.copyPublic
  return (
    <ActionIcon
      className={`${styles.share} no-print`}
      aria-label={`${label}: ${titulo}`}
      title={label}
      onClick={() => copy(address)}
    >
      {copied ? <IconCheck size={18} /> : <IconWorld size={18} />}
    </ActionIcon>
  )
}
