import { readQuery } from '../search/reading/reading.ts'
import type { KeyRarity, MatchKey } from './act-keys.ts'
import { type ActTest, compileQuery } from './compile-query.ts'
import { coverOf } from './cover.ts'

/** A term, once for all the filters that have it. */
export interface SoughtTerm<User> {
  /** As the client wrote it. */
  termo: string
  leitura: number
  /** Every act with the term has one of these; null: any act may have it. */
  cover: MatchKey[] | null
  users: User[]
}

/** The terms that filters seek, each once however many seek it: a list may serve a hundred alerts. */
export function createSoughtTerms<User, Term extends SoughtTerm<User>>(
  rarity: KeyRarity,
  create: (term: SoughtTerm<User>) => Term,
) {
  const byReading = new Map<number, Map<string, Term>>()

  /** A term as it is known, or as it would be. @throws Problem if it is not a valid query. */
  function read(termo: string, leitura: number): Term {
    const known = byReading.get(leitura)?.get(termo)
    if (known) return known
    const cover = coverOf(readQuery(termo, leitura).query, rarity)
    return create({ termo, leitura, cover, users: [] })
  }

  /** Adds a user; true if it is the first one. */
  function addUser(term: Term, user: User): boolean {
    if (term.users.push(user) > 1) return false
    const known = byReading.get(term.leitura)
    if (known) known.set(term.termo, term)
    else byReading.set(term.leitura, new Map([[term.termo, term]]))
    return true
  }

  /** Removes a user; true if nobody else uses the term, which is then forgotten. */
  function removeUser({ termo, leitura, users }: Term, user: User): boolean {
    users.splice(users.indexOf(user), 1)
    return users.length === 0 && byReading.get(leitura)!.delete(termo) // it was added
  }

  return { read, addUser, removeUser }
}

/**
 * Of thousands of terms, few ever meet an act with one of their keys: the others need not hold their trees
 * and tests in memory.
 */
export function compileTerm({ termo, leitura }: SoughtTerm<unknown>): ActTest {
  return compileQuery(readQuery(termo, leitura).query)
}
