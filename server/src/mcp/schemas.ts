import { type Static, type TSchema, Type } from 'typebox'
import { RELATION_KINDS } from '../gazette/publication-detail.ts'
import { SITUACOES } from '../gazette/relations/situacao.ts'

/** One of these words. */
export function oneOf<const Value extends string>(values: readonly Value[], description: string) {
  return Type.Unsafe<Value>({ type: 'string', enum: values, description })
}

/** As every model takes it: those that know a single type a schema read the alternatives. */
export function orNull<Schema extends TSchema & { type: string; description?: string }>(
  schema: Schema,
) {
  const { description, ...rest } = schema
  return Type.Unsafe<Static<Schema> | null>({ description, anyOf: [rest, { type: 'null' }] })
}

export const text = (description: string) => Type.String({ description })
export const count = (description: string) => Type.Integer({ minimum: 0, description })

/** `items`, of which the last may be left out. */
export const list = <Item extends TSchema>(items: Item, description: string) =>
  Type.Array(items, { description })

export const day = (description: string) =>
  Type.String({ format: 'date', description: `${description}, AAAA-MM-DD.` })

export const sectionCode = oneOf(
  ['1', '2', '3', 'extra'],
  'Seção: 1 normas, 2 pessoal, 3 contratos e licitações, extra edições extras.',
)

const situacao = oneOf(
  SITUACOES,
  'O que outros atos do acervo fizeram deste: publicada (nada), retificada, republicada, em_parte, revogada, sem_efeito, retirada.',
)

export const relationKind = oneOf(RELATION_KINDS, 'O que este ato é para o outro.')

export const conclusao = text(
  'A resposta numa frase, com o que falta no acervo, se falta. Não afirme mais do que ela.',
)

export const avisos = list(
  Type.Object({
    codigo: text('De que trata.'),
    mensagem: text('O aviso.'),
    sugestoes: list(Type.String(), 'O que pedir no lugar.'),
  }),
  'O que se deve saber antes de concluir: edições que faltam no acervo, filtros que nada têm.',
)

const ofAct = {
  id: text('Identificador, para ler_ato.'),
  titulo: text('Título.'),
  data_publicacao: day('Dia da publicação'),
  secao: sectionCode,
  orgao: text('Órgão.'),
  tipo_ato: text('Tipo do ato.'),
  situacao,
  url: text('Página do ato no Arauto.'),
  url_original: text('Página oficial, na Imprensa Nacional.'),
}

export const atoSchema = Type.Object(ofAct)

export const achadoSchema = Type.Object({
  ...ofAct,
  resumo: text('Ementa, ou o começo do texto.'),
  trechos: list(Type.String(), 'Onde está o que se procura.'),
})

export type Ato = Static<typeof atoSchema>
export type Achado = Static<typeof achadoSchema>
