import { first, type SlotReading, type Stretch } from '../reading.ts'
import { vacancyBehind, vacancyCodeIn, vacancyIn, vacancyToldIn } from '../slots/vacancy-slot.ts'
import { type MovementPlace, places } from './movement-place.ts'
import type { MovementReadings } from './movement.ts'
import { nameFrom } from './person-names.ts'
import type { PersonnelUnit } from './personnel-units.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** `em substituição a FULANA` */
function replacedIn(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const found = REPLACED.exec(text.slice(start, end))
  return found && nameFrom(text, { start: start + found.index + found[0].length, end })
}

/** Ranks, and the numbers of soldiers, stand before a name. */
const REPLACED = new RegExp(
  String.raw`(?<!\p{L})em substituição (?:ao?|à)(?: (?:${eitherOf(
    'servidora?|[Cc]onselheir[oa]',
    String.raw`(?:${eitherOf(
      'Capitão|Tenente|Major|Coronel|Sargento|Suboficial|Cabo|General|Almirante|Brigadeiro',
      'Contra-Almirante|Vice-Almirante|Primeiro|Segundo|Terceiro',
    )})[^,;.\n]{0,40}? (?=\p{Lu}{3,} )(?:[\d.()-]+ )?`,
  )}))? ?(?=\p{Lu})(?!(?:Capitão|Tenente|Major|Coronel|Sargento|Suboficial|Cabo|General|Almirante|Brigadeiro) )`,
  'u',
)

/** Who held a post before: the name behind why it is vacant. */
export function holderIn(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const lead = HOLDER.exec(text.slice(start, Math.min(end, start + 200)))
  return lead && nameFrom(text, { start: start + lead[0].length, end })
}

const HOLDER =
  /^[^.;\n]{0,120}?(?<!\p{L})(?:d[aeo]|D[AEO]|por|pel[ao]|à|ao)(?: (?:ex-?)?(?:[Ss]ervidora?|[Pp]rofessora?|titular)(?: ?\([ao]\))?(?: aposentad[oa])?,?)? (?=\p{Lu}[\p{L}'´]+ (?:d[aeo]s? |D[AEO]S? |[eE] )?\p{Lu})(?!\p{Lu}\p{L}+ (?:para|d[eo] (?:cargo|Aperf)))/u

export function vacancyOf(
  text: string,
  place: MovementPlace,
  unit: PersonnelUnit,
): MovementReadings {
  const { kind } = place
  const isDeclared = kind === 'vacancia'
  const codes = { vaga_codigo: first(places(place), (each) => vacancyCodeIn(text, each)) }
  if (!['vacancia', 'nomeacao', 'contratacao', 'tornar_sem_efeito', 'designacao'].includes(kind))
    return codes
  const within =
    unit.grounds && kind === 'nomeacao' ? [...places(place), unit.grounds] : places(place)
  const read =
    first(within, (each) => vacancyIn(text, each, isDeclared)) ??
    (codes.vaga_codigo && vacancyBehind(text, codes.vaga_codigo, place.own.end)) ??
    (kind === 'nomeacao' && unit.grounds ? vacancyToldIn(text, unit.grounds) : null)
  if (!read && kind === 'designacao')
    return { ...codes, vaga_antecessor: replacedIn(text, place.own) }
  if (!read) return isDeclared ? { ...codes, vaga_causa: { ...place.verb, value: 'outra' } } : codes
  if (isDeclared) return { ...codes, vaga_causa: read.cause }
  const holder = holderIn(text, { start: read.holderFrom ?? read.from, end: read.end })
  const number = holder && /^,? n[º°o.]+ ?(\d+)/u.exec(text.slice(holder.end, holder.end + 20))
  const at = holder && number ? holder.end + number[0].length - number[1]!.length : 0
  return {
    vaga_causa: read.cause,
    vaga_antecessor: holder ?? null,
    vaga_codigo:
      codes.vaga_codigo ??
      (number ? { value: number[1]!, start: at, end: at + number[1]!.length } : null),
  }
}
