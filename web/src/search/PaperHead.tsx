import { useSpeech } from '../words/words.tsx'
import styles from './SearchPage.module.css'
import type { SearchState } from '../query/state.ts'

/** Only on paper: the search, and how to repeat it. */
export function PaperHead({ state }: { state: SearchState }) {
  const {
    words: { act, common, search },
    format,
  } = useSpeech()
  const chosen = [
    ...(state.secao ?? []).map((section) => common.section[section]),
    ...(state.orgao ?? []),
    ...(state.tipo_ato ?? []),
    ...(state.situacao ?? []).map((situation) => common.situacao[situation] ?? situation),
  ]
  return (
    <div className={styles.paper}>
      <p>
        {common.gazette}, {search.title.toLocaleLowerCase()}:{' '}
        <b>{state.termo ?? search.everything}</b>
      </p>
      {chosen.length > 0 && <p>{chosen.join('; ')}</p>}
      <p>
        {act.printedOn(format.moment(new Date().toISOString()))}, {location.href}
      </p>
    </div>
  )
}
