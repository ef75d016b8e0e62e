import { CloseButton, Progress } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { ApiError } from '../api/client.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './ExportLine.module.css'
import { reloadIfThere } from '../app/deployment.ts'
import { type Exporting, dismissExport, useExporting } from '../app/exporting.ts'
import { PartMissing } from '../app/parts.ts'

/** The running download, in a corner of every page. */
export function ExportLine() {
  const exporting = useExporting()
  const {
    words: { frame },
  } = useSpeech()
  if (exporting === null) return null
  return (
    <aside className={`${styles.line} no-print`} aria-label={frame.exporting}>
      <State exporting={exporting} />
      <CloseButton
        aria-label={exporting.state === 'under way' ? frame.cancelExport : frame.dismiss}
        onClick={dismissExport}
      />
    </aside>
  )
}

function State({ exporting }: { exporting: Exporting }) {
  const {
    words: { frame, common },
    format,
  } = useSpeech()
  const { state, acts, total, bytes, name, error } = exporting
  if (state === 'failed')
    return (
      <p role="alert">
        <IconAlertCircle size={18} color="var(--bad)" aria-hidden />
        {error instanceof PartMissing ? (
          <span>
            {frame.exportPartMissing}{' '}
            <button type="button" className="link" onClick={() => void reloadIfThere()}>
              {frame.reload}
            </button>
          </span>
        ) : (
          <span>{error instanceof ApiError ? error.message : frame.exportFailed}</span>
        )}
      </p>
    )
  if (state === 'done')
    return (
      <p role="status">
        <IconCircleCheck size={18} color="var(--ok)" aria-hidden />
        <span>
          <b>{name}</b>{' '}
          {[acts !== null && common.acts(acts, format.number(acts)), format.bytes(bytes)]
            .filter(Boolean)
            .join(', ')}
        </span>
      </p>
    )
  const share = acts === null || !total ? null : acts / total
  return (
    <div className={styles.running}>
      <p>
        {acts === null || total === null
          ? frame.fetched(format.bytes(bytes))
          : frame.fetchedActs(format.number(acts), total, format.number(total))}
      </p>
      {share !== null && (
        <Progress value={share * 100} size="sm" aria-label={frame.exporting} color="var(--h4)" />
      )}
    </div>
  )
}
