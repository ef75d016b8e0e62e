import { folded, isCommonPassword, isOfOwnWords } from './guessable.ts'

/** Why a password is among the first that a stranger tries. */
export type WeakPassword = 'senha_comum' | 'senha_propria'

/** Common passwords in Brazil that the international list lacks. */
const COMMON_HERE = ['mudar', 'mudarsenha', 'trocarsenha', 'minhasenha', 'corinthians', 'gremio']
const SERVICE = 'Arauto'

/** Why a password is weak; null: it is not. `words`: the person's own, such as name, address and account. */
export async function weaknessOf(
  senha: string,
  words: readonly string[],
): Promise<WeakPassword | null> {
  if (isOfOwnWords(senha, [SERVICE, ...words])) return 'senha_propria'
  common ??= loadCommon()
  return isCommonPassword(senha, await common) ? 'senha_comum' : null
}

let common: Promise<ReadonlySet<string>> | undefined

/** Some 50,000 leaked passwords, loaded at the first use, because few processes need them. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'].map(String), ...COMMON_HERE].map(folded))
}
