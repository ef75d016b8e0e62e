import { useSpeech } from '../words/words.tsx'
import styles from './Signs.module.css'
import mark from './TextSheet.module.css'
import { concernOf } from './verdicts.ts'

/** One for each way of drawing. */
const DRAWN = ['existe', 'corrigido', 'revogado', 'desconhecido', 'fora_do_acervo'] as const

/** Before there is a text: what this page is for, and how its signs are read. */
export function Signs() {
  const {
    words: { citations: said },
  } = useSpeech()
  return (
    <section className={styles.signs}>
      <h2>{said.first}</h2>
      <p className="muted">{said.firstHelp}</p>
      <ol className={styles.steps}>
        {said.steps.map((step, at) => (
          <li key={step}>
            <b>{at + 1}</b>
            {step}
          </li>
        ))}
      </ol>
      <h3>{said.signs}</h3>
      <dl>
        {DRAWN.map((resultado) => (
          <div key={resultado}>
            <dt>
              <span
                className={`${mark.mark} ${mark[concernOf({ tipo: 'ato', resultado })]} ${mark[resultado]}`}
              >
                {said.verdict[resultado]}
              </span>
            </dt>
            <dd>{said.means[resultado]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
