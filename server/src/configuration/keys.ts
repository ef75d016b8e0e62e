import type { Api } from '../mcp/ask.ts'
import type { AccountState } from './account-state.ts'
import { type RecordKind, KINDS } from './configuration.ts'

/** A record without a `chave`, and the one that it may have. */
export interface SuggestedKey {
  kind: RecordKind
  id: string
  nome: string | null
  chave: string
}

/** A free key for each record that has none: its name, as keys are written. */
export function suggestedKeys(account: AccountState): SuggestedKey[] {
  return KINDS.flatMap((kind) => {
    const records: { id: string; chave: string | null; nome: string | null; url?: string }[] =
      account[kind]
    const taken = new Set(records.map(({ chave }) => chave))
    return records.flatMap(({ id, chave, nome, url = '' }): SuggestedKey[] => {
      if (chave !== null) return []
      const wanted = keyOf(nome ?? URL.parse(url)?.hostname ?? '') || kind
      let free = wanted
      for (let more = 2; taken.has(free); more++) free = `${wanted}-${more}`
      taken.add(free)
      return [{ kind, id, nome, chave: free }]
    })
  })
}

/** Long enough to know it by, short enough for the name of a file. */
const LONGEST = 60

function keyOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^[.-]+|[.-]+$/g, '')
}

/** Gives records their keys; the service refuses one that somebody has taken meanwhile. */
export async function giveKeys(api: Api, keys: SuggestedKey[]): Promise<void> {
  for (const { kind, id, chave } of keys)
    await api.ask({ at: `PATCH /${kind}/${id}`, body: { chave } })
}
