import { SegmentedControl } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { PreviaBoletim } from '../api/schema.ts'
import { saveFile } from '../app/save-file.ts'
import { useSpeech } from '../words/words.tsx'
import { MailFrame } from './MailFrame.tsx'
import styles from './MailView.module.css'

const VIEWS = ['mail', 'phone', 'text'] as const

interface MailViewProps {
  mail: Pick<PreviaBoletim, 'assunto' | 'html' | 'texto' | 'csv'>
  /** Of its spreadsheet. */
  fileName: string
  /** Beside the choice of the view. */
  children?: ReactNode
}

/** A mail as its reader gets it, wide, narrow or as text. */
export function MailView({ mail, fileName, children }: MailViewProps) {
  const { bulletins: said } = useSpeech().words
  const [view, setView] = useState<(typeof VIEWS)[number]>('mail')
  const { assunto, html, texto, csv } = mail
  return (
    <div className={styles.view}>
      <div className={styles.tools}>
        <SegmentedControl
          aria-label={said.view}
          value={view}
          onChange={setView}
          data={VIEWS.map((one) => ({ value: one, label: said.views[one] }))}
        />
        {children}
      </div>
      <div className={styles.mail} data-narrow={view === 'phone' || undefined}>
        <dl className={styles.facts}>
          <dt>{said.mailSubject}</dt>
          <dd>
            <b>{assunto}</b>
          </dd>
          {csv !== null && <SpreadSheet csv={csv} name={fileName} />}
        </dl>
        {view === 'text' ? (
          <div className={styles.text} lang="pt-BR" tabIndex={0} role="group" aria-label={assunto}>
            {texto}
          </div>
        ) : (
          <MailFrame html={html} title={said.mailFrame(assunto)} isNarrow={view === 'phone'} />
        )}
      </div>
    </div>
  )
}

/** What is attached to it. */
function SpreadSheet({ csv, name }: { csv: string; name: string }) {
  const {
    words: { bulletins: said },
    format,
  } = useSpeech()
  const file = new Blob([csv], { type: 'text/csv' })
  return (
    <>
      <dt>{said.mailFile}</dt>
      <dd>
        <button type="button" className="link alone" onClick={() => saveFile(file, name)}>
          {said.saveCsv(format.bytes(file.size))}
        </button>
      </dd>
    </>
  )
}
