import type { Contrato } from '../../api/schema.ts'
import { fold } from '../../lib/fold.ts'
import type { Words } from '../../words/pt/index.ts'

type Named = Pick<
  Contrato,
  'tipo_instrumento' | 'numero_contrato' | 'ano_contrato' | 'numero_termo'
>

/** `Contrato 27/2026`, `3º aditivo ao 11/2024`: an instrument as people name it. */
export function instrumentName(row: Named, said: Words['contracts']): string {
  const { tipo_instrumento: kind, numero_contrato, ano_contrato, numero_termo } = row
  const name = said.kinds[kind]
  if (numero_contrato === null) return name
  const number = ano_contrato === null ? numero_contrato : `${numero_contrato}/${ano_contrato}`
  return numero_termo === null
    ? said.numbered(name, number)
    : said.termOf(numero_termo, said.short[kind] ?? name, number)
}

/** The body's own name, and those above it, the lowest first: of “Reitoria” alone there are many. */
export function bodyNames(path: string): { unit: string; above: string | null } {
  const [unit = path, ...above] = path.split('/').toReversed()
  return { unit, above: above.length > 0 ? above.join(', ') : null }
}

/** A body in one line: its own name, and those above it, the lowest first. */
export function bodyInLine(path: string): string {
  return path.split('/').toReversed().join(', ')
}

/** A body by its whole path, the highest first. */
export function pathInLine(path: string): string {
  return path.replaceAll('/', ' › ')
}

/** Whose name and number stand for a row: its supplier, or the first party that is not the body itself. */
export function contractorOf({
  fornecedor_nome,
  fornecedor_ni,
  partes,
  contratante_orgao,
}: Pick<Contrato, 'fornecedor_nome' | 'fornecedor_ni' | 'partes' | 'contratante_orgao'>): {
  name: string | null
  ni: string | null
  others: number
} {
  if (fornecedor_nome !== null || fornecedor_ni !== null)
    return { name: fornecedor_nome, ni: fornecedor_ni, others: 0 }
  const body = fold(bodyNames(contratante_orgao).unit)
  const party = partes.find(({ nome }) => fold(nome) !== body) ?? partes[0]
  return {
    name: party?.nome ?? null,
    ni: party?.ni ?? null,
    others: Math.max(0, partes.length - 1),
  }
}
