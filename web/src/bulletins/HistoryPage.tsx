import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { issuesOptions } from '../api/bulletins.ts'
import type { Boletim, EnvioBoletim } from '../api/schema.ts'
import { Failure } from '../ui/Failure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSpeech } from '../words/words.tsx'
import { BulletinHead } from './BulletinHead.tsx'
import { KnownBulletin } from './KnownBulletin.tsx'
import styles from './HistoryPage.module.css'
import { OpenPages } from './OpenPages.tsx'
import { OpenIssue } from './OpenIssue.tsx'

const PAGE = 20

/** What was sent of a bulletin, to whom, and what it said. */
export function HistoryPage() {
  const { id } = useParams({ from: '/inside/boletins/$id/envios' })
  return (
    <KnownBulletin id={id}>
      {(bulletin) => (
        <>
          <BulletinHead bulletin={bulletin} isHistory />
          <History bulletin={bulletin} />
        </>
      )}
    </KnownBulletin>
  )
}

function History({ bulletin: { id } }: { bulletin: Boletim }) {
  const {
    words: { bulletins: said, common, search },
    format,
  } = useSpeech()
  const { pagina = 1, envio } = useSearch({ from: '/inside/boletins/$id/envios' })
  const navigate = useNavigate({ from: '/boletins/$id/envios' })
  const { data, error, refetch } = useQuery({
    ...issuesOptions(id, { pagina, limite: PAGE }),
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton sentence={common.loading} />
  const turn = (by: 1 | -1) => void navigate({ search: { pagina: pagina + by } })
  return (
    <div className={styles.columns}>
      <section aria-label={said.issues}>
        <p className="small muted">{said.historyHelp}</p>
        {data.total === 0 && <p className={styles.none}>{said.noIssues}</p>}
        <ul className={styles.list}>
          {data.resultados.map((issue) => (
            <Row key={issue.id} bulletin={id} issue={issue} isOpen={issue.id === envio} />
          ))}
        </ul>
        {data.total_paginas > 1 && (
          <nav className={styles.pages} aria-label={said.issues}>
            <Button variant="subtle" disabled={pagina === 1} onClick={() => turn(-1)}>
              {search.previousPage}
            </Button>
            <span>{search.pageOf(format.number(pagina), format.number(data.total_paginas))}</span>
            <Button
              variant="subtle"
              disabled={pagina >= data.total_paginas}
              onClick={() => turn(1)}
            >
              {search.nextPage}
            </Button>
          </nav>
        )}
        <OpenPages bulletin={id} />
      </section>
      {envio === undefined ? (
        data.total > 0 && <p className="muted">{said.openIssue}</p>
      ) : (
        <OpenIssue key={envio} bulletin={id} issue={envio} />
      )}
    </div>
  )
}

const STATES = ['enviado', 'na_fila', 'descartado'] as const

interface RowProps {
  bulletin: string
  issue: EnvioBoletim
  isOpen: boolean
}

function Row({ bulletin, issue, isOpen }: RowProps) {
  const {
    words: { bulletins: said, common },
    format,
  } = useSpeech()
  const { id, data, assunto, total, criado_em, destinatarios } = issue
  const counts = STATES.flatMap((state) => {
    const count = destinatarios.filter(({ situacao }) => situacao === state).length
    return count === 0 ? [] : [said.mailsIn(count, format.number(count), state)]
  })
  return (
    <li aria-current={isOpen || undefined}>
      <Link
        to="/boletins/$id/envios"
        params={{ id: bulletin }}
        search={(before) => ({ ...before, envio: id })}
        resetScroll={false}
      >
        {assunto}
      </Link>
      <p className="small muted">
        {said.ofDay(format.weekdayDate(data), common.acts(total, format.number(total)))}
      </p>
      <p className="small muted">
        {said.madeAt(format.moment(criado_em))} ·{' '}
        {destinatarios.length === 0 ? said.noRecipients : counts.join(', ')}
      </p>
    </li>
  )
}
