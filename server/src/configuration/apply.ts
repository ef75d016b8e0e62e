import { type ErrorCode, Problem } from '../lib/errors/problem.ts'
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

/** A record that the service refused, or that needs one that it refused. */
export interface RefusedRecord {
  step: PlannedRecord
  refused: Problem
}

/**
 * Writes what a plan creates and changes, one record after another, each after those that it refers to. A record
 * is written whole when its turn comes: whoever stops, or is stopped, and begins again gets to the same state. One
 * that is refused keeps no other from being written, but those that refer to it.
 */
export async function* writePlan(
  api: Api,
  { steps, ids }: ConfigurationPlan,
  secretFor: SecretFor = async () => undefined,
): AsyncGenerator<WrittenRecord | RefusedRecord> {
  const known = new Map(ids)
  const absent = new Set<string>()
  const idOf = (kind: RecordKind, chave: string) => known.get(`${kind}/${chave}`) ?? chave
  for (const step of steps) {
    if (step.does === 'igual') continue
    const name = `${step.kind}/${step.declared.chave}` as const
    try {
      refuseDependent(step, absent)
      const written = await writeRecord(api, { step, idOf, secretFor })
      known.set(name, written.id)
      yield written
    } catch (error) {
      if (!(error instanceof Problem) || !OF_A_RECORD.has(error.codigo)) throw error
      if (!known.has(name)) absent.add(name)
      yield { step, refused: namedProblem(name, error) }
    }
  }
}

/** What the service says of a record, not of the key or of itself. */
const OF_A_RECORD = new Set<ErrorCode>([
  'parametro_invalido',
  'consulta_invalida',
  'corpo_invalido',
  'corpo_grande_demais',
  'conflito',
])

/** @throws Problem if a record refers to one that the account lacks since it was refused */
function refuseDependent(step: PlannedRecord, absent: ReadonlySet<string>): void {
  const missing: string[] = []
  withIds(step, (kind, chave) => {
    if (absent.has(`${kind}/${chave}`)) missing.push(`${kind}/${chave}`)
    return chave
  })
  if (missing.length > 0)
    throw new Problem('conflito', `Depende de ${missing.join(', ')}, e fica de fora.`)
}

interface Writing {
  step: PlannedRecord
  idOf: (kind: RecordKind, chave: string) => string
  secretFor: SecretFor
}

async function writeRecord(api: Api, { step, idOf, secretFor }: Writing): Promise<WrittenRecord> {
  const { chave, ...declared } = withIds(step, idOf)
  const given = step.kind === 'webhooks' && step.does === 'criar' && (await secretFor(chave))
  const body = given ? { ...declared, secret: given } : declared
  const at = `PUT /${step.kind}/chave/${chave}` as const
  const { dados, avisos } = await api.ask<PutAnswer>({ at, body })
  const { id, secret = null, recusados = [] } = dados
  return { step, id, avisos, secret, recusados }
}

/**
 * The secret of a new webhook, kept where it will be looked for before the webhook is made: whoever is stopped
 * between both has a secret too many, not a webhook whose secret nobody knows. None: the service makes one.
 */
export type SecretFor = (chave: string) => Promise<string | undefined>

/** A refusal that says of which record it is. */
function namedProblem(name: string, problem: Problem): Problem {
  const { codigo, message, detalhes } = problem
  const details = detalhes.map((detail) => ({ ...detail, campo: `${name} ${detail.campo}` }))
  return new Problem(codigo, `${name}: ${message}`, details, problem)
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
    await api.ask({ at: `DELETE /${record.kind}/${record.id}` }).catch((error: unknown) => {
      throw error instanceof Problem ? namedProblem(`${record.kind}/${record.chave}`, error) : error
    })
    yield record
  }
}
