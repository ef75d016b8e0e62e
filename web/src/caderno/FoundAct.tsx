import type { AtoDoCaderno } from '../api/schema.ts'
import { Folio } from '../ui/Folio.tsx'
import { SituationTag } from '../ui/SituationTag.tsx'
import { byDay } from '../lib/by-day.ts'
import { deadlineTime } from '../ui/deadline-text.ts'
import { useSpeech } from '../words/words.tsx'
import { FoundRows } from './FoundRows.tsx'
import { MarkedRow } from './MarkedRow.tsx'
import styles from './MarkedRow.module.css'
import type { Marks } from './use-marks.ts'

interface FoundActProps {
  act: AtoDoCaderno
  consulta: string
  /** The name of the alert under which it stands. */
  alert: string
  marks: Marks
}

/** An act that an alert has found, with the passage that shows why. */
export function FoundAct({ act, consulta, alert, marks }: FoundActProps) {
  const { linhas, prazos, trecho, outros_alertas, termos_correspondentes, parte, orgao } = act
  const {
    words: { deadlines: said },
    format,
  } = useSpeech()
  const [next] = prazos.toSorted(byDay)
  const names = [alert, ...outros_alertas.map(({ nome }) => nome)]
  return (
    <MarkedRow
      act={act}
      marks={marks}
      consulta={consulta}
      parte={parte}
      head={
        <>
          <Folio act={act} />
          <SituationTag situacao={act.situacao} />
        </>
      }
    >
      <p className={styles.body}>{orgao.split('/').slice(-2).join(', ')}</p>
      {linhas.length > 0 ? (
        <FoundRows rows={linhas} />
      ) : (
        <p className={styles.excerpt}>
          {trecho.map(({ texto, marcado }, place) =>
            marcado ? <mark key={place}>{texto}</mark> : texto,
          )}
        </p>
      )}
      {(next || outros_alertas.length > 0 || termos_correspondentes.length > 0) && (
        <p className={styles.facts}>
          {next && (
            <b>
              {said.kind[next.tipo]}: {deadlineTime(next, said, format)}
            </b>
          )}
          {[...termos_correspondentes, ...names].map((fact, at) => (
            <span key={at}>{fact}</span>
          ))}
        </p>
      )}
    </MarkedRow>
  )
}
