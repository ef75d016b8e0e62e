import { ConfigurationError } from './errors.ts'
import { text } from './language.ts'
import type { Aviso } from './models.ts'

/** The most items that `todos` collects by default. */
const DEFAULT_MOST = 10_000

/** How to get from one page to the next. */
export interface Paging<Page> {
  /** The page that the caller requested. */
  first(): Promise<Page>
  /**
   * One page of an iteration: the first without `last`, then the one after it; null: there is none.
   */
  next(last: Page | null): Promise<Page | null>
  hasMore(page: Page): boolean
}

/** All items, with the other fields of the first page, such as `total` and `avisos`. */
export type Todos<Page, Item> = Item[] &
  Omit<Page, 'resultados'> & {
    /** Whether there are more than were collected. */
    truncated: boolean
  }

/**
 * The result of an operation with pages. `await` it for the requested page, or iterate over it for
 * all items, page after page, each fetched on demand.
 *
 * ```js
 * const pagina = await arauto.buscar({ termo: 'licitação' })
 * for await (const publicacao of arauto.buscar({ termo: 'licitação' }))
 * console.log(publicacao.titulo)
 * ```
 */
export class Pages<Page extends { resultados: Item[] }, Item extends object>
  implements PromiseLike<Page>, AsyncIterable<Item>
{
  readonly #paging: Paging<Page>
  #page: Promise<Page> | null = null
  /** The notices of the first page, once it has come: read them before you trust that nothing did. */
  avisos: Aviso[] = []

  constructor(paging: Paging<Page>) {
    this.#paging = paging
  }

  // oxlint-disable-next-line unicorn/no-thenable -- It is meant to be awaited.
  then<A = Page, B = never>(
    onfulfilled?: ((page: Page) => A | PromiseLike<A>) | null,
    onrejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#load().then(onfulfilled, onrejected)
  }

  catch<B = never>(
    onrejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<Page | B> {
    return this.#load().catch(onrejected)
  }

  finally(onfinally?: (() => void) | null): Promise<Page> {
    return this.#load().finally(onfinally)
  }

  /** Once, however often it is awaited. */
  #load(): Promise<Page> {
    this.#page ??= this.#paging.first()
    return this.#page
  }

  /** Page after page. */
  async *paginas(): AsyncGenerator<Page, void, undefined> {
    let page = await this.#paging.next(null)
    this.avisos = noticesOf(page)
    while (page !== null) {
      yield page
      page = await this.#paging.next(page)
    }
  }

  /**
   * Item after item, at most `maxItens`; an item that moves to the next page meanwhile is given
   * once.
   */
  async *itens({ maxItens = Infinity }: { maxItens?: number | undefined } = {}): AsyncGenerator<
    Item,
    void,
    undefined
  > {
    checkMost(maxItens)
    const seen = new Set<string>()
    let left = maxItens
    if (left === 0) return
    for await (const { resultados } of this.paginas()) {
      for (const item of fresh(resultados, seen)) {
        yield item
        left -= 1
        if (left <= 0) return
      }
    }
  }

  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    return this.itens()
  }

  /**
   * All items as one list, at most `maxItens` (10,000). Its properties are the other fields of the
   * first page, such as `total` and `avisos`, and `truncated`: whether there are more.
   */
  async todos({ maxItens = DEFAULT_MOST }: { maxItens?: number | undefined } = {}): Promise<
    Todos<Page, Item>
  > {
    checkMost(maxItens)
    const seen = new Set<string>()
    const items: Item[] = []
    let beside: Omit<Page, 'resultados'> | undefined
    let truncated = false
    for await (const page of this.paginas()) {
      const { resultados, ...rest } = page
      beside ??= rest
      items.push(...fresh(resultados, seen))
      if (items.length < maxItens) continue
      truncated = items.length > maxItens || this.#paging.hasMore(page)
      break
    }
    return Object.assign(items.slice(0, maxItens), beside, { truncated })
  }
}

/** Not every page has notices. */
function noticesOf(page: object | null): Aviso[] {
  const noted: { avisos?: Aviso[] | null } | null = page
  return noted?.avisos ?? []
}

function checkMost(maxItens: number): void {
  if (!(maxItens >= 0))
    throw new ConfigurationError(text('negative', { argument: 'maxItens', value: maxItens }))
}

/** Returns the items that were not seen before; those without an id cannot be told apart. */
function fresh<Item extends object>(items: Item[], seen: Set<string>): Item[] {
  return items.filter((item) => {
    if (!('id' in item) || typeof item.id !== 'string') return true
    const isNew = !seen.has(item.id)
    seen.add(item.id)
    return isNew
  })
}
