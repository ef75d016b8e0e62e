import { type SoughtManner, readSought } from '../search/reading/read-sought.ts'
import type { KeyRarity } from './act-keys.ts'
import { type ActTest, compileQuery } from './compile-query.ts'
import { type Filing, filingOf } from './cover.ts'

/** Who has a term, and its place there. Most terms have one user, for whom this costs less than an array. */
interface Use<User> {
  user: User
  place: number
  next: Use<User> | null
}

/** A term, once for all the filters that have it. */
export interface SoughtTerm<User> extends SoughtManner {
  /** As the client wrote it. */
  termo: string
  filing: Filing
  uses: Use<User> | null
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
    return known ?? create({ ...asked, filing: filingOf(readSought(asked), rarity), uses: null })
  }

  /** Adds a user; true if it is the first one. */
  function addUser(term: Term, user: User, place: number): boolean {
    const isFirst = term.uses === null
    term.uses = { user, place, next: term.uses }
    if (!isFirst) return false
    const known = byManner.get(nameOf(term))
    if (known) known.set(term.termo, term)
    else byManner.set(nameOf(term), new Map([[term.termo, term]]))
    return true
  }

  /** Removes a user; true if nobody else uses the term, which is then forgotten. */
  function removeUser(term: Term, user: User): boolean {
    term.uses = without(term.uses, user)
    return term.uses === null && byManner.get(nameOf(term))!.delete(term.termo) // it was added
  }

  return { read, addUser, removeUser }
}

/** A list without a user that is in it. */
function without<User>(uses: Use<User> | null, user: User): Use<User> | null {
  if (uses?.user === user) return uses.next
  let before = uses
  while (before !== null && before.next?.user !== user) before = before.next
  if (before !== null) before.next = before.next!.next // the one of this user
  return uses
}

/**
 * Of thousands of terms, few ever meet an act with one of their keys: the others need not hold their trees
 * and tests in memory.
 */
export function compileTerm(term: SoughtTerm<unknown>): ActTest {
  return compileQuery(readSought(term))
}

const nameOf = ({ leitura, ignorar_assinatura }: SoughtManner) => `${leitura} ${ignorar_assinatura}`
