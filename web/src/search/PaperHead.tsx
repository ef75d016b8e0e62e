import { filterWords } from '../filters/readable.ts'
import { standingFilterOf } from '../filters/standing.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './SearchPage.module.css'
import type { SearchState } from '../query/state.ts'

/** Only on paper: the search, and how to repeat it. */
export function PaperHead({ state }: { state: SearchState }) {
  const { words, format } = useSpeech()
  const { act, common, search } = words
  const chosen = filterWords(standingFilterOf(state), words, format)
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
