import { Button, Pagination, Select, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { auditOptions, peopleOptions } from '../api/people.ts'
import type { RegistroAuditoria } from '../api/schema.ts'
import { usePageTitle } from '../app/title.ts'
import { parseDay } from '../lib/parse-day.ts'
import { Failure } from '../ui/Failure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useFault } from '../ui/fault.ts'
import { audit } from '../words/pt/audit.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './AuditPage.module.css'
import { detailsOf } from './audit-details.ts'
import { auditFile } from './audit-file.ts'

const PAGE = 50

/** The types of the trail's entries, in the order of the filter. */
const TYPES = Object.keys(audit.types) as (keyof typeof audit.types)[]

/** Who did what, when and from where. */
export function AuditPage() {
  const { words, format } = useSpeech()
  const { audit: said, common, search } = words
  const [tipo, setType] = useState<RegistroAuditoria['tipo'] | null>(null)
  const [pessoa, setPerson] = useState<string | null>(null)
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [pagina, setPage] = useState(1)
  const { data: people = [] } = useQuery(peopleOptions)
  const [desde, ate] = [from, to].map((day) => (day.trim() === '' ? undefined : parseDay(day)))
  const asked = {
    ...(tipo && { tipo }),
    ...(pessoa && { pessoa }),
    ...(desde && { desde }),
    ...(ate && { ate }),
  }
  const { data, error, refetch } = useQuery({
    ...auditOptions({ ...asked, pagina, limite: PAGE }),
    placeholderData: keepPreviousData,
  })
  const exporting = useMutation({ mutationFn: () => auditFile(asked, words, format) })
  const fault = useFault(exporting.error)
  usePageTitle(said.title)
  /** Every change of a filter leads back to the first page. */
  const then =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      setPage(1)
    }
  const names = new Map(people.map(({ id, nome }) => [id, nome]))
  const types = TYPES.map((value) => ({ value, label: said.types[value] }))
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{said.title}</h1>
        <Button
          leftSection={<IconDownload size={16} />}
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          {said.export}
        </Button>
      </header>
      <p className="muted">{said.help}</p>
      {fault && <Notice tone="bad">{fault.message}</Notice>}
      <div className={styles.filters}>
        <Select
          label={said.what}
          placeholder={said.anything}
          clearable
          searchable
          data={types}
          value={tipo}
          onChange={then((chosen: string | null) =>
            setType(TYPES.find((one) => one === chosen) ?? null),
          )}
        />
        <Select
          label={said.who}
          placeholder={said.anybody}
          clearable
          searchable
          data={people.map(({ id, nome, email }) => ({ value: id, label: `${nome} (${email})` }))}
          value={pessoa}
          onChange={then(setPerson)}
        />
        <TextInput
          label={said.from}
          value={from}
          onChange={(event) => then(setFrom)(event.currentTarget.value)}
          error={desde === null && search.badDate}
        />
        <TextInput
          label={said.to}
          value={to}
          onChange={(event) => then(setTo)(event.currentTarget.value)}
          error={ate === null && search.badDate}
        />
      </div>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton sentence={common.loading} />}
      {data?.total === 0 && <p>{said.nothing}</p>}
      <ol className={styles.list}>
        {data?.resultados.map((entry) => (
          <Entry key={entry.id} entry={entry} names={names} />
        ))}
      </ol>
      {data && data.total_paginas > 1 && (
        <Pagination
          total={data.total_paginas}
          value={pagina}
          onChange={setPage}
          getControlProps={(control) => ({ 'aria-label': said.controls[control] })}
          getItemProps={(page) => ({ 'aria-label': said.page(format.number(page)) })}
        />
      )}
    </div>
  )
}

function Entry({ entry, names }: { entry: RegistroAuditoria; names: ReadonlyMap<string, string> }) {
  const { words, format } = useSpeech()
  const { audit: said } = words
  const { tipo, em, autor, pessoa_id, alvo_id, rede, endereco } = entry
  const who = pessoa_id === null ? null : (names.get(pessoa_id) ?? said.gone)
  const from = endereco ?? (rede && said.network(rede.slice(0, 6)))
  return (
    <li className={styles.entry}>
      <time dateTime={em}>{format.moment(em)}</time>
      <div>
        <b>{said.types[tipo]}</b>
        <small>{detailsOf(entry, words, format)}</small>
        {alvo_id && <Target id={alvo_id} names={names} />}
      </div>
      <div>
        {said.by(autor, who)}
        <small>{from}</small>
      </div>
    </li>
  )
}

/** A person by name, anything else by its id; the id of a session tells people nothing. */
function Target({ id, names }: { id: string; names: ReadonlyMap<string, string> }) {
  const name = names.get(id)
  if (name === undefined && id.startsWith('ses_')) return null
  return <small>{name ?? <code>{id}</code>}</small>
}
