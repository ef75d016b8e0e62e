import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import type { Movimento, PaginaPessoal } from '../../api/schema.ts'
import { usePageTitle } from '../../app/title.ts'
import { isArchiveEmpty } from '../../search/EmptyArchive.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { NotFound } from '../../app/NotFound.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PaperHead } from '../../ui/PaperHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSpeech } from '../../words/words.tsx'
import { TablesNav } from '../TablesNav.tsx'
import { FewRows } from '../body/FewRows.tsx'
import { RowWays } from '../body/RowWays.tsx'
import styles from '../SubjectPage.module.css'
import { PersonCard } from '../personnel/PersonCard.tsx'
import { personnelColumns } from '../personnel/columns.tsx'
import { EmptySubject } from '../EmptySubject.tsx'
import { RowNotices } from '../rows/RowNotices.tsx'
import { TellNext } from '../rows/TellNext.tsx'
import { useOpenRows } from '../rows/use-open-rows.ts'
import { MovesByBody } from './MovesByBody.tsx'
import { NameRail } from './NameRail.tsx'
import { nameRowsOptions } from './name-rows.ts'
import { sameName } from './same-name.ts'
import { readPerson } from './state.ts'

const COLUMNS = ['pessoa', 'movimento', 'cargo', 'nivel', 'unidade', 'efeito']

/** A name as acts print it: the movements that have it, which may be of several persons. */
export function PersonPage() {
  const { nome } = readPerson(useSearch({ from: '/inside/pessoa' }))
  const {
    words: { person: said, tables },
  } = useSpeech()
  return (
    <>
      <TablesNav />
      {nome === undefined ? (
        <NotFound title={said.missing} help={said.missingHelp}>
          <Link to="/pessoal">{tables.personnel}</Link>
        </NotFound>
      ) : (
        <Name key={nome} asked={nome} />
      )}
    </>
  )
}

function Name({ asked }: { asked: string }) {
  const {
    words: { tables, person: said },
  } = useSpeech()
  const asking = useInfiniteQuery(nameRowsOptions(asked))
  const { data, error, refetch, hasNextPage, fetchNextPage } = asking
  const again = asking.isFetchNextPageError ? fetchNextPage : refetch
  usePageTitle(asked)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  const [first] = data?.pages ?? []
  if (!data || !first) return <Skeleton rows={6} sentence={tables.loading} />
  if (isArchiveEmpty(first.avisos)) return <EmptySubject title={asked} />
  const resultados = data.pages.flatMap((page) => page.resultados)
  return (
    <Found asked={asked} page={{ ...first, resultados }} isCut={hasNextPage}>
      {error && <Failure error={error} onRetry={() => void again()} />}
      {hasNextPage && !error && (
        <p className="no-print" aria-busy={asking.isFetchingNextPage}>
          <button type="button" className="link alone" onClick={() => void fetchNextPage()}>
            {asking.isFetchingNextPage ? tables.loading : said.readMore}
          </button>
        </p>
      )}
    </Found>
  )
}

interface FoundProps {
  asked: string
  /** All that was read. */
  page: PaginaPessoal
  /** There are more rows than those. */
  isCut: boolean
  /** The way to them. */
  children: ReactNode
}

function Found({ asked, page, isCut, children }: FoundProps) {
  const { words, format } = useSpeech()
  const { person: said, personnel, common } = words
  const list = useRef<HTMLDivElement>(null)
  const opened = useOpenRows(list)
  const { rows, spellings, longer, registrations, bodies } = sameName(asked, page.resultados)
  const [name = asked, ...others] = spellings
  const filter = { pessoa_nome: asked }
  const file = {
    columns: personnelColumns(words, format),
    nameOf: (row: Movimento) => personnel.act(common.section[row.secao], row.pagina),
  }
  return (
    <div ref={list} className={styles.page}>
      <PaperHead title={said.crumb} asked={name} chosen={[]} />
      <header className={`${styles.head} no-print`}>
        <div>
          <p className="muted small">
            <Link to="/pessoal">{words.tables.personnel}</Link> / {said.crumb}
          </p>
          <h1>{name}</h1>
          {others.length > 0 && <p className="muted">{said.also(others.join(', '))}</p>}
        </div>
        <TellNext table="pessoal" state={filter} />
      </header>
      <div className={styles.main}>
        <Notice tone="warn">
          <b>{said.notPersons}</b> {said.notPersonsHelp}{' '}
          {registrations.length > 1 &&
            said.registrations(format.number(registrations.length), registrations.join(', '))}
        </Notice>
        <RowNotices avisos={page.avisos} />
        {isCut && (
          <p className="muted small" role="status">
            {said.cut(format.number(page.resultados.length), format.number(page.total ?? 0))}
          </p>
        )}
        {children}
        {rows.length === 0 ? (
          <p>{isCut ? said.noneOfThese : said.none}</p>
        ) : (
          <>
            <section>
              <h2>{said.inTime}</h2>
              <p className="muted small">{said.inTimeHelp}</p>
              <MovesByBody bodies={bodies} />
            </section>
            <section>
              <h2>
                {said.rows}{' '}
                <span className={styles.count}>
                  {words.tables.rows(rows.length, format.number(rows.length))}
                </span>
              </h2>
              <FewRows
                caption={said.rows}
                rows={rows}
                {...file}
                shown={COLUMNS}
                opened={opened}
                cardOf={(row) => <PersonCard row={row} />}
              />
            </section>
          </>
        )}
        <RowWays {...file} table="pessoal" state={filter} total={page.total ?? 0} />
      </div>
      <NameRail name={name} longer={longer} isCut={isCut} />
    </div>
  )
}
