import type { StoredAlert } from '../../alerts/alert.ts'
import { isArchived } from '../../gazette/ledger/coverage.ts'
import { type LookLog, checkEdition } from '../../gazette/ledger/receipt.ts'
import type { SectionReport } from '../../gazette/ledger/source-report.ts'
import { brasiliaDate, dayNumber } from '../../lib/time/dates.ts'
import type { WatchedRows } from '../../monitor/watched-rows.ts'
import type { DaybookAlert } from './daybook.ts'

type Watching = Pick<
  StoredAlert,
  'ativo' | 'filtros' | 'canais' | 'atualizado_em' | 'watching_since'
>

/** What alerts find is kept for 396 days from when it came; a day's acts may come a little before it. */
const RECORDED_DAYS = 390

/** What is known of a day. */
export interface KnownDay {
  data: string
  now: Date
  reports: SectionReport[]
  log: LookLog
}

/**
 * Whether what an alert found of the day may not be recorded: it has no channel of its own (ADR 36), it was
 * changed since, acts came without being checked for anybody, or the day is so old that records are erased.
 */
export function isUnrecorded(alert: Watching, { data, now, log }: KnownDay): boolean {
  const { canais, filtros } = alert
  if (canais.webhooks.length + canais.emails.length === 0) return true
  if (dayNumber(brasiliaDate(now)) - dayNumber(data) > RECORDED_DAYS) return true
  const watcher = { secoes: filtros.secoes, since: unchangedSince(alert) }
  const stateOf = (name: string) =>
    log.sections.find((row) => row.data === data && row.pub_name === name)?.estado
  return log.editions
    .filter((edition) => edition.data === data)
    .flatMap((edition) => checkEdition(log, edition, watcher).faltam)
    .some((name) => isArchived(stateOf(name)))
}

/** Other channels change only `atualizado_em`, other words of a list only `watching_since`. */
function unchangedSince({ atualizado_em, watching_since }: Watching): string {
  return watching_since !== null && watching_since > atualizado_em ? watching_since : atualizado_em
}

/** Rows of these tables are read in acts of no other section; contracts in those of any. */
const SECTIONS_WITH_ROWS: Partial<Record<WatchedRows['tabela'], SectionReport['secao_base'][]>> = {
  pessoal: ['2'],
  licitacoes: ['3'],
  sancoes: ['1', '3'],
  normas: ['1', '2'],
}

/** How far an alert's question about the day is answered. `isChecked`: what the archive has was checked for it. */
export function lookOf(
  { ativo, filtros: { secoes, linhas } }: Watching,
  { reports }: KnownDay,
  isChecked: boolean,
): DaybookAlert['conferencia'] {
  const bases = linhas === null ? undefined : SECTIONS_WITH_ROWS[linhas.tabela]
  const asked = reports
    .filter(({ secao }) => secoes.length === 0 || secoes.includes(secao))
    .filter(({ secao_base }) => bases === undefined || bases.includes(secao_base))
  const existing = asked.filter(({ estado }) => estado !== 'sem_edicao')
  const faltam = [
    ...new Set(existing.filter(({ estado }) => estado !== 'completa').map(({ secao }) => secao)),
  ]
  if (!ativo) return { situacao: 'inativo', faltam }
  const unknown = asked.length === 0 ? lackingRegular(reports) : []
  if (unknown.length > 0) return { situacao: 'incompleto', faltam: unknown }
  if (existing.length === 0) return { situacao: 'sem_edicao', faltam }
  if (!isChecked) return { situacao: 'nao_conferido', faltam }
  return { situacao: faltam.length === 0 ? 'conferido' : 'incompleto', faltam }
}

/** While one is not here, nobody knows that no extra edition came out: both are found at the same source. */
function lackingRegular(reports: SectionReport[]): SectionReport['secao'][] {
  return reports
    .filter(({ secao }) => secao !== 'extra')
    .filter(({ estado }) => ['ausente', 'pendente', 'falha'].includes(estado))
    .map(({ secao }) => secao)
}
