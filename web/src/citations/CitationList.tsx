import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useIsPrinting } from '../app/printing.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './CitationList.module.css'
import { CitationRow } from './CitationRow.tsx'
import { type Numbered, byUrgency } from './verdicts.ts'

/** More citations that are as they should be are folded. */
const FEW = 2

interface CitationListProps {
  all: readonly Numbered[]
  chosen: number | null
  onChoose(number: number): void
  onShow(number: number): void
}

/** What the archive says of each citation: what needs a look first. */
export function CitationList({ all, chosen, onChoose, onShow }: CitationListProps) {
  const {
    words: { citations: said },
    format,
  } = useSpeech()
  const isPrinting = useIsPrinting()
  const [asked, setWhich] = useState<'review' | 'all'>('all')
  const which = isPrinting ? 'all' : asked
  const [isWhole, setWhole] = useState(false)
  const toReview = byUrgency(all).filter(({ concern }) => concern !== 'ok')
  const fine = which === 'review' ? [] : all.filter(({ concern }) => concern === 'ok')
  const isFolded = !isWhole && !isPrinting && fine.length > FEW
  // One that was chosen in the text is never folded away.
  const shown = isFolded ? fine.filter(({ number }, at) => at === 0 || number === chosen) : fine
  const left = fine.length - shown.length
  return (
    <>
      <header className={styles.head}>
        <h2>{said.list}</h2>
        <SegmentedControl
          className="no-print"
          aria-label={said.which}
          value={which}
          onChange={setWhich}
          data={[
            { value: 'review', label: said.toReview },
            { value: 'all', label: said.all },
          ]}
        />
      </header>
      <ul>
        {[...toReview, ...shown].map((one) => (
          <CitationRow
            key={one.number}
            one={one}
            isChosen={one.number === chosen}
            onChoose={onChoose}
            onShow={onShow}
          />
        ))}
      </ul>
      {which === 'review' && toReview.length === 0 && (
        <p className={styles.nothing}>{said.nothingToReview}</p>
      )}
      {left > 0 && (
        <button
          type="button"
          className={`link small ${styles.more}`}
          onClick={() => setWhole(true)}
        >
          {said.others(left, format.number(left))}
        </button>
      )}
    </>
  )
}
