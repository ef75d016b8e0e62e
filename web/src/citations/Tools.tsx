import { Button, CopyButton, FileButton } from '@mantine/core'
import { IconArrowBackUp, IconCopy, IconDownload, IconFileText, IconX } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { saveFile } from '../app/save-file.ts'
import { today } from '../lib/dates.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './CitationsPage.module.css'
import type { CitationMark } from './marks.ts'
import { type CheckLimits, annotatedText, citationReport } from './report.ts'
import type { Numbered } from './verdicts.ts'

/** What browsers offer to choose; what a file is, its bytes say. */
const ACCEPTED = '.docx,.pdf,.txt,.md,text/plain'

interface ToolsProps {
  text: string
  all: readonly Numbered[]
  marks: readonly CitationMark[]
  limits: CheckLimits
  /** What was found is of this text, and may leave with it. */
  isCurrent: boolean
  /** The text before this one, if it was not empty. */
  replaced: string
  onFile(file: File): void
  onReplace(text: string): void
}

/** What may be done with the whole of a text. */
export function Tools({
  text,
  all,
  marks,
  limits,
  isCurrent,
  replaced,
  onFile,
  onReplace,
}: ToolsProps) {
  const { words, format } = useSpeech()
  const { citations: said, common } = words
  const day = today()
  const { at, count, more } = limits
  const report = useMemo(() => {
    const speaking = { words, format, today: day, origin: location.origin }
    return citationReport(all, { at, count, more }, speaking)
  }, [all, at, count, more, words, format, day])
  const forgetFile = useRef<() => void>(null)
  const open = (file: File | null) => {
    if (file) onFile(file)
    // Else the same file could not be chosen again.
    forgetFile.current?.()
  }
  const save = () => {
    const noted = annotatedText(text, marks, report, said.notes)
    saveFile(new Blob([noted], { type: 'text/plain;charset=utf-8' }), said.fileName(day))
  }
  return (
    <div className={`${styles.tools} no-print`}>
      <FileButton onChange={open} accept={ACCEPTED} resetRef={forgetFile}>
        {(props) => (
          <Button {...props} leftSection={<IconFileText size={16} />}>
            {said.file}
          </Button>
        )}
      </FileButton>
      {all.length > 0 && isCurrent && (
        <>
          <CopyButton value={report} timeout={2_000}>
            {({ copied, copy }) => (
              <Button leftSection={<IconCopy size={16} />} onClick={copy}>
                <span aria-live="polite">{copied ? common.copied : said.copyReport}</span>
              </Button>
            )}
          </CopyButton>
          <Button leftSection={<IconDownload size={16} />} onClick={save}>
            {said.download}
          </Button>
        </>
      )}
      {text !== '' && (
        <Button variant="subtle" leftSection={<IconX size={16} />} onClick={() => onReplace('')}>
          {said.clear}
        </Button>
      )}
      {replaced !== '' && (
        <Button
          variant="subtle"
          leftSection={<IconArrowBackUp size={16} />}
          onClick={() => onReplace(replaced)}
        >
          {said.undo}
        </Button>
      )}
    </div>
  )
}
