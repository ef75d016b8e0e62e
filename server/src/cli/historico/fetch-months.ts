import { mkdir, readdir, statfs } from 'node:fs/promises'
import { basename } from 'node:path'
import type { BaseClient } from '../../gazette/portal/base-client.ts'
import type { Ask } from '../../gazette/inlabs/http.ts'
import type { Failure } from '../../gazette/inlabs/reason.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { size } from '../../terminal/size.ts'

/** As many months in a row that fail are the portal's fault, not theirs. */
const MOST_FAILURES = 3
/** More than any zip of the base has. */
const LEAST_FREE_BYTES = 2 * 2 ** 30

interface Fetching {
  base: BaseClient
  ask: Ask
  /** What came, and what did not: lines for people. */
  tell(line: string): void
  warn(line: string): void
}

/**
 * Downloads the zips of months that a folder lacks, in subfolders too, one after another.
 * @returns how many months failed
 * @throws Problem when the portal answers no more, or the disk is full; what came is in the folder
 */
export async function fetchMonths(
  months: string[],
  folder: string,
  fetching: Fetching,
): Promise<number> {
  await mkdir(folder, { recursive: true })
  const present = new Set(
    (await readdir(folder, { recursive: true })).map((path) => basename(path)),
  )
  let [failures, inARow] = [0, 0]
  for (const mes of months) {
    const failure = await fetchMonth(mes, folder, { ...fetching, present })
    inARow = failure === null ? 0 : inARow + 1
    if (failure === null) continue
    failures++
    if (failure.motivo === 'acesso_bloqueado' || inARow === MOST_FAILURES)
      throw new Problem('indisponivel', 'O portal não está dando o que se pede.', [
        detailOf(
          mes,
          failure.mensagem,
          'O que já veio está na pasta. Repita o comando mais tarde.',
        ),
      ])
  }
  return failures
}

/** The last failure of a month; null: all that the portal has of it is in the folder. */
async function fetchMonth(
  mes: string,
  folder: string,
  { base, ask, tell, warn, present }: Fetching & { present: ReadonlySet<string> },
): Promise<Failure | null> {
  const found = await base.month(mes, ask)
  if (found.kind === 'failure') {
    warn(`${mes}  ${found.mensagem}`)
    return found
  }
  if (found.links.length === 0) warn(`${mes}  a página do portal não tem zips deste mês`)
  let failure: Failure | null = null
  for (const link of found.links) {
    if (present.has(link.arquivo)) continue
    await refuseWithoutRoom(folder)
    const saved = await base.download(link, folder, ask)
    if (saved.kind === 'saved') tell(`${mes}  ${link.arquivo} baixado`)
    else {
      warn(`${mes}  ${link.arquivo}: ${saved.mensagem}`)
      failure = saved
    }
  }
  return failure
}

/** @throws Problem if the largest zip might not fit */
async function refuseWithoutRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize > LEAST_FREE_BYTES) return
  throw new Problem('conflito', 'Não há espaço para mais um zip da base.', [
    detailOf(
      folder,
      `tem ${size(bavail * bsize)} livres`,
      'Libere espaço, e o mesmo comando continua.',
    ),
  ])
}
