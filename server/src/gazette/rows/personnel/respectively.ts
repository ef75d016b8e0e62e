import { matchesOf } from '../../../../engine/entities.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import { levelCodeIn } from '../slots/level-code-slot.ts'
import { isTitled, officeAt } from '../slots/office-slot.ts'
import type { MovementReadings } from './movement.ts'
import { roleColumns, roleNamed } from './person-role.ts'

const RESPECTIVELY = /(?<!\p{L})respectivamente(?!\p{L})/iu
/** `titular e suplente`, `como membros titular e suplente` */
const ROLES =
  /(?<!\p{L})(titular|president[ea]|membro) e (suplente|substitut[oa]|membro)(?!\p{L})/iu
const NEXT = /(?:^|,? e |, |(?<=\s)(?=d[ao]s? ))(?:como |para )?(?:d[eao]s? |o |a )?(?=\p{L}{4})/giu

/**
 * What each of several persons is told of, in their order: `FULANO e SICRANA, para as funções, respectivamente, de
 * Coordenador, código FCC, e de Vice-coordenador …`; null: nothing is told so. Where offices cannot be told apart, nobody
 * has one.
 */
export function toldRespectively(
  text: string,
  { start, end }: Stretch,
  names: SlotReading<string>[],
): MovementReadings[] | null {
  const words = text.slice(start, end)
  const found = names.length < 2 ? null : RESPECTIVELY.exec(words)
  if (!found) return null
  const roles = names.length === 2 ? ROLES.exec(words) : null
  if (roles)
    return names.map((name, i) => {
      const role = roleNamed(roles[i + 1]!)
      return role ? roleColumns(role, name) : {}
    })
  const offices = officesIn(text, { start: names.at(-1)!.end, end })
  if (offices.length < 2) return null
  const none = { cargo_funcao: null, codigo: null, sigla_funcao: null, nivel_funcao: null }
  return names.map((_, i) => (offices.length === names.length ? offices[i]! : none))
}

/** Titles that follow each other, each with its code. */
function officesIn(text: string, { start, end }: Stretch): MovementReadings[] {
  const words = text.slice(start, Math.min(end, start + LOOKED_AT))
  const begins = matchesOf(words, NEXT)
    .map(({ index, 0: { length } }) => index + length)
    .filter((at) => isTitled(words.slice(at, at + 30)))
  return begins.flatMap((at, i) => {
    const place = { start: start + at, end: start + (begins[i + 1] ?? words.length) }
    const office = officeAt(text, place, true)?.office
    if (!office) return []
    const level = levelCodeIn(text, { start: office.end, end: place.end })
    return [
      {
        cargo_funcao: office,
        codigo: level?.code ?? null,
        sigla_funcao: level?.acronym ?? null,
        nivel_funcao: level?.level ?? null,
      },
    ]
  })
}

const LOOKED_AT = 700
