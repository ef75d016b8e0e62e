import { eitherOf } from '../../lib/text/either-of.ts'

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

/** A body or an office alone: `Comissão de Licitação`, `Chefe da Seção de Multas`. */
const NO_NAME = new RegExp(
  String.raw`^(?:${eitherOf(
    'comiss[ãa]o|comit[êe]|conselho|junta|banca|equipe|diretoria|secretaria|departamento|divis[ãa]o',
    'setor|ger[êe]ncia|central|chefe|president[ea]|diretora?|secret[áa]ri[oa]|coordenadora?|gerente',
    'prefeit[oa]|pregoeir[oa]|superintendente|reitora?',
  )})(?= (?:d[aeo]s?|permanente|especial|municipal|estadual|executiv[oa]|geral)(?!\p{L}))`,
  'iu',
)

/** The first one divides a name from the office, which may have dashes and commas of its own. */
const BEFORE_OFFICE = / [-–] |, (?=\p{Lu})/u

/** The people of `assinatura`, which joins them by `; ` and appends the office after ` - `. */
export function signatoriesIn(assinatura: string): Signatory[] {
  if (assinatura === '') return []
  return assinatura.split('; ').flatMap((signed) => {
    const divider = BEFORE_OFFICE.exec(signed)
    const end = divider?.index ?? signed.length
    const nome = signed.slice(0, end).trim().replace(/[,.]$/, '')
    const cargo = signed.slice(end + (divider?.[0].length ?? 0)) || null
    return NAME.test(nome) && !NO_NAME.test(nome) ? [{ nome, cargo }] : []
  })
}
