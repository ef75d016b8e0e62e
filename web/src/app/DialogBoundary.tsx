import { Modal } from '@mantine/core'
import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useSpeech } from '../words/words.tsx'
import { BrokenScreen } from './BrokenScreen.tsx'

/** Surrounds a dialog that loads separately: if it does not load, the screen below stays. */
export function DialogBoundary({
  onClose,
  children,
}: {
  onClose: () => void
  children: ReactNode
}) {
  const {
    words: { common },
  } = useSpeech()
  return (
    <CatchBoundary
      getResetKey={() => ''}
      errorComponent={({ error, reset }) => (
        <Modal opened onClose={onClose} closeButtonProps={{ 'aria-label': common.close }}>
          <BrokenScreen error={error} reset={reset} />
        </Modal>
      )}
    >
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  )
}
