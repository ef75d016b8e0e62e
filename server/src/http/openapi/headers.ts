const integer = { type: 'integer' } as const

/** Headers of every answer of the API, by name. */
export const headers = {
  'X-RateLimit-Limit': {
    description: 'Requisições permitidas por minuto.',
    schema: integer,
    example: 120,
  },
  'X-RateLimit-Remaining': {
    description: 'Requisições que restam na janela atual.',
    schema: integer,
    example: 119,
  },
  'X-RateLimit-Reset': {
    description: 'Quando a janela termina, em segundos Unix.',
    schema: integer,
    example: 1710504060,
  },
  'X-Request-Id': {
    description: 'Identificador da requisição; informe-o ao pedir ajuda.',
    schema: { type: 'string' } as const,
    example: 'req_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
  },
  'Retry-After': {
    description: 'Quantos segundos esperar antes de tentar de novo.',
    schema: integer,
    example: 37,
  },
  Location: {
    description: 'Onde está o que foi criado.',
    schema: { type: 'string' } as const,
    example: '/api/v1/webhooks/wh_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
  },
  'Idempotent-Replayed': {
    description: '`true` se a requisição já tinha sido feita e esta é a resposta de então.',
    schema: { type: 'string' } as const,
    example: 'true',
  },
}

type HeaderName = keyof typeof headers

/** References to the headers of every answer, and to `others`. */
export function headerRefs(...others: HeaderName[]) {
  const names: HeaderName[] = [
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-RateLimit-Reset',
    'X-Request-Id',
    ...others,
  ]
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}
