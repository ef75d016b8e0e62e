import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconShieldCheck, IconUserPlus } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { call } from '../api/client.ts'
import { accountsOptions, invitationsOptions, peopleOptions } from '../api/people.ts'
import type { Convite, Membro } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { usePageTitle } from '../app/title.ts'
import { Failure } from '../ui/Failure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Tag } from '../ui/Tag.tsx'
import { useFault } from '../ui/fault.ts'
import { useRows } from '../ui/useRows.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './AccountPage.module.css'
import { InviteDialog } from './InviteDialog.tsx'
import { RemovePerson } from './RemovePerson.tsx'
import { RoleDialog } from './RoleDialog.tsx'

/**
 * The people of the account, and those invited; the administrator of the installation sees all
 * accounts.
 */
export function PeoplePage() {
  const {
    words: { people: said, common },
    format,
  } = useSpeech()
  const { data, error, refetch } = useQuery(peopleOptions)
  const { isManager } = useSession()
  const invitations = useQuery({ ...invitationsOptions, enabled: isManager })
  const [isInviting, setInviting] = useState(false)
  const { shown, left, showMore } = useRows(data ?? [])
  usePageTitle(said.title)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton sentence={common.loading} />
  return (
    <div className={styles.people}>
      <PageHead title={said.title}>
        {isManager && (
          <Button
            variant="filled"
            leftSection={<IconUserPlus size={16} />}
            onClick={() => setInviting(true)}
          >
            {said.invite}
          </Button>
        )}
      </PageHead>
      <ul>
        {shown.map((member) => (
          <Person key={member.id} member={member} />
        ))}
      </ul>
      {left > 0 && <Button onClick={showMore}>{common.showMore(format.number(left))}</Button>}
      {invitations.data && invitations.data.length > 0 && (
        <>
          <h2 className={styles.subhead}>{said.invited}</h2>
          <ul>
            {invitations.data.map((invitation) => (
              <Invited key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  )
}

const Person = memo(function Person({ member }: { member: Membro }) {
  const {
    words: { people: said },
    format,
  } = useSpeech()
  const { person, account, isOwner, isManager } = useSession()
  const { data: accounts } = useQuery({ ...accountsOptions, enabled: isOwner })
  const isSelf = member.id === person.id
  const mayChange = !isSelf && (isOwner || (isManager && member.papel !== 'administrador'))
  const name = accounts?.find(({ id }) => id === member.conta_id)?.nome ?? account.nome
  return (
    <li className={styles.person}>
      <span>
        <b>{member.nome}</b> {isSelf && <Tag tone="plain">{said.you}</Tag>}
        <small>{member.email}</small>
      </span>
      <span>
        {said.roles[member.papel]}
        <small>{name}</small>
      </span>
      <small className={styles.state}>
        {member.segundo_fator_em ? (
          <>
            <IconShieldCheck size={16} aria-hidden /> {said.withApp}
          </>
        ) : (
          said.since(format.date(member.criado_em.slice(0, 10)))
        )}
      </small>
      {mayChange ? <PersonMenu member={member} /> : <span />}
    </li>
  )
})

function PersonMenu({ member }: { member: Membro }) {
  const {
    words: { people: said },
  } = useSpeech()
  const [open, setOpen] = useState<'remove' | 'role' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={said.actions(member.nome)}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen('role')}>{said.changeRole}</Menu.Item>
          <Menu.Item onClick={() => setOpen('remove')}>{said.remove}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open === 'role' && <RoleDialog member={member} onClose={close} />}
      {open === 'remove' && <RemovePerson member={member} onClose={close} />}
    </>
  )
}

function Invited({ invitation: { id, email, papel, conta, expira_em } }: { invitation: Convite }) {
  const {
    words: { people: said },
    format,
  } = useSpeech()
  const queries = useQueryClient()
  const withdrawing = useMutation({
    mutationFn: () => call('DELETE /convites/{id}', { path: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: invitationsOptions.queryKey }),
  })
  const fault = useFault(withdrawing.error)
  return (
    <li className={styles.row}>
      <span>
        <b>{email ?? said.byLink}</b>
        <small>
          {said.roles[papel]}, {conta ?? said.newAccount}.{' '}
          {said.holdsUntil(format.moment(expira_em))}
        </small>
      </span>
      {fault && <Notice tone="bad">{fault.message}</Notice>}
      <Button size="compact-sm" variant="subtle" onClick={() => withdrawing.mutate()}>
        {said.withdraw}
      </Button>
    </li>
  )
}
