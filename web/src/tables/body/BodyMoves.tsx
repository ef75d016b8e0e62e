import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Movimento, PaginaPessoal } from '../../api/schema.ts'
import { useSpeech } from '../../words/words.tsx'
import { PersonCard } from '../personnel/PersonCard.tsx'
import { Turnover } from '../personnel/Turnover.tsx'
import { TurnoverTable } from '../personnel/TurnoverTable.tsx'
import { personnelColumns } from '../personnel/columns.tsx'
import { ENTRIES, EXITS } from '../personnel/kinds.ts'
import type { PersonnelState } from '../personnel/state.ts'
import type { OpenRows } from '../rows/use-open-rows.ts'
import { BodyPart, together } from './BodyPart.tsx'
import { RowWays } from './RowWays.tsx'
import { RowsPart } from './RowsPart.tsx'
import { type BodyRows, HIGH_CODES } from './body-rows.ts'
import { daysOf, monthsOfMoves } from './months.ts'
import type { OfBody } from './state.ts'

interface BodyMovesProps {
  filter: OfBody
  rows: BodyRows
  opened: OpenRows
}

const COLUMNS = ['pessoa', 'movimento', 'cargo', 'nivel', 'unidade']

/** Who came to a body and who left it: by month, by the bodies below it, and those of high offices. */
export function BodyMoves({ filter, rows: { entered, left, high }, opened }: BodyMovesProps) {
  const { words, format } = useSpeech()
  const { body: said, personnel, common } = words
  const file = {
    columns: personnelColumns(words, format),
    nameOf: (row: Movimento) => personnel.act(common.section[row.secao], row.pagina),
  }
  const moves = { ...filter, tipo_movimentacao: [...ENTRIES, ...EXITS] }
  return (
    <>
      <BodyPart title={said.byMonth} help={said.monthsHelp} asked={together(entered, left)}>
        {([came, went]) => (
          <>
            <Months moves={moves} came={came} went={went} />
            <RowWays
              {...file}
              table="pessoal"
              state={moves}
              total={(came.total ?? 0) + (went.total ?? 0)}
            />
          </>
        )}
      </BodyPart>
      <Turnover isByMonth state={moves} />
      <RowsPart
        title={said.high}
        help={said.highHelp(HIGH_CODES.join(', '))}
        asked={high}
        none={said.noHigh}
        table="pessoal"
        state={{ ...filter, codigo_min: HIGH_CODES }}
        {...file}
        shown={COLUMNS}
        opened={opened}
        cardOf={(row) => <PersonCard row={row} />}
      />
    </>
  )
}

/** A year. */
const FEW = 12

interface MonthsProps {
  /** The filter of the rows that are counted. */
  moves: OfBody & PersonnelState
  came: PaginaPessoal
  went: PaginaPessoal
}

function Months({ moves, came, went }: MonthsProps) {
  const {
    words: { body: said },
    format,
  } = useSpeech()
  const [isWhole, setWhole] = useState(false)
  const months = monthsOfMoves(came.facetas?.mes?.valores ?? [], went.facetas?.mes?.valores ?? [])
  if (months.length === 0) return <p>{said.noMoves}</p>
  return (
    <>
      <TurnoverTable
        head={said.month}
        most={Math.max(...months.flatMap(({ entered, left }) => [entered, left]))}
        lines={months.slice(0, isWhole ? undefined : FEW).map(({ month, entered, left }) => ({
          key: month,
          name: (
            <Link to="/pessoal" search={{ ...moves, ...daysOf(month, moves) }}>
              {format.monthYear(`${month}-01`)}
            </Link>
          ),
          entered,
          left,
        }))}
      />
      {months.length > FEW && (
        <button type="button" className="link small" onClick={() => setWhole(!isWhole)}>
          {isWhole ? said.fewerMonths : said.allMonths(format.number(months.length))}
        </button>
      )}
    </>
  )
}
