import { type Norm, findCitations, normsAmong, printNorm } from '../../../../engine/entities.ts'
import type { ActName } from '../../relations/act-name.ts'
import type { Correction } from '../../relations/correction.ts'
import { decisions } from '../../relations/decisions.ts'
import type { ReadAct } from '../../relations/objects.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import { revokedInLists } from './revoked-lists.ts'
import { NORM_EFFECTS, NORM_SPECIES, type NormEffect, type TouchedNorm } from './norm.ts'

const EFFECTS = new Set<string>(NORM_EFFECTS)
const SPECIES = new Set<string>(NORM_SPECIES)

/** An effect, and where the text names the act. */
interface Told extends TouchedNorm {
  at: number
}

/** What an article alters, revokes and regulates, in the order of its text. */
export function touchedIn(act: ReadAct): Told[] {
  const known = normsAmong(
    findCitations(act.conteudo_completo),
    Number(act.data_publicacao.slice(0, 4)),
  )
  return [...decisions(act), ...revokedInLists(act)].flatMap((told) => {
    const [name] = told.names
    if (!name || !told.at || !EFFECTS.has(told.tipo) || !SPECIES.has(name.kind)) return []
    if (name.number === null && name.date === null) return []
    const [start, end] = told.at
    if (isGround(act.said, start) || isDenied(act.said, start)) return []
    return [
      {
        effect: told.tipo as NormEffect,
        norm: normOf(name, known),
        name: printed(act.conteudo_completo, { start, end }),
        devices: devicesOf(act.conteudo_completo, told),
        isWhole: isWhole(act.conteudo_completo, told),
        words: wordsAround(act.conteudo_completo, { start, end }),
        at: start,
      },
    ]
  })
}

/** Why an act decides, and by what authority. */
const GROUNDS = /considerando|tendo em vista|no uso d/iu
const DECIDES =
  /(?<!\p{L})(?:resolv|decret|delibera|decid|determina|sanciona|promulga|faz saber|fa[çc]o saber|torna p[úu]blic)/iu

/** Whether the words before an act's name in its paragraph tell why the act decides, not what. */
function isGround(said: string, at: number): boolean {
  const before = said.slice(said.lastIndexOf('\n', at) + 1, at)
  const grounds = GROUNDS.exec(before)
  return grounds !== null && !DECIDES.test(before.slice(grounds.index))
}

const DENIED = /(?<!\p{L})n[ãa]o,?\s(?:ficam?|se|ser[áã]o?|est[áã]o?)\s[^.;:\n]{0,80}$/iu

/** `não fica revogada a Portaria` */
function isDenied(said: string, at: number): boolean {
  return DENIED.test(said.slice(Math.max(0, at - 120), at))
}

/** The norm that is named, with the year that the text gives it anywhere. */
function normOf({ kind, number, date, year }: ActName, known: readonly Norm[]): string | null {
  const printedYear = date === null ? year : Number(date.slice(0, 4))
  const same = known.filter((norm) => norm.kind === kind && norm.number === number)
  const [only, another] = same
  const found = same.find((norm) => norm.year === printedYear) ?? (another ? undefined : only)
  return found ? printNorm(found) : null
}

function printed(text: string, place: Stretch): SlotReading<string> {
  return { value: text.slice(place.start, place.end).replace(/\s+/g, ' '), ...place }
}

/** The paragraph that names an act, or as much of it as is near the name. */
function wordsAround(text: string, { start, end }: Stretch): string {
  const from = Math.max(text.lastIndexOf('\n', start) + 1, start - BEFORE_NAME)
  const next = text.indexOf('\n', end)
  const to = Math.min(next === -1 ? text.length : next, end + BEHIND_NAME)
  return text.slice(from, to).replace(/\s+/g, ' ').trim()
}

const BEFORE_NAME = 200
const BEHIND_NAME = 100

/** Comes before a name of which a part is meant: `os dispositivos da Portaria`, `na Portaria`. */
const OF_A_PART = /(?<!\p{L})[dn][aeo]s?\s$/iu

function isWhole(text: string, { part, at }: Correction): boolean | null {
  if (part) return false
  const [start] = at!
  return OF_A_PART.test(text.slice(Math.max(0, start - 5), start)) ? null : true
}

function wholeOf(told: TouchedNorm[]): boolean | null {
  const said = new Set(told.map(({ isWhole }) => isWhole))
  return said.size === 1 ? told[0]!.isWhole : said.has(false) && !said.has(true) ? false : null
}

function devicesOf(text: string, { part }: Correction): SlotReading<string>[] {
  if (part?.tipo !== 'dispositivo') return []
  return part.at.map(([start, end]) => printed(text, { start, end }))
}

/** Each norm once an effect. What the ementa, before `body`, says of it counts only where nothing else does. */
export function mergedByNorm(told: Told[], body: number): TouchedNorm[] {
  const groups = Map.groupBy(told, ({ effect, norm, name }) => `${effect} ${norm ?? name.value}`)
  return [...groups.values()].map((all) => {
    const ofBody = all.filter(({ at }) => at >= body)
    const same = ofBody.length > 0 ? ofBody : all
    const devices = same.flatMap((one) => one.devices)
    return {
      ...same[0]!, // a group is not empty
      devices: devices.filter(
        ({ value }, i) => devices.findIndex((other) => other.value === value) === i,
      ),
      isWhole: wholeOf(same),
    }
  })
}
