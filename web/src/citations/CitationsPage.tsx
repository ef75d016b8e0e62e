import { Link } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import { usePageTitle } from '../app/title.ts'
import { Failure } from '../ui/Failure.tsx'
import { Notices } from '../ui/Notices.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSpeech } from '../words/words.tsx'
import { CitationList } from './CitationList.tsx'
import styles from './CitationsPage.module.css'
import { Counts } from './Counts.tsx'
import { KeysLine } from './KeysLine.tsx'
import { Measured } from './Measured.tsx'
import { Signs } from './Signs.tsx'
import { TextNotices } from './TextNotices.tsx'
import { TextSheet } from './TextSheet.tsx'
import { Tools } from './Tools.tsx'
import { useKeptText } from './kept-text.ts'
import { useChosen } from './use-chosen.ts'
import { useTextFile } from './use-text-file.ts'
import { useVerification } from './use-verification.ts'

/** A text with its citations verified where they stand, and beside it what the archive says of each. */
export function CitationsPage() {
  const {
    words: { citations: said, frame },
  } = useSpeech()
  usePageTitle(said.title)
  const { text, write, replaced, replace } = useKeptText()
  const verification = useVerification(text)
  const { all, marks, verified, isCurrent, error, isChecking, retry, parts } = verification
  const sheet = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { chosen, choose, enterList, show } = useChosen({ sheet, list, marks, verified })
  const restart = (other: string) => {
    replace(other)
    verification.restart()
  }
  const file = useTextFile(restart)
  const counts = useId()
  const limits = { at: parts.at, count: parts.count, more: verified?.more ?? 0 }
  /** What was said of a file is not said of another text. */
  const forgetting = (change: (other: string) => void) => (other: string) => {
    file.forget()
    change(other)
  }
  return (
    <>
      <header className={styles.head}>
        <div>
          <p className="small muted no-print">
            <Link to="/" className="alone">
              {frame.search}
            </Link>{' '}
            / {said.crumb}
          </p>
          <h1>{said.title}</h1>
        </div>
        <Tools
          text={text}
          all={all}
          marks={marks}
          limits={limits}
          isCurrent={isCurrent}
          replaced={replaced}
          onFile={file.open}
          onReplace={forgetting(restart)}
        />
      </header>
      <Counts
        id={counts}
        all={all}
        verified={verified}
        isChecking={isChecking}
        isCurrent={isCurrent}
      />
      <div className={styles.page}>
        <div className={styles.text}>
          <TextNotices
            letters={text.length}
            limits={limits}
            onPart={parts.choose}
            file={file.state}
          />
          <TextSheet
            ref={sheet}
            text={text}
            marks={marks}
            chosen={chosen}
            describedBy={counts}
            onChange={forgetting(write)}
            onChoose={choose}
            onFile={file.open}
            onLeave={enterList}
          />
          <KeysLine />
        </div>
        <section ref={list} className={styles.list} aria-busy={isChecking}>
          {error && (
            <Failure error={error} title={said.failed} keeps={said.keeps} onRetry={retry} />
          )}
          {text.trim() === '' && <Signs />}
          {isChecking && !verified && <Skeleton sentence={said.checking} />}
          {verified && (
            <div className={isCurrent ? undefined : styles.old}>
              {all.length > 0 && (
                <CitationList all={all} chosen={chosen} onChoose={choose} onShow={show} />
              )}
              {all.length === 0 && isCurrent && (
                <>
                  <h2>{parts.count > 1 ? said.noneInPart : said.none}</h2>
                  <p className="muted">{said.noneHelp}</p>
                </>
              )}
              <Notices avisos={verified.avisos} />
              <Measured />
            </div>
          )}
        </section>
      </div>
    </>
  )
}
