import { type Detail, detailOf } from '../lib/errors/problem.ts'
import { readMoment } from './query/moments.ts'

/** A period as people write it: see http/query/moments.ts. */
interface WrittenPeriod {
  desde?: unknown
  ate?: unknown
}

/** The same as ISO 8601, UTC, both ends inclusive; leaves out texts that are not moments. */
export function readPeriod({ desde, ate }: WrittenPeriod): { desde?: string; ate?: string } {
  const first = typeof desde === 'string' ? readMoment(desde, 'first') : null
  const last = typeof ate === 'string' ? readMoment(ate, 'last') : null
  return {
    ...(first && { desde: first.toISOString() }),
    ...(last && { ate: last.toISOString() }),
  }
}

/** The faults of a period. */
export function periodDetails(written: WrittenPeriod): Detail[] {
  const { desde, ate } = readPeriod(written)
  const unread = (['desde', 'ate'] as const).filter(
    (name) => typeof written[name] === 'string' && readPeriod(written)[name] === undefined,
  )
  if (unread.length > 0)
    return unread.map((name) =>
      detailOf(
        name,
        'não é uma data AAAA-MM-DD nem uma data e hora com fuso',
        `Por exemplo: ${name}=2024-03-15 ou ${name}=2024-03-15T09:00:00-03:00 (num endereço, + se escreve %2B).`,
      ),
    )
  if (desde !== undefined && ate !== undefined && desde > ate)
    return [detailOf('desde', 'é posterior a ate', 'Troque os dois entre si.')]
  return []
}
