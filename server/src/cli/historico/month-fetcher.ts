import { mkdir, readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Ask } from '../../gazette/inlabs/http.ts'
import type { Failure } from '../../gazette/inlabs/reason.ts'
import type { BaseClient } from '../../gazette/portal/base-client.ts'
import type { BaseLink } from '../../gazette/portal/base-page.ts'
import { zipScope } from '../../gazette/source/zip-name.ts'
import { SECTIONS_OF_BASE } from '../../ingest/history.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { isDiskFull } from '../../gazette/inlabs/download.ts'
import { noRoomForZip } from './room.ts'

/** As many months in a row that fail are the portal's fault, not theirs. */
const MOST_FAILURES = 3

interface Fetching {
  base: BaseClient
  ask: Ask
  folder: string
  /** Whether a section of a month need not come. */
  isKnown(mes: string, secao: string): boolean
  /** What came, and what did not: lines for people. */
  tell(line: string): void
  warn(line: string): void
}

/** What became of a month's downloads. */
interface FetchedMonth {
  /** Whether all that the portal has of it is there. */
  isDone: boolean
  /** Sections of which the folder may lack a part. */
  unfinished: readonly string[]
}

/** Where the portal was not heard, nobody knows how many parts a section has. */
export const UNHEARD: FetchedMonth = { isDone: false, unfinished: SECTIONS_OF_BASE }

/**
 * Downloads the zips of a month that a folder lacks, in subfolders too; awaits `between` before each.
 * @throws Problem when the portal answers no more, or the disk is full; what came is in the folder
 */
export type FetchMonth = (mes: string, between: () => Promise<void>) => Promise<FetchedMonth>

export async function createMonthFetcher(fetching: Fetching): Promise<FetchMonth> {
  const { folder } = fetching
  await mkdir(folder, { recursive: true })
  const files = await readdir(folder, { recursive: true })
  const present = new Set(files.map((path) => basename(path)))
  let inARow = 0
  return async (mes, between) => {
    const { failures, finished } = await fetchMonth(mes, { ...fetching, present, between })
    inARow = failures.length === 0 ? 0 : inARow + 1
    const blocked = failures.find(({ motivo }) => motivo === 'acesso_bloqueado')
    const fatal = blocked ?? (inARow === MOST_FAILURES ? failures.at(-1) : undefined)
    if (fatal !== undefined)
      throw new Problem('indisponivel', 'O portal não está dando o que se pede.', [
        detailOf(mes, fatal.mensagem, 'O que já veio fica. Repita o comando mais tarde.'),
      ])
    const unfinished = SECTIONS_OF_BASE.filter((secao) => !finished.has(secao))
    return { isDone: failures.length === 0, unfinished }
  }
}

interface FetchingMonth extends Fetching {
  present: ReadonlySet<string>
  between(): Promise<void>
}

/** What failed, and the sections of which the archive or the folder has all zips. */
interface Attempt {
  failures: Failure[]
  finished: ReadonlySet<string>
}

async function fetchMonth(mes: string, fetching: FetchingMonth): Promise<Attempt> {
  const { base, ask, isKnown, warn } = fetching
  const found = await base.month(mes, ask)
  if (found.kind === 'failure') {
    warn(`${mes}  ${found.mensagem}`)
    return { failures: [found], finished: new Set() }
  }
  if (found.links.length === 0) warn(`${mes}  a página do portal não tem zips deste mês`)
  const failures: Failure[] = []
  const finished = new Set<string>()
  const sections = Map.groupBy(found.links, ({ arquivo }) => zipScope(arquivo).secao_base ?? '')
  for (const [secao, links] of sections) {
    const failed = isKnown(mes, secao) ? [] : await fetchLinks(mes, links, fetching)
    failures.push(...failed)
    if (failed.length === 0) finished.add(secao)
    else if (links.length > 1) warn(`${mes}  a seção ${secao} fica para depois: falta parte dela.`)
  }
  return { failures, finished }
}

async function fetchLinks(
  mes: string,
  links: BaseLink[],
  { base, ask, folder, tell, warn, present, between }: FetchingMonth,
): Promise<Failure[]> {
  const failures: Failure[] = []
  for (const link of links) {
    if (present.has(link.arquivo)) continue
    await between()
    const saved = await base.download(link, folder, ask).catch((error: unknown) => {
      throw isDiskFull(error) ? noRoomForZip(folder, 'encheu') : error
    })
    if (saved.kind === 'saved') {
      tell(`${mes}  ${link.arquivo} baixado`)
      continue
    }
    const failure = { ...saved, mensagem: `${link.arquivo}: ${saved.mensagem}` }
    warn(`${mes}  ${failure.mensagem}`)
    failures.push(failure)
  }
  return failures
}
