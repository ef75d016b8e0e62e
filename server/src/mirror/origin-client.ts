import type { SectionReport } from '../gazette/ledger/source-report.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import type { Sleep } from '../lib/time/sleep.ts'
import { MIRRORED_FIELDS } from './origin-act.ts'
import type { MirroredOrigin, OriginPage } from './origin.ts'

/** Longer than any answer takes; detects a connection that died silently. */
const ANSWER_MS = 60_000
const PAGE = 100
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 5 * 60_000
/** The origin may be restarted meanwhile. */
const TRIES_OF_ONE_PASS = 6

interface OriginOptions {
  /** Without the path of the API. */
  base: string
  chave: string
  signal: AbortSignal
  sleep: Sleep
  /** Whether to give up when the origin does not answer for some time. */
  isImpatient: boolean
  /** Told before each wait. */
  onWait(motivo: string, ms: number): void
}

/** Reads another archive by its API. Asks again when it does not answer, as late as it wishes. */
export function createOriginClient(options: OriginOptions): MirroredOrigin {
  const { base, chave, signal, sleep, isImpatient, onWait } = options
  /** The last answer about the ledger: it seldom changes. */
  let known: { path: string; etag: string; rows: SectionReport[] } | null = null

  return {
    async changesAfter(lugar) {
      const query = new URLSearchParams({
        limite: String(PAGE),
        campos: MIRRORED_FIELDS.join(),
        incluir: 'estrutura',
        ...(lugar !== null && { desde: lugar }),
      })
      return await dadosIn<OriginPage>(await ask(`/alteracoes?${query.toString()}`))
    },

    async ledger({ desde, ate }) {
      const path = `/fontes?desde=${desde}&ate=${ate}`
      const etag = known?.path === path ? known.etag : null
      const answer = await ask(path, etag)
      if (answer.status === 304 && known !== null) return known.rows
      const rows = await dadosIn<SectionReport[]>(answer)
      known = { path, etag: answer.headers.get('etag') ?? '', rows }
      return rows
    },

    async picture(path) {
      const answer = await ask(path.replace(/^\/api\/v1/, ''))
      return answer.status === 404 ? null : new Uint8Array(await answer.arrayBuffer())
    },
  }

  async function dadosIn<T>(answer: Response): Promise<T> {
    try {
      return ((await answer.json()) as { dados: T }).dados
    } catch {
      throw unfit('A origem não parece ser um Arauto.')
    }
  }

  /** @throws Problem for what no repetition mends */
  async function ask(path: string, etag: string | null = null): Promise<Response> {
    for (let tries = 1; ; tries++) {
      const answer = await once(path, etag)
      if (answer instanceof Response && !mayMend(answer.status)) return await accepted(answer, path)
      const motivo = answer instanceof Response ? `respondeu ${answer.status}` : 'não responde'
      if (isImpatient && tries >= TRIES_OF_ONE_PASS) throw silent(motivo)
      const ms = waitOf(answer, tries)
      onWait(motivo, ms)
      await sleep(ms, signal)
    }
  }

  /** Null: nobody answers. */
  async function once(path: string, etag: string | null): Promise<Response | null> {
    try {
      const answer = await fetch(`${base}/api/v1${path}`, {
        headers: { 'X-API-Key': chave, ...(etag && { 'If-None-Match': etag }) },
        redirect: 'manual', // the key is for this address only
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
      })
      // Read here, so that a connection that breaks on the way is asked again.
      const body = await answer.arrayBuffer()
      const { status, headers } = answer
      return new Response(status === 304 ? null : body, { status, headers })
    } catch {
      signal.throwIfAborted()
      return null
    }
  }

  async function accepted(answer: Response, path: string): Promise<Response> {
    const isPicture = path.startsWith('/publicacao/')
    if (answer.ok || answer.status === 304 || (answer.status === 404 && isPicture)) return answer
    const text = await answer.text()
    if (path.startsWith('/alteracoes') && isLostPlace(answer.status, text)) throw lostPlace()
    if (answer.status === 401 || answer.status === 403) throw refusedKey(text)
    throw unfit(`A origem respondeu ${answer.status}: ${messageIn(text)}`)
  }

  function unfit(mensagem: string): Problem {
    return new Problem('indisponivel', mensagem, [
      detailOf(
        'origem',
        `${base} não serve para ser espelhado`,
        'Confira o endereço, e se a origem tem esta versão do Arauto ou outra mais nova.',
      ),
    ])
  }

  function silent(motivo: string): Problem {
    return new Problem('indisponivel', `A origem ${motivo}.`, [
      detailOf(
        'origem',
        base,
        'O que já veio está no acervo; o mesmo comando continua depois dele.',
      ),
    ])
  }
}

function mayMend(status: number): boolean {
  return status === 429 || status >= 500
}

function waitOf(answer: Response | null, tries: number): number {
  const asked = Number(answer?.headers.get('Retry-After')) * 1_000
  const grown = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1))
  return asked > 0 ? Math.min(asked, LONGEST_WAIT_MS) : grown
}

/** Refused by name, or, by a service that lets places expire, gone. */
function isLostPlace(status: number, text: string): boolean {
  if (status === 410) return true
  return status === 400 && detailsIn(text).some(({ campo }) => campo === 'desde')
}

function lostPlace(): Problem {
  return new Problem('conflito', 'A origem não conhece mais o lugar em que este espelho parou.', [
    detailOf(
      'origem',
      'é outro acervo, ou foi restaurada de uma cópia mais antiga do que este espelho',
      'Se é a mesma origem, use uma vez --reconciliar: tudo vem de novo, por cima, e o que ela não tem mais fica como retirado aqui. Com --do-comeco, o que ela não tem mais fica como está.',
    ),
  ])
}

function refusedKey(text: string): Problem {
  return new Problem('sem_permissao', `A origem recusou a chave: ${messageIn(text)}`, [
    detailOf('--chave', 'não serve', 'Peça a quem opera a origem uma chave com o escopo consulta.'),
  ])
}

interface Refusal {
  erro?: { mensagem?: string; detalhes?: { campo: string }[] }
}

function refusalIn(text: string): Refusal {
  try {
    return JSON.parse(text) as Refusal
  } catch {
    return {}
  }
}

function detailsIn(text: string) {
  return refusalIn(text).erro?.detalhes ?? []
}

function messageIn(text: string): string {
  return refusalIn(text).erro?.mensagem ?? 'não parece ser um Arauto'
}
