import { Button, Modal, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { keysOptions } from '../api/keys.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { SecretLine } from '../ui/SecretLine.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'

interface FeedDialogProps {
  /** What the feed is of; its key bears this name. */
  name: string
  /** The address below that of the key, such as `/busca/atom?termo=…`. */
  path: string
  /** What it is, if it is no feed of acts. */
  title?: string
  /** What it is for; by default a reader of feeds. */
  what?: string
  onClose(): void
}

/** No longer than the name of a key may be. */
const MOST_NAME = 180

/** Makes the address of a feed, with a key of its own that can be revoked alone. */
export function FeedDialog({ name, path, title, what, onClose }: FeedDialogProps) {
  const {
    words: { feeds: said, keys },
  } = useSpeech()
  const queries = useQueryClient()
  const making = useMutation({
    mutationFn: async () => {
      const nome = `Feed: ${name}`.slice(0, MOST_NAME)
      const { dados } = await call('POST /chaves', { body: { nome, escopos: ['feeds'] } })
      return `${location.origin}/api/v1/feeds/${dados.chave}${path}`
    },
    onSettled: () => queries.invalidateQueries({ queryKey: keysOptions.queryKey }),
  })
  const fault = useFault(making.error)
  const address = making.data
  return (
    <Modal opened onClose={onClose} size={560} title={title ?? said.title(name)}>
      {address ? (
        <Stack gap={16}>
          <p className="muted">{said.copyHelp}</p>
          <SecretLine secret={address} />
          <div>
            <Button variant="filled" onClick={onClose}>
              {keys.done}
            </Button>
          </div>
        </Stack>
      ) : (
        <DialogForm
          onSubmit={() => making.mutate()}
          fault={fault}
          foot={
            <Button type="submit" variant="filled" loading={making.isPending}>
              {said.make}
            </Button>
          }
        >
          <p>{what ?? said.what}</p>
        </DialogForm>
      )}
    </Modal>
  )
}
