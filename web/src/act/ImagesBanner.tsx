import { IconPhoto } from '@tabler/icons-react'
import type { Aviso } from '../api/schema.ts'
import { noticeText } from '../words/notices.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './SituationBanner.module.css'

interface ImagesBannerProps {
  avisos: Aviso[]
  /** The address of the certified page. */
  certified: string
}

/** Above the text of an act: that the rest of it is in images. */
export function ImagesBanner({ avisos, certified }: ImagesBannerProps) {
  const { words, format } = useSpeech()
  return avisos.map((aviso) => (
    <div key={aviso.codigo} className={`${styles.banner} ${styles.warn}`} role="note">
      <IconPhoto size={20} aria-hidden />
      <p className={styles.text}>{noticeText(aviso, words.notices, format.date)}</p>
      <p className={styles.ways}>
        <a href={certified} target="_blank" rel="noreferrer" className="alone">
          {words.act.certifiedPage}
        </a>
      </p>
    </div>
  ))
}
