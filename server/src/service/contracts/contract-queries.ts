import { EXTRACTOR_VERSION } from '../../gazette/rows/extractor-version.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { type AskedSearch, readSearch } from '../../search/reading/read-search.ts'
import { type ActKey, KEYS_PER_DAY, firstKeyOf } from '../../../engine/port.ts'
import type { ArchiveStore, ArchiveView } from '../archive/archive-store.ts'
import { countFound, emptinessNotices, indexNotices } from '../archive/explain.ts'
import {
  type MissingNotices,
  dateFieldOf,
  hasDates,
  withMissing,
} from '../archive/missing-notices.ts'
import type { Notice } from '../notice.ts'
import { createBodyPaths } from './body-paths.ts'
import type {
  ContractFilter,
  ContractOrder,
  ContractPlace,
  ContractSum,
  PublishedContract,
} from './contract-store.ts'
import { unreadNotices } from './notices.ts'

/** Rows as they are asked for: by their own columns, and by what their acts are. */
export interface ContractParams {
  own: Omit<ContractFilter, 'orgaos' | 'acts' | 'among'>
  /** Its filters: `data_inicio`, `data_fim` and `orgaos`. */
  acts: AskedSearch
  order: ContractOrder
  after: ContractPlace | null
  limite: number
}

interface ContractsPage {
  resultados: PublishedContract[]
  /** Where to continue; null: these are the last ones. */
  next: ContractPlace | null
  /** Of the whole result; null for a page behind another. */
  sums: ContractSum[] | null
  avisos: Notice[]
}

export interface ContractQueries {
  /** @throws Problem for a query that cannot be read, or finds too many acts */
  list(asked: ContractParams): Promise<ContractsPage>
}

/** The most acts that a query may find: their rows are looked up one by one. */
const MOST_ACTS = 20_000

export function createContractQueries(
  store: ArchiveStore,
  missing: MissingNotices,
): ContractQueries {
  const pathsOf = createBodyPaths()
  return {
    list: (asked) =>
      store.read(async (view) => {
        const filter = await filterOf(view, asked)
        const { order, after, limite } = asked
        const found = await view.contracts(filter, { order, after, limit: limite + 1 })
        const page = found.slice(0, limite)
        const isFirst = after === null
        const sums = isFirst ? await view.contractSums(filter) : null
        return {
          resultados: page.map(({ row }) => row),
          next: found.length > limite ? page.at(-1)!.place : null, // limite is at least 1
          sums,
          avisos: sums ? await noticesOf(view, asked, sums) : [],
        }
      }),
  }

  async function filterOf(
    view: ArchiveView,
    { own, acts }: ContractParams,
  ): Promise<ContractFilter> {
    const { data_inicio, data_fim, orgaos } = acts.filters
    const days = {
      from: data_inicio === undefined ? undefined : firstKeyOf(data_inicio),
      to: data_fim === undefined ? undefined : firstKeyOf(data_fim) + KEYS_PER_DAY - 1,
    }
    return {
      ...own,
      acts: days,
      ...(orgaos && { orgaos: pathsOf(await view.bodyPaths(), orgaos, acts.leitura) }),
      ...(isAll(acts) ? {} : { among: await actsFound(view, acts) }),
    }
  }

  async function noticesOf(
    view: ArchiveView,
    { acts }: ContractParams,
    sums: ContractSum[],
  ): Promise<Notice[]> {
    const { data_inicio, data_fim } = acts.filters
    const campo = dateFieldOf(acts.filters)
    const read = readSearch(acts)
    const isEmpty = sums.length === 0 && (await countFound(view, read)) === 0
    const within = { ...read.filters, secoes: ['3'] }
    const gaps =
      hasDates(acts.filters) || sums.length === 0 ? await missing(view, within, campo) : []
    const [first, last] = [data_inicio ?? '', data_fim ?? '9']
    const unread = await view.unreadEditions(first, last, EXTRACTOR_VERSION.contratos)
    const others = [
      ...(isAll(acts) ? [] : await indexNotices(view, read.filters, campo)),
      ...(isEmpty ? await emptinessNotices(view, acts, read) : []),
    ]
    return withMissing(others, [...unreadNotices(unread, campo), ...gaps])
  }
}

/** Whether no query limits the acts. */
function isAll(acts: AskedSearch): boolean {
  return readSearch(acts).query.kind === 'all'
}

async function actsFound(view: ArchiveView, acts: AskedSearch): Promise<ActKey[]> {
  const page = { order: 'antigas', offset: 0, limit: MOST_ACTS } as const
  const { total, keys } = await view.index.search({ ...readSearch(acts), ...page })
  if (total <= MOST_ACTS) return keys
  const problema = `encontra ${total} publicações; nos contratos, o máximo é ${MOST_ACTS}`
  throw new Problem('parametro_invalido', `Parâmetro inválido: termo ${problema}.`, [
    detailOf('termo', problema, 'Acrescente palavras, um órgão, ou um período menor.'),
  ])
}
