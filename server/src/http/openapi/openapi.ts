import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { API_PREFIX } from '../api.ts'
import { errorResponses } from './errors.ts'
import { headers } from './headers.ts'
import { nameBodies } from './name-bodies.ts'
import { withRole } from './roles.ts'
import { TAGS } from './tags.ts'
import { describeWebhooks } from './webhooks.ts'
import { completeOperations } from './operations.ts'

const DESCRIPTION = `Busca e leitura das publicações do Diário Oficial da União.

Toda requisição leva a chave de API no cabeçalho \`X-API-Key\`; as da página, o cookie da sessão de uma pessoa. Toda resposta é JSON: \`sucesso\` diz se deu certo e \`dados\` traz o que foi pedido; nos erros, \`erro\` diz o que houve e como resolver. Cada resposta diz em cabeçalhos quanto resta do limite de requisições por minuto.

As respostas de consulta trazem \`ETag\`: quem o devolve em \`If-None-Match\` recebe 304 se nada mudou. Corpos são comprimidos para quem aceita \`br\` ou \`gzip\`. Método que o endereço não tem recebe 405, com \`Allow\`. O que se deve saber de uma resposta vem em \`avisos\`, ao lado de \`dados\`.

Respostas podem ganhar campos novos; os que existem não mudam de nome nem de sentido. Só a versão certificada pela Imprensa Nacional tem valor legal: cada publicação traz o endereço dela.`

/** Collects the routes that are registered from here on into the OpenAPI document. */
export function describeApi(app: FastifyInstance): void {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Arauto',
        version: '1.0.0',
        description: DESCRIPTION,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: API_PREFIX, description: 'Esta instalação' }],
      tags: [...TAGS],
      webhooks: describeWebhooks(),
      security: [{ chave: [] }, { sessao: [] }],
      components: {
        securitySchemes: {
          chave: {
            type: 'apiKey',
            in: 'header',
            name: 'X-API-Key',
            description: 'Chave de API, na forma `ar_…`, com o escopo que a operação pede.',
          },
          sessao: {
            type: 'apiKey',
            in: 'cookie',
            name: 'arauto_sessao',
            description:
              'Sessão de uma pessoa, aberta em `POST /sessao`; sob https o cookie se chama `__Host-arauto_sessao`. O que muda algo leva também o cabeçalho `X-Requested-With`.',
          },
        },
        headers,
        responses: errorResponses,
      },
    },
    hideUntagged: true,
    transform: ({ schema, url, route: { config, method } }) => ({
      schema: withRole(schema, config, String(method)),
      url,
    }),
    convertConstToEnum: false,
    refResolver: {
      buildLocalReference: ({ $id }, _base, _fragment, n) =>
        typeof $id === 'string' ? $id : `def-${n}`,
    },
    transformObject: (document) =>
      'openapiObject' in document
        ? nameBodies(completeOperations(document.openapiObject))
        : document.swaggerObject,
  })
}
