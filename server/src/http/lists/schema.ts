import { Type } from 'typebox'
import type { ListWithItems, WrittenList } from '../../alerts/list-store.ts'
import { MOST_ITEMS } from '../../alerts/term-list.ts'
import type { ReadItems } from '../../service/lists/read-items.ts'
import { LONGEST_GROUP, MOST_CHARACTERS } from '../../service/lists/read-items.ts'
import { STRICT, termoAlertaSchema } from '../alerts/schema.ts'
import { instant, named, nullable, ref } from '../schemas/field.ts'
import { ownersKey } from '../schemas/owners-key.ts'

const MAX_NOME = 200
const WORDS =
  'Um item que o serviço não sabe ler fica de fora, e `recusados` o diz; os outros entram.'

const item = { termo: '"João da Silva"', grupo: 'servidores' }

export const listExample: ListWithItems = {
  id: 'lst_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
  chave: 'servidores',
  nome: 'Servidores da casa',
  total: 1,
  versao: 3,
  criado_em: '2024-03-15T12:00:00.000Z',
  atualizado_em: '2024-03-18T12:00:00.000Z',
  alertas: [{ id: 'alr_01JQ7Z3V5N8M2K4T6W9X1Y0ABC', nome: 'Servidores' }],
  itens: [item],
}
const { itens: _items, ...bareExample } = listExample
export { bareExample }

export const writtenExample: WrittenList & ReadItemsShown = {
  ...bareExample,
  mudou: true,
  novos: 1,
  removidos: 0,
  iguais: 0,
  repetidos: 0,
  total_recusados: 1,
  recusados: [
    {
      linha: 2,
      item: '"João da Silva',
      problema: 'abre aspas que não fecham',
      sugestao: 'Feche as aspas: "João da Silva".',
    },
  ],
}

/** What an answer tells of the items that were sent. */
export type ReadItemsShown = Omit<ReadItems, 'itens'>

export const listParams = Type.Object({
  id: Type.String({ description: 'Identificador da lista.', examples: [listExample.id] }),
})

const nome = Type.String({
  minLength: 1,
  maxLength: MAX_NOME,
  description: 'Nome da lista, para você.',
  examples: [listExample.nome],
})

const alertaDaListaSchema = named(
  'AlertaDaLista',
  Type.Object(
    {
      id: Type.String({
        description: 'Identificador do alerta.',
        examples: [listExample.alertas[0]?.id],
      }),
      nome: Type.String({
        description: 'Nome do alerta.',
        examples: [listExample.alertas[0]?.nome],
      }),
    },
    { description: 'Alerta que tem uma lista.' },
  ),
)

const listFields = {
  id: Type.String({ description: 'Identificador da lista.', examples: [listExample.id] }),
  chave: ownersKey,
  nome,
  total: Type.Integer({ description: 'Quantos itens ela tem.', examples: [listExample.total] }),
  versao: Type.Integer({
    minimum: 1,
    description: 'Cresce de um em um, só quando a lista muda.',
    examples: [listExample.versao],
  }),
  criado_em: instant('Quando foi criada.'),
  atualizado_em: instant('Quando mudou pela última vez.'),
  alertas: Type.Array(ref(alertaDaListaSchema), {
    description: 'Os alertas que têm esta lista.',
  }),
}

export const listaSchema = named(
  'ListaDeTermos',
  Type.Object(listFields, { description: 'Lista de termos que alertas têm em comum.' }),
)

export const listaComItensSchema = named(
  'ListaComItens',
  Type.Object(
    {
      ...listFields,
      itens: Type.Array(ref(termoAlertaSchema), { description: 'Os itens.' }),
    },
    { description: 'Lista, com os seus itens.' },
  ),
)

const itemRecusadoSchema = named(
  'ItemRecusado',
  Type.Object(
    {
      linha: Type.Integer({
        description: 'Em que linha do arquivo, ou em que lugar da lista, a partir de 1.',
        examples: [2],
      }),
      item: Type.String({
        description: 'O item, no máximo os seus 200 primeiros caracteres.',
        examples: ['"João da Silva'],
      }),
      problema: Type.String({
        description: 'Por que ficou de fora.',
        examples: ['abre aspas que não fecham'],
      }),
      sugestao: nullable(
        Type.String({ description: 'Como o corrigir; `null` se não se sabe.', examples: [null] }),
      ),
    },
    { description: 'Item que ficou de fora.' },
  ),
)

const count = (description: string, example: number) =>
  Type.Integer({ minimum: 0, description, examples: [example] })

export const listaGravadaSchema = named(
  'ListaGravada',
  Type.Object(
    {
      ...listFields,
      mudou: Type.Boolean({
        description:
          'Se algo mudou: o mesmo conteúdo outra vez, em qualquer ordem, não muda nada, nem a `versao`.',
        examples: [true],
      }),
      novos: count('Itens que a lista não tinha, ou tinha com outro `grupo`.', 1),
      removidos: count('Itens que a lista não tem mais, ou não com o mesmo `grupo`.', 0),
      iguais: count('Itens que ficaram como estavam.', 0),
      repetidos: count('Itens enviados que só repetem outro; contam uma vez.', 0),
      total_recusados: count('Itens enviados que ficaram de fora.', 1),
      recusados: Type.Array(ref(itemRecusadoSchema), {
        description: 'Os que ficaram de fora, os 1.000 primeiros.',
      }),
    },
    { description: 'Lista como ficou, e o que mudou.' },
  ),
)

/** By itself each may be refused: what a schema refuses would refuse the whole. */
const givenItem = Type.Object(
  {
    termo: Type.String({
      description: `Uma consulta, na linguagem de \`termo\` da busca, de até ${MOST_CHARACTERS} caracteres.`,
      examples: [item.termo],
    }),
    grupo: Type.Optional(
      nullable(
        Type.String({
          description: `O que reúne itens, para você, de até ${LONGEST_GROUP} caracteres; \`null\` se nada.`,
          examples: [item.grupo],
        }),
      ),
    ),
  },
  STRICT,
)
const givenItems = (description: string) =>
  Type.Array(givenItem, { maxItems: MOST_ITEMS, description, examples: [[item]] })

const itens = givenItems(`Os itens, até ${MOST_ITEMS}, cada um uma consulta. ${WORDS}`)

/** The body of POST /listas. */
export const newListBody = Type.Object(
  { nome, itens, chave: Type.Optional(ownersKey) },
  { ...STRICT, description: 'A lista a criar.' },
)

/** The body of PUT /listas/chave/{chave}. */
export const wholeListBody = Type.Object(
  { nome, itens },
  { ...STRICT, description: 'A lista inteira.' },
)

/** The body of PATCH /listas/{id}. */
export const listPatchBody = Type.Object(
  {
    nome: Type.Optional(nome),
    chave: Type.Optional(ownersKey),
    itens: Type.Optional(itens),
    adicionar: Type.Optional(givenItems(`Itens a acrescentar aos que ela tem. ${WORDS}`)),
    remover: Type.Optional(
      Type.Array(Type.String(), {
        maxItems: MOST_ITEMS,
        description: 'Termos a tirar, como a lista os tem; o que ela não tem não faz diferença.',
        examples: [['"Maria de Souza"']],
      }),
    ),
  },
  {
    ...STRICT,
    description:
      'O que muda: o que falta fica como está, `itens` substitui todos, `remover` e `adicionar` mudam alguns.',
  },
)

export const listSchemas = [
  alertaDaListaSchema,
  listaSchema,
  listaComItensSchema,
  itemRecusadoSchema,
  listaGravadaSchema,
]
