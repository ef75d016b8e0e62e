import { getNonce } from 'get-nonce'
import { useEffect, useMemo, useRef, useState } from 'react'
import styles from './MailView.module.css'
import { framedMail } from './framed-mail.ts'

interface MailFrameProps {
  /** A whole document. */
  html: string
  title: string
  /** As wide as a phone. */
  isNarrow: boolean
}

/** A mail in a frame as high as it is. Nothing in it runs: the page may measure it, and it may open links. */
export function MailFrame({ html, title, isNarrow }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(0)
  const [observer] = useState(
    () => new ResizeObserver(([entry]) => entry && setHeight(Math.ceil(entry.target.scrollHeight))),
  )
  useEffect(() => () => observer.disconnect(), [observer])
  const document = useMemo(() => framedMail(html, getNonce() ?? ''), [html])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      data-narrow={isNarrow || undefined}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={document}
      style={{ height }}
      onLoad={() => {
        observer.disconnect()
        const body = frame.current?.contentDocument?.body
        if (body) observer.observe(body)
      }}
    />
  )
}
