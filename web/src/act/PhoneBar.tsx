import { CopyButton } from '@mantine/core'
import {
  IconBellPlus,
  IconFileTypePdf,
  IconFolderPlus,
  IconPrinter,
  IconQuote,
  IconShare2,
} from '@tabler/icons-react'
import type { Publicacao } from '../api/schema.ts'
import { usePublicAddress } from '../app/public-address.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './PhoneBar.module.css'
import { citedOn } from './cited-on.ts'

/** Within reach of the thumb: the official page, the citation, sharing, following. */
interface PhoneBarProps {
  act: Publicacao
  /** null: no query can find later acts about this one. */
  onFollow: (() => void) | null
  /** null: the visitor may not. */
  onKeep: (() => void) | null
}

export function PhoneBar({ act, onFollow, onKeep }: PhoneBarProps) {
  const {
    words: { act: said, common, folders },
  } = useSpeech()
  const citation = citedOn(act)
  const own = `${location.origin}/publicacao/${act.id}`
  const url = usePublicAddress(act.id) ?? own
  // Closing the system's share sheet is no failure.
  const send = () => navigator.share({ title: act.titulo, url }).catch(() => {})
  return (
    <div className={`${styles.bar} no-print`} role="toolbar" aria-label={act.titulo}>
      <a href={act.url_pdf} target="_blank" rel="noreferrer">
        <IconFileTypePdf size={22} aria-hidden />
        {said.officialPdf}
      </a>
      <CopyButton value={citation} timeout={2_000}>
        {({ copied, copy }) => (
          <button type="button" onClick={copy}>
            <IconQuote size={22} aria-hidden />
            <span aria-live="polite">{copied ? common.copied : said.cite}</span>
          </button>
        )}
      </CopyButton>
      <button type="button" aria-label={said.print} onClick={() => window.print()}>
        <IconPrinter size={22} aria-hidden />
        {said.printShort}
      </button>
      {'share' in navigator && (
        <button type="button" onClick={() => void send()}>
          <IconShare2 size={22} aria-hidden />
          {said.send}
        </button>
      )}
      {onKeep && (
        <button type="button" aria-label={folders.keep} onClick={onKeep}>
          <IconFolderPlus size={22} aria-hidden />
          {folders.keepShort}
        </button>
      )}
      {onFollow && (
        <button type="button" onClick={onFollow}>
          <IconBellPlus size={22} aria-hidden />
          {said.followShort}
        </button>
      )}
    </div>
  )
}
