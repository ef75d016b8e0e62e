import { NativeSelect, TextInput } from '@mantine/core'
import type { ConviteAberto } from '../api/schema.ts'
import type { FieldProps } from '../ui/form.ts'
import { useSpeech } from '../words/words.tsx'

type Choices = Pick<ConviteAberto, 'conta' | 'contas'>

/** What the list of accounts says of one that is not there yet. */
const NEW = 'nova'

/** Where there is one answer, nobody is asked. */
export function firstChoice({ conta, contas }: Choices): string {
  if (conta !== null) return ''
  if (contas.length > 1) return ''
  return contas[0]?.id ?? NEW
}

/** What is said of the account to whoever accepts. */
export function accountOf(
  { conta, contas }: Choices,
  chosen: { conta_id: string; conta: string },
): { conta_id?: string; conta?: string } {
  if (conta !== null) return {}
  if (contas.some(({ id }) => id === chosen.conta_id)) return { conta_id: chosen.conta_id }
  return chosen.conta_id === NEW ? { conta: chosen.conta } : {}
}

/** The account that an invitation leads to: told, chosen among those that there are, or named. */
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
