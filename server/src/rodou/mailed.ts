import { type Difference, differenceOf, differenceReason } from './compare.ts'
import type { ComparableSearch } from './dag.ts'
import { ONLY_THERE, type ReadyAct, finds } from './emulator.ts'
import { foldedWords } from './folded.ts'

/** A row of a CSV that Ro-DOU attached to a mail. */
export interface MailedRow {
  /** YYYY-MM-DD, of the act. */
  data: string
  titulo: string
  url: string
  /** The columns by which it may bring an act several times; empty where it has none. */
  consulta: string
  unidade: string
  termo: string
  arquivo: string
}

/** The acts that a search finds by one of its items. */
export interface FoundItem {
  search: ComparableSearch
  texto: string
  /** Of the acts that Arauto finds. */
  ids: ReadonlySet<string>
}

/** What the mails of some days had, and what the alerts of the same DAG find. */
export interface MailedComparison {
  enviados: number
  arauto: number
  comuns: number
  differences: Difference[]
  /** Rows of acts that the archive has not. */
  unknown: MailedRow[]
}

/** Why only one of both has an act, beside the reasons of its reading. */
const UNSENT = {
  rodou: 'pela leitura do Ro-DOU também seria encontrado, mas não estava no e-mail',
  portal: 'a busca do portal não o trouxe',
} as const
const ONLY_PORTAL = 'só a busca do portal o trouxe; o texto não tem o termo como ele se lê aqui'

/**
 * Compares a day. An act's row is known by its address and title; where several acts share both, they are counted.
 * @param mailed at least one row, all of this day
 */
export function compareMailed(
  acts: ReadyAct[],
  mailed: MailedRow[],
  found: FoundItem[],
): MailedComparison {
  const here = new Set(found.flatMap(({ ids }) => [...ids]))
  const known = groupsOf(acts, mailed)
  const ownActs = acts.filter(({ act, isHeld }) => isHeld && isCovered(act.secao, known.groups))
  const common = new Set<string>()
  const missing = new Set<ReadyAct>()
  const differences: Difference[] = []
  let enviados = known.unknown.length
  for (const group of known.groups) {
    const sent = sentActs(group, here)
    enviados += sent.size
    for (const ready of sent)
      if (here.has(ready.act.id)) common.add(ready.act.id)
      else missing.add(ready)
  }
  for (const ready of missing)
    differences.push(differenceOf(ready, 'rodou', whyNotHere(ready, found)))
  for (const ready of ownActs)
    if (here.has(ready.act.id) && !common.has(ready.act.id))
      differences.push(differenceOf(ready, 'arauto', whyNotSent(ready, found)))
  return {
    enviados,
    arauto: ownActs.filter(({ act }) => here.has(act.id)).length,
    comuns: common.size,
    differences,
    unknown: known.unknown,
  }
}

/** Rows that may be of any of the same acts. */
interface Group {
  candidates: ReadyAct[]
  rows: MailedRow[]
}

function groupsOf(
  acts: ReadyAct[],
  mailed: MailedRow[],
): { groups: Group[]; unknown: MailedRow[] } {
  const byTitle = Map.groupBy(acts, ({ act }) => foldedWords(act.titulo))
  const byAddress = new Map<string, ReadyAct[]>()
  for (const ready of acts)
    for (const address of addressesOf(ready)) {
      const same = byAddress.get(address)
      if (same) same.push(ready)
      else byAddress.set(address, [ready])
    }
  const groups = new Map<string, Group>()
  const unknown: MailedRow[] = []
  for (const row of mailed) {
    const title = foldedWords(row.titulo)
    const there = byAddress.get(addressOf(row.url)) ?? []
    const exact = there.filter(({ act }) => foldedWords(act.titulo) === title)
    const titled = byTitle.get(title) ?? []
    // A later part of a split act has no title, and may be on another page.
    const candidates = [exact, titled, there].find((some) => some.length > 0)
    if (candidates === undefined) {
      unknown.push(row)
      continue
    }
    const key = candidates.map(({ act }) => act.id).join()
    const group = groups.get(key)
    if (group) group.rows.push(row)
    else groups.set(key, { candidates, rows: [row] })
  }
  return { groups: [...groups.values()], unknown }
}

function addressesOf({ act: { url_original, url_pdf } }: ReadyAct): Set<string> {
  return new Set([addressOf(url_original), addressOf(url_pdf)])
}

/** What an address names, by whichever scheme and in whichever order. */
function addressOf(url: string): string {
  const read = URL.parse(url.trim())
  if (read === null) return url.trim()
  read.searchParams.sort()
  return `${read.host}${read.pathname.replace(/\/+$/, '')}?${read.searchParams.toString()}`
}

/**
 * The fewest acts that some rows may be, those that are found here first. Within a search, an act is under one
 * combination of terms; it is repeated for each body that it belongs to, by each search, and in each mail.
 */
function sentActs({ candidates, rows }: Group, here: ReadonlySet<string>): Set<ReadyAct> {
  const foundFirst = candidates.toSorted(
    (one, other) => Number(here.has(other.act.id)) - Number(here.has(one.act.id)),
  )
  const lists = Map.groupBy(rows, ({ arquivo, consulta, unidade }) =>
    JSON.stringify([arquivo, consulta, unidade]),
  )
  const counted = [...lists.values()]
    .map((list) => ({ count: list.length, own: actsOfBody(foundFirst, list[0]!.unidade) }))
    .toSorted((one, other) => one.own.length - other.own.length)
  const sent = new Set<ReadyAct>()
  for (const { count, own } of counted) {
    const others = own.filter((ready) => !sent.has(ready))
    const more = count - (own.length - others.length)
    for (const ready of others.slice(0, Math.max(0, more))) sent.add(ready)
  }
  return sent
}

/** Those in whose path Ro-DOU finds the body that it groups by; all, where that is not to be seen. */
function actsOfBody(acts: ReadyAct[], unidade: string): ReadyAct[] {
  const own = acts.filter(({ path }) => foldedWords(path).includes(foldedWords(unidade)))
  return own.length > 0 ? own : acts
}

/** Mails of a day that has rows of extra editions alone are of the day after it: its other acts were in another mail. */
function isCovered(secao: string, groups: Group[]): boolean {
  const hasOrdinary = groups.some(({ candidates }) =>
    candidates.some(({ act }) => act.secao !== 'extra'),
  )
  return hasOrdinary || secao === 'extra'
}

function whyNotSent(ready: ReadyAct, found: FoundItem[]): string | null {
  const own = found.filter(({ ids }) => ids.has(ready.act.id))
  const isFound = own.some(({ search, texto }) => finds(ready, texto, search.search))
  if (own.some(({ search }) => !search.isInlabs)) return UNSENT.portal
  if (isFound) return UNSENT.rodou
  return firstReason(own, ready, true)
}

function whyNotHere(ready: ReadyAct, found: FoundItem[]): string | null {
  if (!ready.isHeld) return ONLY_THERE.ausente
  const reading = found.filter(({ search, texto }) => finds(ready, texto, search.search))
  if (reading.length > 0) return firstReason(reading, ready, false)
  return found.some(({ search }) => !search.isInlabs) ? ONLY_PORTAL : null
}

function firstReason(found: FoundItem[], ready: ReadyAct, isHere: boolean): string | null {
  for (const { search, texto } of found) {
    const reason = differenceReason(ready, texto, search.search, isHere)
    if (reason !== null) return reason
  }
  return null
}
