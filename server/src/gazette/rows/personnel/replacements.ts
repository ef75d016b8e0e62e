import type { SlotReading, Stretch } from '../reading.ts'
import { ITEM_MARK } from './item-mark.ts'
import { personNamesIn } from './person-names.ts'

/** Who leaves, and who comes instead; each with what is told of that person alone. */
interface Replacement {
  verb: SlotReading<string>
  leave: Replaced[]
  join: Replaced[]
}

interface Replaced {
  name: SlotReading<string>
  own: Stretch
}

/** `Art. 1º Substituir FULANA, Auditora, matrícula nº 1, por SICRANO, Analista, na Comissão …`. */
export function replacementIn(text: string, { start, end }: Stretch): Replacement | null {
  const lead = text.slice(start, Math.min(end, start + LEAD))
  const mark = ITEM_MARK.exec(lead)?.[0].length ?? 0
  const found = REPLACES.exec(lead.slice(mark))
  if (!found) return null
  const verb = { value: found[0], start: start + mark, end: start + mark + found[0].length }
  const names = personNamesIn(text, { start: verb.end, end: Math.min(end, verb.end + WITHIN) })
  const isBehind = (words: RegExp) => (name: Stretch) =>
    words.test(text.slice(Math.max(verb.end, name.start - BEFORE), name.start))
  const middle = names.findIndex(isBehind(BY))
  if (middle < 1) return null
  const others = names.slice(middle + 1)
  const stop = others.findIndex((name) => !isBehind(AND)(name))
  const moved = stop === -1 ? names : names.slice(0, middle + 1 + stop)
  const all = moved.map((name, i) => ({
    name,
    own: { start: name.start, end: moved[i + 1]?.start ?? end },
  }))
  return { verb, leave: all.slice(0, middle), join: all.slice(middle) }
}

const LEAD = 60
const WITHIN = 1_500
const BEFORE = 50
const REPLACES = /^substituir(?!\p{L})/iu
const WHO = String.raw`(?: [oa]s?)?(?: (?:servidor|professor|docente|empregad|auditor|analista|técnic)\p{L}{0,3})?`
const BY = new RegExp(String.raw`(?<!\p{L})(?:por|pel[oa]s?)${WHO} $`, 'iu')
const AND = new RegExp(String.raw`(?:,|;|(?<!\p{L})e)${WHO} $`, 'iu')
