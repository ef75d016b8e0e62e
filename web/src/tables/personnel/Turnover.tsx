import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { personnelOptions } from '../../api/tables.ts'
import { useSpeech } from '../../words/words.tsx'
import { NO_PAGE } from '../rows/page-state.ts'
import styles from './Turnover.module.css'
import { ENTRIES, EXITS, type MovementKind } from './kinds.ts'
import { type PersonnelState, personnelQueryOf } from './state.ts'
import { turnoverOf } from './turnover-of.ts'

const FEW = 6

/** Who came into offices and who left them, by body, among the rows of the result. */
export function Turnover({ state }: { state: PersonnelState }) {
  const {
    words: { personnel: said },
    format,
  } = useSpeech()
  const [isWhole, setWhole] = useState(false)
  const entered = useBodies(state, ENTRIES)
  const left = useBodies(state, EXITS)
  if (!entered || !left) return null
  const bodies = turnoverOf(entered.bodies, left.bodies, state.orgao)
  if (bodies.length === 0) return null
  const most = Math.max(...bodies.flatMap((body) => [body.entered, body.left]))
  const signed = new Intl.NumberFormat(undefined, { signDisplay: 'exceptZero' })
  return (
    <section className={styles.turnover}>
      <h2>{said.turnover}</h2>
      <p className="muted small">
        {said.turnoverOf(format.number(entered.total), format.number(left.total))}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{said.body}</th>
            <th scope="col" data-left>
              {said.left}
            </th>
            <th scope="col">{said.entered}</th>
            <th scope="col" data-number>
              {said.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {bodies.slice(0, isWhole ? undefined : FEW).map((body) => (
            <tr key={body.path}>
              <th scope="row">
                <Link to="/pessoal" search={{ ...state, ...NO_PAGE, orgao: [body.path] }}>
                  {body.path.split('/').at(-1)}
                </Link>
              </th>
              <td data-left>
                {format.number(body.left)}
                <Bar share={body.left / most} isLeft />
              </td>
              <td>
                <Bar share={body.entered / most} />
                {format.number(body.entered)}
              </td>
              <td data-number>{signed.format(body.entered - body.left)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {bodies.length > FEW && (
        <button type="button" className="link small" onClick={() => setWhole(!isWhole)}>
          {isWhole ? said.fewerBodies : said.allBodies(format.number(bodies.length))}
        </button>
      )}
    </section>
  )
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
function useBodies(state: PersonnelState, kinds: MovementKind[]) {
  const chosen = state.tipo_movimentacao
  const asked = chosen ? kinds.filter((kind) => chosen.includes(kind)) : kinds
  const { data } = useQuery({
    ...personnelOptions({
      ...personnelQueryOf(state),
      tipo_movimentacao: asked,
      limite: 1,
      facetas: ['orgao'],
    }),
    placeholderData: (before) => before,
    enabled: asked.length > 0,
  })
  if (asked.length === 0) return { total: 0, bodies: [] }
  return data && { total: data.total ?? 0, bodies: data.facetas?.orgao?.valores ?? [] }
}
