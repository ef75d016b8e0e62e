import { useQuery } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import type { Operations } from '../api/schema.ts'
import { Failure } from '../ui/Failure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './MailPreview.module.css'

/** The mail for the newest acts, as text; the real mail also has it as HTML. */
export function MailPreview({ alert }: { alert: Operations['POST /alertas/previa']['body'] }) {
  const {
    words: { alerts: said, common },
  } = useSpeech()
  const { data, error, refetch } = useQuery({
    queryKey: ['previa', alert],
    queryFn: async ({ signal }) =>
      (await call('POST /alertas/previa', { body: alert, signal })).dados,
  })
  return (
    <section className={styles.preview} aria-label={said.preview}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && data === undefined && <Skeleton sentence={common.loading} />}
      {data === null && <p className="muted">{said.previewNone}</p>}
      {data && (
        <>
          <h2>{data.assunto}</h2>
          <p className="muted small">{said.previewHelp}</p>
          <div
            className={styles.text}
            lang="pt-BR"
            tabIndex={0}
            role="group"
            aria-label={data.assunto}
          >
            {data.texto}
          </div>
        </>
      )}
    </section>
  )
}
