import { mkdir, readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Ask } from '../../gazette/inlabs/http.ts'
import type { Failure } from '../../gazette/inlabs/reason.ts'
import type { BaseClient } from '../../gazette/portal/base-client.ts'
import { zipScope } from '../../gazette/source/zip-name.ts'
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

/**
 * Downloads the zips of a month that a folder lacks, in subfolders too; awaits `between` before each.
 * @returns whether all that the portal has of it is there
 * @throws Problem when the portal answers no more, or the disk is full; what came is in the folder
 */
export type FetchMonth = (mes: string, between: () => Promise<void>) => Promise<boolean>

export async function createMonthFetcher(fetching: Fetching): Promise<FetchMonth> {
  const { folder, warn } = fetching
  await mkdir(folder, { recursive: true })
  const files = await readdir(folder, { recursive: true })
  const present = new Set(files.map((path) => basename(path)))
  let inARow = 0
  return async (mes, between) => {
    const failure = await fetchMonth(mes, { ...fetching, present, between })
    inARow = failure === null ? 0 : inARow + 1
    if (failure === null) return true
    warn(`${mes}  ${failure.mensagem}`)
    if (failure.motivo === 'acesso_bloqueado' || inARow === MOST_FAILURES)
      throw new Problem('indisponivel', 'O portal não está dando o que se pede.', [
        detailOf(mes, failure.mensagem, 'O que já veio fica. Repita o comando mais tarde.'),
      ])
    return false
  }
}

interface FetchingMonth extends Fetching {
  present: ReadonlySet<string>
  between(): Promise<void>
}

/** The last failure of a month; null: all that the portal has of it is in the folder. */
async function fetchMonth(
  mes: string,
  { base, ask, folder, isKnown, tell, warn, present, between }: FetchingMonth,
): Promise<Failure | null> {
  const found = await base.month(mes, ask)
  if (found.kind === 'failure') return found
  if (found.links.length === 0) warn(`${mes}  a página do portal não tem zips deste mês`)
  let failure: Failure | null = null
  for (const link of found.links) {
    const { secao_base } = zipScope(link.arquivo)
    if (present.has(link.arquivo) || isKnown(mes, secao_base ?? '')) continue
    await between()
    const saved = await base.download(link, folder, ask).catch((error: unknown) => {
      throw isDiskFull(error) ? noRoomForZip(folder, 'encheu') : error
    })
    if (saved.kind === 'saved') tell(`${mes}  ${link.arquivo} baixado`)
    else failure = { ...saved, mensagem: `${link.arquivo}: ${saved.mensagem}` }
  }
  return failure
}
