import { Button, Modal, Radio, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { invitationsOptions } from '../api/people.ts'
import type { ConviteCriado, Membro } from '../api/schema.ts'
import { installationOptions } from '../api/session.ts'
import { useSession } from '../app/session.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { SecretLine } from '../ui/SecretLine.tsx'
import { useForm } from '../ui/form.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './AccountPage.module.css'
import { RoleField } from './RoleField.tsx'

/** An invitation: to an address, or without one as a link that is shown once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const {
    words: { people: said, door },
  } = useSpeech()
  const { account, isOwner } = useSession()
  const { data: installation } = useQuery(installationOptions)
  const queries = useQueryClient()
  const [papel, setRole] = useState<Membro['papel']>('editor')
  const [isNew, setNew] = useState(false)
  const { field, fault, sending } = useForm({
    initial: { email: '' },
    async send({ email }) {
      const body = {
        ...(email === '' ? {} : { email }),
        ...(isNew ? { conta: null } : { papel }),
      }
      return (await call('POST /convites', { body })).dados
    },
    onDone: () => void queries.invalidateQueries({ queryKey: invitationsOptions.queryKey }),
  })
  return (
    <Modal opened onClose={onClose} size={520} title={said.invite}>
      {sending.data ? (
        <Made invitation={sending.data} onClose={onClose} />
      ) : (
        <DialogForm
          onSubmit={() => sending.mutate()}
          fault={fault}
          foot={
            <Button type="submit" variant="filled" loading={sending.isPending}>
              {said.makeInvitation}
            </Button>
          }
        >
          <div className={styles.dialog}>
            {installation?.correio !== false && (
              <TextInput
                {...field('email')}
                type="email"
                label={door.email}
                description={said.emailHelp}
                data-autofocus
              />
            )}
            {isOwner && (
              <Radio.Group
                label={said.where}
                value={isNew ? 'new' : 'own'}
                onChange={(value) => setNew(value === 'new')}
              >
                <Radio value="own" label={said.inAccount(account.nome)} mt={12} />
                <Radio
                  value="new"
                  label={said.inNewAccount}
                  description={said.inNewAccountHelp}
                  mt={12}
                />
              </Radio.Group>
            )}
            {!isNew && <RoleField value={papel} onChange={setRole} />}
          </div>
        </DialogForm>
      )}
    </Modal>
  )
}

function Made({ invitation, onClose }: { invitation: ConviteCriado; onClose: () => void }) {
  const {
    words: { people: said, common },
    format,
  } = useSpeech()
  const { url, email, expira_em } = invitation
  return (
    <div className={styles.dialog} role="status">
      <p>{url ? said.keepLink : said.sentTo(email ?? '')}</p>
      {url && <SecretLine secret={url} />}
      <p className="small muted">{said.holdsUntil(format.moment(expira_em))}</p>
      <Button variant="filled" onClick={onClose}>
        {common.close}
      </Button>
    </div>
  )
}
