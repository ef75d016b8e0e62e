import { Modal } from '@mantine/core'
import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { BrokenScreen } from './BrokenScreen.tsx'

/** Surrounds a dialog that loads separately: if it does not load, the screen below stays. */
export function DialogBoundary({
  onClose,
  children,
}: {
  onClose: () => void
  children: ReactNode
}) {
  return (
    <CatchBoundary
      getResetKey={() => ''}
      errorComponent={({ error, reset }) => (
        <Modal opened onClose={onClose}>
          <BrokenScreen error={error} reset={reset} />
        </Modal>
      )}
    >
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  )
}
