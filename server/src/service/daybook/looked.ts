import type { StoredAlert } from '../../alerts/alert.ts'
import { type LookLog, checkEdition } from '../../gazette/ledger/receipt.ts'
import type { SectionReport } from '../../gazette/ledger/source-report.ts'
import type { DaybookAlert } from './daybook.ts'

type Watching = Pick<StoredAlert, 'ativo' | 'filtros' | 'canais' | 'atualizado_em'>

/** What is known of a day. */
export interface KnownDay {
  data: string
  reports: SectionReport[]
  log: LookLog
}

/**
 * Whether what an alert found of the day may not be recorded: it has no channel of its own (ADR 36), it was
 * changed since, or acts came without being checked for anybody.
 */
export function isUnrecorded(alert: Watching, { data, log }: KnownDay): boolean {
  const { canais, filtros, atualizado_em } = alert
  if (canais.webhooks.length + canais.emails.length === 0) return true
  const watcher = { secoes: filtros.secoes, since: atualizado_em }
  const stateOf = (name: string) =>
    log.sections.find((row) => row.data === data && row.pub_name === name)?.estado
  return log.editions
    .filter((edition) => edition.data === data)
    .flatMap((edition) => checkEdition(log, edition, watcher).faltam)
    .some((name) => ['completa', 'parcial'].includes(stateOf(name) ?? ''))
}

/** How far an alert's question about the day is answered. `isChecked`: what the archive has was checked for it. */
export function lookOf(
  { ativo, filtros: { secoes } }: Watching,
  { reports }: KnownDay,
  isChecked: boolean,
): DaybookAlert['conferencia'] {
  const asked = reports.filter(({ secao }) => secoes.length === 0 || secoes.includes(secao))
  const existing = asked.filter(({ estado }) => estado !== 'sem_edicao')
  const faltam = [
    ...new Set(existing.filter(({ estado }) => estado !== 'completa').map(({ secao }) => secao)),
  ]
  if (!ativo) return { situacao: 'inativo', faltam }
  if (existing.length === 0) return { situacao: 'sem_edicao', faltam }
  if (!isChecked) return { situacao: 'nao_conferido', faltam }
  return { situacao: faltam.length === 0 ? 'conferido' : 'incompleto', faltam }
}
