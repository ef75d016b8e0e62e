import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconPlus } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { call } from '../api/client.ts'
import { listsOptions } from '../api/lists.ts'
import type { ListaDeTermos } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { usePageTitle } from '../app/title.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Failure } from '../ui/Failure.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useRows } from '../ui/useRows.ts'
import { useSpeech } from '../words/words.tsx'
import { ListDialog } from './ListDialog.tsx'
import styles from './ListsPage.module.css'

/** The lists that alerts share. */
export function ListsPage() {
  const {
    words: { lists: said, common },
    format,
  } = useSpeech()
  const { data, error, refetch } = useQuery(listsOptions)
  const { isEditor } = useSession()
  const [isCreating, setCreating] = useState(false)
  const { shown, left, showMore } = useRows(data ?? [])
  usePageTitle(said.title)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton sentence={common.loading} />
  const create = isEditor && (
    <Button variant="filled" leftSection={<IconPlus size={16} />} onClick={() => setCreating(true)}>
      {said.create}
    </Button>
  )
  return (
    <>
      {data.length === 0 ? (
        <Empty title={said.none} sentence={said.noneHelp} steps={said.steps}>
          {create}
        </Empty>
      ) : (
        <>
          <PageHead title={said.title}>{create}</PageHead>
          <ul>
            {shown.map((list) => (
              <ListRow key={list.id} list={list} />
            ))}
          </ul>
          {left > 0 && <Button onClick={showMore}>{common.showMore(format.number(left))}</Button>}
        </>
      )}
      {isCreating && <ListDialog onClose={() => setCreating(false)} />}
    </>
  )
}

const ListRow = memo(function ListRow({ list }: { list: ListaDeTermos }) {
  const {
    words: { lists: said, common },
    format,
  } = useSpeech()
  const queries = useQueryClient()
  const { isEditor } = useSession()
  const [open, setOpen] = useState<'send' | 'delete' | null>(null)
  const deleting = useMutation({
    mutationFn: () => call('DELETE /listas/{id}', { path: { id: list.id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: listsOptions.queryKey }),
  })
  const { nome, chave, total, versao, atualizado_em, alertas } = list
  const users = alertas.map((alert) => alert.nome).join(', ')
  return (
    <li className={styles.row}>
      <div>
        <b>{nome}</b> {chave !== null && <code className="small muted">{chave}</code>}
        <p className="small muted">{users === '' ? said.unused : said.usedBy(users)}</p>
      </div>
      <div className="small muted">
        {said.items(total, format.number(total))}
        <br />
        {said.version(format.number(versao), format.moment(atualizado_em))}
      </div>
      {isEditor && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={said.actions(nome)}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              onClick={() => setOpen('send')}
              disabled={chave === null}
              title={chave === null ? said.needsKey : undefined}
            >
              {said.sendAgain}
            </Menu.Item>
            <Menu.Item onClick={() => setOpen('delete')}>{common.delete}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {open === 'send' && <ListDialog list={list} onClose={() => setOpen(null)} />}
      <Confirm
        opened={open === 'delete'}
        title={said.deleteTitle}
        sentence={said.deleteHelp}
        action={common.delete}
        error={deleting.error}
        onConfirm={() => deleting.mutate()}
        onClose={() => setOpen(null)}
      />
    </li>
  )
})
