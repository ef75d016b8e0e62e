import { Type } from 'typebox'
import type { PublicationDetail } from '../../gazette/publication-detail.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { clipped } from '../../lib/text/clipped.ts'
import type { Api, Told } from '../ask.ts'
import { atoSchema, avisos, count, list, orNull, relationKind, text } from '../schemas.ts'
import { tool } from '../tool.ts'
import { pieceOf, wholeOnes } from '../whole.ts'
import { atoOf, avisoOf, actLines, noticeLines } from '../words.ts'

/** Code points of an act's text in one answer. */
const PIECE = 8_000
const ROOM_OF_RELATIONS = 3_000
const ROOM_OF_PARTS = 4_000
const LONGEST_SUMMARY = 1_000
const LONGEST_TITLE = 200
/** Titles of the gazette have a thousand characters at most. */
const LONGEST_CITATION = 2_000

const ID = /^pub_[0-9A-HJKMNP-TV-Z]{16}(#.{1,40})?$/

const input = Type.Object(
  {
    id: Type.String({
      maxLength: 61,
      description: 'Identificador do ato (pub_…), ou o endereço de uma parte dele (pub_…#1146).',
    }),
    a_partir_de: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'De que caractere do texto continuar; use o continuar da resposta anterior.',
      }),
    ),
  },
  { additionalProperties: false },
)

const parte = Type.Object({
  endereco: text('Como id, lê só esta parte.'),
  titulo: text('Título, ou tipo e número.'),
})

const relacao = Type.Object({
  tipo: relationKind,
  id: text('O outro ato.'),
  confianca: Type.Number({ description: 'Quão certa é a ligação, de 0 a 1.' }),
})

const output = Type.Object({
  ato: atoSchema,
  ementa: orNull(text('Ementa; null: não tem.')),
  edicao: text('Número da edição.'),
  pagina: text('Página impressa.'),
  assinatura: text('Quem assina.'),
  citacao: text('Como citar (ABNT), sem o dia do acesso; ou só a parte, se foi pedida.'),
  texto: text('O texto integral, ou um pedaço dele.'),
  inicio: count('De que caractere do texto inteiro.'),
  fim: count('Até antes de qual.'),
  total_caracteres: count('Quantos o texto inteiro tem.'),
  continuar: orNull(
    Type.Integer({ description: 'a_partir_de para o pedaço seguinte; null: o texto acabou.' }),
  ),
  relacoes: list(relacao, 'O que este ato é para outros do acervo; correções primeiro.'),
  relacoes_omitidas: count('Quantas não couberam.'),
  partes: list(parte, 'Os atos que esta publicação traz, se são vários.'),
  partes_omitidas: count('Quantas não couberam.'),
  avisos,
})

export const lerAto = tool({
  name: 'ler_ato',
  title: 'Ler um ato',
  description:
    'Lê um ato pelo identificador: o texto integral, quem assina, onde saiu, a situação (se foi revogado, retificado, republicado) e os atos ligados a ele. Textos longos vêm em pedaços: continue com a_partir_de até que continuar seja null. Cite sempre url_original, a página oficial.',
  scope: 'consulta',
  writes: false,
  input,
  output,
  async run({ id, a_partir_de: from = 0 }, api) {
    const { dados: act, avisos: notices } = await read(id, api)
    const piece = pieceOf(act.conteudo_completo, from, PIECE)
    const partes = wholeOnes(partsOf(act), ROOM_OF_PARTS)
    const related = act.relacoes.map(({ tipo, id: other, confianca }) => ({
      tipo,
      id: other,
      confianca,
    }))
    const relacoes = wholeOnes(related, ROOM_OF_RELATIONS)
    const values = {
      ato: atoOf(act, api.base),
      ementa: act.ementa ? clipped(act.ementa, LONGEST_SUMMARY) : null,
      edicao: act.edicao,
      pagina: act.pagina,
      assinatura: clipped(act.assinatura, LONGEST_SUMMARY),
      citacao: clipped(act.citacao, LONGEST_CITATION),
      texto: piece.text,
      inicio: piece.from,
      fim: piece.to,
      total_caracteres: piece.total,
      continuar: piece.next,
      relacoes,
      relacoes_omitidas: related.length - relacoes.length,
      partes,
      partes_omitidas: act.partes.length - partes.length,
      avisos: notices.map(avisoOf),
    }
    const links = relacoes.filter(({ tipo }) => !tipo.startsWith('cita'))
    const lines = [
      actLines(values.ato),
      `  edição ${act.edicao}, página ${act.pagina}`,
      `  como citar: ${values.citacao}`,
      ...noticeLines(notices),
      ...links.map(({ tipo, id: other }) => `${tipo.replaceAll('_', ' ')}: ${other}`),
      piece.text,
      endOf(piece),
    ]
    return { values, text: lines.join('\n') }
  },
})

async function read(address: string, { ask }: Api): Promise<Told<PublicationDetail>> {
  if (!ID.test(address)) throw noId()
  const [id = '', parte] = address.split('#')
  return await ask({
    at: `GET /publicacao/${id}`,
    ...(parte !== undefined && { query: { parte } }),
  })
}

function noId(): Problem {
  return new Problem('parametro_invalido', 'id não é o identificador de um ato.', [
    detailOf('id', 'deve ter a forma pub_ e 16 letras ou algarismos', 'Ache o ato com buscar.'),
  ])
}

function partsOf({ partes }: PublicationDetail) {
  return partes.map(({ endereco, titulo, tipo_ato, numero }) => ({
    endereco,
    titulo: clipped(
      titulo || [tipo_ato, numero].filter(Boolean).join(' ') || endereco,
      LONGEST_TITLE,
    ),
  }))
}

function endOf({ to, total, next }: ReturnType<typeof pieceOf>): string {
  return next === null
    ? '(fim do texto)'
    : `(o texto continua: ${total - to} de ${total} caracteres faltam; a_partir_de=${next})`
}
