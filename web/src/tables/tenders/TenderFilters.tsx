import { Checkbox } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { PaginaLicitacoes } from '../../api/schema.ts'
import { tendersOptions } from '../../api/tables.ts'
import { addDays, today } from '../../lib/dates.ts'
import { SITUATIONS } from '../../query/state.ts'
import { BodyChoice } from '../../search/BodyChoice.tsx'
import { DayRange } from '../../search/DayRange.tsx'
import styles from '../../search/Filters.module.css'
import { PeriodFilter } from '../../search/PeriodFilter.tsx'
import { periodWords } from '../../search/period-words.ts'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import { useSpeech } from '../../words/words.tsx'
import { CompanyFilter } from '../rows/CompanyFilter.tsx'
import { FacetChoice } from '../rows/FacetChoice.tsx'
import { GivenValues } from '../rows/GivenValues.tsx'
import { RowAmounts } from '../rows/RowAmounts.tsx'
import type { RowFilter } from '../rows/RowFilters.tsx'
import { type TenderState, tendersQueryOf } from './state.ts'

interface TenderFiltersProps {
  state: TenderState
  /** Null until they are counted. */
  counts: PaginaLicitacoes['facetas']
  onChange(changed: Partial<TenderState>): void
}

/** The filters of tenders, in the order in which they are shown. */
export function tenderFilters(
  { state, counts, onChange }: TenderFiltersProps,
  { tenders: said, tables, search, common }: Words,
  format: Format,
): RowFilter<TenderState>[] {
  const given = (...values: unknown[]) => values.flat().filter((one) => one !== undefined).length
  return [
    {
      name: 'period',
      title: tables.published,
      chosen: given(state.data_inicio, state.data_fim),
      says: periodWords(state, search, format),
      none: { data_inicio: undefined, data_fim: undefined },
      body: <PeriodFilter state={state} onChange={onChange} />,
    },
    {
      name: 'opening',
      title: said.opens,
      chosen: given(state.abertura_de, state.abertura_ate),
      none: { abertura_de: undefined, abertura_ate: undefined },
      body: <OpeningFilter state={state} onChange={onChange} />,
    },
    {
      name: 'notice',
      title: said.notice,
      chosen: given(state.tipo_aviso),
      none: { tipo_aviso: undefined },
      body: (
        <FacetChoice
          title={said.notice}
          counts={counts?.tipo_aviso?.valores ?? null}
          names={said.kinds}
          chosen={state.tipo_aviso ?? []}
          onChange={(tipo_aviso) => onChange({ tipo_aviso })}
        />
      ),
    },
    {
      name: 'bid',
      title: said.kindOfBid,
      chosen: given(state.modalidade, state.numero, state.uasg),
      none: { modalidade: undefined, numero: undefined, uasg: undefined },
      body: <BidFilters state={state} counts={counts} onChange={onChange} />,
    },
    {
      name: 'priceRecord',
      title: said.priceRecordTitle,
      chosen: given(state.srp),
      says: state.srp === undefined ? null : said.priceRecords[`${state.srp}`],
      none: { srp: undefined },
      body: <PriceRecordFilter state={state} onChange={onChange} />,
    },
    {
      name: 'estimate',
      title: said.estimate,
      chosen: given(state.valor_min, state.valor_max),
      none: { valor_min: undefined, valor_max: undefined },
      body: <RowAmounts title={said.estimate} state={state} onChange={onChange} />,
    },
    {
      name: 'winner',
      title: said.winner,
      chosen: given(state.vencedor_ni),
      none: { vencedor_ni: undefined },
      body: (
        <CompanyFilter
          title={said.winner}
          chosen={state.vencedor_ni}
          onChange={(vencedor_ni) => onChange({ vencedor_ni })}
        />
      ),
    },
    {
      name: 'body',
      title: said.body,
      chosen: given(state.orgao),
      none: { orgao: undefined },
      body: <TenderBodies state={state} counts={counts} onChange={onChange} />,
    },
    {
      name: 'situation',
      title: tables.gone,
      chosen: given(state.situacao),
      none: { situacao: undefined },
      body: (
        <FacetChoice
          title={tables.gone}
          counts={null}
          values={SITUATIONS}
          names={common.situacao}
          chosen={state.situacao ?? []}
          onChange={(chosen) =>
            onChange({ situacao: chosen && SITUATIONS.filter((one) => chosen.includes(one)) })
          }
        />
      ),
    },
  ]
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
      <GivenValues
        title={said.number}
        values={state.numero}
        onChange={(numero) => onChange({ numero })}
      />
      <GivenValues title={said.uasg} values={state.uasg} onChange={(uasg) => onChange({ uasg })} />
    </>
  )
}

function TenderBodies({ state, counts, onChange }: TenderFiltersProps) {
  const {
    words: { tenders: said },
  } = useSpeech()
  const client = useQueryClient()
  const query = tendersQueryOf(state)
  const count = async (path: string) =>
    (await client.fetchQuery(tendersOptions({ ...query, orgao: [path], limite: 1 }))).total
  return (
    <fieldset className={styles.group}>
      <legend>{said.body}</legend>
      <BodyChoice
        values={counts?.orgao?.valores ?? null}
        chosen={state.orgao ?? []}
        onChange={(orgao) => onChange({ orgao })}
        counter={{ of: query, count }}
      />
    </fieldset>
  )
}
