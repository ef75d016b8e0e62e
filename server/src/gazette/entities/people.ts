/** Who signed an act. */
export interface Signatory {
  nome: string
  cargo: string | null
}

/** Two words at least, of letters, and no date or place; `Vice-Almirante (FN)` may stand before them. */
const NAME =
  /^\p{Lu}[\p{L}'’.-]*(?: (?:d[aeo]s?|e|von|van|del|\p{Lu}[\p{L}'’.-]*|\(\p{Lu}+\)))* \p{Lu}[\p{L}'’.-]+$/u

/** The people of `assinatura`, which joins them by `; ` and gives the office behind ` - `. */
export function signatoriesIn(assinatura: string): Signatory[] {
  if (assinatura === '') return []
  return assinatura.split('; ').flatMap((signed) => {
    const [nome = '', ...rest] = signed.split(/ [-–] |, (?=\p{Lu})/u)
    const name = nome.trim().replace(/[,.]$/, '')
    return NAME.test(name) ? [{ nome: name, cargo: rest.join(' - ') || null }] : []
  })
}
