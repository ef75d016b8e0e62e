import { NativeSelect, TextInput } from '@mantine/core'
import type { ConviteAberto } from '../api/schema.ts'
import type { FieldProps } from '../ui/form.ts'
import { useSpeech } from '../words/words.tsx'

type Choices = Pick<ConviteAberto, 'conta' | 'contas'>

/** The entry of the list for an account that does not exist yet. */
const NEW = 'nova'

/** With only one answer, nobody is asked. */
export function firstChoice({ conta, contas }: Choices): string {
  if (conta !== null) return ''
  if (contas.length > 1) return ''
  return contas[0]?.id ?? NEW
}

/** The account fields of the request that accepts the invitation. */
export function accountOf(
  { conta, contas }: Choices,
  chosen: { conta_id: string; conta: string },
): { conta_id?: string; conta?: string } {
  if (conta !== null) return {}
  if (contas.some(({ id }) => id === chosen.conta_id)) return { conta_id: chosen.conta_id }
  return chosen.conta_id === NEW ? { conta: chosen.conta } : {}
}

/** The account of an invitation: shown, chosen from the existing ones, or named. */
export function AccountFields({
  invitation: { conta, contas },
  chosen,
  field,
}: {
  invitation: Choices
  chosen: string
  field: (name: 'conta_id' | 'conta') => FieldProps
}) {
  const {
    words: { door },
  } = useSpeech()
  const only = conta ?? (contas.length === 1 ? contas[0]!.nome : null)
  if (only !== null) return <p className="muted">{door.joins(only)}</p>
  return (
    <>
      {contas.length > 1 && (
        <NativeSelect
          {...field('conta_id')}
          label={door.account}
          description={door.chooseHelp}
          required
          withAsterisk={false}
          data={[
            { value: '', label: door.chooseAccount },
            ...contas.map(({ id, nome }) => ({ value: id, label: nome })),
            { value: NEW, label: door.newAccount },
          ]}
        />
      )}
      {chosen === NEW && (
        <TextInput
          {...field('conta')}
          label={door.accountName}
          description={door.accountHelp}
          autoComplete="organization"
        />
      )}
    </>
  )
}
