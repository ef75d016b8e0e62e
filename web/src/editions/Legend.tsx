import { useSpeech } from '../words/words.tsx'
import styles from './EditionsPage.module.css'
import month from './MonthGrid.module.css'

export function Legend({ most, bounds }: { most: number; bounds: number[] }) {
  const {
    words: { editions: said },
    format,
  } = useSpeech()
  const tops = [...bounds, most]
  return (
    <ul className={styles.legend}>
      {most > 0 && (
        <li>
          {said.actsInDay}
          <span className={styles.steps}>
            {tops.map((top, at) => (
              <span
                key={at}
                className={month.day}
                data-heat={at + 1}
                title={said.upTo(format.number(top))}
              />
            ))}
          </span>
          {said.upTo(format.number(most))}
        </li>
      )}
      <li>
        <Sample state="part" heat={2} />
        {said.legend.part}
      </li>
      <li>
        <Sample state="missing" heat={0} />
        {said.legend.missing}
      </li>
      <li>
        <Sample state="unasked" heat={0} />
        {said.legend.unasked}
      </li>
      <li>
        <Sample state="partUnasked" heat={2} />
        {said.legend.partUnasked}
      </li>
      <li>
        <Sample state="whole" heat={2} extra />
        {said.legend.extra}
      </li>
      <li>
        <Sample state="holiday" heat={0} />
        {said.legend.holiday}
      </li>
    </ul>
  )
}

function Sample({ state, heat, extra }: { state: string; heat: number; extra?: true }) {
  return (
    <span
      className={month.day}
      data-state={state}
      data-heat={heat}
      data-extra={extra}
      aria-hidden
    />
  )
}
