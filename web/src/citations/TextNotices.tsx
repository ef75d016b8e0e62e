import { Button } from '@mantine/core'
import { LONGEST_TEXT } from '../api/citations.ts'
import { Notice } from '../ui/Notice.tsx'
import { useSpeech } from '../words/words.tsx'
import type { CheckLimits } from './report.ts'
import type { FileState } from './use-text-file.ts'

interface TextNoticesProps {
  letters: number
  limits: CheckLimits
  onPart(at: number): void
  file: FileState | null
}

/** What became of a file, and what of the text was left out. */
export function TextNotices({ letters, limits, onPart, file }: TextNoticesProps) {
  const {
    words: { citations: said },
    format,
  } = useSpeech()
  const { at, count, more } = limits
  const isLast = at === count - 1
  return (
    <>
      {file?.is === 'unread' && (
        <Notice tone="bad">
          <b>{said.fileTitle(file.name)}</b>
          <p>{said.fileFaults[file.fault]}</p>
        </Notice>
      )}
      {file?.is === 'reading' && (
        <p className="small muted" role="status">
          {said.reading(file.name)}
        </p>
      )}
      {file?.is === 'opened' && (
        <p className="small muted" role="status">
          {said.opened(file.name)}
        </p>
      )}
      {count > 1 && (
        <Notice
          tone="warn"
          action={
            <Button onClick={() => onPart(isLast ? 0 : at + 1)}>
              {isLast ? said.firstPart : said.nextPart}
            </Button>
          }
        >
          <p>
            {said.tooLong(format.number(letters), format.number(LONGEST_TEXT))}{' '}
            {said.part(format.number(at + 1), format.number(count))}
          </p>
        </Notice>
      )}
      {more > 0 && (
        <Notice tone="warn">
          <p>{said.tooMany(format.number(more))}</p>
        </Notice>
      )}
    </>
  )
}
