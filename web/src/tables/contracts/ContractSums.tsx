import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { SomaDeContratos } from '../../api/schema.ts'
import { ChartTable } from '../../ui/charts/ChartTable.tsx'
import { useSpeech } from '../../words/words.tsx'
import styles from '../rows/Figures.module.css'
import { NO_PAGE } from '../rows/page-state.ts'
import type { ContractState } from './state.ts'

/** The kinds with a figure of their own: they must not be added to one another. */
const SHOWN = ['contrato', 'termo_aditivo', 'ata_registro_precos']

interface ContractSumsProps {
  /** What is summed. */
  state: ContractState
  sums: SomaDeContratos[]
  /** Null until they are counted. */
  suppliers: number | null
  ending: { total: number; from: string; to: string } | null
}

/** The result in a few figures, each with the rows that it covers; all kinds are in a table below. */
export function ContractSums({ state, sums, suppliers, ending }: ContractSumsProps) {
  const {
    words: { contracts: said },
    format,
  } = useSpeech()
  const [isTable, setTable] = useState(false)
  const shown = SHOWN.flatMap((kind) =>
    sums.filter(({ tipo_instrumento }) => tipo_instrumento === kind),
  )
  const kinds = shown.length > 0 ? shown : sums.slice(0, 1)
  return (
    <div>
      <dl className={`${styles.figures} ${styles.fewOnPhone}`}>
        {kinds.map((sum) => (
          <KindSum key={sum.tipo_instrumento} sum={sum} />
        ))}
        {suppliers !== null && (
          <div>
            <dt>{said.suppliers}</dt>
            <dd className={styles.figure}>{format.number(suppliers)}</dd>
            <dd>{said.suppliersHelp}</dd>
          </div>
        )}
        {ending !== null && (
          <div>
            <dt>{said.ending}</dt>
            <dd className={styles.figure}>{format.number(ending.total)}</dd>
            {ending.total > 0 && (
              <dd>
                <Link
                  to="/contratos"
                  search={{
                    ...state,
                    ...NO_PAGE,
                    vigencia_fim_de: ending.from,
                    vigencia_fim_ate: ending.to,
                    ordem: 'vigencia_fim',
                  }}
                >
                  {said.seeEnding}
                </Link>
              </dd>
            )}
          </div>
        )}
      </dl>
      <p className={styles.note}>
        {said.unit} {said.wholeResult} {said.checkLargest}{' '}
        <Link to="/contratos" search={{ ...state, ...NO_PAGE, ordem: 'valor' }}>
          {said.largest}
        </Link>
        {' · '}
        <button
          type="button"
          className="link"
          aria-expanded={isTable}
          onClick={() => setTable(!isTable)}
        >
          {said.byKind}
        </button>
      </p>
      {isTable && (
        <ChartTable
          head={[said.kind, said.rows, said.valued, said.sum]}
          rows={sums.map((sum) => [
            said.kinds[sum.tipo_instrumento],
            format.number(sum.linhas),
            format.number(sum.com_valor),
            format.amount(sum.valor),
          ])}
        />
      )}
    </div>
  )
}

function KindSum({
  sum: { tipo_instrumento, linhas, com_valor, valor },
}: {
  sum: SomaDeContratos
}) {
  const {
    words: { contracts: said, tables },
    format,
  } = useSpeech()
  const rows = tables.rows(com_valor, format.number(com_valor))
  return (
    <div>
      <dt>{said.sumOf[tipo_instrumento] ?? said.kinds[tipo_instrumento]}</dt>
      <dd className={styles.figure} title={com_valor > 0 ? format.money(valor) : undefined}>
        {com_valor > 0 ? format.roughMoney(valor) : '—'}
      </dd>
      <dd>
        {com_valor === 0
          ? said.noSum
          : com_valor === linhas
            ? said.allWithValue(rows)
            : said.withValue(rows, format.number(linhas - com_valor))}
      </dd>
      {said.caveats[tipo_instrumento] && <dd>{said.caveats[tipo_instrumento]}</dd>}
    </div>
  )
}
