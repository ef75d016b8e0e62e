import { Button, CopyButton, Modal, Tabs } from '@mantine/core'
import { IconCode, IconKey } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../api/client.ts'
import type { Estatisticas, Webhook } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { type WatchedRows, isListable, listedInAddress } from '../tables/watched/watched-rows.ts'
import { watchedWords } from '../tables/watched/watched-words.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { CopyAs } from '../ui/CopyAs.tsx'
import { Query } from '../ui/Query.tsx'
import { filterWords } from '../filters/readable.ts'
import { useSpeech } from '../words/words.tsx'
import { isBrowser } from '../browsers/subscription.ts'
import { Secret } from './WebhookForm.tsx'
import styles from './WebhookPage.module.css'
import { hasActs, hasRows, watchedBy } from './draft.ts'
import { webhookCall } from './sample-call.ts'
import { sendingWords } from './sending.ts'
import { VERIFYING } from './verifying.ts'

interface ReceivesProps {
  webhook: Webhook
  statistics: Estatisticas | undefined
}

/** Beside the deliveries: its failures in plain words, what it receives, and its secret. */
export function Receives({ webhook, statistics }: ReceivesProps) {
  const { words, format } = useSpeech()
  const { isEditor } = useSession()
  const { webhooks: said, common } = words
  const { termos, secoes, orgaos, literal } = webhook.filtros
  const further = { secoes: [], orgaos: [], literal: literal || webhook.leitura === 0 }
  const others = filterWords({ ...webhook.filtros, ...further }, words, format)
  const receipt = webhook.conferido_ate
  const errors = statistics?.erros_recentes ?? []
  const kept = errors.reduce((sum, { quantidade }) => sum + quantidade, 0)
  const failed = statistics?.tentativas.falhas ?? 0
  return (
    <aside className={styles.side}>
      <section>
        <h3>{said.recentErrors}</h3>
        {errors.length === 0 && <p className="muted small">{said.noErrors}</p>}
        {kept < failed && (
          <p className="muted small">
            {said.latestErrors(format.number(kept), format.number(failed))}
          </p>
        )}
        <ul className={styles.errors}>
          {errors.map(({ erro, quantidade, ultimo_em, ultimo_status_http }) => (
            <li key={`${erro} ${ultimo_status_http}`}>
              <div>
                <b>
                  {erro === 'status_http'
                    ? said.status(ultimo_status_http ?? 0)
                    : said.errorNames[erro]}
                </b>
                <span className="figures">{format.number(quantidade)}</span>
              </div>
              <p className="muted">
                {said.errors[erro]} {said.last(format.moment(ultimo_em))}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{said.receives}</h3>
        <ul>
          {webhook.eventos.map((event) => (
            <li key={event}>
              <code>{event}</code>
            </li>
          ))}
        </ul>
        <dl>
          {hasRows(webhook.eventos) && <RowsReceived watched={watchedBy(webhook)} />}
          {hasActs(webhook.eventos) && (
            <>
              <dt>{said.terms}</dt>
              {termos.length === 0 && <dd>{said.any}</dd>}
              {termos.map((term) => (
                <dd key={term}>
                  <code>
                    <Query text={term} />
                  </code>
                </dd>
              ))}
              <dt>{said.sections}</dt>
              <dd>
                {secoes.length > 0
                  ? secoes.map((one) => common.section[one]).join(', ')
                  : said.anySection}
              </dd>
              <dt>{said.bodies}</dt>
              <dd>{orgaos.length > 0 ? orgaos.join('; ') : said.any}</dd>
            </>
          )}
          <dt>{said.sending}</dt>
          {sendingWords(webhook, words).map((one) => (
            <dd key={one}>{one}</dd>
          ))}
          {others.length > 0 && <dt>{words.filters.more}</dt>}
          {others.map((one) => (
            <dd key={one}>{one}</dd>
          ))}
        </dl>
        {isEditor && !isBrowser(webhook) && (
          <p className="small muted">
            {said.inProgram} <CopyAs call={webhookCall(webhook)} />
            {webhook.eventos.includes('alerta.match') && said.alertsStay}
          </p>
        )}
      </section>
      {!isBrowser(webhook) && <SecretSection webhook={webhook} />}
      {receipt && (
        <section>
          <h3>{said.checked}</h3>
          <p className="small">
            {said.checkedUntil(format.moment(receipt.em))}{' '}
            {receipt.edicao &&
              said.checkedEdition(
                receipt.edicao.numero,
                format.date(receipt.edicao.data),
                receipt.edicao.provisoria,
              )}
          </p>
        </section>
      )}
    </aside>
  )
}

/** The rows that it is told of, in words, and the way to those that exist. */
function RowsReceived({ watched }: { watched: WatchedRows | null }) {
  const { words, format } = useSpeech()
  const { watchedRows: said } = words
  const listed = watched && listedInAddress(watched)
  const lines = watched === null ? [said.all] : watchedWords(watched, words, format)
  return (
    <>
      <dt>{said.title}</dt>
      {lines.map((one) => (
        <dd key={one}>{one}</dd>
      ))}
      {watched && listed && isListable(watched.tabela, listed) && (
        <dd>
          <Link to={`/${watched.tabela}`} search={listed}>
            {said.seeTable}
          </Link>
        </dd>
      )}
    </>
  )
}

function SecretSection({ webhook }: { webhook: Webhook }) {
  const {
    words: { webhooks: said, common },
    format,
  } = useSpeech()
  const { isEditor } = useSession()
  const [open, setOpen] = useState<'rotate' | 'code' | null>(null)
  const rotating = useMutation({
    mutationFn: async () => {
      const path = { webhook_id: webhook.id }
      return (await call('POST /webhooks/{webhook_id}/secret', { path, body: {} })).dados
    },
    onSuccess: () => setOpen(null),
  })
  return (
    <section>
      <h3>{said.secret}</h3>
      <p className="muted small">{said.secretHelp}</p>
      <div className={styles.secretTools}>
        {isEditor && (
          <Button leftSection={<IconKey size={16} />} onClick={() => setOpen('rotate')}>
            {said.rotate}
          </Button>
        )}
        <Button
          variant="subtle"
          leftSection={<IconCode size={16} />}
          onClick={() => setOpen('code')}
        >
          {said.code}
        </Button>
      </div>
      <Confirm
        opened={open === 'rotate'}
        title={said.rotateTitle}
        sentence={said.rotateHelp}
        action={said.rotate}
        error={rotating.error}
        onConfirm={() => rotating.mutate()}
        onClose={() => setOpen(null)}
      />
      <Modal
        opened={Boolean(rotating.data?.secret)}
        onClose={() => rotating.reset()}
        title={said.secretTitle}
      >
        {rotating.data?.secret && (
          <>
            <p className="small muted">{said.validFrom(format.moment(rotating.data.vigente_em))}</p>
            <Secret secret={rotating.data.secret} onDone={() => rotating.reset()} />
          </>
        )}
      </Modal>
      <Modal opened={open === 'code'} onClose={() => setOpen(null)} title={said.code} size={720}>
        <Tabs defaultValue="JavaScript">
          <Tabs.List>
            {Object.keys(VERIFYING).map((language) => (
              <Tabs.Tab key={language} value={language}>
                {language}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {Object.entries(VERIFYING).map(([language, code]) => (
            <Tabs.Panel key={language} value={language} pt={12}>
              <pre className={styles.code} tabIndex={0}>
                {code}
              </pre>
              <CopyButton value={code}>
                {({ copied, copy }) => (
                  <Button onClick={copy}>{copied ? common.copied : common.copy}</Button>
                )}
              </CopyButton>
            </Tabs.Panel>
          ))}
        </Tabs>
      </Modal>
    </section>
  )
}
