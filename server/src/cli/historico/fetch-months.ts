import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BaseClient } from '../../gazette/portal/base-client.ts'
import type { Ask } from '../../gazette/inlabs/http.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'

/** As many failures in a row are the portal's, not a month's. */
const MOST_FAILURES = 3

/**
 * Downloads the zips of months that a folder lacks, one after another. `tell`: a line for people.
 * @throws Problem when the portal answers no more; what came is in the folder
 */
export async function fetchMonths(
  months: string[],
  folder: string,
  { base, ask, tell }: { base: BaseClient; ask: Ask; tell(line: string): void },
): Promise<void> {
  await mkdir(folder, { recursive: true })
  let failures = 0
  for (const mes of months) {
    const found = await base.month(mes, ask)
    if (found.kind === 'failure') {
      failed(mes, found)
      continue
    }
    if (found.links.length === 0) tell(`${mes}  o portal não tem este mês`)
    for (const link of found.links) {
      if (existsSync(join(folder, link.arquivo))) continue
      const saved = await base.download(link, folder, ask)
      if (saved.kind === 'failure') failed(link.arquivo, saved)
      else {
        failures = 0
        tell(`${mes}  ${link.arquivo} baixado`)
      }
    }
  }

  function failed(what: string, { motivo, mensagem }: { motivo: string; mensagem: string }): void {
    failures++
    tell(`${what}  ${mensagem}`)
    if (motivo !== 'acesso_bloqueado' && failures < MOST_FAILURES) return
    throw new Problem('indisponivel', 'O portal não está dando o que se pede.', [
      detailOf(what, mensagem, 'O que já veio está na pasta. Repita o comando mais tarde.'),
    ])
  }
}
