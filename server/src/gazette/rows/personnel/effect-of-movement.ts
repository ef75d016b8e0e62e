import { first, type Stretch } from '../reading.ts'
import { datesIn } from '../slots/date-slot.ts'
import { effectIn, type EffectRead } from '../slots/effect-slot.ts'
import { type MovementPlace, places } from './movement-place.ts'
import type { MovementKind, MovementReadings } from './movement.ts'

export function effectOf(text: string, place: MovementPlace): MovementReadings {
  const told = first(places(place), (each) => effectIn(text, newPeriod(text, each, place)))
  const read = told?.from && ENDS.test(place.verb.value) ? (dayOfEnd(text, place) ?? told) : told
  const isOfAnother = read?.from && (OPEN_ENDED.includes(place.kind) || ENDS.test(place.verb.value))
  return effectColumns((isOfAnother ? null : read) ?? lastDayOf(text, place) ?? place.piece.force)
}

/** `Prorrogar, até 31/05/2023, a vigência do contrato`: the last day is all that is told. */
function lastDayOf(text: string, { verb, own }: MovementPlace): EffectRead | null {
  const until = /^prorrog/iu.test(verb.value)
    ? UNTIL
    : /^design/iu.test(verb.value)
      ? EXERTS_UNTIL
      : null
  if (!until) return null
  const to = datesIn(text, { start: own.start, end: Math.min(own.end, own.start + 600) }).find(
    ({ start }) => until.test(text.slice(Math.max(0, start - 30), start)),
  )
  return to
    ? { origin: { value: 'periodo', start: to.start, end: to.end }, date: null, from: null, to }
    : null
}

const UNTIL = /(?<!\p{L})até (?:o dia )?$/iu
/** `para exercer, até 19 de março de 2023, o encargo` */
const EXERTS_UNTIL = /(?<!\p{L})exercer, até (?:o dia )?$/iu

/** `Altera o afastamento …, de A para B`: what it was is over. */
function newPeriod(text: string, { start, end }: Stretch, { verb }: MovementPlace): Stretch {
  if (!/^alter/iu.test(verb.value)) return { start, end }
  const found = /\d,? para (?=(?:o período )?(?:de )?\d)/u.exec(text.slice(start, end))
  return { start: found ? start + found.index + found[0].length : start, end }
}

/** A period beside these is that of something else. */
const OPEN_ENDED: MovementKind[] = ['tornar_sem_efeito', 'aposentadoria', 'pensao']

/** `INTERROMPER, a partir de 20 de março de 2023, o afastamento …, no período de …` */
function dayOfEnd(text: string, { verb }: MovementPlace): EffectRead | null {
  const read = effectIn(text, { start: verb.end, end: verb.end + 60 })
  return read?.date ? read : null
}

/** What ends has a period of its own, which is over. */
const ENDS = /^(?:encerr|revog|exoner|dispens|cess|interromp)/iu

export function effectColumns(read: EffectRead | null): MovementReadings {
  if (!read) return {}
  const { origin, date, from, to } = read
  return { data_efeito: date, data_efeito_origem: origin, periodo_inicio: from, periodo_fim: to }
}
