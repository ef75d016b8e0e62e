import { folded, isCommon, isOfOwnWords } from './guessable.ts'

/** Why a password is among the first that a stranger tries. */
export type WeakPassword = 'senha_comum' | 'senha_propria'

/** What people here choose, beside what the list has: it is of the whole world. */
const COMMON_HERE = ['mudar', 'mudarsenha', 'trocarsenha', 'minhasenha', 'corinthians', 'gremio']
const SERVICE = 'Arauto'

/** Null: nothing speaks against it. `words`: the person's own, as name, address and account. */
export async function weaknessOf(
  senha: string,
  words: readonly string[],
): Promise<WeakPassword | null> {
  if (isOfOwnWords(senha, [SERVICE, ...words])) return 'senha_propria'
  common ??= loadCommon()
  return isCommon(senha, await common) ? 'senha_comum' : null
}

let common: Promise<ReadonlySet<string>> | undefined

/** Some 50,000 passwords of leaks, read when the first is asked for: few processes ever do. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'].map(String), ...COMMON_HERE].map(folded))
}
