import { Link, useParams } from '@tanstack/react-router'
import type { Aviso, Contrato } from '../../api/schema.ts'
import { usePageTitle } from '../../app/title.ts'
import { printCnpj, readCnpj } from '../../lib/cnpj.ts'
import { fold } from '../../lib/fold.ts'
import { isArchiveEmpty } from '../../search/EmptyArchive.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { NotFound } from '../../app/NotFound.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PaperHead } from '../../ui/PaperHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSpeech } from '../../words/words.tsx'
import { FollowButton } from '../FollowButton.tsx'
import { TablesNav } from '../TablesNav.tsx'
import { EmptyTable } from '../rows/EmptyTable.tsx'
import { RowNotices } from '../rows/RowNotices.tsx'
import { CompanyContracts } from './CompanyContracts.tsx'
import { CompanyDeeds } from './CompanyDeeds.tsx'
import { useCompanyContracts } from './company-contracts.ts'
import { type DeedsOfCompany, useCompanyDeeds } from './company-deeds.ts'
import styles from './CompanyPage.module.css'
import { CompanyRail } from './CompanyRail.tsx'
import { TellContracts } from './TellContracts.tsx'

/** A company, or one of its establishments, by what the rows of contracts say of it. */
export function CompanyPage() {
  const { cnpj: written } = useParams({ from: '/inside/empresa/$cnpj' })
  const cnpj = readCnpj(written)
  const {
    words: { company: said, common },
  } = useSpeech()
  if (cnpj === null)
    return (
      <NotFound title={said.notCnpj} help={said.notCnpjHelp}>
        <Link to="/">{common.toSearch}</Link>
      </NotFound>
    )
  return (
    <>
      <TablesNav />
      <Company cnpj={cnpj} />
    </>
  )
}

function Company({ cnpj }: { cnpj: string }) {
  const {
    words: { company: said, tables },
  } = useSpeech()
  const { newest, inForce } = useCompanyContracts(cnpj)
  const { data, error, refetch } = newest
  const deeds = useCompanyDeeds(cnpj)
  const names = data ? namesOf(data.resultados, deeds) : []
  const title = names[0] ?? printCnpj(cnpj)
  usePageTitle(title)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={6} sentence={tables.loading} />
  const isEmpty = isArchiveEmpty(data.avisos)
  return (
    <>
      <PaperHead title={said.supplier} asked={title} chosen={[said.cnpj(printCnpj(cnpj))]} />
      <CompanyHead cnpj={cnpj} title={title} others={names.slice(1)} />
      <PublishedSanctions cnpj={cnpj} total={deeds.sanctions.data?.total ?? 0} />
      {data.total === 0 ? (
        <>
          <NoContracts cnpj={cnpj} isEmpty={isEmpty} avisos={data.avisos} />
          {!isEmpty && <CompanyDeeds cnpj={cnpj} deeds={deeds} />}
        </>
      ) : (
        <div className={styles.page}>
          <div className={styles.main}>
            <CompanyContracts cnpj={cnpj} page={data} inForce={inForce.data} />
            <CompanyDeeds cnpj={cnpj} deeds={deeds} />
          </div>
          <CompanyRail cnpj={cnpj} facets={data.facetas} />
        </div>
      )}
    </>
  )
}

interface CompanyHeadProps {
  cnpj: string
  title: string
  /** Its other names. */
  others: string[]
}

function CompanyHead({ cnpj, title, others }: CompanyHeadProps) {
  const { company: said, tables } = useSpeech().words
  const root = cnpj.slice(0, 8)
  return (
    <header className={`${styles.head} no-print`}>
      <div>
        <p className="muted small">
          <Link to="/contratos">{tables.contracts}</Link> / {said.supplier}
        </p>
        <h1>{title}</h1>
        <p className="muted">
          {said.cnpj(printCnpj(cnpj))}
          {others.length > 0 && ` · ${said.also(others.join(', '))}`}
          {cnpj !== root && (
            <>
              {' · '}
              <Link to="/empresa/$cnpj" params={{ cnpj: root }}>
                {said.root(printCnpj(root))}
              </Link>
            </>
          )}
        </p>
      </div>
      <FollowButton
        label={said.follow}
        search={{ cnpj: [cnpj] }}
        name={title}
        help={said.followHelp}
      />
    </header>
  )
}

interface NoContractsProps {
  cnpj: string
  /** Whether the archive has nothing at all. */
  isEmpty: boolean
  avisos: Aviso[]
}

function NoContracts({ cnpj, isEmpty, avisos }: NoContractsProps) {
  const { company: said } = useSpeech().words
  return (
    <div className={styles.none}>
      {isEmpty ? (
        <EmptyTable />
      ) : (
        <>
          <h2>{said.unknown}</h2>
          <p>{said.unknownHelp}</p>
          <RowNotices avisos={avisos} />
        </>
      )}
      <p className={styles.ways}>
        <Link to="/" search={{ cnpj: [cnpj] }}>
          {said.searchActs}
        </Link>
        <TellContracts cnpj={cnpj} />
      </p>
    </div>
  )
}

/** As contracts and sanctions print it, the newest first; names that differ in accents or capitals alone are one. */
function namesOf(rows: Contrato[], { sanctions }: DeedsOfCompany): string[] {
  const printed = [
    ...rows.map(({ fornecedor_nome }) => fornecedor_nome),
    ...(sanctions.data?.resultados ?? []).map(({ sancionado_nome }) => sancionado_nome),
  ]
  const names = new Map<string, string>()
  for (const name of printed)
    if (name !== null && !names.has(fold(name))) names.set(fold(name), name)
  return [...names.values()]
}

/** What the acts say of its sanctions; nothing where they say nothing. */
function PublishedSanctions({ cnpj, total }: { cnpj: string; total: number }) {
  const {
    words: { sanctions: said, tables },
    format,
  } = useSpeech()
  if (total === 0) return null
  return (
    <div className={styles.sanctioned}>
      <Notice tone="warn">
        <Link to="/sancoes" search={{ sancionado_cnpj: [cnpj] }}>
          {said.ofCompany(tables.rows(total, format.number(total)))}
        </Link>
      </Notice>
    </div>
  )
}
