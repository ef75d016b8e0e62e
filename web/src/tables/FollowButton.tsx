import { Button } from '@mantine/core'
import { IconBellPlus } from '@tabler/icons-react'
import { lazy, useState } from 'react'
import { DialogBoundary } from '../app/DialogBoundary.tsx'
import { part } from '../app/parts.ts'
import { useSession } from '../app/session.tsx'
import type { SearchState } from '../query/state.ts'

const FollowDialog = lazy(
  part(async () => ({ default: (await import('../alerts/FollowDialog.tsx')).FollowDialog })),
)

interface FollowButtonProps {
  label: string
  /** The acts to follow. */
  search: SearchState
  /** What the alert is called, and what it will report. */
  name: string
  help: string
}

/** Makes an alert of the acts of what a page is about; who only reads has none to make. */
export function FollowButton({ label, search, name, help }: FollowButtonProps) {
  const { isEditor } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!isEditor) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="filled"
        className="no-print"
        leftSection={<IconBellPlus size={18} />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <DialogBoundary onClose={close}>
          <FollowDialog search={search} name={name} help={help} onClose={close} />
        </DialogBoundary>
      )}
    </>
  )
}
