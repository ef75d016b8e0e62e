import { Button, Checkbox, CopyButton, Modal, NumberInput, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../api/client.ts'
import { keysOptions, usageOptions } from '../api/keys.ts'
import type { Chave } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { usePageTitle } from '../app/title.ts'
import { parseDay } from '../lib/parse-day.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Sparkline } from '../ui/charts/Sparkline.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './KeysPage.module.css'

export function KeysPage() {
  const {
    words: { keys: said, common },
  } = useSpeech()
  const { data, error, refetch } = useQuery(keysOptions)
  const [isCreating, setCreating] = useState(false)
  usePageTitle(said.title)
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton sentence={common.loading} />
  const create = (
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
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </>
  )
}

function KeyTable({ keys }: { keys: Chave[] }) {
  const {
    words: { keys: said },
  } = useSpeech()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[said.name, said.key, said.scopes, said.limit, said.use, said.lastUse, said.expiry].map(
            (name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ),
          )}
          <th scope="col">
            <span className="hidden">{said.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <Row key={key.id} apiKey={key} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ apiKey: key }: { apiKey: Chave }) {
  const {
    words: { keys: said },
    format,
  } = useSpeech()
  const queries = useQueryClient()
  const [isRevoking, setRevoking] = useState(false)
  const usage = useQuery(usageOptions(key.id))
  const revoking = useMutation({
    mutationFn: () => call('DELETE /chaves/{id}', { path: { id: key.id } }),
    onSuccess: () => setRevoking(false),
    onSettled: () => queries.invalidateQueries({ queryKey: keysOptions.queryKey }),
  })
  const total = usage.data?.reduce((sum, { requisicoes }) => sum + requisicoes, 0) ?? 0
  return (
    <tr>
      <th scope="row">{key.nome}</th>
      <td>
        <code>ar_{key.publico}…</code>
      </td>
      <td>{key.escopos.map((scope) => said.scopeNames[scope]).join(', ')}</td>
      <td className="figures">{said.aMinute(format.number(key.limite))}</td>
      <td className={styles.usage}>
        {usage.data && (
          <Sparkline
            values={usage.data.map(({ requisicoes }) => requisicoes)}
            label={said.requests(format.number(total))}
            height={20}
          />
        )}
      </td>
      <td>{key.ultimo_uso_em ? format.moment(key.ultimo_uso_em) : said.never}</td>
      <td>{key.expira_em ? format.date(key.expira_em.slice(0, 10)) : said.noExpiry}</td>
      <td>
        {key.situacao === 'ativa' ? (
          <Button size="compact-sm" variant="subtle" onClick={() => setRevoking(true)}>
            {said.revoke}
          </Button>
        ) : (
          <Tag tone="plain">{said.states[key.situacao]}</Tag>
        )}
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
}

function CreateDialog({ onClose }: { onClose: () => void }) {
  const {
    words: { keys: said, common, search },
  } = useSpeech()
  const { scopes } = useSession()
  const queries = useQueryClient()
  const [nome, setName] = useState('')
  const [escopos, setScopes] = useState<Chave['escopos']>(['consulta'])
  const [limite, setLimit] = useState<string | number>(120)
  const [until, setUntil] = useState('')
  const expira = until.trim() === '' ? undefined : parseDay(until)
  const creating = useMutation({
    mutationFn: async () => {
      const body = { nome, escopos, limite: Number(limite), ...(expira ? { expira } : {}) }
      return (await call('POST /chaves', { body })).dados
    },
    onSettled: () => queries.invalidateQueries({ queryKey: keysOptions.queryKey }),
  })
  const fault = useFault(creating.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    creating.mutate()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={creating.data ? said.keepTitle : said.create}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {creating.data ? (
        <Made secret={creating.data.chave} onDone={onClose} />
      ) : (
        <form className={styles.form} onSubmit={submit}>
          {fault && !fault.isOfFields && <Notice tone="bad">{fault.message}</Notice>}
          <TextInput
            label={said.name}
            description={said.nameHelp}
            required
            withAsterisk={false}
            value={nome}
            onChange={(event) => setName(event.currentTarget.value)}
            error={fault?.of('nome')}
            data-autofocus
          />
          <Checkbox.Group
            label={said.scopes}
            value={escopos}
            onChange={(chosen) => setScopes(scopes.filter((scope) => chosen.includes(scope)))}
            error={fault?.of('escopos')}
          >
            {scopes.map((scope) => (
              <Checkbox
                key={scope}
                value={scope}
                label={said.scopeNames[scope]}
                description={said.scopeHelp[scope]}
                mt={8}
              />
            ))}
          </Checkbox.Group>
          <NumberInput
            label={said.limitField}
            value={limite}
            onChange={setLimit}
            min={1}
            error={fault?.of('limite')}
          />
          <TextInput
            label={said.expiryField}
            description={said.expiryHelp}
            value={until}
            onChange={(event) => setUntil(event.currentTarget.value)}
            error={expira === null ? search.badDate : fault?.of('expira')}
          />
          <Button
            type="submit"
            variant="filled"
            disabled={expira === null}
            loading={creating.isPending}
          >
            {said.create}
          </Button>
        </form>
      )}
    </Modal>
  )
}

/** Shown once: it closes only when the visitor says that it is kept. */
function Made({ secret, onDone }: { secret: string; onDone: () => void }) {
  const {
    words: { keys: said, common },
  } = useSpeech()
  const [isKept, setKept] = useState(false)
  return (
    <div className={styles.form}>
      <p className="muted">{said.keepHelp}</p>
      <div className={styles.secret}>
        <code>{secret}</code>
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button onClick={copy}>{copied ? common.copied : common.copy}</Button>
          )}
        </CopyButton>
      </div>
      <Checkbox
        label={said.kept}
        checked={isKept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <Button variant="filled" disabled={!isKept} onClick={onDone}>
        {said.done}
      </Button>
    </div>
  )
}
