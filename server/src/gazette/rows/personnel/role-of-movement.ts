import { first, type SlotReading, type Stretch } from '../reading.ts'
import { GROUP, isOfGroup } from './committees.ts'
import { behindName, type MovementPlace, type Offices } from './movement-place.ts'
import type { MovementReadings, PersonRole } from './movement.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** What somebody is in the movement: stands in for another, or is a member. */
export function roleOf(
  text: string,
  place: MovementPlace,
  { cargo_funcao }: Offices,
): MovementReadings {
  const { kind, name, verb, own, clause } = place
  const role = (value: PersonRole, { start, end }: Stretch) => ({
    pessoa_papel: { value, start, end },
  })
  if (!name) return {}
  if (place.isOfHeirs) return role('instituidor', name)
  const until = cargo_funcao ? cargo_funcao.start : Math.min(own.end, behindName(place).start + 400)
  const from = behindName(place).start
  const substitute = first(
    [
      { start: from, end: Math.max(until, from) },
      { start: clause.start, end: Math.min(clause.end, clause.start + 300) },
    ],
    (each) => substituteIn(text, each),
  )
  const behind =
    cargo_funcao &&
    /^(?: d[ao] \p{Lu}{2,8})?\s*,?\s*\(?substitut/iu.test(
      text.slice(cargo_funcao.end, cargo_funcao.end + 32),
    )
      ? cargo_funcao
      : null
  const found = substitute ?? behind
  if (
    found &&
    [
      'designacao',
      'dispensa',
      'nomeacao',
      'exoneracao',
      'retificacao',
      'tornar_sem_efeito',
      'substituicao',
      'outro',
    ].includes(kind)
  )
    return { ...role('substituto', found), substituto: { ...found, value: true } }
  return role(memberRole(text, place, verb, cargo_funcao ?? null), name)
}

const SUBSTITUTE = new RegExp(
  String.raw`(?<!\p{L})(?<!destinad[oa]s? (?:a|à|ao|às|aos) )(?:${eitherOf(
    'substitu(?:ir|iu)',
    String.raw`(?<!professora? )(?<!(?:Ju[ií]z[a]?|Desembargadora?)(?: de Direito| Federal| do Trabalho)? )substitut[oa]s?(?: ?\([ao]\))?(?= (?:${eitherOf(
      String.raw`eventua|interin[oa]|d[oae]s?(?:\([oa]\))? |n[ao] \p{Lu}|e eventual|legal`,
      'que (?:atualmente )?(?:ocupa|exerce)',
    )}))`,
    'substituição(?= (?:d[oa]|eventual))|substituta?o?(?=,? (?:nos|em su))',
  )})`,
  'iu',
)

function substituteIn(text: string, { start, end }: Stretch): Stretch | null {
  const found = SUBSTITUTE.exec(text.slice(start, Math.max(start, end + 12)))
  if (!found) return null
  const at = start + found.index
  return { start: at, end: at + found[0].length }
}

function memberRole(
  text: string,
  { kind, own, clause, name, ordinal }: MovementPlace,
  verb: SlotReading<string>,
  office: SlotReading<string> | null,
): PersonRole {
  const stem = text.slice(clause.start, Math.min(clause.end, clause.start + 700))
  const [, beside = ''] =
    /^ ?[-–(] ?(titular|suplente)(?!\p{L})/iu.exec(
      name ? text.slice(name.end, name.end + 14) : '',
    ) ?? []
  if (/^s/iu.test(beside)) return 'suplente'
  const isGroup =
    (isOfGroup(verb.value) && kind !== 'outro') ||
    (!office &&
      GROUP.test(stem) &&
      /integra|compor|comp[õo]|constitu|membr|presid[eê]n/iu.test(stem))
  if (!isGroup && /^membr[oa](?: titular)?$/iu.test(office?.value ?? '')) return 'membro'
  if (!isGroup || !['designacao', 'dispensa', 'outro', 'tornar_sem_efeito'].includes(kind))
    return 'titular'
  const about =
    text.slice(own.start, Math.min(own.end, own.start + 300)) +
    (name
      ? text
          .slice(Math.max(0, name.start - 40), name.start)
          .split(/[;\n]/u)
          .at(-1)!
      : '')
  if (/suplente/iu.test(about)) return 'suplente'
  if (UNDER_FIRST.test(stem)) return ordinal === 0 ? 'presidente' : 'membro'
  if (/(?<!vice-?\s?)president[ea]|coordenador/iu.test(about)) return 'presidente'
  return 'membro'
}

const UNDER_FIRST = /(?:presidência|coordenação) d[oa] primeir/iu
