import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Type } from 'typebox'
import { newId } from '../../lib/crypto/ids.ts'
import { type Problem, detailOf } from '../../lib/errors/problem.ts'
import { unsupportedType } from '../errors/problems.ts'
import { refusedForReading } from '../../service/read-only.ts'
import { parameterProblem } from '../query/strict-query.ts'
import { ref } from '../schemas/field.ts'
import { receiveFile } from './receive-file.ts'
import { OF_OPERATION, envioSchema, uploadExample } from './schema.ts'
import { accepted, data } from '../answer.ts'
import { operation } from '../operation.ts'
import { foundOf } from '../errors/refusals.ts'

/** A file name without a path. */
const NAME = /^\w[\w. -]{0,120}\.zip$/i

/** GET and POST /operacao/envios, GET /operacao/envios/{id} */
const uploadAnswer = (description: string) => data(description, ref(envioSchema), uploadExample)

export const listUploads = operation({
  id: 'listarEnvios',
  at: 'GET /operacao/envios',
  ...OF_OPERATION,
  summary: 'Lista os zips enviados',
  description: 'Os 50 mais recentes, e o que foi de cada um.',
  access: 'administracao',
  answer: data('Os envios.', Type.Array(ref(envioSchema), { description: 'Os envios.' }), [
    uploadExample,
  ]),
  handle: (_call, { queries }) => queries.operation.uploads(),
})

export const readUpload = operation({
  id: 'obterEnvio',
  at: 'GET /operacao/envios/{id}',
  ...OF_OPERATION,
  summary: 'Diz o que foi de um zip enviado',
  description: 'Se já foi importado, e com que resultado.',
  access: 'administracao',
  params: Type.Object({
    id: Type.String({
      description: 'Identificador do envio.',
      examples: [uploadExample.id],
    }),
  }),
  answer: uploadAnswer('O envio.'),
  handle: async ({ params }, { queries }) =>
    foundOf(await queries.operation.upload(params.id), 'envio_inexistente'),
})

export const upload = operation({
  id: 'enviarZip',
  at: 'POST /operacao/envios',
  ...OF_OPERATION,
  summary: 'Envia o zip de uma edição',
  description:
    'Para o que a fonte não dá: um zip do INLABS ou da base mensal, no corpo. Ele é importado em seguida; acompanhe em `/operacao/envios/{id}`.',
  access: 'administracao',
  query: Type.Object({
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
  file: {
    types: ['application/zip'],
    isLarge: true,
    schema: Type.String({ format: 'binary', description: 'O zip.' }),
  },
  otherType: unsupportedZip,
  answer: accepted(uploadAnswer('O zip foi recebido, e será importado.')),
  async handle({ query, body }, { commands, readOnly, uploads, clock }) {
    const { nome: arquivo, notificar = false } = query
    if (!NAME.test(arquivo)) throw badName()
    if (!(body instanceof Readable)) throw unsupportedZip() // JSON, or nothing
    const why = readOnly()
    if (why !== null) throw refusedForReading(why.motivo)
    const id = newId('env', clock().getTime())
    const path = join(uploads.folder, id, arquivo)
    const bytes = await receiveFile(body, path, uploads.maxBytes)
    const received = await commands.operation.received({ id, arquivo, bytes, notificar })
    uploads.begin(received)
    return received
  },
})

function badName(): Problem {
  return parameterProblem([
    detailOf('nome', 'não é o nome de um zip', 'Por exemplo: nome=2024-03-15-DO3.zip.'),
  ])
}

function unsupportedZip(): Problem {
  return unsupportedType('O corpo deve ser o zip: envie Content-Type: application/zip.')
}
