import { counted } from '../../lib/text/counted.ts'
import type { BulletinOfAlerts, Gathered, IssueContent } from '../../alerts/bulletins/issue.ts'
import { filledIn } from '../../alerts/bulletins/variables.ts'
import type { ActHead, ArchivedPublication } from '../../gazette/publication-detail.ts'
import { brazilianDate } from '../../mail/brasilia-time.ts'
import type { Bulletin, BulletinAct, BulletinGroup } from '../../mail/message.ts'
import { maskCpfs } from '../../printed/mask-cpf.ts'
import { readSearch } from '../../search/reading/read-search.ts'
import { withoutHeading } from '../../search/snippet/excerpts.ts'
import type { Period } from '../archive/archive-queries.ts'
import { sheetCsv } from '../sheets/sheet-csv.ts'
import { sheetXlsx } from '../sheets/sheet-xlsx.ts'
import { bulletinSheet } from './bulletin-sheet.ts'
import { type GatheredAct, type ToldAct, gatheredActs, groupedActs } from './issue-acts.ts'
import { mailedRows } from './mailed-row.ts'
import { matchedAct } from './matched-act.ts'

/** The most acts that one mail shows: nobody reads more. */
const MOST_ACTS = 50
/** Of one act, which has all of them; so has an attached table. */
const MOST_ROWS = 10
/** The most characters of their whole texts, and of one of them: mail servers refuse large messages. */
const MOST_CHARACTERS = 300_000
const MOST_OF_ONE = 20_000
/** The most acts that are read for a mail and its table. */
export const MOST_READ = 5_000

/** Acts of the archive by their ids, without those that are no more in it. */
export interface ActsToTell {
  whole(ids: string[]): Promise<ArchivedPublication[]>
  /** Without their texts: thousands of those would fill the memory. */
  heads(ids: string[]): Promise<ActHead[]>
}

/** What a bulletin's mail says of editions, and the day to which it belongs. */
export interface IssueCoverage extends Pick<Bulletin, 'data' | 'editions' | 'late'> {
  /** The days that it tells of. */
  period: Period
  /** Whether its alerts have found acts of these editions before, which it does not tell again. */
  hadFound: boolean
}

/** Instead of the words for nothing found, which would deny what was found before. */
const NOTHING_NEW =
  'Nada de novo: o que os alertas já tinham encontrado nestas edições não se repete aqui.'

/** The content of a mail of a bulletin. */
export async function bulletinIssue(
  { bulletin, alerts, conta }: BulletinOfAlerts,
  gathered: Gathered,
  { data, period, editions, late, hadFound }: IssueCoverage,
  acts: ActsToTell,
): Promise<IssueContent> {
  const found = gatheredActs(gathered.matches, alerts).slice(0, MOST_READ)
  const told = await toldActs(found, acts)
  const total = told.length + gathered.acts - found.length
  const values = {
    data: brazilianDate(data),
    periodo: periodInWords(period),
    total: String(total),
    atos: countInWords(total, hadFound),
    nome: bulletin.nome,
  }
  const grouped = groupedActs(told, bulletin.agrupar_por, alerts)
  const unsaid = total > 0 || editions.length > 0 ? null : whyUnsaid(alerts, values.data)
  return {
    kind: 'bulletin',
    nome: bulletin.nome,
    conta,
    data,
    assunto: unsaid === null ? filledIn(bulletin.assunto, values) : `${bulletin.nome}: ${unsaid}`,
    cabecalho: filledIn(bulletin.cabecalho, values),
    rodape: filledIn(bulletin.rodape, values),
    texto_vazio: hadFound ? NOTHING_NEW : filledIn(bulletin.texto_vazio, values),
    total,
    groups: await shownGroups(grouped, bulletin.conteudo, acts),
    ...(await attachedTables(
      bulletin,
      grouped.flatMap(({ acts }) => acts),
    )),
    inactive: alerts.filter(({ ativo }) => !ativo).map(({ nome }) => nome),
    deleted: bulletin.alertas.length - alerts.length,
    editions,
    late,
  }
}

/**
 * Whether there is anything to say: on a Sunday, nothing came and nothing is missing. That nobody looks is
 * always worth saying.
 */
export function isWorthSending(
  { bulletin: { enviar_vazio }, alerts }: BulletinOfAlerts,
  { total, editions, late }: IssueContent,
): boolean {
  return total > 0 || (enviar_vazio && (editions.length + late.length > 0 || !hasActive(alerts)))
}

async function attachedTables(
  { anexar_csv, anexar_xlsx }: BulletinOfAlerts['bulletin'],
  told: ToldAct[],
): Promise<Pick<IssueContent, 'csv' | 'xlsx'>> {
  const rows = told.length
  if (rows === 0 || !(anexar_csv || anexar_xlsx)) return { csv: null, xlsx: null }
  const { sheet, lines } = bulletinSheet(told)
  const workbook = async () => (await sheetXlsx(sheet, lines)).toString('base64')
  return {
    csv: anexar_csv ? { rows, text: sheetCsv(sheet, lines) } : null,
    xlsx: anexar_xlsx ? { rows, base64: await workbook() } : null,
  }
}

/** Why nobody can say that nothing was found. */
function whyUnsaid(alerts: BulletinOfAlerts['alerts'], data: string): string {
  return hasActive(alerts) ? `edição de ${data} ainda não conferida` : 'nenhum alerta ativo'
}

function hasActive(alerts: BulletinOfAlerts['alerts']): boolean {
  return alerts.some(({ ativo }) => ativo)
}

function periodInWords({ desde, ate }: Period): string {
  return desde === ate ? brazilianDate(ate) : `${brazilianDate(desde)} a ${brazilianDate(ate)}`
}

function countInWords(total: number, hadFound: boolean): string {
  if (total === 0) return hadFound ? 'nenhum ato novo' : 'nenhum ato'
  return counted(total, 'ato', 'atos')
}

/** Without those that are no more in the archive. */
async function toldActs(found: GatheredAct[], acts: ActsToTell): Promise<ToldAct[]> {
  const heads = await acts.heads(found.map(({ id }) => id))
  const byId = new Map(heads.map((head) => [head.id, head]))
  return found.flatMap(({ id, ...of }) => {
    const act = byId.get(id)
    return act === undefined || of.alerts.length === 0 ? [] : [{ act, ...of }]
  })
}

/** The groups with those of their acts that fit. */
async function shownGroups(
  grouped: { titulo: string; acts: ToldAct[] }[],
  conteudo: BulletinOfAlerts['bulletin']['conteudo'],
  acts: ActsToTell,
): Promise<BulletinGroup[]> {
  const first = grouped.flatMap(({ acts }) => acts.map(({ act }) => act.id)).slice(0, MOST_ACTS)
  const whole = new Map((await acts.whole(first)).map((act) => [act.id, act]))
  let room = MOST_CHARACTERS
  const shownOf = (told: ToldAct): BulletinAct[] => {
    const act = whole.get(told.act.id)
    if (act === undefined || room <= 0) return []
    const shown = shownAct(told, act, conteudo, Math.min(MOST_OF_ONE, room))
    room -= shown.texto?.length ?? 0
    return [shown]
  }
  return grouped.map(({ titulo, acts: told }) => ({
    titulo,
    total: told.length,
    acts: told.flatMap(shownOf),
  }))
}

function shownAct(
  { alerts, termos, ownTermos, linhas }: ToldAct,
  act: ArchivedPublication,
  conteudo: BulletinOfAlerts['bulletin']['conteudo'],
  room: number,
): BulletinAct {
  const { consulta, leitura, filtros } = alerts[0]! // an act is here because an alert found it
  const { ignorar_assinatura } = filtros
  const filters = { ignorar_assinatura }
  const { query } = readSearch({ termo: consulta, termos: ownTermos, leitura, filters })
  const shown = matchedAct(act, query)
  return {
    ...shown,
    consulta,
    alertas: alerts.map(({ nome }) => nome),
    ...(termos.length > 0 && { termos }),
    ...(linhas.length > 0 ? mailedRows(linhas, MOST_ROWS) : contentOf(act, conteudo, room)),
  }
}

/** What a bulletin shows of an act that was not found by its rows, instead of the excerpt; nothing: that one. */
function contentOf(
  act: ArchivedPublication,
  conteudo: BulletinOfAlerts['bulletin']['conteudo'],
  room: number,
): Partial<Pick<BulletinAct, 'trecho' | 'texto'>> {
  switch (conteudo) {
    case 'ementa':
      return { trecho: [{ text: act.ementa || act.resumo, hit: false }] }
    case 'integra':
      return { trecho: [], texto: cutText(act, room) }
    case 'trecho':
      return {}
  }
}

/** Its text without its title, which heads it already. CPFs are masked first: a cut one is none any more. */
function cutText({ titulo, conteudo_completo }: ArchivedPublication, most: number): string {
  const text = maskCpfs(withoutHeading(conteudo_completo, titulo))
  if (text.length <= most) return text
  const cut = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
  return `${cut}…\nO texto continua no ato.`
}
