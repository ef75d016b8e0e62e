import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Type } from 'typebox'
import { newId } from '../../lib/ids.ts'
import { Problem, detailOf } from '../../lib/problem.ts'
import type { Api } from '../api.ts'
import { unsupportedType } from '../errors/problems.ts'
import { refusedForReading } from '../../service/read-only.ts'
import { parameterProblem, strictQuery } from '../query/strict-query.ts'
import { refusal } from '../errors/refusals.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { receiveFile } from './receive-file.ts'
import type { OperationApi } from './routes.ts'
import { OF_OPERATION, envioSchema, uploadExample } from './schema.ts'

/** A file name without a path. */
const NAME = /^\w[\w. -]{0,120}\.zip$/i

/** GET and POST /operacao/envios, GET /operacao/envios/{id} */
export function uploadRoutes(
  api: Api,
  { queries, commands, readOnly, uploads }: OperationApi,
): void {
  const answer = (description: string) =>
    envelope(description, ref(envioSchema), { sucesso: true, dados: uploadExample })

  api.route({
    method: 'GET',
    url: '/operacao/envios',
    config: { access: 'administracao' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'listarEnvios',
      ...OF_OPERATION,
      summary: 'Lista os zips enviados',
      description: 'Os 50 mais recentes, e o que foi de cada um.',
      querystring: Type.Object({}),
      response: {
        200: envelope('Os envios.', Type.Array(ref(envioSchema), { description: 'Os envios.' }), {
          sucesso: true,
          dados: [uploadExample],
        }),
      },
    },
    handler: async () => ({ sucesso: true as const, dados: await queries.operation.uploads() }),
  })

  api.route({
    method: 'GET',
    url: '/operacao/envios/:id',
    config: { access: 'administracao' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'obterEnvio',
      ...OF_OPERATION,
      summary: 'Diz o que foi de um zip enviado',
      description: 'Se já foi importado, e com que resultado.',
      params: Type.Object({
        id: Type.String({
          description: 'Identificador do envio.',
          examples: [uploadExample.id],
        }),
      }),
      querystring: Type.Object({}),
      response: { 200: answer('O envio.') },
    },
    handler: async (request) => {
      const dados = await queries.operation.upload(request.params.id)
      if (dados === null) throw refusal('envio_inexistente')
      return { sucesso: true as const, dados }
    },
  })

  api.register(async (receiving) => {
    receiving.addContentTypeParser('application/zip', (_request, body, done) => done(null, body))
    receiving.withTypeProvider().route({
      method: 'POST',
      url: '/operacao/envios',
      config: { access: 'administracao', largeBody: true },
      bodyLimit: uploads.maxBytes,
      validatorCompiler: (route) =>
        route.httpPart === 'querystring' ? strictQuery()(route) : () => true,
      schema: {
        operationId: 'enviarZip',
        ...OF_OPERATION,
        summary: 'Envia o zip de uma edição',
        description:
          'Para o que a fonte não dá: um zip do INLABS ou da base mensal, no corpo. Ele é importado em seguida; acompanhe em `/operacao/envios/{id}`.',
        querystring: Type.Object({
          nome: Type.String({
            maxLength: 130,
            description: 'Nome do arquivo como a fonte o dá: é dele que se sabe o que deve conter.',
            examples: [uploadExample.arquivo],
          }),
          notificar: Type.Optional(
            Type.Boolean({
              default: false,
              description:
                'Se o que for novo vira evento, e chega a webhooks e alertas; sem isso, o passado entra em silêncio.',
              examples: [true],
            }),
          ),
        }),
        body: {
          content: {
            'application/zip': {
              schema: Type.String({ format: 'binary', description: 'O zip.' }),
            },
          },
        },
        response: { 202: answer('O zip foi recebido, e será importado.') },
      },
      handler: async (request, reply) => {
        const { nome: arquivo, notificar = false } = request.query as UploadQuery
        if (!NAME.test(arquivo)) throw badName()
        if (!(request.body instanceof Readable)) throw unsupportedZip()
        const why = readOnly()
        if (why !== null) throw refusedForReading(why.motivo)
        const id = newId('env')
        const path = join(uploads.folder, id, arquivo)
        const bytes = await receiveFile(request.body, path, uploads.maxBytes)
        const upload = await commands.operation.received({ id, arquivo, bytes, notificar })
        uploads.begin(upload)
        return reply.code(202).send({ sucesso: true as const, dados: upload })
      },
    })
  })
}

/** The input of the schema above. */
interface UploadQuery {
  nome: string
  notificar?: boolean
}

function badName(): Problem {
  return parameterProblem([
    detailOf('nome', 'não é o nome de um zip', 'Por exemplo: nome=2024-03-15-DO3.zip.'),
  ])
}

function unsupportedZip(): Problem {
  const { codigo } = unsupportedType()
  return new Problem(codigo, 'O corpo deve ser o zip: envie Content-Type: application/zip.')
}
