import { Button } from '@mantine/core'
import { IconWebhook } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useSession } from '../../app/session.tsx'
import { useSpeech } from '../../words/words.tsx'
import { type WatchedTable, askedInAddress } from '../watched/watched-rows.ts'

/** The way to be told of the next rows that these filters find. */
export function TellNext({ table, state }: { table: WatchedTable; state: object }) {
  const {
    words: { watchedRows: said },
  } = useSpeech()
  const { isEditor } = useSession()
  const navigate = useNavigate()
  if (!isEditor) return null
  return (
    <Button
      leftSection={<IconWebhook size={16} />}
      onClick={() => void navigate({ to: '/webhooks', search: askedInAddress(table, state) })}
    >
      {said.tellNext}
    </Button>
  )
}
