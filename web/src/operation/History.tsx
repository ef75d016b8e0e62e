import type { Operacao } from '../api/schema.ts'
import { today } from '../lib/dates.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './OperationPage.module.css'

type Historico = Operacao['historico']

const MONTHS = 12

/** How far back the archive goes, and how far the command is that brings past years. */
export function History({ historico: { anos, andamento } }: { historico: Historico }) {
  const {
    words: { operation: said },
  } = useSpeech()
  if (anos.length === 0 && andamento === null) return null
  const [first, last] = [anos.at(0), anos.at(-1)]
  const thisYear = Number(today().slice(0, 4))
  const unfinished = anos.filter(({ ano, meses }) => meses < MONTHS && ano !== thisYear)
  const skipped = first && last ? last.ano - first.ano + 1 - anos.length : 0
  return (
    <section className={styles.answer}>
      <h2>{said.history}</h2>
      {first && last && <p>{said.historySpan(first.ano, last.ano)}</p>}
      {skipped > 0 && <p className="muted">{said.yearsWithout(skipped)}</p>}
      {andamento && <Run run={andamento} />}
      {unfinished.length > 0 && (
        <details>
          <summary>{said.yearsUnfinished(unfinished.length)}</summary>
          <ul className={styles.list}>
            {unfinished.map(({ ano, meses }) => (
              <li key={ano}>{said.monthsOf(ano, meses)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function Run({ run }: { run: NonNullable<Historico['andamento']> }) {
  const {
    words: { operation: said },
    format,
  } = useSpeech()
  const { estado, mes, meses, meses_prontos: done, falta_ms: left, motivo } = run
  const isUnderway = estado !== 'terminado' && estado !== 'parado'
  return (
    <>
      <p>
        {said.historyStates[estado]} {said.monthsDone(done, meses)}{' '}
        {isUnderway && mes && said.monthNow(format.monthYear(`${mes}-01`))} {motivo}
      </p>
      {isUnderway && <progress max={meses} value={done} aria-label={said.history} />}
      {isUnderway && left !== null && (
        <p className="muted">{said.historyLeft(Math.ceil(left / 60_000), format.number)}</p>
      )}
    </>
  )
}
