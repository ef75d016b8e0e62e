import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { personnelOptions } from '../../api/tables.ts'
import { useSpeech } from '../../words/words.tsx'
import table from '../rows/TablePage.module.css'
import { NO_PAGE } from '../rows/page-state.ts'
import { TurnoverTable } from './TurnoverTable.tsx'
import { ENTRIES, EXITS, type MovementKind } from './kinds.ts'
import { type PersonnelState, personnelQueryOf } from './state.ts'
import { turnoverOf } from './turnover-of.ts'

const FEW = 6
const NO_BODIES = { valores: [], total_valores: 0 }

interface TurnoverProps {
  state: PersonnelState
  /** Months of the same rows are shown, too: both are asked for at once. */
  isByMonth?: boolean
}

/**
 * Who came into offices and who left them, by body, among the rows of the result; a side that the filter of
 * movements leaves out is not shown.
 */
export function Turnover({ state, isByMonth = false }: TurnoverProps) {
  const {
    words: { personnel: said },
    format,
  } = useSpeech()
  const [isWhole, setWhole] = useState(false)
  const entered = useSide(state, ENTRIES, isByMonth)
  const left = useSide(state, EXITS, isByMonth)
  if (!entered || !left) return null
  const bodies = turnoverOf(entered, left, state.orgao)
  if (bodies.length === 0) return null
  const most = Math.max(...bodies.flatMap((body) => [body.entered ?? 0, body.left ?? 0]))
  const isCut = entered.isCut || left.isCut
  const shown = bodies.slice(0, isWhole ? undefined : FEW)
  const told = [
    ...(entered.isAsked ? [said.entries(format.number(entered.total), entered.kinds)] : []),
    ...(left.isAsked ? [said.exits(format.number(left.total), left.kinds)] : []),
  ]
  const isOld = entered.isOld || left.isOld
  return (
    <section className={isOld ? table.old : undefined} aria-busy={isOld}>
      <h2>{said.turnover}</h2>
      <p className="muted small">{said.turnoverOf(told)}</p>
      <TurnoverTable
        head={said.body}
        lines={shown.map((body) => ({
          ...body,
          key: body.path,
          name: (
            <Link to="/pessoal" search={{ ...state, ...NO_PAGE, orgao: [body.path] }}>
              {body.path.split('/').at(-1)}
            </Link>
          ),
        }))}
        most={most}
        hasEntered={entered.isAsked}
        hasLeft={left.isAsked}
      />
      {shown.some((body) => body.entered === null || body.left === null) && (
        <p className="muted small">{said.uncounted}</p>
      )}
      {bodies.length > FEW && (
        <button type="button" className="link small" onClick={() => setWhole(!isWhole)}>
          {isWhole
            ? said.fewerBodies
            : (isCut ? said.largestBodies : said.allBodies)(format.number(bodies.length))}
        </button>
      )}
    </section>
  )
}

/** How many rows of these kinds the bodies have; undefined until they are counted. */
function useSide(state: PersonnelState, kinds: MovementKind[], isByMonth: boolean) {
  const {
    words: { personnel: said },
  } = useSpeech()
  const chosen = state.tipo_movimentacao
  const asked = chosen ? kinds.filter((kind) => chosen.includes(kind)) : kinds
  const isAsked = asked.length > 0
  const { data, isPlaceholderData } = useQuery({
    ...personnelOptions({
      ...personnelQueryOf(state),
      tipo_movimentacao: asked,
      limite: 1,
      facetas: isByMonth ? ['mes', 'orgao'] : ['orgao'],
    }),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  })
  if (isAsked && !data) return undefined
  const { valores, total_valores } = (isAsked && data?.facetas?.orgao) || NO_BODIES
  return {
    isAsked,
    kinds: asked.map((kind) => said.kinds[kind].toLocaleLowerCase()).join(', '),
    total: data?.total ?? 0,
    bodies: valores,
    isCut: total_valores > valores.length,
    isOld: isAsked && isPlaceholderData,
  }
}
