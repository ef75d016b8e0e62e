import { maskCpfs } from '../../../printed/mask-cpf.ts'
import { type ActOfNotices, noticesIn } from './notices.ts'
import { readTender } from './read-tender.ts'
import type { TenderRead } from './tender.ts'

/** The act whose tenders are read. */
export interface ActWithNotices extends ActOfNotices {
  /** YYYY-MM-DD */
  data_publicacao: string
}

/** What was wrong in what a rectification corrects, as far as it is not said anew. */
const OLD =
  /(?<=onde[ -]{0,2}(?:s[eê][ -]?)?l[êe])(?!\p{L})(?:(?!onde[ -]{0,2}(?:s[eê][ -]?)?l[êe])[^]){0,4000}?(?=leia[ -]{0,3}se|passa a (?:se )?l[êe]|substitua-se por)/giu

/** What each of these ends with, found sooner. */
const NEW = /leia[ -]{0,3}se|passa a (?:se )?l[êe]|substitua-se por/iu

/** What a day was called there, it is still called behind it. */
const COVERED = /(abertura|sess[ãa]o|disputa)|[^\n]/gi

/**
 * The tenders that an act's notices tell, in the order of the text. CPFs and what was wrong are covered before anything is
 * read, by as many characters: no value can hold them, and no offset moves. Time is linear in the text.
 */
export function tendersIn(act: ActWithNotices): TenderRead[] {
  const notices = noticesIn(act)
  if (notices.length === 0) return []
  const text = withoutOld(maskCpfs(act.conteudo_completo))
  return notices.flatMap((notice) => readTender(text, notice, act) ?? [])
}

function withoutOld(text: string): string {
  if (!NEW.test(text)) return text
  return text.replace(OLD, (old) => old.replace(COVERED, (_, name?: string) => name ?? ' '))
}
