import { Link } from '@tanstack/react-router'
import type { Contrato, PaginaContratos } from '../../api/schema.ts'
import { useSpeech } from '../../words/words.tsx'
import { ContractSums } from '../contracts/ContractSums.tsx'
import { RowNotices } from '../rows/RowNotices.tsx'
import styles from './CompanyPage.module.css'
import { inForceOf } from './company-contracts.ts'
import { EndsNext } from './EndsNext.tsx'
import { TellContracts } from './TellContracts.tsx'
import { Timeline } from './Timeline.tsx'
import { lasting } from './timeline.ts'

/** More bars than that cannot be compared. */
const BARS = 24

interface CompanyContractsProps {
  cnpj: string
  page: PaginaContratos
  /** Undefined until they come. */
  inForce: PaginaContratos | undefined
}

/** What a company's contracts come to, how long they last, and which of them end next. */
export function CompanyContracts({ cnpj, page, inForce }: CompanyContractsProps) {
  const {
    words: { company: said, tables },
    format,
  } = useSpeech()
  const total = page.total ?? 0
  return (
    <>
      <ContractSums
        state={{ fornecedor_ni: [cnpj] }}
        sums={page.somas ?? []}
        suppliers={null}
        ending={null}
      />
      <RowNotices avisos={page.avisos} />
      <Terms rows={page.resultados} total={total} />
      <EndsNext cnpj={cnpj} rows={[...(inForce?.resultados ?? []), ...page.resultados]} />
      <p className={styles.ways}>
        <Link to="/contratos" search={{ fornecedor_ni: [cnpj] }}>
          {said.all}: {tables.rows(total, format.number(total))}
        </Link>
        {inForce?.total ? (
          <span>
            <Link to="/contratos" search={inForceOf(cnpj)}>
              {said.inForce}: {format.number(inForce.total)}
            </Link>{' '}
            <span className="muted small">({said.inForceHelp})</span>
          </span>
        ) : null}
        <TellContracts cnpj={cnpj} />
      </p>
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
