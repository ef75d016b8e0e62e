import { SegmentedControl } from '@mantine/core'
import { contractsOptions } from '../../api/tables.ts'
import { useSpeech } from '../../words/words.tsx'
import { SeriesChart } from '../rows/SeriesChart.tsx'
import styles from '../rows/TablePage.module.css'
import { useMonths } from '../rows/use-rows.ts'
import { type ContractState, contractsQueryOf } from './state.ts'

interface ContractSeriesProps {
  state: ContractState
  onChange(changed: Partial<ContractState>): void
}

/** Rows or amounts by month, whatever the chosen period. */
export function ContractSeries({ state, onChange }: ContractSeriesProps) {
  const {
    words: { contracts: said, tables },
    format,
  } = useSpeech()
  const { months, isOld } = useMonths(contractsOptions, contractsQueryOf(state))
  if (!months || months.length === 0) return null
  const isValue = state.serie === 'valor'
  const serie = isValue ? 'value' : 'rows'
  const measure = isValue
    ? {
        name: said.sum,
        print: format.amount,
        short: format.roughMoney,
        say: format.money,
      }
    : {
        name: said.rows,
        print: format.number,
        short: format.number,
        say: (total: number) => tables.rows(total, format.number(total)),
      }
  return (
    <SeriesChart
      months={isValue ? months.map(({ valor, soma }) => ({ valor, total: soma })) : months}
      measure={measure}
      captions={{
        month: tables.byMonth[serie],
        quarter: tables.byQuarter[serie],
        year: tables.byYear[serie],
      }}
      state={state}
      isOld={isOld}
      onChange={onChange}
    >
      <div className={styles.serie}>
        <SegmentedControl
          size="xs"
          aria-label={tables.serieOf}
          value={serie}
          onChange={(chosen) => onChange({ serie: chosen === 'value' ? 'valor' : undefined })}
          data={[
            { value: 'rows', label: tables.serie.rows },
            { value: 'value', label: tables.serie.value },
          ]}
        />
        {isValue && <p className="muted small">{said.valueCaveat}</p>}
      </div>
    </SeriesChart>
  )
}
