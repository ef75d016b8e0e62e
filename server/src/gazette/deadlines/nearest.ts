import type { Deadline } from './deadline.ts'

type Due = Pick<Deadline, 'data' | 'desde' | 'hora'>

/** The nearest first; those without a day last, in their order. */
export function nearestFirst(a: Due, b: Due): number {
  const [one, other] = [keyOf(a), keyOf(b)]
  return one < other ? -1 : one > other ? 1 : 0
}

/** The nearest from this day on, YYYY-MM-DD; null: none has such a day. */
export function nextOf<Some extends Due>(deadlines: Some[], today: string): Some | null {
  const ahead = deadlines.filter((one) => (dayOf(one) ?? '') >= today)
  return ahead.toSorted(nearestFirst)[0] ?? null
}

function dayOf({ data, desde }: Due): string | null {
  return data ?? desde
}

/** Later than any printed day. */
const WITHOUT_DAY = '9999'

function keyOf(due: Due): string {
  return `${dayOf(due) ?? WITHOUT_DAY} ${due.hora ?? ''}`
}
