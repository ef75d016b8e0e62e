import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { ApiError } from '../../api/client.ts'
import type { FichaDaNorma } from '../../api/schema.ts'
import { normRecordOptions } from '../../api/tables.ts'
import { useRowKeys } from '../../app/row-keys.ts'
import { usePageTitle } from '../../app/title.ts'
import { Failure } from '../../ui/Failure.tsx'
import { NotFound } from '../../app/NotFound.tsx'
import { PaperHead } from '../../ui/PaperHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSpeech } from '../../words/words.tsx'
import { FollowButton } from '../FollowButton.tsx'
import { TablesNav } from '../TablesNav.tsx'
import type { NormEffect } from '../norms/kinds.ts'
import { NormChanges } from './NormChanges.tsx'
import styles from '../SubjectPage.module.css'
import { OwnActs } from './OwnActs.tsx'
import { Revocation } from './Revocation.tsx'
import { TableWays } from './TableWays.tsx'
import { UnknownNorm } from './UnknownNorm.tsx'
import { readNorm } from './state.ts'

/** A norm: what it does to others, and what acts of the archive did to it. */
export function NormPage() {
  const { norma, efeito } = readNorm(useSearch({ from: '/inside/norma' }))
  return (
    <>
      <TablesNav />
      {norma === undefined ? <NoNorm /> : <Norm key={norma} written={norma} efeito={efeito} />}
    </>
  )
}

function NoNorm() {
  const {
    words: { norm: said, tables },
  } = useSpeech()
  return (
    <NotFound title={said.missing} help={said.missingHelp}>
      <Link to="/normas">{tables.norms}</Link>
    </NotFound>
  )
}

interface NormProps {
  /** As in the address: the service reads it. */
  written: string
  efeito: NormEffect | undefined
}

function Norm({ written, efeito }: NormProps) {
  const {
    words: { norm: said, tables },
    format,
  } = useSpeech()
  const navigate = useNavigate({ from: '/norma' })
  const list = useRef<HTMLDivElement>(null)
  useRowKeys(list)
  const { data: record, error, refetch } = useQuery(normRecordOptions(written))
  usePageTitle(record?.norma ?? written)
  const refusal = error instanceof ApiError ? error.code : null
  if (refusal === 'parametro_invalido') return <NoNorm />
  if (refusal === 'nao_encontrado') return <UnknownNorm written={written} />
  if (error && !record) return <Failure error={error} onRetry={() => void refetch()} />
  if (!record) return <Skeleton rows={6} sentence={tables.loading} />
  const { norma, citacoes } = record
  const citing = citacoes && said.citing(citacoes.total, format.number(citacoes.total))
  return (
    <div ref={list} className={styles.page}>
      <PaperHead title={said.crumb} asked={norma} chosen={citing ? [citing] : []} />
      <NormHead record={record} />
      <div className={styles.main}>
        <Revocation record={record} />
        <OwnActs record={record} />
        <NormChanges
          written={written}
          record={record}
          efeito={efeito}
          onChange={(chosen) =>
            void navigate({
              search: { norma: written, ...(chosen && { efeito: chosen }) },
              resetScroll: false,
            })
          }
        />
      </div>
      <NormRail record={record} />
    </div>
  )
}

interface RecordProps {
  record: FichaDaNorma
}

function NormHead({ record: { norma, citacoes } }: RecordProps) {
  const {
    words: { norm: said, tables },
    format,
  } = useSpeech()
  const citing = { termo: `norma:"${norma}"` }
  return (
    <header className={`${styles.head} no-print`}>
      <div>
        <p className="muted small">
          <Link to="/normas">{tables.norms}</Link> / {said.crumb}
        </p>
        <h1>{norma}</h1>
        {citacoes && (
          <p>
            <Link to="/" search={{ ...citing, ordem: 'recentes' }}>
              {said.citing(citacoes.total, format.number(citacoes.total))}
            </Link>{' '}
            <span className="muted">
              {said.cited(format.date(citacoes.primeira), format.date(citacoes.ultima))}
            </span>
          </p>
        )}
      </div>
      <FollowButton label={said.follow} search={citing} name={norma} help={said.followHelp} />
    </header>
  )
}

/** The ways on, and what the page does not know. */
function NormRail({ record }: RecordProps) {
  const {
    words: { norm: said, norms },
    format,
  } = useSpeech()
  const { qualidade } = record
  const foundOf = (column: string) =>
    qualidade.colunas.find(({ coluna }) => coluna === column)?.cobertura ?? null
  const [altered, revoked] = [foundOf('altera'), foundOf('revoga')]
  return (
    <aside className={styles.rail}>
      <section className="no-print">
        <h2>{said.table}</h2>
        <TableWays record={record} />
      </section>
      <section>
        <h2>{said.limits}</h2>
        <p className="muted small">
          <b>{norms.notAll}</b> {said.inArchive}
        </p>
        {altered !== null && revoked !== null && (
          <p className="muted small">
            {said.found(
              format.percent(altered),
              format.percent(revoked),
              format.number(qualidade.atos),
            )}
          </p>
        )}
        <p className="muted small">{said.sameNumber}</p>
        <p className="muted small">{said.federal}</p>
      </section>
    </aside>
  )
}
