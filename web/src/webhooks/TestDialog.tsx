import { Button, Modal, Select } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/client.ts'
import type { Webhook } from '../api/schema.ts'
import { EVENTS, type EventType } from '../api/webhooks.ts'
import { Notice } from '../ui/Notice.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import { Exchange } from './Exchange.tsx'

interface TestDialogProps {
  webhook: Webhook
  opened: boolean
  onClose(): void
}

/** Sends one event at once, and shows the request and the response. */
export function TestDialog({ webhook, opened, onClose }: TestDialogProps) {
  const {
    words: { webhooks: said },
  } = useSpeech()
  const queries = useQueryClient()
  const [tipo, setType] = useState<EventType>(webhook.eventos[0] ?? 'publicacao.nova')
  const sending = useMutation({
    mutationFn: async () => {
      const path = { webhook_id: webhook.id }
      return (await call('POST /webhooks/{webhook_id}/test', { path, body: { tipo } })).dados
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks', webhook.id] }),
  })
  const fault = useFault(sending.error)
  return (
    <Modal opened={opened} onClose={onClose} title={said.sendTest} size={960}>
      <p className="muted">{said.testHelp}</p>
      <Button.Group my={16}>
        <Select
          aria-label={said.events}
          data={EVENTS}
          value={tipo}
          allowDeselect={false}
          onChange={(chosen) => setType(EVENTS.find((event) => event === chosen) ?? tipo)}
        />
        <Button variant="filled" loading={sending.isPending} onClick={() => sending.mutate()}>
          {said.send}
        </Button>
      </Button.Group>
      {fault && <Notice tone="bad">{fault.message}</Notice>}
      {sending.data && <Exchange webhookId={webhook.id} deliveryId={sending.data.id} />}
    </Modal>
  )
}
