import type { FullEvent } from '../../events/full-event.ts'
import type { Situacao } from '../../gazette/relations/situacao.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { eventIdOf } from '../push/event-id.ts'
import { events } from '../push/tables.ts'
import type { Sql } from '../sql.ts'
import type { StateChange } from './correction-links.ts'

export interface Telling {
  clock: Clock
  /** Whether new and changed acts become events; a backfill stays silent. */
  notify: boolean
}

/** An act that others correct, or that its source withdrew, has changed for its followers. */
export async function tellChanges(
  tx: Sql,
  options: Telling,
  changes: StateChange[],
): Promise<void> {
  const tipo = 'publicacao.atualizada'
  for (const { id, antes, ...change } of changes)
    await writeEvent(tx, options, { tipo, dados: { publicacao: id, ...change }, antes })
}

/** An event that happens again has another id, except where rows say what they are. */
export const insertEvent = events
  .pick('id', 'tipo', 'criado_em', 'dados')
  .insertMany('ON CONFLICT (id) DO NOTHING')

export interface WrittenEvent {
  tipo: FullEvent['tipo']
  /** What happened; the event's id is derived from it. */
  dados: object
  /** The digest of a new text. */
  text?: string
  /** The act before the change; only for the monitor, so not part of the id. */
  antes?: Situacao | undefined
}

/** Everything that distinguishes an event from others. */
export function essenceOf({ tipo, dados, text }: WrittenEvent): unknown[] {
  return [tipo, dados, text ?? null]
}

/** @param free Ids that nobody else has (freeEventIds) */
export async function writeEvent(
  tx: Sql,
  { clock, notify }: Telling,
  event: WrittenEvent,
  free: Set<string> | null = null,
): Promise<void> {
  const { tipo, dados, antes } = event
  if (!notify) return
  const now = clock()
  await insertEvent(tx, {
    id: await eventIdOf(tx, essenceOf(event), free),
    tipo,
    criado_em: now.toISOString(),
    dados: JSON.stringify({ ...dados, antes }),
  })
}
