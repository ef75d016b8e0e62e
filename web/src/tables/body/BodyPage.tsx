import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { bodiesCalledOptions } from '../../api/archive.ts'
import type { Aviso } from '../../api/schema.ts'
import { usePageTitle } from '../../app/title.ts'
import { isArchiveEmpty } from '../../search/EmptyArchive.tsx'
import { PeriodFilter } from '../../search/PeriodFilter.tsx'
import { periodWords } from '../../search/period-words.ts'
import { Failure } from '../../ui/Failure.tsx'
import { NotFound } from '../../app/NotFound.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PaperHead } from '../../ui/PaperHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSpeech } from '../../words/words.tsx'
import { FollowButton } from '../FollowButton.tsx'
import { TablesNav } from '../TablesNav.tsx'
import { pathInLine } from '../contracts/names.ts'
import type { ContractState } from '../contracts/state.ts'
import { EmptySubject } from '../EmptySubject.tsx'
import { RowNotices } from '../rows/RowNotices.tsx'
import { useOpenRows } from '../rows/use-open-rows.ts'
import { BodyDeeds } from './BodyDeeds.tsx'
import { BodyFigures } from './BodyFigures.tsx'
import { BodyMoves } from './BodyMoves.tsx'
import { BodyPurchases } from './BodyPurchases.tsx'
import { BodiesBelow } from './BodiesBelow.tsx'
import styles from './BodyPage.module.css'
import { SeveralBodies } from './SeveralBodies.tsx'
import { bodiesMeant } from './bodies-meant.ts'
import { type BodyRows, useBodyRows } from './body-rows.ts'
import { type OfBody, endsBeforeItBegins, readBody } from './state.ts'

/** A body: who came and went, what it bought, and what else it published, by the rows of all tables. */
export function BodyPage() {
  const { orgao: path, ...period } = readBody(useSearch({ from: '/inside/orgao' }))
  const {
    words: { body: said, common },
  } = useSpeech()
  return (
    <>
      <TablesNav />
      {path === undefined ? (
        <NotFound title={said.missing} help={said.missingHelp}>
          <Link to="/">{common.toSearch}</Link>
        </NotFound>
      ) : (
        <NamedBody key={path} path={path} period={period} />
      )}
    </>
  )
}

/** A body by its path as in the archive; another spelling leads there, a name of several to a list. */
function NamedBody({ path, period }: { path: string; period: Omit<OfBody, 'orgao'> }) {
  const {
    words: { tables },
  } = useSpeech()
  const { data = [], isPending } = useQuery({
    ...bodiesCalledOptions(path.split('/').at(-1) ?? path),
    // Without an answer, the path is taken as it is written.
    retry: false,
  })
  if (isPending) return <Skeleton rows={8} sentence={tables.loading} />
  const meant = bodiesMeant(path, data)
  const [only = path, ...others] = meant
  if (others.length > 0) return <SeveralBodies name={path} paths={meant} period={period} />
  if (only !== path) return <Navigate to="/orgao" search={{ ...period, orgao: only }} replace />
  return <Body filter={{ ...period, orgao: [path] }} path={path} />
}

function Body({ filter, path }: { filter: OfBody; path: string }) {
  const { words, format } = useSpeech()
  const { body: said, tables, search } = words
  const navigate = useNavigate({ from: '/orgao' })
  const list = useRef<HTMLDivElement>(null)
  const opened = useOpenRows(list)
  const [serie, setSerie] = useState<ContractState['serie']>('valor')
  const rows = useBodyRows(filter)
  const name = path.split('/').at(-1) ?? path
  usePageTitle(name)
  const { data } = rows.acts
  if (data && isArchiveEmpty(data.avisos)) return <EmptySubject title={name} />
  const unknown = data?.avisos.find(({ codigo }) => codigo === 'orgao_inexistente')
  if (unknown) return <UnknownBody path={path} similar={unknown.sugestoes} />
  const setPeriod = ({ data_inicio, data_fim }: Omit<OfBody, 'orgao'>) =>
    void navigate({ search: { orgao: path, data_inicio, data_fim }, resetScroll: false })
  const change = (changed: Partial<ContractState>) => {
    if ('serie' in changed) setSerie(changed.serie)
    else setPeriod(changed)
  }
  const isBackwards = endsBeforeItBegins(filter)
  return (
    <div ref={list} className={styles.page}>
      <PaperHead
        title={said.crumb}
        asked={pathInLine(path)}
        chosen={[periodWords(filter, search, format) ?? tables.all]}
      />
      <BodyHead
        path={path}
        name={name}
        acts={isBackwards ? undefined : data?.total}
        filter={filter}
      />
      <aside className={`${styles.period} no-print`}>
        <PeriodFilter state={filter} onChange={(changed) => setPeriod(changed)} />
      </aside>
      <div className={styles.main}>
        {isBackwards ? (
          <Notice tone="warn">{search.inverted}</Notice>
        ) : (
          <ReadParts rows={rows}>
            <BodyFigures rows={rows} />
            <RowNotices avisos={noticesOf(rows)} />
            <BodyMoves filter={filter} rows={rows} opened={opened} />
            <BodyPurchases
              filter={filter}
              serie={serie}
              rows={rows}
              opened={opened}
              onChange={change}
            />
            <BodyDeeds filter={filter} rows={rows} opened={opened} />
          </ReadParts>
        )}
      </div>
      <aside className={styles.rail}>
        <BodiesBelow filter={filter} bodies={rows.below.data ?? []} />
        <section>
          <h2>{said.limits}</h2>
          <p className="muted small">
            {rows.below.data?.length === 0 ? said.withoutBelow : said.withBelow}
          </p>
          {!path.includes('/') && <p className="muted small">{said.elsewhere}</p>}
          <p className="muted small">{said.sender}</p>
          <p className="muted small">{said.byRules}</p>
        </section>
      </aside>
    </div>
  )
}

/** The parts, once the acts are counted; when none could be read, one notice says so for all. */
function ReadParts({ rows, children }: { rows: BodyRows; children: ReactNode }) {
  const {
    words: { tables },
  } = useSpeech()
  const { acts, entered, left, high, contracts, largest, tenders, sanctions, norms } = rows
  const parts = [entered, left, high, contracts, largest, tenders, sanctions, norms]
  const asked = parts.every(({ error }) => error !== null) ? [acts, ...parts] : [acts]
  const error = asked.find((one) => one.error !== null)?.error
  const retry = () => asked.forEach((one) => void one.refetch())
  if (!error && !acts.data) return <Skeleton rows={8} sentence={tables.loading} />
  return (
    <>
      {error && <Failure error={error} onRetry={retry} />}
      {asked.length === 1 && children}
    </>
  )
}

interface BodyHeadProps {
  path: string
  name: string
  /** The acts that it published in the period, once they are counted. */
  acts: number | undefined
  filter: OfBody
}

function BodyHead({ path, name, acts, filter }: BodyHeadProps) {
  const {
    words: { body: said },
    format,
  } = useSpeech()
  const above = path.split('/').slice(0, -1)
  return (
    <header className={`${styles.head} no-print`}>
      <div>
        <p className="muted small">
          {above.map((level, at) => (
            <span key={at}>
              <Link to="/orgao" search={{ ...filter, orgao: above.slice(0, at + 1).join('/') }}>
                {level}
              </Link>
              {' / '}
            </span>
          ))}
          {said.crumb}
        </p>
        <h1>{name}</h1>
        {acts !== undefined && (
          <p>
            <Link to="/" search={{ ...filter, ordem: 'recentes' }}>
              {said.acts(acts, format.number(acts))}
            </Link>
          </p>
        )}
      </div>
      <FollowButton
        label={said.follow}
        search={{ orgao: [path] }}
        name={name}
        help={said.followHelp}
      />
    </header>
  )
}

function UnknownBody({ path, similar }: { path: string; similar: string[] }) {
  const {
    words: { body: said, common },
  } = useSpeech()
  return (
    <NotFound title={said.unknown} help={said.unknownHelp(path)}>
      {similar.length > 0 && `${said.similar} `}
      {similar.map((one) => (
        <span key={one}>
          <Link to="/orgao" search={{ orgao: one }}>
            {pathInLine(one)}
          </Link>
          {' · '}
        </span>
      ))}
      <Link to="/">{common.toSearch}</Link>
    </NotFound>
  )
}

/** What notices tell of the archive; those of a filter that finds nothing are told by each part. */
const OF_ARCHIVE = new Set<Aviso['codigo']>([
  'edicoes_ausentes',
  'edicoes_incompletas',
  'edicoes_provisorias',
  'edicoes_por_indexar',
  'edicoes_sem_linhas',
  'periodo_fora_do_acervo',
])

/** What the tables do not cover, each thing once. */
function noticesOf({ entered, contracts, tenders, sanctions, norms }: BodyRows): Aviso[] {
  const all = [entered, contracts, tenders, sanctions, norms].flatMap(
    ({ data }) => data?.avisos.filter(({ codigo }) => OF_ARCHIVE.has(codigo)) ?? [],
  )
  return [...new Map(all.map((aviso) => [aviso.codigo + aviso.mensagem, aviso])).values()]
}
