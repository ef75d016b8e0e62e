import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { PaginaContratos } from '../../api/schema.ts'
import { useSpeech } from '../../words/words.tsx'
import styles from './CompanyPage.module.css'
import { YearChart } from './YearChart.tsx'
import { publishers } from './publishers.ts'
import { byYear } from './timeline.ts'

interface CompanyRailProps {
  cnpj: string
  facets: PaginaContratos['facetas']
}

/** Beside a company's contracts: their years, the bodies that publish them, and where else it is named. */
export function CompanyRail({ cnpj, facets }: CompanyRailProps) {
  const { company: said } = useSpeech().words
  return (
    <aside className={styles.rail}>
      <Years months={facets?.mes?.valores ?? []} />
      {facets?.orgao && <Bodies cnpj={cnpj} counted={facets.orgao} />}
      <section>
        <h2>{said.searched}</h2>
        <p className="muted small">{said.searchedHelp}</p>
        <Link to="/" search={{ cnpj: [cnpj] }}>
          {said.searchActs}
        </Link>
      </section>
    </aside>
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
