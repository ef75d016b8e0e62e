import { Checkbox } from '@mantine/core'
import type { PaginaLicitacoes } from '../../api/schema.ts'
import { tendersOptions } from '../../api/tables.ts'
import { addDays, today } from '../../lib/dates.ts'
import { DayRange } from '../../search/DayRange.tsx'
import styles from '../../search/Filters.module.css'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import { useSpeech } from '../../words/words.tsx'
import {
  amountFilter,
  bodyFilter,
  companyFilter,
  filterOf,
  kindFilter,
  periodFilter,
  situationFilter,
} from '../rows/common-filters.tsx'
import { FacetChoice } from '../rows/FacetChoice.tsx'
import { GivenValues } from '../rows/GivenValues.tsx'
import type { RowFilter } from '../rows/RowFilters.tsx'
import { writtenFilter } from '../rows/WordsFilter.tsx'
import { type TenderState, tendersQueryOf } from './state.ts'

interface TenderFiltersProps {
  state: TenderState
  /** Null until they are counted. */
  counts: PaginaLicitacoes['facetas']
  onChange(changed: Partial<TenderState>): void
}

/** The filters of tenders, in the order in which they are shown. */
export function tenderFilters(
  props: TenderFiltersProps,
  words: Words,
  format: Format,
): RowFilter<TenderState>[] {
  const { state, counts, onChange } = props
  const { tenders: said, tables, common } = words
  const opening = <OpeningFilter state={state} onChange={onChange} />
  const bids = <BidFilters state={state} counts={counts} onChange={onChange} />
  return [
    periodFilter(props, words, format),
    filterOf(state, 'opening', said.opens, ['abertura_de', 'abertura_ate'], opening),
    kindFilter(props, 'tipo_aviso', counts?.tipo_aviso, {
      name: 'notice',
      title: said.notice,
      names: said.kinds,
    }),
    filterOf(state, 'bid', said.kindOfBid, ['modalidade', 'uasg'], bids),
    priceRecordFilter(props, said),
    amountFilter(props, 'estimate', said.estimate),
    companyFilter(props, 'vencedor_ni', 'winner', said.winner),
    bodyFilter(props, said.body, counts?.orgao, tendersQueryOf(state), (client, query) =>
      client.fetchQuery(tendersOptions(query)),
    ),
    writtenFilter<TenderState>(
      props,
      { words: ['vencedor_nome'], numbers: ['numero', 'processo'] },
      tables,
    ),
    situationFilter(props, tables.gone, common),
  ]
}

function priceRecordFilter(
  { state, onChange }: TenderFiltersProps,
  said: Words['tenders'],
): RowFilter<TenderState> {
  const body = <PriceRecordFilter state={state} onChange={onChange} />
  const says = state.srp === undefined ? null : said.priceRecords[`${state.srp}`]
  return { ...filterOf(state, 'priceRecord', said.priceRecordTitle, ['srp'], body), says }
}

/** Tenders that register prices, or those that buy. */
function PriceRecordFilter({ state, onChange }: Pick<TenderFiltersProps, 'state' | 'onChange'>) {
  const {
    words: { tenders: said },
  } = useSpeech()
  return (
    <fieldset className={styles.group}>
      <legend>{said.priceRecordTitle}</legend>
      {[true, false].map((srp) => (
        <div key={`${srp}`} className={styles.choice}>
          <Checkbox
            size="xs"
            label={said.priceRecords[`${srp}`]}
            checked={state.srp === srp}
            onChange={() => onChange({ srp: state.srp === srp ? undefined : srp })}
          />
        </div>
      ))}
    </fieldset>
  )
}

/** When the session opens. */
function OpeningFilter({ state, onChange }: Pick<TenderFiltersProps, 'state' | 'onChange'>) {
  const {
    words: { tenders: said },
  } = useSpeech()
  const now = today()
  const { opensIn } = said
  return (
    <DayRange
      title={said.opens}
      first={state.abertura_de}
      last={state.abertura_ate}
      presets={[
        { name: opensIn.today, first: now, last: now },
        { name: opensIn.week, first: now, last: addDays(now, 7) },
        { name: opensIn.fortnight, first: now, last: addDays(now, 15) },
        { name: opensIn.any, first: undefined, last: undefined },
      ]}
      onChange={(abertura_de, abertura_ate) => onChange({ abertura_de, abertura_ate })}
    />
  )
}

function BidFilters({ state, counts, onChange }: TenderFiltersProps) {
  const {
    words: { tenders: said, contracts },
  } = useSpeech()
  return (
    <>
      <FacetChoice
        title={said.kindOfBid}
        counts={counts?.modalidade?.valores ?? null}
        names={contracts.bids}
        chosen={state.modalidade ?? []}
        onChange={(modalidade) => onChange({ modalidade })}
      />
      <GivenValues title={said.uasg} values={state.uasg} onChange={(uasg) => onChange({ uasg })} />
    </>
  )
}
