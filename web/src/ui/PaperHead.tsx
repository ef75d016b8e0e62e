import { useSpeech } from '../words/words.tsx'
import styles from './PaperHead.module.css'

interface PaperHeadProps {
  /** Where it was asked: a screen's title. */
  title: string
  /** The words that were sought. */
  asked: string
  /** The filters, in words. */
  chosen: string[]
}

/** Only on paper: what was asked, and how to repeat it. */
export function PaperHead({ title, asked, chosen }: PaperHeadProps) {
  const { words, format } = useSpeech()
  const { act, common } = words
  return (
    <div className={styles.paper}>
      <p>
        {common.gazette}, {title.toLocaleLowerCase()}: <b>{asked}</b>
      </p>
      {chosen.length > 0 && <p>{chosen.join('; ')}</p>}
      <p>
        {act.printedOn(format.moment(new Date().toISOString()))}, {location.href}
      </p>
    </div>
  )
}
