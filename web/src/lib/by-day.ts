/** When something is due; days YYYY-MM-DD, the hour HH:MM. */
interface Due {
  data: string | null
  desde: string | null
  hora: string | null
}

/** The nearest first; those without a day last, in their order. */
export function byDay(a: Due, b: Due): number {
  const [one, other] = [keyOf(a), keyOf(b)]
  return one < other ? -1 : one > other ? 1 : 0
}

const WITHOUT_DAY = '9999'

function keyOf({ data, desde, hora }: Due): string {
  return `${data ?? desde ?? WITHOUT_DAY} ${hora ?? ''}`
}
