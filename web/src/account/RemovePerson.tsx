import { Checkbox } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { keysOptions } from '../api/keys.ts'
import { invitationsOptions, peopleOptions } from '../api/people.ts'
import type { Membro } from '../api/schema.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { useSpeech } from '../words/words.tsx'

/** Removes somebody's access, and decides about the keys that they created. */
export function RemovePerson({ member, onClose }: { member: Membro; onClose: () => void }) {
  const {
    words: { people: said },
  } = useSpeech()
  const queries = useQueryClient()
  const [isRevoking, setRevoking] = useState(true)
  const { data: keys } = useQuery(keysOptions)
  const theirs = keys?.filter(
    ({ pessoa_id, situacao }) => pessoa_id === member.id && situacao === 'ativa',
  ).length
  const removing = useMutation({
    mutationFn: () =>
      call('DELETE /pessoas/{id}', {
        path: { id: member.id },
        query: { chaves: isRevoking ? 'revogar' : 'manter' },
      }),
    onSuccess: onClose,
    onSettled: async () => {
      for (const { queryKey } of [peopleOptions, invitationsOptions, keysOptions])
        await queries.invalidateQueries({ queryKey })
    },
  })
  return (
    <Confirm
      opened
      title={said.removeTitle(member.nome)}
      sentence={said.removeHelp}
      action={said.remove}
      error={removing.error}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
      choice={
        theirs ? (
          <Checkbox
            mt={16}
            label={said.revokeKeys(theirs)}
            description={said.keepKeysHelp}
            checked={isRevoking}
            onChange={(event) => setRevoking(event.currentTarget.checked)}
          />
        ) : null
      }
    />
  )
}
