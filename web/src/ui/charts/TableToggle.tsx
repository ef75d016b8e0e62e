import { useSpeech } from '../../words/words.tsx'

interface TableToggleProps {
  isTable: boolean
  onToggle(isTable: boolean): void
}

/** Exchanges a chart for the table of its numbers, and back; paper has what is shown. */
export function TableToggle({ isTable, onToggle }: TableToggleProps) {
  const {
    words: { common },
  } = useSpeech()
  return (
    <button type="button" className="link alone no-print" onClick={() => onToggle(!isTable)}>
      {isTable ? common.asChart : common.asTable}
    </button>
  )
}
