import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Contrato, PaginaContratos } from '../../api/schema.ts'
import { contractsOptions } from '../../api/tables.ts'
import { usePageTitle } from '../../app/title.ts'
import { printCnpj, readCnpj } from '../../lib/cnpj.ts'
import { today } from '../../lib/dates.ts'
import { fold } from '../../lib/fold.ts'
import { isArchiveEmpty } from '../../search/EmptyArchive.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PaperHead } from '../../ui/PaperHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSpeech } from '../../words/words.tsx'
import { FollowButton } from '../FollowButton.tsx'
import { TablesNav } from '../TablesNav.tsx'
import { ContractSums } from '../contracts/ContractSums.tsx'
import { EmptyTable } from '../rows/EmptyTable.tsx'
import { RowNotices } from '../rows/RowNotices.tsx'
import { TellNext } from '../rows/TellNext.tsx'
import { CompanyDeeds } from './CompanyDeeds.tsx'
import { type DeedsOfCompany, useCompanyDeeds } from './company-deeds.ts'
import styles from './CompanyPage.module.css'
import { EndsNext } from './EndsNext.tsx'
import { Timeline } from './Timeline.tsx'
import { YearChart } from './YearChart.tsx'
import { publishers } from './publishers.ts'
import { byYear, lasting } from './timeline.ts'

/** As many rows as one answer has. */
const ROWS = 100
/** More bars than that cannot be compared. */
const BARS = 24

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
    format,
  } = useSpeech()
  const { data, error, refetch } = useQuery(
    contractsOptions({ fornecedor_ni: [cnpj], limite: ROWS, facetas: ['orgao', 'mes'] }),
  )
  const from = today()
  const inForce = useQuery(
    contractsOptions({
      fornecedor_ni: [cnpj],
      vigencia_fim_de: from,
      ordem: 'vigencia_fim',
      limite: ROWS,
    }),
  )
  const deeds = useCompanyDeeds(cnpj)
  const names = data ? namesOf(data.resultados, deeds) : []
  const printed = printCnpj(cnpj)
  const title = names[0] ?? printed
  usePageTitle(title)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={6} sentence={tables.loading} />
  const { total, somas, facetas, resultados, avisos } = data
  const isEmpty = isArchiveEmpty(avisos)
  return (
    <>
      <PaperHead title={said.supplier} asked={title} chosen={[said.cnpj(printed)]} />
      <header className={`${styles.head} no-print`}>
        <div>
          <p className="muted small">
            <Link to="/contratos">{tables.contracts}</Link> / {said.supplier}
          </p>
          <h1>{title}</h1>
          <p className="muted">
            {said.cnpj(printed)}
            {names.length > 1 && ` · ${said.also(names.slice(1).join(', '))}`}
            {cnpj.length > 8 && (
              <>
                {' · '}
                <Link to="/empresa/$cnpj" params={{ cnpj: cnpj.slice(0, 8) }}>
                  {said.root(printCnpj(cnpj.slice(0, 8)))}
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
      <PublishedSanctions cnpj={cnpj} total={deeds.sanctions.data?.total ?? 0} />
      {total === 0 ? (
        <>
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
              <TellNext
                isLink
                table="contratos"
                state={{ fornecedor_ni: [cnpj] }}
                label={said.tellContracts}
              />
            </p>
          </div>
          {!isEmpty && <CompanyDeeds cnpj={cnpj} deeds={deeds} />}
        </>
      ) : (
        <div className={styles.page}>
          <div className={styles.main}>
            <ContractSums
              state={{ fornecedor_ni: [cnpj] }}
              sums={somas ?? []}
              suppliers={null}
              ending={null}
            />
            <RowNotices avisos={avisos} />
            <Terms rows={resultados} total={total ?? 0} />
            <EndsNext cnpj={cnpj} rows={[...(inForce.data?.resultados ?? []), ...resultados]} />
            <p className={styles.ways}>
              <Link to="/contratos" search={{ fornecedor_ni: [cnpj] }}>
                {said.all}: {tables.rows(total ?? 0, format.number(total ?? 0))}
              </Link>
              {inForce.data?.total ? (
                <span>
                  <Link
                    to="/contratos"
                    search={{
                      fornecedor_ni: [cnpj],
                      vigencia_fim_de: from,
                      ordem: 'vigencia_fim',
                    }}
                  >
                    {said.inForce}: {format.number(inForce.data.total)}
                  </Link>{' '}
                  <span className="muted small">({said.inForceHelp})</span>
                </span>
              ) : null}
              <TellNext
                isLink
                table="contratos"
                state={{ fornecedor_ni: [cnpj] }}
                label={said.tellContracts}
              />
            </p>
            <CompanyDeeds cnpj={cnpj} deeds={deeds} />
          </div>
          <aside className={styles.rail}>
            <Years months={facetas?.mes?.valores ?? []} />
            {facetas?.orgao && <Bodies cnpj={cnpj} counted={facetas.orgao} />}
            <section>
              <h2>{said.searched}</h2>
              <p className="muted small">{said.searchedHelp}</p>
              <Link to="/" search={{ cnpj: [cnpj] }}>
                {said.searchActs}
              </Link>
            </section>
          </aside>
        </div>
      )}
    </>
  )
}

function Terms({ rows, total }: { rows: Contrato[]; total: number }) {
  const {
    words: { company: said },
    format,
  } = useSpeech()
  const shown = lasting(rows).slice(0, BARS)
  return (
    <section>
      <h2>{said.time}</h2>
      {shown.length === 0 ? (
        <p className="muted">{said.noTime}</p>
      ) : (
        <>
          <p className="muted small">
            {said.timeHelp(format.number(shown.length), format.number(total))}
          </p>
          <Timeline rows={shown} />
        </>
      )}
    </section>
  )
}

type Facet = NonNullable<NonNullable<PaginaContratos['facetas']>['orgao']>

function Years({ months }: { months: Facet['valores'] }) {
  const {
    words: { company: said },
    format,
  } = useSpeech()
  const years = byYear(months)
  const without = years.reduce((sum, { total, com_valor }) => sum + total - com_valor, 0)
  return (
    <section>
      <YearChart years={years} />
      <p className="muted small">
        {said.byYearHelp} {without > 0 && said.withoutValue(without, format.number(without))}
      </p>
    </section>
  )
}

const FEW = 8

/** The bodies that publish, without what those below them do: that would count twice. */
function Bodies({ cnpj, counted: { valores, total_valores } }: { cnpj: string; counted: Facet }) {
  const {
    words: { company: said, tables },
    format,
  } = useSpeech()
  const [isWhole, setWhole] = useState(false)
  const bodies = publishers(valores)
  return (
    <section>
      <h2>{said.byBody}</h2>
      <ul className={styles.bodies}>
        {bodies.slice(0, isWhole ? undefined : FEW).map(({ valor, total, com_valor, soma }) => (
          <li key={valor}>
            <Link to="/contratos" search={{ fornecedor_ni: [cnpj], orgao: [valor] }}>
              {valor.split('/').at(-1)}
            </Link>
            <span className="figures">
              {com_valor > 0
                ? format.roughMoney(soma)
                : said.instruments(total, format.number(total))}
            </span>
          </li>
        ))}
      </ul>
      {bodies.length > FEW && (
        <button type="button" className="link small" onClick={() => setWhole(!isWhole)}>
          {isWhole ? tables.fewer : tables.others(format.number(bodies.length - FEW))}
        </button>
      )}
      {total_valores > valores.length && (
        <p className="muted small">{said.cutBodies(format.number(valores.length))}</p>
      )}
    </section>
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
