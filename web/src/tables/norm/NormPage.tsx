import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { ApiError } from '../../api/client.ts'
import type { QualidadeDeNormas } from '../../api/schema.ts'
import { normChangesOptions } from '../../api/tables.ts'
import { useRowKeys } from '../../app/row-keys.ts'
import { usePageTitle } from '../../app/title.ts'
import { isArchiveEmpty } from '../../search/EmptyArchive.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { PaperHead } from '../../ui/PaperHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSpeech } from '../../words/words.tsx'
import { FollowButton } from '../FollowButton.tsx'
import { TablesNav } from '../TablesNav.tsx'
import type { NormEffect } from '../norms/kinds.ts'
import { EmptyTable } from '../rows/EmptyTable.tsx'
import { NormChanges } from './NormChanges.tsx'
import styles from '../SubjectPage.module.css'
import { OwnActs } from './OwnActs.tsx'
import { Revocation } from './Revocation.tsx'
import { TableWays } from './TableWays.tsx'
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
  } = useSpeech()
  const navigate = useNavigate({ from: '/norma' })
  const list = useRef<HTMLDivElement>(null)
  useRowKeys(list)
  const revoking = useInfiniteQuery(normChangesOptions(written, 'revoga'))
  const [page] = revoking.data?.pages ?? []
  usePageTitle(page?.norma ?? written)
  const { error } = revoking
  if (error instanceof ApiError && error.code === 'parametro_invalido') return <NoNorm />
  if (error && !page) return <Failure error={error} onRetry={() => void revoking.refetch()} />
  if (!page) return <Skeleton rows={6} sentence={tables.loading} />
  if (isArchiveEmpty(page.avisos)) return <EmptyTable />
  const { norma, resultados, qualidade } = page
  return (
    <div ref={list} className={styles.page}>
      <PaperHead title={said.crumb} asked={norma} chosen={[]} />
      <NormHead norma={norma} />
      <div className={styles.main}>
        <Revocation norma={norma} revoking={resultados} />
        <OwnActs norma={norma} />
        <NormChanges
          written={written}
          norma={norma}
          efeito={efeito}
          onChange={(chosen) =>
            void navigate({
              search: { norma: written, ...(chosen && { efeito: chosen }) },
              resetScroll: false,
            })
          }
        />
      </div>
      <NormRail norma={norma} quality={qualidade} />
    </div>
  )
}

function NormHead({ norma }: { norma: string }) {
  const {
    words: { norm: said, tables },
  } = useSpeech()
  const citing = { termo: `norma:"${norma}"` }
  return (
    <header className={`${styles.head} no-print`}>
      <div>
        <p className="muted small">
          <Link to="/normas">{tables.norms}</Link> / {said.crumb}
        </p>
        <h1>{norma}</h1>
        <p>
          <Link to="/" search={{ ...citing, ordem: 'recentes' }}>
            {said.citing}
          </Link>
        </p>
      </div>
      <FollowButton label={said.follow} search={citing} name={norma} help={said.followHelp} />
    </header>
  )
}

interface NormRailProps {
  norma: string
  quality: QualidadeDeNormas | null
}

/** The ways on, and what the page does not know. */
function NormRail({ norma, quality }: NormRailProps) {
  const {
    words: { norm: said, norms },
    format,
  } = useSpeech()
  const foundOf = (column: string) =>
    quality?.colunas.find(({ coluna }) => coluna === column)?.cobertura ?? null
  const [altered, revoked] = [foundOf('altera'), foundOf('revoga')]
  return (
    <aside className={styles.rail}>
      <section className="no-print">
        <h2>{said.table}</h2>
        <TableWays norma={norma} />
      </section>
      <section>
        <h2>{said.limits}</h2>
        <p className="muted small">
          <b>{norms.notAll}</b> {said.inArchive}
        </p>
        {quality && altered !== null && revoked !== null && (
          <p className="muted small">
            {said.found(
              format.percent(altered),
              format.percent(revoked),
              format.number(quality.atos),
            )}
          </p>
        )}
        <p className="muted small">{said.sameNumber}</p>
        <p className="muted small">{said.federal}</p>
      </section>
    </aside>
  )
}
