import { counted } from '../../lib/text/counted.ts'
import { Type } from 'typebox'
import type { Edition } from '../../gazette/edition.ts'
import type { RootedReport } from '../../gazette/ledger/source-report.ts'
import type { Notice } from '../../service/notice.ts'
import type { Api } from '../ask.ts'
import {
  avisos,
  conclusao,
  count,
  day,
  list,
  oneOf,
  orNull,
  sectionCode,
  text,
} from '../schemas.ts'
import { tool } from '../tool.ts'
import { avisoOf, noticeLines } from '../words.ts'

const input = Type.Object(
  { data: Type.Optional(day('O dia; sem ele, o da edição mais recente do acervo')) },
  { additionalProperties: false },
)

const STATES = ['completa', 'parcial', 'pendente', 'falha', 'sem_edicao', 'ausente'] as const

const output = Type.Object({
  conclusao,
  data: orNull(day('O dia; null: o acervo está vazio')),
  edicoes: list(
    Type.Object({
      numero: text('Número; as extras levam letra.'),
      tipo: oneOf(['normal', 'extra'], 'Se é extra.'),
      secoes: list(sectionCode, 'As seções que tem.'),
      total_publicacoes: count('Quantos atos.'),
    }),
    'As edições do dia que o acervo tem.',
  ),
  secoes: list(
    Type.Object({
      secao: sectionCode,
      secao_base: oneOf(['1', '2', '3'], 'Seção a que pertence, se é extra.'),
      estado: oneOf(
        STATES,
        'completa; parcial: só uma parte; pendente: a fonte ainda não a tem; falha: não se conseguiu; sem_edicao: não houve; ausente: não importada.',
      ),
      provisoria: Type.Boolean({ description: 'Se a fonte ainda pode trocar o arquivo.' }),
      publicacoes: count('Quantos atos dela estão no acervo.'),
      mensagem: orNull(text('O que falta e por quê; null: nada.')),
    }),
    'O que o acervo tem de cada seção do dia.',
  ),
  avisos,
})

type Section = RootedReport

export const edicao = tool({
  name: 'edicao',
  title: 'Ver o que o acervo tem de um dia',
  description:
    'Diz que edições do Diário Oficial da União saíram num dia, quantos atos têm, e se o acervo tem cada seção inteira. Chame antes de dizer que num dia nada saiu. Para os atos do dia: buscar com termo * e data_inicio e data_fim iguais a este dia.',
  scope: 'consulta',
  writes: false,
  input,
  output,
  async run({ data: asked }, api) {
    const data = asked ?? (await newestDay(api))
    if (data === null) return emptyArchive()
    const [ofDay, ofSource] = await Promise.all([
      api.ask<Edition[]>({ at: 'GET /edicoes', query: { data } }),
      api.ask<Section[]>({ at: 'GET /fontes', query: { desde: data, ate: data } }),
    ])
    const notices = ofDay.avisos
    const values = {
      conclusao: concluded(data, ofDay.dados, ofSource.dados),
      data,
      edicoes: ofDay.dados.map(({ numero, tipo, secoes, total_publicacoes }) => ({
        numero,
        tipo,
        secoes,
        total_publicacoes,
      })),
      secoes: ofSource.dados.map(
        ({ secao, secao_base, estado, provisoria, publicacoes, mensagem }) => ({
          secao,
          secao_base,
          estado,
          provisoria,
          publicacoes,
          mensagem,
        }),
      ),
      avisos: notices.map(avisoOf),
    }
    return { values, text: textOf(values, notices) }
  },
})

async function newestDay({ ask }: Api): Promise<string | null> {
  const { dados } = await ask<Edition[]>({ at: 'GET /edicoes' })
  return dados[0]?.data ?? null
}

function emptyArchive() {
  const said = 'O acervo está vazio: nada se pode dizer de nenhum dia.'
  return {
    values: { conclusao: said, data: null, edicoes: [], secoes: [], avisos: [] },
    text: said,
  }
}

function concluded(data: string, editions: Edition[], sections: Section[]): string {
  const acts = editions.reduce((sum, { total_publicacoes }) => sum + total_publicacoes, 0)
  const has =
    editions.length === 0
      ? `O acervo não tem edição de ${data}.`
      : `De ${data} o acervo tem ${counted(acts, 'ato', 'atos')}, de ${editions.map(({ numero }) => numero).join(', ')}.`
  const lacking = sections.filter(({ estado }) => estado !== 'completa' && estado !== 'sem_edicao')
  if (lacking.length > 0) {
    const which = lacking.map(({ estado, ...section }) => `${nameOf(section)} ${estado}`)
    return `${has} Falta: ${which.join('; ')}. Do que falta NÃO se pode dizer que nada foi publicado.`
  }
  const provisional = sections.some(({ provisoria }) => provisoria)
  if (provisional) return `${has} Nada falta, mas a fonte ainda pode trocar um arquivo desta noite.`
  if (editions.length === 0) return `${has} Nesse dia não se espera edição, ou não houve.`
  return `${has} Nenhuma seção regular falta.`
}

function nameOf({ secao, secao_base }: Pick<Section, 'secao' | 'secao_base'>): string {
  return secao === 'extra' ? `extra da seção ${secao_base}` : `seção ${secao}`
}

interface Shown {
  conclusao: string
  secoes: Pick<Section, 'secao' | 'secao_base' | 'estado' | 'publicacoes' | 'mensagem'>[]
}

function textOf({ conclusao: said, secoes }: Shown, notices: Notice[]): string {
  const lines = secoes.map(({ estado, publicacoes, mensagem, ...section }) => {
    const why = mensagem === null ? '' : `: ${mensagem}`
    return `- ${nameOf(section)}: ${estado}, ${counted(publicacoes, 'ato', 'atos')}${why}`
  })
  return [said, ...noticeLines(notices), ...lines].join('\n')
}
