import { Type } from 'typebox'
import type { WrittenList } from '../../alerts/list-store.ts'
import type { Problem } from '../../lib/errors/problem.ts'
import type { Put } from '../../lib/errors/outcome.ts'
import { data, put } from '../answer.ts'
import { BODY_LIMITS } from '../body/body-limits.ts'
import { bodyProblem } from '../body/bodies.ts'
import { pathKeyDetails } from '../body/owners-key.ts'
import { unsupportedType } from '../errors/problems.ts'
import { operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { ownersKeyParams } from '../schemas/owners-key.ts'
import { apart, listDetails, placeIn, readSentItems, writtenListOf } from './given-items.ts'
import { type ReadItemsShown, listaGravadaSchema, wholeListBody, writtenExample } from './schema.ts'

const putAnswer = put(data('A lista como ficou.', ref(listaGravadaSchema), writtenExample))

export const putList = operation({
  id: 'gravarLista',
  at: 'PUT /listas/chave/{chave}',
  tag: 'Listas',
  summary: 'Cria ou substitui a lista de uma chave',
  description:
    'Para configuração que mora em arquivos: 201 se a lista foi criada, 200 se já havia. Repetir a requisição não muda nada, e `mudou` o diz.',
  access: 'alertas',
  params: ownersKeyParams,
  body: wholeListBody,
  bodyLimit: BODY_LIMITS.list,
  otherType: () =>
    unsupportedType(
      'O corpo deve ser JSON: envie Content-Type: application/json. Um arquivo de texto ou CSV vai em PUT /listas/chave/{chave}/itens.',
    ),
  check: (body, { params }) => [...pathKeyDetails(params), ...listDetails(body)],
  answer: putAnswer,
  async handle({ params: { chave }, body, caller: { conta_id } }, service) {
    const { itens, shown } = await readSentItems(body.itens, service.queries)
    const list = { chave, nome: body.nome, itens, areBare: false }
    const outcome = await service.commands.lists.put(conta_id, list)
    return answerOf(writtenListOf(outcome, shown, placeIn('itens')), shown)
  },
})

const TEXT = 'text/plain'
const CSV = 'text/csv'

export const sendList = operation({
  id: 'enviarLista',
  at: 'PUT /listas/chave/{chave}/itens',
  tag: 'Listas',
  summary: 'Envia o arquivo de uma lista',
  description:
    'O mesmo, de um arquivo em UTF-8 ou Windows-1252, com um item por linha: `text/plain`, ou `text/csv`, de que se lê uma coluna. Um arquivo não traz grupos: os itens que a lista já tinha ficam com os seus. As linhas que não se sabem ler ficam de fora, e `recusados` as diz, pelo número.',
  access: 'alertas',
  params: ownersKeyParams,
  query: Type.Object({
    nome: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description:
          'Nome da lista; sem ele, fica o que ela tem, e uma nova se chama como a chave.',
        examples: ['Servidores da casa'],
      }),
    ),
    coluna: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description:
          'De um CSV, o nome da coluna dos itens, que a primeira linha traz. Sem isso, vale a primeira coluna, e a primeira linha já é um item.',
        examples: ['nome'],
      }),
    ),
    frases: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Se cada item é uma frase exata, como um nome, e não uma consulta: João da Silva vale então "João da Silva".',
        examples: [true],
      }),
    ),
  }),
  file: {
    types: [TEXT, CSV],
    schema: Type.String({ description: 'O arquivo, com um item por linha.' }),
    isLarge: false,
  },
  otherType: unsupportedFile,
  bodyLimit: BODY_LIMITS.list,
  answer: putAnswer,
  async handle({ params, query, body, request, caller: { conta_id } }, service) {
    const { nome, coluna = null, frases = false } = query
    const faults = [...pathKeyDetails(params), ...listDetails({ nome })]
    if (faults.length > 0) throw bodyProblem(faults)
    if (!Buffer.isBuffer(body)) throw unsupportedFile() // JSON, or nothing
    const isCsv = request.headers['content-type']?.toLowerCase().startsWith(CSV) === true
    const file = { bytes: body, isCsv, coluna, coluna_grupo: null, frases }
    const { itens, shown } = apart(await service.queries.lists.readFile(file))
    const named = nome === undefined ? {} : { nome }
    const list = { chave: params.chave, ...named, itens, areBare: true }
    const outcome = await service.commands.lists.put(conta_id, list)
    return answerOf(
      writtenListOf(outcome, shown, (linha) => `linha ${linha}`),
      shown,
    )
  },
})

function unsupportedFile(): Problem {
  return unsupportedType(
    `O corpo deve ser o arquivo: envie Content-Type: ${TEXT} ou ${CSV}. JSON vai em PUT /listas/chave/{chave}.`,
  )
}

function answerOf({ record, made }: Put<WrittenList>, shown: ReadItemsShown) {
  return { given: { ...record, ...shown }, made }
}
