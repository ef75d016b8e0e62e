import { Button, Modal } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { invitationsOptions, peopleOptions } from '../api/people.ts'
import type { Membro } from '../api/schema.ts'
import { Notice } from '../ui/Notice.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './AccountPage.module.css'
import { RoleField } from './RoleField.tsx'

/** Gives somebody another role. */
export function RoleDialog({ member, onClose }: { member: Membro; onClose: () => void }) {
  const {
    words: { people: said },
  } = useSpeech()
  const queries = useQueryClient()
  const [papel, setRole] = useState(member.papel)
  const changing = useMutation({
    mutationFn: () => call('PATCH /pessoas/{id}', { path: { id: member.id }, body: { papel } }),
    onSuccess: onClose,
    onSettled: async () => {
      for (const { queryKey } of [peopleOptions, invitationsOptions])
        await queries.invalidateQueries({ queryKey })
    },
  })
  const fault = useFault(changing.error)
  return (
    <Modal opened onClose={onClose} size={520} title={said.roleTitle(member.nome)}>
      <div className={styles.dialog}>
        {fault && <Notice tone="bad">{fault.message}</Notice>}
        <RoleField value={papel} onChange={setRole} />
        <p className="small muted">{said.roleHolds}</p>
        <Button
          variant="filled"
          disabled={papel === member.papel}
          loading={changing.isPending}
          onClick={() => changing.mutate()}
        >
          {said.changeRole}
        </Button>
      </div>
    </Modal>
  )
}
