import type { ReactNode } from 'react'
import { useSpeech } from '../../words/words.tsx'
import styles from './Turnover.module.css'

interface TurnoverLine {
  key: string
  name: ReactNode
  /** Null: nobody counted them. */
  entered: number | null
  left: number | null
}

interface TurnoverTableProps {
  /** What the lines are. */
  head: string
  lines: TurnoverLine[]
  /** The most rows of a line on a side, shown or not. */
  most: number
  hasEntered?: boolean
  hasLeft?: boolean
}

/** Who left and who came, line by line, as bars on either side. */
export function TurnoverTable({
  head,
  lines,
  most,
  hasEntered = true,
  hasLeft = true,
}: TurnoverTableProps) {
  const {
    words: { personnel: said },
    format,
  } = useSpeech()
  return (
    <div className={styles.turnover}>
      <table>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {hasLeft && (
              <th scope="col" data-left>
                {said.left}
              </th>
            )}
            {hasEntered && <th scope="col">{said.entered}</th>}
            {hasLeft && hasEntered && (
              <th scope="col" data-number>
                {said.balance}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, entered, left }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
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
          ))}
        </tbody>
      </table>
    </div>
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
