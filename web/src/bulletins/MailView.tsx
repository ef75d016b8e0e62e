import { SegmentedControl } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { PreviaBoletim } from '../api/schema.ts'
import { saveFile } from '../app/save-file.ts'
import { useSpeech } from '../words/words.tsx'
import { MailFrame } from './MailFrame.tsx'
import styles from './MailView.module.css'

const VIEWS = ['mail', 'phone', 'text'] as const

interface MailViewProps {
  mail: Pick<PreviaBoletim, 'assunto' | 'html' | 'texto' | 'csv' | 'xlsx'>
  /** Of its spreadsheets, without what follows the dot. */
  fileName: string
  /** Beside the choice of the view. */
  children?: ReactNode
}

/** A mail as its reader gets it, wide, narrow or as text. */
export function MailView({ mail, fileName, children }: MailViewProps) {
  const { bulletins: said } = useSpeech().words
  const [view, setView] = useState<(typeof VIEWS)[number]>('mail')
  const { assunto, html, texto } = mail
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
          <SpreadSheets mail={mail} name={fileName} />
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
function SpreadSheets({ mail, name }: { mail: Pick<PreviaBoletim, 'csv' | 'xlsx'>; name: string }) {
  const {
    words: { bulletins: said },
    format,
  } = useSpeech()
  const { csv, xlsx } = mail
  if (csv === null && xlsx === null) return null
  return (
    <>
      <dt>{said.mailFile}</dt>
      <dd className={styles.files}>
        {csv !== null && (
          <SavedFile
            file={new Blob([csv], { type: 'text/csv' })}
            name={`${name}.csv`}
            label={(size) => said.saveCsv(format.bytes(size))}
          />
        )}
        {xlsx !== null && (
          <SavedFile
            file={new Blob([bytesOf(xlsx)], { type: XLSX_TYPE })}
            name={`${name}.xlsx`}
            label={(size) => said.saveXlsx(format.bytes(size))}
          />
        )}
      </dd>
    </>
  )
}

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (one) => one.codePointAt(0)!) // atob gives bytes
}

function SavedFile({
  file,
  name,
  label,
}: {
  file: Blob
  name: string
  label: (size: number) => string
}) {
  return (
    <button type="button" className="link alone" onClick={() => saveFile(file, name)}>
      {label(file.size)}
    </button>
  )
}
