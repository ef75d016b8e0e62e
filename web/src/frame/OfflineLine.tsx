import { IconWifiOff } from '@tabler/icons-react'
import { useIsOnline } from '../lib/online.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Frame.module.css'

export function OfflineLine() {
  const {
    words: { common },
  } = useSpeech()
  const isOnline = useIsOnline()
  return (
    <div role="status" className="no-print">
      {!isOnline && (
        <p className={styles.offline}>
          <IconWifiOff size={16} aria-hidden />
          <span>
            <b>{common.offline}</b> {common.offlineKeeps}
          </span>
        </p>
      )}
    </div>
  )
}
