import { ConfigurationError } from './errors.ts'

/** The most items that `todos` collects by default. */
const DEFAULT_MOST = 10_000

/** How to get from one page to the next. */
export interface Paging<Page, Item> {
  /** The page that the caller requested. */
  first(): Promise<Page>
  /**
   * One page of an iteration: the first without `last`, then the one after it; null: there is none.
   */
  next(last: Page | null): Promise<Page | null>
  itemsOf(page: Page): Item[]
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
export class Pages<Page, Item extends { id: string }>
  implements PromiseLike<Page>, AsyncIterable<Item>
{
  readonly #paging: Paging<Page, Item>
  #page: Promise<Page> | null = null

  constructor(paging: Paging<Page, Item>) {
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
    if (!(maxItens >= 0))
      throw new ConfigurationError(`maxItens must be 0 or more, not ${maxItens}.`)
    const seen = new Set<string>()
    if (maxItens === 0) return
    for await (const page of this.paginas()) {
      for (const item of this.#paging.itemsOf(page)) {
        if (seen.has(item.id)) continue
        seen.add(item.id)
        yield item
        if (seen.size >= maxItens) return
      }
    }
  }

  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    return this.itens()
  }

  /** All items as one list, at most `maxItens` (10,000). */
  async todos({ maxItens = DEFAULT_MOST }: { maxItens?: number | undefined } = {}): Promise<
    Item[]
  > {
    const items: Item[] = []
    for await (const item of this.itens({ maxItens })) items.push(item)
    return items
  }
}
