import { type Detail, type ErrorCode, Problem } from '../lib/errors/problem.ts'
import type { Notice } from '../service/notice.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A request to an operation of the API. */
export interface Question {
  /** With its values: `GET /publicacao/pub_…` */
  at: `${Method} /${string}`
  query?: Record<string, string | number | boolean | string[] | undefined>
  /** Sent as JSON. */
  body?: object
}

/** What an operation answers. */
export interface Told<Dados> {
  dados: Dados
  avisos: Notice[]
}

/** The API, however it is reached. */
export interface Api {
  /** @throws Problem what the API refuses, in its words */
  ask<Dados>(question: Question): Promise<Told<Dados>>
  /** The address of the page, which links to acts and alerts begin with. */
  base: string
}

/** A question as HTTP has it; the path is below that of the API. */
export function requestOf({ at, query = {}, body }: Question) {
  const [method, path] = at.split(' ') as [Method, string]
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
    ),
  ).toString()
  return {
    method,
    path: search === '' ? path : `${path}?${search}`,
    payload: body === undefined ? null : JSON.stringify(body),
  }
}

/** The answer in a body of the API. @throws Problem if it is a refusal, or no body of the API */
export function answerIn<Dados>(status: number, text: string): Told<Dados> {
  if (status === 204) return { dados: undefined as Dados, avisos: [] }
  const { sucesso, dados, avisos = [], erro } = bodyIn(text)
  if (sucesso === true) return { dados: dados as Dados, avisos } // as the operation describes it
  if (erro !== undefined) throw new Problem(erro.codigo, erro.mensagem, erro.detalhes)
  throw new Problem('indisponivel', `O endereço respondeu ${status}, e não parece ser um Arauto.`)
}

interface Body {
  sucesso?: unknown
  dados?: unknown
  avisos?: Notice[]
  erro?: { codigo: ErrorCode; mensagem: string; detalhes: Detail[] }
}

function bodyIn(text: string): Body {
  try {
    return (JSON.parse(text) ?? {}) as Body
  } catch {
    return {}
  }
}
