import { Type } from 'typebox'
import type { Commands } from '../../service/commands.ts'
import type { Queries } from '../../service/queries.ts'
import type { ReadOnlyState } from '../../service/read-only.ts'
import type { Upload } from '../../service/operation/upload.ts'
import type { Api } from '../api.ts'
import { refuseBody, schemaDetails, textDetails, withoutQuery } from '../body/bodies.ts'
import { isDate } from '../../lib/dates.ts'
import { detailOf } from '../../lib/problem.ts'
import { strictQuery } from '../query/strict-query.ts'
import { doneOf } from '../errors/refusals.ts'
import { envelope } from '../schemas/envelope.ts'
import { date, ref } from '../schemas/field.ts'
import { OF_OPERATION, operacaoSchema, operationExample } from './schema.ts'
import { uploadRoutes } from './uploads.ts'

/** What the operator's routes need. */
export interface OperationApi {
  queries: Pick<Queries, 'operation'>
  commands: Pick<Commands, 'operation'>
  /** Why the service only reads; null: it writes, too. */
  readOnly(): ReadOnlyState | null
  uploads: {
    /** The folder for uploads. */
    folder: string
    maxBytes: number
    /** Starts importing a received file. */
    begin(upload: Upload): void
  }
}

/** Everything under /operacao. */
export function operationRoutes(api: Api, service: OperationApi): void {
  const { queries, commands, readOnly } = service

  api.route({
    method: 'GET',
    url: '/operacao',
    config: { access: 'administracao' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'obterOperacao',
      ...OF_OPERATION,
      summary: 'Diz como vai a instalação',
      description:
        'A fonte, as filas, o correio, o que não pôde ser importado e o espaço em disco. O registro das edições, dia a dia, está em `/fontes`.',
      querystring: Type.Object({}),
      response: {
        200: envelope('A instalação.', ref(operacaoSchema), {
          sucesso: true,
          dados: operationExample,
        }),
      },
    },
    handler: async () => ({
      sucesso: true as const,
      dados: { ...(await queries.operation.report()), somente_leitura: readOnly() },
    }),
  })

  api.route({
    method: 'POST',
    url: '/operacao/coletas',
    config: { access: 'administracao' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      operationId: 'coletarDeNovo',
      ...OF_OPERATION,
      summary: 'Pede uma data outra vez à fonte',
      description:
        'O coletor pergunta de novo o que a fonte tem da data e baixa tudo outra vez, assim que a fonte puder ser perguntada; acompanhe em `/fontes`. Só serve para as datas que o coletor acompanha; para outras, envie o zip.',
      body: Type.Object(
        { data: date('A data a pedir.') },
        { additionalProperties: false, description: 'O que pedir.' },
      ),
      response: {
        202: envelope('O coletor vai perguntar.', Type.Null({ description: 'Nada.' }), ACCEPTED),
      },
    },
    handler: async (request, reply) => {
      refuseBody([...schemaDetails(request), ...textDetails(request.body, { data: checkDate })])
      doneOf(await commands.operation.collectAgain(request.body.data))
      return reply.code(202).send(ACCEPTED)
    },
  })

  uploadRoutes(api, service)
}

const ACCEPTED = { sucesso: true as const, dados: null }

function checkDate(data: string) {
  return isDate(data) ? [] : [detailOf('data', 'não é uma data', 'Use AAAA-MM-DD.')]
}
