import { matchesOf } from '../../../../engine/entities.ts'
import type { Stretch } from '../reading.ts'
import { clausesIn } from '../units/clauses.ts'
import { type Extract, NEW, OLD } from './extracts.ts'
import type { ContractUnit } from './units.ts'

/** What a rectification says outside what was wrong: before it, and behind each `leia-se`. */
export function correctedUnit(text: string, { start, end }: Extract): ContractUnit {
  const own = text.slice(start, end)
  const old = own.search(OLD)
  const news = matchesOf(own, NEW).map(({ index, 0: printed }): Stretch => {
    const from = index + printed.length
    const stop = own.slice(from).search(OLD)
    return { start: start + from, end: stop === -1 ? end : start + from + stop }
  })
  const before = { start, end: start + old }
  const clauses = [before, ...news].flatMap((place) => [
    ...clausesIn(text, place),
    ...bareNumber(text, place),
  ])
  return { start, end, clauses, intro: before }
}

/** A new number alone: `Leia-se: 3.0062.00/2023.` */
function bareNumber(text: string, place: Stretch) {
  if (!/^\s*\d[\d./-]*\.?\s*$/u.test(text.slice(place.start, place.end))) return []
  return [{ kind: 'contrato' as const, label: '', from: place.start, ...place }]
}
