const UNITS = [
  { name: 'd', seconds: 86_400 },
  { name: 'h', seconds: 3_600 },
  { name: 'min', seconds: 60 },
  { name: 's', seconds: 1 },
]

/** `40 s`, `4 min 40 s`, `2 h`, `1 d 3 h`: the two largest units, as everybody abbreviates them. */
export function waited(seconds: number): string {
  const first = UNITS.findIndex((unit) => seconds >= unit.seconds)
  if (first < 0) return '0 s'
  let left = seconds
  const shown = UNITS.slice(first, first + 2).map(({ name, seconds: size }) => {
    const count = Math.floor(left / size)
    left -= count * size
    return { count, name }
  })
  return shown.flatMap(({ count, name }) => (count > 0 ? [`${count} ${name}`] : [])).join(' ')
}
