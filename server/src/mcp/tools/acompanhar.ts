import { type Static, Type } from 'typebox'
import type { AlertView } from '../../alerts/alert.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { clipped } from '../../lib/text/clipped.ts'
import { alertUrl } from '../../mail/links.ts'
import type { Simulation } from '../../service/archive/archive-queries.ts'
import type { Notice } from '../../service/notice.ts'
import type { Api } from '../ask.ts'
import { achadoSchema, avisos, conclusao, count, day, list, oneOf, text } from '../schemas.ts'
import { type Said, tool } from '../tool.ts'
import { wholeOnes } from '../whole.ts'
import { achadoOf, avisoOf, foundLines, gapsIn, noticeLines } from '../words.ts'
import { filterInput } from './buscar.ts'

const FREQUENCIES = ['imediata', 'edicao', 'diaria'] as const
const LONGEST_QUERY = 300
const ID = /^alr_\w{1,40}$/

const input = Type.Object(
  {
    alerta: Type.Optional(
      Type.String({ description: 'Identificador de um alerta (alr_…), para ver o que ele acha.' }),
    ),
    nome: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'Nome do alerta a criar; vai no assunto dos e-mails.',
      }),
    ),
    consulta: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 4_000,
        description:
          'O que o alerta a criar procura, como termo em buscar. Experimente-a antes lá.',
      }),
    ),
    ...filterInput,
    emails: Type.Optional(
      list(Type.String(), 'Quem recebe; cada endereço precisa antes confirmar que quer.'),
    ),
    frequencia: Type.Optional(
      oneOf(FREQUENCIES, 'Dos e-mails: imediata, um por edição, um por dia. Sem ela, imediata.'),
    ),
  },
  { additionalProperties: false },
)
type Asked = Static<typeof input>

const alerta = Type.Object({
  id: text('Identificador.'),
  nome: text('Nome.'),
  consulta: text('O que procura.'),
  termos: count(
    'Quantos termos tem. Um ato serve quando a consulta o encontra e, havendo termos ou listas, ao menos um item deles também.',
  ),
  listas: count('Quantas listas de termos tem; os itens delas valem como termos.'),
  ativo: Type.Boolean({ description: 'Se dispara.' }),
  emails: count('Quantos endereços de e-mail recebem, ou foram convidados a receber.'),
  webhooks: count('Quantos webhooks recebem.'),
  url: text('Página do alerta, onde se altera e exclui.'),
})

const output = Type.Object({
  conclusao,
  gravado: Type.Boolean({ description: 'Se esta chamada criou um alerta.' }),
  alertas: list(alerta, 'O alerta criado ou pedido; sem argumentos, os da conta.'),
  alertas_omitidos: count('Quantos não couberam.'),
  achados: Type.Union(
    [
      Type.Object({
        desde: day('Primeiro dia'),
        ate: day('Último dia'),
        total: count('Quantos atos; é exato.'),
        atos: list(achadoSchema, 'Os mais recentes.'),
      }),
      Type.Null(),
    ],
    { description: 'O que o alerta acha nos últimos 90 dias do acervo; null: não se perguntou.' },
  ),
  avisos,
})
type Output = Static<typeof output>

export const acompanhar = tool({
  name: 'acompanhar',
  title: 'Acompanhar um assunto',
  description:
    'GRAVA um alerta quando recebe nome e consulta: ele fica ativo na conta da chave e avisa do que sair daí em diante; cada endereço em emails recebe antes um pedido de confirmação. Peça o acordo da pessoa antes. Com alerta (o identificador), só mostra o que ele acha nos últimos 90 dias; sem argumentos, só lista os alertas da conta. Não altera nem exclui: isso se faz na página do alerta. A chave precisa do escopo alertas.',
  scope: 'alertas',
  writes: true,
  input,
  output,
  async run(asked, api) {
    const { alerta: id, nome, consulta } = asked
    const given = Object.keys(asked).length
    if (given === 0) return await listed(api)
    if (id !== undefined && given === 1) return await findsOf(id, api)
    if (id === undefined && nome !== undefined && consulta !== undefined)
      return await made({ ...asked, nome, consulta }, api)
    throw eitherOr()
  },
})

async function listed(api: Api): Promise<Said<Output>> {
  const { dados } = await api.ask<AlertView[]>({ at: 'GET /alertas' })
  const all = dados.map((alert) => shownOf(alert, api))
  const alertas = wholeOnes(all)
  const left = all.length - alertas.length
  const more = left === 0 ? '' : ` ${left} não couberam aqui: veja-os na página de alertas.`
  const said =
    all.length === 0 ? 'A conta não tem nenhum alerta.' : `Alertas da conta: ${all.length}.${more}`
  return told({ conclusao: said, alertas, alertas_omitidos: left }, [])
}

async function findsOf(id: string, api: Api): Promise<Said<Output>> {
  if (!ID.test(id)) throw noId()
  const { dados: alert } = await api.ask<AlertView>({ at: `GET /alertas/${id}` })
  const { consulta, termos, listas, filtros } = alert
  const { dados: found, avisos: notices } = await api.ask<Simulation>({
    at: 'POST /alertas/simular',
    body: { consulta, termos, listas, filtros },
  })
  const { desde, ate, total } = found
  const atos = wholeOnes(found.exemplos.map((act) => achadoOf(act, api.base)))
  const but = gapsIn(notices).length > 0 ? ' Falta no acervo parte desses dias (veja avisos).' : ''
  const newest = total > atos.length ? ` Aqui, os ${atos.length} mais recentes.` : ''
  const said = `De ${desde} a ${ate} o alerta «${alert.nome}» acha ${total === 1 ? '1 ato' : `${total} atos`}.${newest}${but} Nada foi gravado.`
  return told(
    {
      conclusao: said,
      alertas: [shownOf(alert, api)],
      achados: { desde, ate, total, atos },
    },
    notices,
  )
}

async function made(
  asked: Asked & { nome: string; consulta: string },
  api: Api,
): Promise<Said<Output>> {
  const { nome, consulta, orgao, tipo_ato, secao, emails, frequencia } = asked
  const body = {
    nome,
    consulta,
    filtros: {
      ...(orgao && { orgaos: orgao }),
      ...(tipo_ato && { tipos_ato: tipo_ato }),
      ...(secao && { secoes: secao }),
    },
    ...(emails && { canais: { emails } }),
    ...(frequencia && { frequencia }),
  }
  const { dados: alert, avisos: notices } = await api.ask<AlertView>({ at: 'POST /alertas', body })
  const said = `GRAVADO: o alerta «${alert.nome}» (${alert.id}) está ativo${reachOf(alert)}. Para alterar ou excluir: ${alertUrl(api.base, alert.id)}`
  return told({ conclusao: said, gravado: true, alertas: [shownOf(alert, api)] }, notices)
}

/** Without a channel nobody is told. */
function reachOf({ canais: { emails, webhooks } }: AlertView): string {
  return emails.length + webhooks.length === 0
    ? ', mas não avisa ninguém: falta um e-mail ou um webhook, que se põe na página dele'
    : ' e avisa do que sair daqui em diante'
}

function noId(): Problem {
  return new Problem('parametro_invalido', 'alerta não é o identificador de um alerta.', [
    detailOf('alerta', 'deve ter a forma alr_…', 'Sem argumentos, acompanhar lista os da conta.'),
  ])
}

function eitherOr(): Problem {
  return new Problem('parametro_invalido', 'Não se sabe se é para criar ou para ver.', [
    detailOf('alerta', 'vai sozinho', 'Para ver o que um alerta acha: só alerta.'),
    detailOf('nome', 'vai com consulta', 'Para criar um alerta: nome e consulta, sem alerta.'),
  ])
}

function shownOf(
  { id, nome, consulta, termos, listas, ativo, canais }: AlertView,
  { base }: Api,
): Output['alertas'][number] {
  return {
    id,
    nome,
    consulta: clipped(consulta, LONGEST_QUERY),
    termos: termos.length,
    listas: listas.length,
    ativo,
    emails: canais.emails.length,
    webhooks: canais.webhooks.length,
    url: alertUrl(base, id),
  }
}

function told(
  values: Pick<Output, 'conclusao' | 'alertas'> & Partial<Output>,
  notices: Notice[],
): Said<Output> {
  const whole = {
    gravado: false,
    alertas_omitidos: 0,
    achados: null,
    ...values,
    avisos: notices.map(avisoOf),
  }
  const ofAlerts = whole.alertas.map(
    (alert) =>
      `- ${alert.nome}${alert.ativo ? '' : ' (inativo)'}: ${soughtBy(alert)}\n  ${alert.id} · ${alert.url}`,
  )
  const found = whole.achados?.atos.map(foundLines) ?? []
  return {
    values: whole,
    text: [whole.conclusao, ...noticeLines(notices), ...ofAlerts, ...found].join('\n'),
  }
}

function soughtBy({ consulta, termos, listas }: Output['alertas'][number]): string {
  const items = [
    ...(termos === 0 ? [] : [termos === 1 ? '1 termo' : `${termos} termos`]),
    ...(listas === 0 ? [] : [listas === 1 ? '1 lista' : `${listas} listas`]),
  ]
  return items.length === 0 ? consulta : `${consulta} e ao menos um item de ${items.join(' e ')}`
}
