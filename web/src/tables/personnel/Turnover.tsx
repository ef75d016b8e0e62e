import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { personnelOptions } from '../../api/tables.ts'
import { useSpeech } from '../../words/words.tsx'
import table from '../rows/TablePage.module.css'
import { NO_PAGE } from '../rows/page-state.ts'
import styles from './Turnover.module.css'
import { ENTRIES, EXITS, type MovementKind } from './kinds.ts'
import { type PersonnelState, personnelQueryOf } from './state.ts'
import { type BodyTurnover, turnoverOf } from './turnover-of.ts'

const FEW = 6
const NO_BODIES = { valores: [], total_valores: 0 }

/**
 * Who came into offices and who left them, by body, among the rows of the result; a side that the filter of
 * movements leaves out is not shown.
 */
export function Turnover({ state }: { state: PersonnelState }) {
  const {
    words: { personnel: said },
    format,
  } = useSpeech()
  const [isWhole, setWhole] = useState(false)
  const entered = useSide(state, ENTRIES)
  const left = useSide(state, EXITS)
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
    <section className={`${styles.turnover} ${isOld ? table.old : ''}`} aria-busy={isOld}>
      <h2>{said.turnover}</h2>
      <p className="muted small">{said.turnoverOf(told)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{said.body}</th>
            {left.isAsked && (
              <th scope="col" data-left>
                {said.left}
              </th>
            )}
            {entered.isAsked && <th scope="col">{said.entered}</th>}
            {left.isAsked && entered.isAsked && (
              <th scope="col" data-number>
                {said.balance}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((body) => (
            <BodyRow
              key={body.path}
              body={body}
              most={most}
              state={state}
              hasEntered={entered.isAsked}
              hasLeft={left.isAsked}
            />
          ))}
        </tbody>
      </table>
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

interface BodyRowProps {
  body: BodyTurnover
  /** The most rows of a body on a side. */
  most: number
  state: PersonnelState
  hasEntered: boolean
  hasLeft: boolean
}

function BodyRow({ body, most, state, hasEntered, hasLeft }: BodyRowProps) {
  const { format } = useSpeech()
  const { path, entered, left } = body
  return (
    <tr>
      <th scope="row">
        <Link to="/pessoal" search={{ ...state, ...NO_PAGE, orgao: [path] }}>
          {path.split('/').at(-1)}
        </Link>
      </th>
      {hasLeft && (
        <td data-left>
          <Rows count={left} />
          <Bar share={(left ?? 0) / most} isLeft />
        </td>
      )}
      {hasEntered && (
        <td>
          <Bar share={(entered ?? 0) / most} />
          <Rows count={entered} />
        </td>
      )}
      {hasEntered && hasLeft && (
        <td data-number>
          {entered === null || left === null ? '—' : format.signed(entered - left)}
        </td>
      )}
    </tr>
  )
}

function Rows({ count }: { count: number | null }) {
  const { format } = useSpeech()
  return count === null ? '—' : format.number(count)
}

const WIDTH = 160

function Bar({ share, isLeft = false }: { share: number; isLeft?: boolean }) {
  const width = Math.max(share > 0 ? 2 : 0, share * WIDTH)
  return (
    <svg
      width={width}
      height={14}
      className={isLeft ? styles.out : styles.in}
      aria-hidden
      focusable="false"
    >
      <rect x={0.5} y={0.5} width={Math.max(0, width - 1)} height={13} />
    </svg>
  )
}

/** How many rows of these kinds the bodies have; undefined until they are counted. */
function useSide(state: PersonnelState, kinds: MovementKind[]) {
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
      facetas: ['orgao'],
    }),
    placeholderData: (before) => before,
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
