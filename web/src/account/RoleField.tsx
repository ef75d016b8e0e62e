import { Radio } from '@mantine/core'
import type { Membro } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { useSpeech } from '../words/words.tsx'

const ROLES = ['leitor', 'editor', 'gestor', 'administrador'] as const
type Role = Membro['papel']

interface RoleFieldProps {
  value: Role
  onChange(role: Role): void
}

/** Every role that the visitor may give, with its rights. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  const {
    words: { people: said },
  } = useSpeech()
  const { isOwner } = useSession()
  return (
    <Radio.Group
      label={said.as}
      value={value}
      onChange={(chosen) => onChange(ROLES.find((role) => role === chosen) ?? value)}
    >
      {ROLES.filter((role) => role !== 'administrador' || isOwner).map((role) => (
        <Radio
          key={role}
          value={role}
          label={said.roles[role]}
          description={said.roleHelp[role]}
          mt={12}
        />
      ))}
    </Radio.Group>
  )
}
