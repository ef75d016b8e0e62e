import { useBlocker } from '@tanstack/react-router'
import { Confirm } from '../ui/Confirm.tsx'
import { useSpeech } from '../words/words.tsx'

/** Asks before a screen is left whose changes would be lost. */
export function UnsavedChanges({ isChanged }: { isChanged: boolean }) {
  const { bulletins: said } = useSpeech().words
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isChanged,
    enableBeforeUnload: isChanged,
    withResolver: true,
  })
  return (
    <Confirm
      opened={status === 'blocked'}
      title={said.leaveTitle}
      sentence={said.leaveHelp}
      action={said.leave}
      error={null}
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    />
  )
}
