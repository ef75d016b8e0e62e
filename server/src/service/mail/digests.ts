import type { Coverage } from '../../gazette/coverage.ts'
import type { ArchivedPublication } from '../../gazette/publication-detail.ts'
import { lateSections } from '../../gazette/punctuality.ts'
import { REGULAR_SECTIONS } from '../../gazette/sections.ts'
import { brasiliaDate } from '../../lib/dates.ts'
import type { SecretBox } from '../../lib/secret-box.ts'
import type { MatchGroup, MatchedAct } from '../../mail/message.ts'
import type { DigestGroup, DigestStore } from '../../monitor/digest-store.ts'
import { type DueMail, dueMails } from '../../monitor/digest.ts'
import { parseQuery } from '../../search/query/parse.ts'
import type { Query } from '../../search/query/tree.ts'
import { textExcerpt } from '../../search/snippet/excerpts.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/** Acts of one mail: some mail programs cut a message at 100 KB, and nobody reads more. */
const MOST_ACTS = 50
/** After every real day: an edition may be dated tomorrow. */
const ALL_DAYS = '9999-12-31'

export interface DigestDeps {
  digests: DigestStore
  ledger: LedgerReader
  acts: { detail(id: string): Promise<ActToMail | null> }
  /** Seals the unsubscribe links. */
  box: SecretBox
}

/** What the mails need of the ledger. */
export interface LedgerReader {
  /** What is known of the days from `first` to `last`. */
  between(first: string, last: string): Promise<Coverage[]>
}

type ActToMail = Pick<
  ArchivedPublication,
  Exclude<keyof MatchedAct, 'trecho'> | 'conteudo_completo'
>

/**
 * Writes the mails of alerts that are due at `now`; each in one transaction that also removes its matches
 * from the queue.
 */
export async function writeDigests(deps: DigestDeps, now: Date): Promise<void> {
  const { digests, ledger } = deps
  const waiting = await digests.waiting()
  if (waiting.length === 0) return
  const today = brasiliaDate(now)
  const known = await ledger.between(today, ALL_DAYS)
  const late = lateSections(
    now,
    known.filter(({ data }) => data === today),
  )
  for (const due of dueMails(waiting, now, (data) => data < today || isWhole(data, known)))
    await writeDigest(deps, due, late, now)
}

async function writeDigest(
  { digests, acts, box }: DigestDeps,
  due: DueMail,
  late: string[],
  now: Date,
): Promise<void> {
  const most = Math.max(1, Math.floor(MOST_ACTS / alertsOf(due)))
  const digest = await digests.read(due, most)
  if (digest === null) return
  const groups = []
  for (const group of digest.groups) groups.push(await groupOf(group, acts))
  const message = {
    kind: 'alert_matches' as const,
    scope: due.scope,
    conta: digest.conta,
    groups,
    late: due.scope.frequencia === 'imediata' ? [] : late,
    unsubscribeToken: unsubscribeToken(due.mailboxId, box),
  }
  await digests.finish(due, digest, message, now)
}

async function groupOf(
  { alertaId, nome, consulta, total, publicacoes }: DigestGroup,
  acts: DigestDeps['acts'],
): Promise<MatchGroup> {
  const query = parseQuery(consulta)
  const shown = []
  for (const id of publicacoes) {
    const act = await acts.detail(id)
    if (act !== null) shown.push(matchedAct(act, query))
  }
  return { alerta_id: alertaId, nome, consulta, total, acts: shown }
}

function matchedAct(act: ActToMail, query: Query): MatchedAct {
  const { titulo, orgao, data_publicacao, secao, edicao, pagina, situacao } = act
  const { url_original, url_pdf } = act
  const trecho = textExcerpt(act, query).map(({ texto, marcado }) => ({
    text: texto,
    hit: marcado,
  }))
  const place = { orgao, data_publicacao, secao, edicao, pagina }
  return { titulo, ...place, situacao, trecho, url_original, url_pdf }
}

/** Whether all sections of a day's regular edition are in the archive, or no more are expected. */
function isWhole(data: string, known: Coverage[]): boolean {
  return REGULAR_SECTIONS.every((section) => {
    const row = known.find((row) => row.data === data && row.pub_name === section)
    return row?.estado === 'completa' || row?.estado === 'parcial' || row?.estado === 'sem_edicao'
  })
}

function alertsOf({ waiting }: DueMail): number {
  return new Set(waiting.map(({ alertaId }) => alertaId)).size
}
