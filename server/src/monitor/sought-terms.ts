import { type SoughtManner, readSought } from '../search/reading/read-sought.ts'
import type { KeyRarity, MatchKey } from './act-keys.ts'
import { type ActTest, compileQuery } from './compile-query.ts'
import { coverOf, isCoverExact } from './cover.ts'

/** A term, once for all the filters that have it. */
export interface SoughtTerm<User> extends SoughtManner {
  /** As the client wrote it. */
  termo: string
  /** Every act with the term has one of these; null: any act may have it. Exact: as {@link isCoverExact}. */
  cover: MatchKey[] | null
  isExact: boolean
  users: User[]
}

/** The terms that filters seek, each once however many seek it: a list may serve a hundred alerts. */
export function createSoughtTerms<User, Term extends SoughtTerm<User>>(
  rarity: KeyRarity,
  create: (term: SoughtTerm<User>) => Term,
) {
  const byManner = new Map<string, Map<string, Term>>()

  /** A term as it is known, or as it would be. @throws Problem if it is not a valid query. */
  function read(termo: string, { leitura, ignorar_assinatura }: SoughtManner): Term {
    const asked = { termo, leitura, ignorar_assinatura }
    const known = byManner.get(nameOf(asked))?.get(termo)
    if (known) return known
    const query = readSought(asked)
    const [cover, isExact] = [coverOf(query, rarity), isCoverExact(query)]
    return create({ ...asked, cover, isExact, users: [] })
  }

  /** Adds a user; true if it is the first one. */
  function addUser(term: Term, user: User): boolean {
    if (term.users.push(user) > 1) return false
    const known = byManner.get(nameOf(term))
    if (known) known.set(term.termo, term)
    else byManner.set(nameOf(term), new Map([[term.termo, term]]))
    return true
  }

  /** Removes a user; true if nobody else uses the term, which is then forgotten. */
  function removeUser(term: Term, user: User): boolean {
    const { termo, users } = term
    users.splice(users.indexOf(user), 1)
    return users.length === 0 && byManner.get(nameOf(term))!.delete(termo) // it was added
  }

  return { read, addUser, removeUser }
}

/**
 * Of thousands of terms, few ever meet an act with one of their keys: the others need not hold their trees
 * and tests in memory.
 */
export function compileTerm(term: SoughtTerm<unknown>): ActTest {
  return compileQuery(readSought(term))
}

const nameOf = ({ leitura, ignorar_assinatura }: SoughtManner) => `${leitura} ${ignorar_assinatura}`
