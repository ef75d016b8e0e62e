import { isStopWord } from '../../../engine/analysis.ts'
import { type Run, type Widening, phrase, word } from './widening.ts'

/** Forms of companies and their other spellings; several words stand in this order. */
const FORMS: Record<string, string[]> = {
  ltda: ['limitada'],
  limitada: ['ltda'],
  cia: ['companhia'],
  companhia: ['cia'],
  epp: ['empresa de pequeno porte', 'e p p'],
  me: ['microempresa', 'm e'],
  microempresa: ['me'],
  eireli: ['empresa individual de responsabilidade limitada'],
}

const LETTER = /^\p{L}$/u
const TWO_LETTERS = /^\p{L}{2}$/u

/**
 * Reads the form of a company, or initials with and without dots: `S.A.`, `S/A` and `SA`; `M.A.`
 * and `MA`.
 */
export function readCompany(run: Run): Widening | null {
  const [first] = run
  if (!first) return null
  const { field, word: written } = first
  const forms = FORMS[written]
  if (forms)
    return {
      tipo: 'empresa',
      length: 1,
      added: forms.map((form) => {
        const words = form.split(' ')
        return words.length === 1 ? word(field, form) : phrase(field, words)
      }),
    }
  const initials = lettersAt(run)
  if (initials.length > 1)
    return { tipo: 'empresa', length: initials.length, added: [word(field, initials.join(''))] }
  if (!TWO_LETTERS.test(written) || isStopWord(written)) return null
  return { tipo: 'empresa', length: 1, added: [phrase(field, Array.from(written))] }
}

/** The single letters at the beginning of a run; the first one is searched by itself. */
function lettersAt(run: Run): string[] {
  const end = run.findIndex(({ word }) => !LETTER.test(word))
  const letters = run.slice(0, end === -1 ? undefined : end).map(({ word }) => word)
  return letters.some((letter) => !isStopWord(letter)) ? letters : []
}
