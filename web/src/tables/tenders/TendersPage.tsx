import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { addressOf } from '../../api/client.ts'
import type { Licitacao, QualidadeDeLicitacoes } from '../../api/schema.ts'
import { tendersOptions } from '../../api/tables.ts'
import { FeedDialog } from '../../app/FeedDialog.tsx'
import { useSession } from '../../app/session.tsx'
import { writeAddress } from '../../lib/address.ts'
import { without } from '../../lib/without.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import { useSpeech } from '../../words/words.tsx'
import { RowSeries } from '../rows/RowSeries.tsx'
import { RowSums } from '../rows/RowSums.tsx'
import { TableScreen } from '../rows/TableScreen.tsx'
import { NO_PAGE } from '../rows/page-state.ts'
import { type TableQuality, worstOf } from '../rows/quality.ts'
import { useColumns } from '../rows/use-columns.ts'
import { useRowCounts, useRowsPage } from '../rows/use-rows.ts'
import { TenderCard } from './TenderCard.tsx'
import { tenderFilters } from './TenderFilters.tsx'
import { USUAL_TENDER_COLUMNS, tenderColumns } from './columns.tsx'
import { tenderNumber } from './names.ts'
import {
  NO_TENDER_FILTERS,
  TENDER_FACETS,
  TENDER_ORDERS,
  type TenderState,
  readTenders,
  tendersQueryOf,
} from './state.ts'

export function TendersPage() {
  const state = readTenders(useSearch({ from: '/inside/licitacoes' }))
  const navigate = useNavigate({ from: '/licitacoes' })
  const { words, format } = useSpeech()
  const { tenders: said } = words
  const query = tendersQueryOf(state)
  const { first, further } = useRowsPage(tendersOptions, query, state.cursor)
  const counts = useRowCounts(tendersOptions, query, TENDER_FACETS)
  const columns = useColumns('licitacoes', tenderColumns(words, format), USUAL_TENDER_COLUMNS)
  const change = (changed: Partial<TenderState>) =>
    void navigate({ search: { ...state, ...NO_PAGE, ...changed } })
  const { somas, qualidade } = first.data ?? {}
  const facets = counts.data?.facetas ?? null
  return (
    <TableScreen
      table="licitacoes"
      title={said.title}
      state={state}
      onChange={change}
      first={first}
      further={further}
      filters={tenderFilters({ state, counts: facets, onChange: change }, words, format)}
      noFilters={NO_TENDER_FILTERS}
      orders={TENDER_ORDERS}
      columns={columns}
      quality={qualidade ? qualityOf(qualidade, said, format) : null}
      nameOf={(row) => said.act(words.common.section[row.secao], row.pagina)}
      whole={addressOf('GET /licitacoes/exportar', without(query, 'ordem'))}
      cardOf={(row) => <TenderCard row={row} />}
      beside={(row) => <SameNumber row={row} />}
      above={
        <>
          <Notice tone="plain">
            <b>{said.oncePerNotice}</b> {said.oncePerNoticeHelp}
          </Notice>
          <RowSums
            sums={(somas ?? []).map(({ tipo_aviso, linhas }) => ({
              name: said.kinds[tipo_aviso],
              rows: linhas,
            }))}
          />
          <OpeningsFeed state={state} />
          <RowSeries ask={tendersOptions} query={query} state={state} onChange={change} />
        </>
      }
    />
  )
}

/** The address of the openings of this list, for calendar programs. */
function OpeningsFeed({ state }: { state: TenderState }) {
  const {
    words: { tenders: said },
  } = useSpeech()
  const { isEditor } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!isEditor) return null
  return (
    <p className="no-print">
      <Button leftSection={<IconCalendarPlus size={16} />} onClick={() => setOpen(true)}>
        {said.openingsFeed}
      </Button>
      {isOpen && (
        <FeedDialog
          name={state.termo ?? said.title}
          path={`/licitacoes/agenda${writeAddress(without(tendersQueryOf(state), 'ordem'))}`}
          title={said.openingsFeed}
          what={said.openingsFeedHelp}
          onClose={() => setOpen(false)}
        />
      )}
    </p>
  )
}

/** What else the archive has of a tender: whether it was suspended since, and who won. */
function SameNumber({ row }: { row: Licitacao }) {
  const {
    words: { tenders: said },
  } = useSpeech()
  const number = tenderNumber(row)
  if (number === null) return null
  return (
    <Link to="/licitacoes" search={{ numero: [number], orgao: [row.orgao], ordem: 'antigas' }}>
      {said.sameNumber}
    </Link>
  )
}

/** A row is nearly always one, but its object is often cut wrong: that is what people must know. */
function qualityOf(
  measured: QualidadeDeLicitacoes,
  said: Words['tenders'],
  format: Format,
): TableQuality {
  const { medida_em, atos, colunas } = measured
  const words = { anuncio: said.announcing, resultado: said.ending }
  const quality = {
    medida_em,
    atos,
    measured: colunas.map(({ avisos, ...column }) => ({ ...column, of: words[avisos] })),
  }
  const object = worstOf(quality, ['objeto'])
  return object === null
    ? quality
    : { ...quality, summary: said.objectQuality(format.percent(object)) }
}
