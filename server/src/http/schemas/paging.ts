import { Type } from 'typebox'

export const DEFAULT_PAGE = 1
export const DEFAULT_LIMIT = 20
const MAX_LIMIT = 100
/** Higher than the last page of any archive; its product with `limite` stays a safe integer. */
const MAX_PAGE = 1_000_000_000

interface Page {
  pagina: number
  limite: number
}

/** A part of a list, and its place in it. */
export function pageOf<Item>(
  { total, resultados }: { total: number; resultados: Item[] },
  { pagina, limite }: Page,
) {
  return { total, pagina, limite, total_paginas: Math.ceil(total / limite), resultados }
}

/** `limite`, of any list: section 8 of the contract. */
export function limitParameter(description: string) {
  return Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_LIMIT,
      default: DEFAULT_LIMIT,
      description,
      examples: [DEFAULT_LIMIT],
    }),
  )
}

/** `pagina` and `limite` of a container. */
export function pageParameters(limitDescription: string) {
  return {
    pagina: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MAX_PAGE,
        default: DEFAULT_PAGE,
        description: 'Página, a partir de 1; depois da última, `resultados` vem vazio.',
        examples: [DEFAULT_PAGE],
      }),
    ),
    limite: limitParameter(limitDescription),
  }
}
