import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { call } from '../api/client.ts'
import { keysOptions, usageOptions } from '../api/keys.ts'
import type { Chave } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { usePageTitle } from '../app/title.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Sparkline } from '../ui/charts/Sparkline.tsx'
import { useRows } from '../ui/useRows.ts'
import { useSpeech } from '../words/words.tsx'
import { KeyDialog } from './KeyDialog.tsx'
import styles from './KeysPage.module.css'
import { lastDayOf } from './last-day.ts'

export function KeysPage() {
  const {
    words: { keys: said, common },
  } = useSpeech()
  const { data, error, refetch } = useQuery(keysOptions)
  const [isCreating, setCreating] = useState(false)
  const { isEditor } = useSession()
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
          <header className={styles.head}>
            <h1>{said.title}</h1>
            {create}
          </header>
          <div className={styles.frame} tabIndex={0} role="group" aria-label={said.title}>
            <KeyTable keys={data} />
          </div>
        </>
      )}
      {isCreating && <KeyDialog onClose={() => setCreating(false)} />}
    </>
  )
}

function KeyTable({ keys }: { keys: Chave[] }) {
  const {
    words: { keys: said, common },
    format,
  } = useSpeech()
  const { shown, left, showMore } = useRows(keys)
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            {[
              said.name,
              said.key,
              said.scopes,
              said.limit,
              said.use,
              said.lastUse,
              said.expiry,
            ].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              <span className="hidden">{said.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((key) => (
            <Row key={key.id} apiKey={key} />
          ))}
        </tbody>
      </table>
      {left > 0 && <Button onClick={showMore}>{common.showMore(format.number(left))}</Button>}
    </>
  )
}

const Row = memo(function Row({ apiKey: key }: { apiKey: Chave }) {
  const {
    words: { keys: said },
    format,
  } = useSpeech()
  const queries = useQueryClient()
  const [isRevoking, setRevoking] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const { isEditor } = useSession()
  const usage = useQuery(usageOptions(key.id))
  const revoking = useMutation({
    mutationFn: () => call('DELETE /chaves/{id}', { path: { id: key.id } }),
    onSuccess: () => setRevoking(false),
    onSettled: () => queries.invalidateQueries({ queryKey: keysOptions.queryKey }),
  })
  return (
    <tr>
      <th scope="row">{key.nome}</th>
      <td data-label={said.key}>
        <code>ar_{key.publico}…</code>
      </td>
      <td data-label={said.scopes}>
        {key.escopos.map((scope) => said.scopeNames[scope]).join(', ')}
      </td>
      <td className="figures" data-label={said.limit}>
        {said.aMinute(format.number(key.limite))}
      </td>
      <td className={styles.usage} data-label={said.use}>
        {usage.data && <Usage days={usage.data} />}
      </td>
      <td data-label={said.lastUse}>
        {key.ultimo_uso_em ? format.moment(key.ultimo_uso_em) : said.never}
      </td>
      <td data-label={said.expiry}>
        {key.expira_em ? format.date(lastDayOf(key.expira_em)) : said.noExpiry}
      </td>
      <td>
        {key.situacao !== 'ativa' ? (
          <Tag tone="plain">{said.states[key.situacao]}</Tag>
        ) : !isEditor ? null : (
          <span className={styles.actions}>
            <Button size="compact-sm" variant="subtle" onClick={() => setChanging(true)}>
              {said.change}
            </Button>
            <Button size="compact-sm" variant="subtle" onClick={() => setRevoking(true)}>
              {said.revoke}
            </Button>
          </span>
        )}
        {isChanging && <KeyDialog apiKey={key} onClose={() => setChanging(false)} />}
        <Confirm
          opened={isRevoking}
          title={said.revokeTitle(key.nome)}
          sentence={said.revokeHelp}
          action={said.revoke}
          error={revoking.error}
          onConfirm={() => revoking.mutate()}
          onClose={() => setRevoking(false)}
        />
      </td>
    </tr>
  )
})

function Usage({ days }: { days: { requisicoes: number }[] }) {
  const {
    words: { keys: said },
    format,
  } = useSpeech()
  const values = days.map(({ requisicoes }) => requisicoes)
  const total = values.reduce((sum, value) => sum + value, 0)
  if (total === 0) return format.number(total)
  return (
    <Sparkline values={values} label={said.requests(total, format.number(total))} height={20} />
  )
}
