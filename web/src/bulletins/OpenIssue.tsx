import { IconBan, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { issueOptions } from '../api/bulletins.ts'
import { ApiError } from '../api/client.ts'
import type { DestinatarioEnvio } from '../api/schema.ts'
import { Failure } from '../ui/Failure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './HistoryPage.module.css'
import { MailView } from './MailView.tsx'
import { PublicPage } from './PublicPage.tsx'

interface OpenIssueProps {
  /** Ids. */
  bulletin: string
  issue: string
}

/** A mail as it was sent, and what became of it for each recipient. */
export function OpenIssue({ bulletin, issue }: OpenIssueProps) {
  const {
    words: { bulletins: said, common },
    format,
  } = useSpeech()
  const { data, error, refetch } = useQuery(issueOptions(bulletin, issue))
  if (error instanceof ApiError && error.status === 404)
    return (
      <Notice tone="warn">
        {said.noIssue}. {said.noIssueHelp}
      </Notice>
    )
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton sentence={common.loading} />
  return (
    <section className={styles.issue} aria-label={data.assunto}>
      <header>
        <h2>{data.assunto}</h2>
        <p className="small muted">{said.madeAt(format.moment(data.criado_em))}</p>
      </header>
      {data.destinatarios.length === 0 ? (
        <p className="muted">{said.toNobody}</p>
      ) : (
        <ul className={styles.people} aria-label={said.recipients}>
          {data.destinatarios.map((one) => (
            <Recipient key={one.email} recipient={one} />
          ))}
        </ul>
      )}
      {data.pagina !== null && (
        <PublicPage bulletin={bulletin} issue={issue} address={data.pagina} />
      )}
      <MailView mail={data} fileName={`boletim-${data.data}`} />
    </section>
  )
}

const ICONS = { enviado: IconCircleCheck, na_fila: IconClock, descartado: IconBan }

function Recipient({ recipient }: { recipient: DestinatarioEnvio }) {
  const {
    words: { bulletins: said },
    format,
  } = useSpeech()
  const { email, situacao, enviado_em, erro } = recipient
  const Picture = ICONS[situacao]
  return (
    <li>
      <span>{email}</span>
      <span className={styles[situacao]}>
        <Picture size={14} aria-hidden />{' '}
        {enviado_em === null ? said.mailStates[situacao] : said.sentAt(format.moment(enviado_em))}
        {erro !== null && `: ${erro}`}
      </span>
    </li>
  )
}
