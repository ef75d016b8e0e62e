import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../api/client.ts'
import { installationOptions } from '../api/session.ts'
import type { Operacao } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { usePageTitle } from '../app/title.ts'
import { Failure } from '../ui/Failure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './OperationPage.module.css'
import { Accounts } from './Accounts.tsx'
import { History } from './History.tsx'
import { Ledger } from './Ledger.tsx'
import { Uploads } from './Uploads.tsx'

const AGAIN_MS = 15_000
/** A delivery that has waited longer is late. */
const LATE_MS = 5 * 60_000
/** A smaller share of free disk space is low. */
const LITTLE = 0.1

/** One column of questions about the installation, each with its answer. */
export function OperationPage() {
  const {
    words: { operation: said, common },
  } = useSpeech()
  const { isOwner } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: ['operacao'],
    queryFn: async ({ signal }) => (await call('GET /operacao', { signal })).dados,
    refetchInterval: AGAIN_MS,
    enabled: isOwner,
  })
  usePageTitle(said.title)
  if (!isOwner)
    return (
      <>
        <h1>{common.noPermission}</h1>
        <p className="muted">{common.noPermissionHelp}</p>
      </>
    )
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton sentence={common.loading} />
  return (
    <div className={styles.page}>
      <h1>{said.title}</h1>
      <Source operation={data} />
      <Queue operation={data} />
      <Mail operation={data} />
      <Imports operation={data} />
      <History historico={data.historico} />
      <Ledger />
      {data.disco && <Disk disco={data.disco} />}
      <Accounts />
      <Uploads />
      <p className="muted small">{said.version(data.versao)}</p>
    </div>
  )
}

interface AnswerProps {
  question: string
  isGood: boolean
  answer: string
  children?: ReactNode
}

function Answer({ question, isGood, answer, children }: AnswerProps) {
  const Picture = isGood ? IconCircleCheck : IconAlertTriangle
  return (
    <section className={styles.answer}>
      <h2>{question}</h2>
      <p data-good={isGood}>
        <Picture size={18} aria-hidden /> {answer}
      </p>
      {children}
    </section>
  )
}

function isLate(moment: string | null): boolean {
  return moment !== null && Date.now() - Date.parse(moment) > LATE_MS
}

function Source({ operation: { coletor, acervo } }: { operation: Operacao }) {
  const {
    words: { operation: said, frame },
    format,
  } = useSpeech()
  const archive = acervo.ultima_data
    ? said.archive(acervo, format.number, format.date(acervo.ultima_data))
    : frame.noEdition
  if (coletor === null)
    return (
      <Answer question={said.source} isGood={false} answer={said.noCollector}>
        <p className="muted">{archive}</p>
      </Answer>
    )
  const {
    falhas_consecutivas: failures,
    ultima_resposta_em: last,
    mensagem,
    proxima_tentativa_em: next,
  } = coletor
  return (
    <Answer
      question={said.source}
      isGood={failures === 0}
      answer={failures === 0 ? said.sourceAnswers : said.sourceFails(failures)}
    >
      <p className="muted">
        {mensagem} {last && said.lastAnswer(format.moment(last))}{' '}
        {next && said.nextTry(format.moment(next))}
      </p>
      <p className="muted">{archive}</p>
    </Answer>
  )
}

function Queue({ operation: { fila } }: { operation: Operacao }) {
  const {
    words: { operation: said },
    format,
  } = useSpeech()
  const late = isLate(fila.mais_antiga_em)
  return (
    <Answer question={said.queue} isGood={!late} answer={late ? said.queueLate : said.queueGood}>
      <p className="muted">
        {said.waiting(fila, format.number)}{' '}
        {fila.mais_antiga_em && said.oldest(format.moment(fila.mais_antiga_em))}
      </p>
    </Answer>
  )
}

function Mail({ operation: { correio } }: { operation: Operacao }) {
  const {
    words: { operation: said },
    format,
  } = useSpeech()
  const { data: installation } = useQuery(installationOptions)
  if (!installation) return null
  const isGood =
    installation.correio && !isLate(correio.mais_antigo_em) && correio.ultimo_erro === null
  const answer = installation.correio ? (isGood ? said.mailGood : said.mailBad) : said.mailOff
  return (
    <Answer question={said.mail} isGood={isGood} answer={answer}>
      <p className="muted">
        {said.mails(correio, format.number)} {correio.ultimo_erro}
      </p>
    </Answer>
  )
}

function Imports({ operation: { importacoes } }: { operation: Operacao }) {
  const {
    words: { operation: said },
    format,
  } = useSpeech()
  const { recusados, rejeicoes } = importacoes
  const isGood = recusados.length + rejeicoes.length === 0
  return (
    <Answer
      question={said.imports}
      isGood={isGood}
      answer={isGood ? said.importsGood : said.importsBad(recusados.length, rejeicoes.length)}
    >
      {!isGood && (
        <details>
          <summary>{said.which}</summary>
          <ul className={styles.list}>
            {recusados.map(({ arquivo, motivo, em }) => (
              <li key={`${arquivo} ${em}`}>
                <code>{arquivo}</code> {motivo} ({format.moment(em)})
              </li>
            ))}
            {rejeicoes.map(({ arquivo, artigo, motivo }) => (
              <li key={`${arquivo} ${artigo}`}>
                <code>
                  {arquivo}, {artigo}
                </code>{' '}
                {motivo}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Answer>
  )
}

function Disk({ disco }: { disco: NonNullable<Operacao['disco']> }) {
  const {
    words: { operation: said },
    format,
  } = useSpeech()
  const share = disco.total_bytes > 0 ? disco.livre_bytes / disco.total_bytes : 0
  return (
    <Answer
      question={said.disk}
      isGood={share >= LITTLE}
      answer={said.free(format.bytes(disco.livre_bytes), format.percent(share))}
    >
      <p className="muted">
        {said.database(format.bytes(disco.banco_bytes), format.bytes(disco.wal_bytes))}
      </p>
    </Answer>
  )
}
