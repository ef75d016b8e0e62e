import { Problem } from '../lib/errors/problem.ts'
import type { Api } from '../mcp/ask.ts'
import type { RefusedItem } from '../service/lists/read-items.ts'
import type { Notice } from '../service/notice.ts'
import {
  type Configuration,
  type RecordKind,
  withAlertReferences,
  withBulletinReferences,
} from './configuration.ts'
import type { Outside, ConfigurationPlan, PlannedRecord } from './plan.ts'

/** A record as it was written. */
export interface WrittenRecord {
  step: PlannedRecord
  id: string
  avisos: Notice[]
  /** The secret that the service made for a new webhook, which it tells nobody again. */
  secret: string | null
  /** The items of a list that the service could not read. */
  recusados: RefusedItem[]
}

/**
 * Writes what a plan creates and changes, one record after another, each after those that it refers to. A record
 * is written whole when its turn comes: whoever stops, or is stopped, and begins again gets to the same state.
 */
export async function* writePlan(
  api: Api,
  { steps, ids }: ConfigurationPlan,
): AsyncGenerator<WrittenRecord> {
  const known = new Map(ids)
  const idOf = (kind: RecordKind, chave: string) => known.get(`${kind}/${chave}`) ?? chave
  for (const step of steps) {
    if (step.does === 'igual') continue
    const { chave, ...body } = withIds(step, idOf)
    const at = `PUT /${step.kind}/chave/${chave}` as const
    const { dados, avisos } = await api
      .ask<PutAnswer>({ at, body })
      .catch((error: unknown) => refused(`${step.kind}/${chave}`, error))
    const { id, secret = null, recusados = [] } = dados
    known.set(`${step.kind}/${chave}`, id)
    yield { step, id, avisos, secret, recusados }
  }
}

/** Says which record the service refused. */
function refused(name: string, error: unknown): never {
  if (!(error instanceof Problem)) throw error
  const details = error.detalhes.map((detail) => ({ ...detail, campo: `${name} ${detail.campo}` }))
  throw new Problem(error.codigo, `${name}: ${error.message}`, details, error)
}

interface PutAnswer {
  id: string
  secret?: string | null
  recusados?: RefusedItem[]
}

/** What a step declares, with ids where the service wants them. */
function withIds(
  step: PlannedRecord,
  idOf: (kind: RecordKind, chave: string) => string,
): Configuration[RecordKind][number] {
  switch (step.kind) {
    case 'listas':
    case 'webhooks':
      return step.declared
    case 'alertas':
      return withAlertReferences(step.declared, idOf)
    case 'boletins':
      return withBulletinReferences(step.declared, idOf)
  }
}

/** Deletes what a configuration does not declare: what refers to others first. */
export async function* deleteOutside(
  api: Api,
  { outside }: ConfigurationPlan,
): AsyncGenerator<Outside> {
  for (const record of outside) {
    await api
      .ask({ at: `DELETE /${record.kind}/${record.id}` })
      .catch((error: unknown) => refused(`${record.kind}/${record.chave}`, error))
    yield record
  }
}
