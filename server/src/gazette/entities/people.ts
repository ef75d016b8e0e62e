/** A signatory of an act. */
export interface Signatory {
  nome: string
  cargo: string | null
}

/**
 * At least two words of letters, and no date or place; `Vice-Almirante (FN)` may come before them.
 */
const NAME =
  /^\p{Lu}[\p{L}'’.-]*(?: (?:d[aeo]s?|e|von|van|del|\p{Lu}[\p{L}'’.-]*|\(\p{Lu}+\)))* \p{Lu}[\p{L}'’.-]+$/u

/** The people of `assinatura`, which joins them by `; ` and appends the office after ` - `. */
export function signatoriesIn(assinatura: string): Signatory[] {
  if (assinatura === '') return []
  return assinatura.split('; ').flatMap((signed) => {
    const [nome = '', ...rest] = signed.split(/ [-–] |, (?=\p{Lu})/u)
    const name = nome.trim().replace(/[,.]$/, '')
    return NAME.test(name) ? [{ nome: name, cargo: rest.join(' - ') || null }] : []
  })
}
