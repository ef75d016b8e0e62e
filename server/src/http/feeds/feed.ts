import { hash } from 'node:crypto'
import type { PublicationDetail } from '../../gazette/publication-detail.ts'
import type { Situacao } from '../../gazette/relations/situacao.ts'
import { actUrl } from '../../mail/links.ts'
import { maskCpfs } from '../../printed/mask-cpf.ts'
import type { Notice } from '../../service/notice.ts'

/** The fields of an act that a feed shows. */
export const FEED_FIELDS = [
  'id',
  'titulo',
  'resumo',
  'data_publicacao',
  'secao',
  'orgao',
  'tipo_ato',
  'edicao',
  'pagina',
  'situacao',
  'recebida_em',
] as const satisfies (keyof PublicationDetail)[]

export type FeedAct = Pick<PublicationDetail, (typeof FEED_FIELDS)[number]>

/** A list of acts for a feed reader, in no format yet. */
export interface Feed {
  title: string
  /** The address of the feed itself. */
  self: string
  /** The hub that sends it to subscribers; null: there is none. */
  hub: string | null
  /** The page that shows the same acts. */
  page: string
  /** The program that made it. */
  generator: string
  /** When its newest entry came (ISO 8601). */
  updated: string
  /** What its reader should know, then the acts, newest first. */
  entries: FeedEntry[]
}

export interface FeedEntry {
  /** Its address, which is its identity, too. */
  url: string
  title: string
  summary: string
  author: string
  /** The kind of act; empty for a notice. */
  categories: string[]
  /** The day of the edition (ISO 8601). */
  published: string
  updated: string
}

interface FeedSource {
  title: string
  self: string
  hub: string | null
  page: string
  /** The query, whose words the page of an act marks. */
  consulta: string
  acts: readonly FeedAct[]
  notices: readonly Notice[]
}

const NEVER = '1970-01-01T00:00:00Z'

/**
 * A feed of acts. A notice is an entry, because no reader of feeds shows anything else: an empty list must not
 * look as if nothing was published.
 * @param base the address of the installation
 */
export function feedOf(base: string, { acts, notices, consulta, ...others }: FeedSource): Feed {
  const ofActs = acts.map((act) => entryOf(act, base, consulta))
  const updated =
    ofActs
      .map((entry) => entry.updated)
      .sort()
      .at(-1) ?? NEVER
  const ofNotices = notices.map((notice) => noticeEntry(notice, others.page, updated))
  return { ...others, generator: 'Arauto', updated, entries: [...ofNotices, ...ofActs] }
}

/** Readers of feeds keep what they got, often for everybody: CPFs are masked. */
function entryOf(act: FeedAct, base: string, consulta: string): FeedEntry {
  const published = `${act.data_publicacao}T00:00:00-03:00`
  return {
    url: actUrl(base, act.id, consulta),
    title: `${maskCpfs(act.titulo)}${STATE[act.situacao] ?? ''}`,
    summary: `${maskCpfs(act.resumo)}\n${placeOf(act)}`.trim(),
    author: act.orgao,
    categories: [act.tipo_ato],
    published,
    updated: act.recebida_em ?? published,
  }
}

/** Beside the title, so that the state is seen where only titles are shown. */
const STATE: Partial<Record<Situacao, string>> = {
  retificada: ' (retificada)',
  republicada: ' (republicada)',
  em_parte: ' (sem efeito em parte)',
  sem_efeito: ' (sem efeito)',
  revogada: ' (revogada)',
  retirada: ' (retirada pela fonte)',
}

function placeOf({ data_publicacao, secao, edicao, pagina }: FeedAct): string {
  const [year, month, day] = data_publicacao.split('-')
  const section = secao === 'extra' ? 'edição extra' : `seção ${secao}`
  return `DOU de ${day}/${month}/${year}, edição ${edicao}, ${section}, página ${pagina}`
}

function noticeEntry({ codigo, mensagem }: Notice, page: string, updated: string): FeedEntry {
  const digest = hash('sha256', mensagem, 'base64url').slice(0, 12)
  return {
    url: `${page}#aviso-${codigo}-${digest}`,
    title: `Aviso: ${mensagem}`,
    summary: mensagem,
    author: 'Arauto',
    categories: [],
    published: updated,
    updated,
  }
}
