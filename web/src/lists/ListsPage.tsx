import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { call } from '../api/client.ts'
import { listsOptions } from '../api/lists.ts'
import type { ListaDeTermos } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { useSpeech } from '../words/words.tsx'
import { ListDialog } from './ListDialog.tsx'
import styles from './ListsPage.module.css'
import { ListScreen } from '../app/ListScreen.tsx'

/** The lists that alerts share. */
export function ListsPage() {
  const {
    words: { lists: said },
  } = useSpeech()
  const lists = useQuery(listsOptions)
  const [isCreating, setCreating] = useState(false)
  return (
    <ListScreen
      query={lists}
      said={said}
      row={(list) => <ListRow key={list.id} list={list} />}
      onCreate={() => setCreating(true)}
    >
      {isCreating && <ListDialog onClose={() => setCreating(false)} />}
    </ListScreen>
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
