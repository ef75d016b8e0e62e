import type { IsDayWhole } from '../monitor/whole-day.ts'
import { EDITION_MS, type SendingTimes, afterSilence } from './sending-time.ts'

/** What waits for a webhook until its editions are whole. */
export interface WaitingBatch {
  webhookId: string
  envio: SendingTimes
  /** When the first and the last of it came; milliseconds since 1970, like `dueAt`. */
  first: number
  last: number
  /** When the last of it is due otherwise. */
  dueAt: number
  /** Of the first and of the last delivery of each moment at which some came. */
  bodies: Uint8Array[]
}

export interface EditionBatch extends Omit<WaitingBatch, 'bodies'> {
  /** Those that its deliveries are of. */
  editions: BatchEdition[]
}

/** Where a delivery's act, or the edition that it tells of, belongs. */
export interface BatchEdition {
  /** YYYY-MM-DD */
  data: string
  /** Whole as it comes: nobody knows of more. */
  isExtra: boolean
}

/** The files of a section follow one another more slowly than its acts. */
const QUIET_MS = 60_000

/** When a batch goes, if that is sooner than its deliveries are due; null: it waits. */
export function batchDueAt(batch: EditionBatch, now: Date, isDayWhole: IsDayWhole): Date | null {
  const { envio, first, last, dueAt, editions } = batch
  const isWhole = editions.every(({ data, isExtra }) => isExtra || isDayWhole(data))
  const isOver = isWhole && now.getTime() - last >= QUIET_MS
  // The first one is due by itself then, and the others go with it.
  if (!isOver && now.getTime() - first < EDITION_MS - QUIET_MS) return null
  const at = afterSilence(envio, now)
  return at.getTime() < dueAt ? at : null
}

export function editionBatchOf({ bodies, ...batch }: WaitingBatch): EditionBatch {
  return { ...batch, editions: bodies.flatMap((body) => editionOfDelivery(body) ?? []) }
}

/** The edition of a delivery's body, which events/event-data.ts makes; null: it names none. */
export function editionOfDelivery(body: Uint8Array): BatchEdition | null {
  const { dados } = JSON.parse(Buffer.from(body).toString()) as { dados: DatedData }
  const { publicacao, edicao } = dados
  if (publicacao) return { data: publicacao.data_publicacao, isExtra: publicacao.secao === 'extra' }
  return edicao ? { data: edicao.data, isExtra: edicao.tipo === 'extra' } : null
}

interface DatedData {
  publicacao?: { data_publicacao: string; secao: string }
  edicao?: { data: string; tipo: string }
}
