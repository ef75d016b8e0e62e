import { isObject } from './answer.ts'
import { ConnectionError, ResponseFormatError } from './errors.ts'
import { text } from './language.ts'
import type { Aberto, Aviso } from './models.ts'
import type { RequestOptions } from './options.ts'
import type { OpenAnswer, Transport } from './transport.ts'

/** The filters of an export, and the form of its file. */
interface Parametros {
  formato?: string | undefined
  apos?: string | undefined
}

/** What says where an export was: a publication, one of several acts in it, or a row of a table. */
interface Addressed {
  id?: string
  publicacao?: string
  parte?: { endereco: string } | null
}

/**
 * An export. Iterate over it for the publications, or the rows of a table, which come as they
 * arrive, without limit. If it breaks off, it resumes by itself where it was, if `campos` has `id` (as by default). Or take
 * `arquivo()`, the file itself.
 *
 * ```js
 * for await (const { id, titulo } of arauto.exportar({ termo: 'licitação' })) console.log(id,
 * titulo)
 * ```
 */
export class Exportacao<Linha extends Addressed> implements AsyncIterable<Linha> {
  readonly #transport: Transport
  readonly #path: string
  readonly #parametros: Parametros
  readonly #options: RequestOptions
  /** The number of publications, or rows, by the service's count; null before the first has arrived. */
  total: number | null = null
  /** Codes of the notices; a search with the same filters explains them. */
  avisos: Aberto<Aviso['codigo']>[] = []

  constructor(
    transport: Transport,
    path: string,
    parametros: Parametros,
    options: RequestOptions = {},
  ) {
    this.#transport = transport
    this.#path = path
    this.#parametros = parametros
    this.#options = options
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Linha, void, undefined> {
    const retries = this.#transport.retries(this.#options)
    let { apos } = this.#parametros
    let resumable = true
    for (let failures = 0; ;) {
      const { pieces, headers } = await this.#open({ formato: 'jsonl', apos })
      let missing = totalOf(headers) ?? 0
      try {
        for await (const line of linesOf(pieces)) {
          const row = readLine(line) as Linha
          yield row
          missing -= 1
          failures = 0
          apos = addressOf(row)
          resumable = apos !== undefined
        }
        if (missing <= 0) return
        throw new ConnectionError(text('export_short', { count: missing }))
      } catch (error) {
        if (!(error instanceof ConnectionError) || !resumable || ++failures > retries) throw error
        await this.#transport.pause(failures, error, this.#options.signal)
      }
    }
  }

  /**
   * The file in the requested format, as it arrives; if it breaks off, it does not resume by
   * itself.
   */
  async arquivo(): Promise<ReadableStream<Uint8Array>> {
    const { pieces } = await this.#open({})
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { value, done } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await pieces.return()
      },
    })
  }

  async #open(changes: Parametros): Promise<OpenAnswer> {
    const query = { ...this.#parametros, ...changes }
    const answer = await this.#transport.open(
      { method: 'GET', path: this.#path, query },
      this.#options,
    )
    // When resumed, the total is only that of the rest.
    this.total ??= totalOf(answer.headers)
    this.avisos = (answer.headers.get('X-Avisos') ?? '')
      .split(/[\s,]+/)
      .filter((codigo) => codigo !== '')
    return answer
  }
}

function totalOf(headers: Headers): number | null {
  const total = headers.get('X-Total')
  return total === null ? null : Number(total)
}

/** Lines without line ends. The last one counts only if the body ended properly. */
async function* linesOf(
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + decoded(decoder, piece)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

function decoded(decoder: TextDecoder, piece: Uint8Array): string {
  try {
    return decoder.decode(piece, { stream: true })
  } catch (cause) {
    throw new ResponseFormatError(text('export_line'), { cause })
  }
}

function addressOf({ id, publicacao, parte }: Addressed): string | undefined {
  if (parte) return parte.endereco
  return publicacao === undefined || id === undefined ? id : `${publicacao}#${id}`
}

function readLine(line: string): Addressed {
  try {
    const row: unknown = JSON.parse(line)
    if (isObject(row)) return row
  } catch (cause) {
    throw new ResponseFormatError(text('export_line'), { cause })
  }
  throw new ResponseFormatError(text('export_line'))
}
