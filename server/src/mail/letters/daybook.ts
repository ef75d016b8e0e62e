import { brazilianDate } from '../brasilia-time.ts'
import type { Inline, Letter, LetterBlock } from '../letter.ts'
import { actUrl, alertUrl, daybookUrl, leaveDaybookUrl } from '../links.ts'
import type {
  DaybookChangedAct,
  DaybookMail,
  DaybookMailAct,
  DaybookMailGroup,
  EarlierDay,
  QuietAlert,
} from '../message.ts'
import { counted } from '../../lib/text/counted.ts'
import { actBlocks, signedInAddress, situacaoSentence } from './act-blocks.ts'
import { paragraphOf } from './bulletin.ts'

/** A day of the gazette for a person: what is new, what is not, and how far that is sure. */
export function daybookLetter(mail: DaybookMail, publicUrl: string): Letter {
  const { data, changed, groups, quiet, earlier, unsubscribeToken } = mail
  const leave = leaveDaybookUrl(publicUrl, unsubscribeToken)
  const page = daybookUrl(publicUrl, data)
  return {
    subject: `Caderno de ${brazilianDate(data)}: ${headline(mail)}`,
    blocks: [
      paragraphOf(lookedThrough(mail)),
      ...changedBlocks(changed, publicUrl),
      ...groups.flatMap((group) => groupBlocks(group, publicUrl, page)),
      ...(isKnown(mail) ? quietBlocks(quiet, publicUrl) : []),
      ...earlierBlocks(earlier, publicUrl),
      { kind: 'action', text: 'Abrir o caderno', url: page },
    ],
    footer: [
      'O texto acima é uma cópia; só a versão certificada pela Imprensa Nacional tem valor legal. Você recebe este e-mail porque pediu o caderno do dia. A hora muda-se na página do caderno. ',
      { text: 'Não receber mais', url: leave },
    ],
    unsubscribeUrl: leave,
  }
}

/** The day in a few words; never that there is nothing where that is not sure. */
function headline(mail: DaybookMail): string {
  const { total, changed, groups, quiet } = mail
  const unsure = unsureIn(mail)
  const news = [
    ...(total > 0 ? [counted(total, 'ato', 'atos')] : []),
    ...(changed.length > 0 ? [counted(changed.length, 'mudou', 'mudaram')] : []),
  ]
  if (news.length > 0) return [...news, ...(unsure === null ? [] : [unsure])].join('; ')
  if (!isKnown(mail)) return 'sem edição no acervo'
  if (groups.length + quiet.filter(({ look }) => look !== 'inativo').length === 0)
    return 'nenhum alerta ativo'
  if (unsure !== null) return `nada até agora; ${unsure}`
  return `nada hoje, conferido ${isWhole(mail) ? 'nas três seções' : 'no que os alertas pedem'}`
}

/** What an active alert asks for and nobody has looked through; null: nothing. */
function unsureIn({ groups, quiet }: DaybookMail): string | null {
  const lacking = new Set([
    ...groups.flatMap(({ lacking }) => lacking),
    ...quiet.filter(({ look }) => look === 'incompleto').flatMap(({ lacking }) => lacking),
  ])
  if (lacking.size > 0) return lacks([...lacking].toSorted())
  const isUnchecked =
    groups.some(({ isChecked }) => !isChecked) || quiet.some(({ look }) => look === 'nao_conferido')
  return isUnchecked ? 'nem tudo foi conferido' : null
}

/** Otherwise nobody knows that nothing came out. */
function isKnown({ whole, lacking }: DaybookMail): boolean {
  return whole.length + lacking.length > 0
}

function isWhole({ whole, lacking }: DaybookMail): boolean {
  return lacking.length === 0 && (['1', '2', '3'] as const).every((one) => whole.includes(one))
}

/** What of the day is in the archive, whatever the alerts ask for. */
function lookedThrough(mail: DaybookMail): string {
  const { data, whole, lacking } = mail
  const day = brazilianDate(data)
  if (isWhole(mail)) {
    const extra = whole.includes('extra') ? ', e a edição extra' : ''
    return `No acervo, a edição de ${day}: as três seções inteiras${extra}.`
  }
  if (whole.length === 0) {
    if (lacking.length === 0) return `O acervo não tem edição de ${day}.`
    return `Atenção: a edição de ${day} não está no acervo (${lacks(lacking)}). O que não chegou não foi conferido; o que trouxer estará no caderno, e o próximo e-mail o dirá.`
  }
  if (lacking.length === 0) return `No acervo, a edição de ${day}: ${sections(whole)}.`
  return `Atenção: da edição de ${day}, o acervo tem inteira só ${sections(whole)}; ${lacks(lacking)}. O que não chegou não foi conferido; o que trouxer estará no caderno, e o próximo e-mail o dirá.`
}

function changedBlocks(changed: DaybookChangedAct[], publicUrl: string): LetterBlock[] {
  if (changed.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: `Mudou o que você já tinha (${changed.length})` },
    { kind: 'list', items: changed.map((act) => changedItem(act, publicUrl)) },
  ]
}

function changedItem(act: DaybookChangedAct, publicUrl: string): Inline[] {
  const { id, titulo, data_publicacao, situacao, por } = act
  const state = situacaoSentence(situacao)
  return [
    { text: titulo, url: actUrl(publicUrl, id, '*') },
    ` (${brazilianDate(data_publicacao)})${state === null ? '' : `: ${state}`}. Neste dia, por `,
    ...por.flatMap((by, at): Inline[] => [
      ...(at === 0 ? [] : [', ']),
      { text: by.titulo, url: actUrl(publicUrl, by.id, '*') },
    ]),
  ]
}

function groupBlocks(group: DaybookMailGroup, publicUrl: string, page: string): LetterBlock[] {
  const { nome, consulta, total, lacking, isChecked, acts } = group
  const hidden = total - acts.length
  return [
    { kind: 'heading', level: 2, text: `${nome} (${total.toLocaleString('pt-BR')})` },
    ...(lacking.length === 0 ? [] : [paragraphOf(`Pode haver mais: ${lacks(lacking)}.`)]),
    ...(isChecked
      ? []
      : [paragraphOf('Pode haver mais: nem tudo foi conferido para este alerta.')]),
    ...acts.flatMap((act) =>
      actBlocks(act, signedInAddress(act, consulta, publicUrl), { told: othersBlocks(act) }),
    ),
    ...(hidden === 0
      ? []
      : [
          {
            kind: 'links' as const,
            links: [{ text: `E mais ${counted(hidden, 'ato', 'atos')}, no caderno`, url: page }],
          },
        ]),
  ]
}

function othersBlocks({ outros }: DaybookMailAct): LetterBlock[] {
  if (outros.length === 0) return []
  const label = outros.length === 1 ? 'Também no alerta' : 'Também nos alertas'
  return [{ kind: 'place', text: `${label}: ${outros.join('; ')}` }]
}

/** Those without acts of their own, apart where that is sure and where it is not. */
const QUIET_GROUPS: { title: string; has(alert: QuietAlert): boolean }[] = [
  { title: 'Só atos que já estão acima', has: ({ elsewhere }) => elsewhere > 0 },
  {
    title: 'Sem ato até agora, mas não é certo',
    has: ({ elsewhere, look }) =>
      elsewhere === 0 && (look === 'incompleto' || look === 'nao_conferido'),
  },
  {
    title: 'Nada hoje em',
    has: ({ elsewhere, look }) =>
      elsewhere === 0 && (look === 'conferido' || look === 'sem_edicao'),
  },
  {
    title: 'Desligados: não procuram nada',
    has: ({ elsewhere, look }) => elsewhere === 0 && look === 'inativo',
  },
]

function quietBlocks(quiet: QuietAlert[], publicUrl: string): LetterBlock[] {
  return QUIET_GROUPS.flatMap(({ title, has }): LetterBlock[] => {
    const of = quiet.filter(has)
    if (of.length === 0) return []
    return [
      { kind: 'heading', level: 2, text: `${title} (${of.length})` },
      { kind: 'list', items: of.map((alert) => quietItem(alert, publicUrl)) },
    ]
  })
}

function quietItem(alert: QuietAlert, publicUrl: string): Inline[] {
  const { alerta_id, nome, last, elsewhere } = alert
  const said = [
    ...(elsewhere === 0 ? [] : [counted(elsewhere, 'ato', 'atos')]),
    lookWords(alert),
    ...(last === null ? [] : [`o último foi de ${brazilianDate(last)}`]),
  ].filter((words) => words !== '')
  const what = said.length === 0 ? '' : `: ${said.join('; ')}`
  return [{ text: nome, url: alertUrl(publicUrl, alerta_id) }, what]
}

function lookWords({ look, lacking }: QuietAlert): string {
  switch (look) {
    case 'conferido':
      return 'conferido'
    case 'incompleto':
      return lacks(lacking)
    case 'nao_conferido':
      return 'o que chegou não foi todo conferido'
    case 'sem_edicao':
      return 'não saiu o que ele pede'
    case 'inativo':
      return ''
  }
}

function earlierBlocks(earlier: EarlierDay[], publicUrl: string): LetterBlock[] {
  if (earlier.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: 'De dias anteriores, depois do último e-mail' },
    {
      kind: 'list',
      items: earlier.map(({ data, more, lacking }) => [
        { text: brazilianDate(data), url: daybookUrl(publicUrl, data) },
        `: ${[
          more === 0 ? 'nenhum ato a mais' : `mais ${counted(more, 'ato', 'atos')}`,
          ...(lacking.length === 0 ? [] : [lacks(lacking)]),
        ].join('; ')}`,
      ]),
    },
  ]
}

type Sections = DaybookMail['lacking']

function lacks(lacking: Sections): string {
  return `${lacking.length === 1 ? 'ainda falta' : 'ainda faltam'} ${sections(lacking)}`
}

function sections(codes: Sections): string {
  const names = codes.map((code) => (code === 'extra' ? 'a edição extra' : `a Seção ${code}`))
  return new Intl.ListFormat('pt-BR').format(names)
}
