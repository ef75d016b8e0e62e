import { Button, Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'
import { useFault } from './fault.ts'

interface ConfirmProps {
  opened: boolean
  title: string
  /** The consequences. */
  sentence: string
  action: string
  error: Error | null
  onConfirm(): void
  onClose(): void
  /** A further choice, below the sentence. */
  choice?: ReactNode
  /** A milder alternative. */
  children?: ReactNode
}

export function Confirm({
  opened,
  title,
  sentence,
  action,
  error,
  onConfirm,
  onClose,
  choice,
  children,
}: ConfirmProps) {
  const fault = useFault(error)
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <p>{sentence}</p>
      {choice}
      {fault && <Notice tone="bad">{fault.message}</Notice>}
      <Group mt={20} gap={8} justify="flex-end">
        {children}
        <Button variant="filled" onClick={onConfirm}>
          {action}
        </Button>
      </Group>
    </Modal>
  )
}
