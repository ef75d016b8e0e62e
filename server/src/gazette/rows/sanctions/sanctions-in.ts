import { maskCpfs } from '../../../printed/mask-cpf.ts'
import { type ActOfSanctions, sanctionNoticesIn } from './notices.ts'
import { readSanctions } from './read-sanctions.ts'
import type { SanctionRead } from './sanction.ts'

/**
 * The sanctions of companies that an act tells, in the order of the text. CPFs are covered before anything is read, by as
 * many characters: no value can hold them, and no offset moves. Time is linear in the text.
 */
export function sanctionsIn(act: ActOfSanctions): SanctionRead[] {
  const notices = sanctionNoticesIn(act)
  if (notices.length === 0) return []
  const text = maskCpfs(act.conteudo_completo)
  return notices.flatMap((notice) => readSanctions(text, notice))
}
