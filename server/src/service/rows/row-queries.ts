import { EXTRACTOR_VERSION } from '../../gazette/rows/extractor-version.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { type AskedSearch, readSearch } from '../../search/reading/read-search.ts'
import { type ActKey, KEYS_PER_DAY, firstKeyOf } from '../../../engine/port.ts'
import type { ArchiveView } from '../archive/archive-store.ts'
import { countFound, emptinessNotices, indexNotices } from '../archive/explain.ts'
import {
  type MissingNotices,
  dateFieldOf,
  hasDates,
  withMissing,
} from '../archive/missing-notices.ts'
import type { Notice } from '../notice.ts'
import { createBodyPaths } from './body-paths.ts'
import type { FilterOf, RowKind } from './row-kind.ts'
import type { Published, RowPosition, RowTableName, TableReader } from './row-store.ts'
import { unreadNotices } from './unread-notices.ts'

/** The acts whose rows are asked for. */
export interface AskedWords {
  /** Its filters: `data_inicio`, `data_fim`, `orgaos`, and those of `secoes` and `situacoes` that the table has, too. */
  acts: AskedSearch
  /** The parameter that the words of `acts` come from, if not `termo`. */
  campo?: string
}

/** Rows as they are asked for: by their own columns, and by what their acts are. */
export interface RowParams<Own extends object, Order extends string> extends AskedWords {
  own: Own
  order: Order
  after: RowPosition | null
  limite: number
}

export interface RowsPage<Linha, Sum> {
  resultados: Published<Linha>[]
  /** Where to continue; null: these are the last ones. */
  next: RowPosition | null
  /** Of the whole result; null for a page behind another. */
  sums: Sum[] | null
  avisos: Notice[]
}

/** A table that is listed. */
interface ListedTable<Kind extends RowKind> {
  name: RowTableName
  /** The sections whose missing editions are missed here; extra editions have acts of all. */
  secoes: readonly ('1' | '2' | '3')[]
  readerOf(view: ArchiveView): TableReader<Kind['own'], Kind['order'], Kind['linha'], Kind['sum']>
}

/** The most acts that a query may find: their rows are looked up one by one. */
const MOST_ACTS = 20_000

/** Lists the rows of a table. */
export function createRowQueries<Kind extends RowKind>(
  { name, secoes: ownSections, readerOf }: ListedTable<Kind>,
  missing: MissingNotices,
) {
  type Params = RowParams<Kind['own'], Kind['order']>
  type Filter = FilterOf<Kind>
  const pathsOf = createBodyPaths()
  return {
    filterOf,

    /** The same rows of any body: bodies are counted among the acts of all of them. */
    anywhere(view: ArchiveView, params: Params): Promise<Filter> {
      const { orgaos, ...filters } = params.acts.filters
      if (orgaos === undefined) return filterOf(view, params)
      return filterOf(view, { ...params, campo: 'facetas', acts: { ...params.acts, filters } })
    },

    async list(
      view: ArchiveView,
      filter: Filter,
      asked: Params,
    ): Promise<RowsPage<Kind['linha'], Kind['sum']>> {
      const { order, after, limite } = asked
      const reader = readerOf(view)
      const found = await reader.page(filter, { order, after, limit: limite + 1 })
      const page = found.slice(0, limite)
      const isFirst = after === null
      const sums = isFirst ? await reader.sums(filter) : null
      return {
        resultados: page.map(({ row }) => row),
        next: found.length > limite ? page.at(-1)!.place : null, // limite is at least 1
        sums,
        avisos: sums ? await noticesOf(view, asked, sums) : [],
      }
    },
  }

  /** @throws Problem for a query that cannot be read, or finds too many acts */
  async function filterOf(
    view: ArchiveView,
    { own, acts, campo = 'termo' }: AskedWords & { own: Kind['own'] },
  ): Promise<Filter> {
    const { data_inicio, data_fim, orgaos } = acts.filters
    const days = {
      from: data_inicio === undefined ? undefined : firstKeyOf(data_inicio),
      to: data_fim === undefined ? undefined : firstKeyOf(data_fim) + KEYS_PER_DAY - 1,
    }
    return {
      ...own,
      acts: days,
      ...(orgaos && { orgaos: pathsOf(await view.bodyPaths(), orgaos, acts.leitura) }),
      ...(isAll(acts) ? {} : { among: await actsFound(view, withRows(acts), campo) }),
    }
  }

  /** Acts of other sections have no rows: they do not count. */
  function withRows(acts: AskedSearch): AskedSearch {
    return { ...acts, filters: { secoes: [...ownSections, 'extra'], ...acts.filters } }
  }

  async function noticesOf(
    view: ArchiveView,
    asked: Params,
    sums: Kind['sum'][],
  ): Promise<Notice[]> {
    const { acts } = asked
    const { data_inicio, data_fim, secoes } = acts.filters
    const campo = dateFieldOf(acts.filters)
    const read = readSearch(acts)
    const isEmpty = sums.length === 0 && (await countFound(view, read)) === 0
    const within = { secoes: [...ownSections], ...read.filters }
    const gaps =
      hasDates(acts.filters) || sums.length === 0 ? await missing(view, within, campo) : []
    const days = { first: data_inicio ?? '', last: data_fim ?? '9' }
    const unread = await view.unreadEditions(
      name,
      { versao: EXTRACTOR_VERSION[name], secoes: [...ownSections, 'extra'] },
      days,
    )
    const others = [
      ...(isAll(acts) ? [] : await indexNotices(view, read.filters, campo)),
      ...(isEmpty ? ofField(await emptinessNotices(view, acts, read), asked) : []),
    ]
    const missed = unread.filter((one) => secoes?.includes(one.secao) ?? true)
    return withMissing(others, [...unreadNotices(missed, campo), ...gaps])
  }
}

/** Another spelling of the one phrase that a field asks for goes into that field. */
function ofField(notices: Notice[], { acts, campo = 'termo' }: AskedWords): Notice[] {
  if (!/^"[^"]*"$/.test(acts.termo)) return notices
  return notices.map((notice) =>
    notice.codigo === 'palavra_inexistente' ? { ...notice, campo } : notice,
  )
}

/** Whether neither words nor companies limit the acts. */
function isAll(acts: AskedSearch): boolean {
  return acts.filters.cnpjs === undefined && readSearch(acts).query.kind === 'all'
}

async function actsFound(view: ArchiveView, acts: AskedSearch, campo: string): Promise<ActKey[]> {
  const page = { order: 'antigas', offset: 0, limit: MOST_ACTS } as const
  const { total, keys } = await view.index.search({ ...readSearch(acts), ...page })
  if (total <= MOST_ACTS) return keys
  throw tooMany(campo, total)
}

function tooMany(campo: string, total: number): Problem {
  const isCount = campo === 'facetas'
  const subject = isCount ? 'conta órgãos entre' : 'encontra'
  const problema = `${subject} ${total.toLocaleString('pt-BR')} publicações; em linhas, o máximo é ${MOST_ACTS.toLocaleString('pt-BR')}`
  const other = isCount
    ? 'Não conte por `orgao`, ou acrescente palavras'
    : 'Acrescente palavras, um órgão'
  return new Problem('parametro_invalido', `Parâmetro inválido: ${campo} ${problema}.`, [
    detailOf(campo, problema, `${other}, ou um período menor.`),
  ])
}
