import { Type } from 'typebox'

import { textDetails } from '../body/bodies.ts'
import { isDate } from '../../lib/time/dates.ts'
import { detailOf } from '../../lib/errors/problem.ts'
import { doneOf } from '../errors/refusals.ts'
import { date, ref } from '../schemas/field.ts'
import { OF_OPERATION, operacaoSchema, operationExample } from './schema.ts'
import { listUploads, readUpload, upload } from './uploads.ts'
import { accepted, data } from '../answer.ts'
import { type Operation, operation } from '../operation.ts'

const readOperation = operation({
  id: 'obterOperacao',
  at: 'GET /operacao',
  ...OF_OPERATION,
  summary: 'Diz como vai a instalação',
  description:
    'A fonte, as filas, o correio, o que não pôde ser importado e o espaço em disco. O registro das edições, dia a dia, está em `/fontes`.',
  access: 'administracao',
  answer: data('A instalação.', ref(operacaoSchema), operationExample),
  handle: async (_call, { queries, readOnly }) => ({
    ...(await queries.operation.report()),
    somente_leitura: readOnly(),
  }),
})

const collectAgain = operation({
  id: 'coletarDeNovo',
  at: 'POST /operacao/coletas',
  ...OF_OPERATION,
  summary: 'Pede uma data outra vez à fonte',
  description:
    'O coletor pergunta de novo o que a fonte tem da data e baixa tudo outra vez, assim que a fonte puder ser perguntada; acompanhe em `/fontes`. Só serve para as datas que o coletor acompanha; para outras, envie o zip.',
  access: 'administracao',
  body: Type.Object(
    { data: date('A data a pedir.') },
    { additionalProperties: false, description: 'O que pedir.' },
  ),
  check: textDetails({ data: dateDetails }),
  answer: accepted(data('O coletor vai perguntar.', Type.Null({ description: 'Nada.' }), null)),
  async handle({ body }, { commands }) {
    doneOf(await commands.operation.collectAgain(body.data))
    return null
  },
})

/** Everything under /operacao. */
export const installationOperations: Operation[] = [
  readOperation,
  collectAgain,
  listUploads,
  readUpload,
  upload,
]

function dateDetails(data: string) {
  return isDate(data) ? [] : [detailOf('data', 'não é uma data', 'Use AAAA-MM-DD.')]
}
