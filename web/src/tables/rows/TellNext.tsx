import { Button, Menu } from '@mantine/core'
import { IconBellPlus, IconMail, IconWebhook } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { DialogBoundary } from '../../app/DialogBoundary.tsx'
import { part } from '../../app/parts.ts'
import { useSession } from '../../app/session.tsx'
import { useSpeech } from '../../words/words.tsx'
import { type WatchedTable, askedInAddress, watchedInAddress } from '../watched/watched-rows.ts'

const FollowRows = lazy(
  part(async () => ({ default: (await import('../watched/FollowRows.tsx')).FollowRows })),
)

interface TellNextProps {
  table: WatchedTable
  /** The filters, as in the table's address. */
  state: object
  /** Whether it stands among links; its words, then, if others say better what comes. */
  isLink?: boolean
  label?: string
}

/** The ways to be told of the next rows that these filters find: by mail, or by a webhook. */
export function TellNext({ table, state, isLink = false, label }: TellNextProps) {
  const {
    words: { watchedRows: said },
  } = useSpeech()
  const { isEditor } = useSession()
  const navigate = useNavigate()
  const [isFollowing, setFollowing] = useState(false)
  if (!isEditor) return null
  const asked = askedInAddress(table, state)
  const rows = watchedInAddress(asked)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          {isLink ? (
            <button type="button" className="link no-print">
              {label ?? said.tellNext}
            </button>
          ) : (
            <Button leftSection={<IconBellPlus size={16} />}>{said.tellNext}</Button>
          )}
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconMail size={16} />} onClick={() => setFollowing(true)}>
            {said.byMail}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconWebhook size={16} />}
            onClick={() => void navigate({ to: '/webhooks', search: asked })}
          >
            {said.byWebhook}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isFollowing && rows && (
        <DialogBoundary onClose={() => setFollowing(false)}>
          <FollowRows rows={rows} onClose={() => setFollowing(false)} />
        </DialogBoundary>
      )}
    </>
  )
}
