import { type Config, clientVariables } from '../config.ts'
import type { Scope } from '../access/key-store.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import type { Arguments, Command } from './command.ts'

/** The options of a command that asks a running service. @param scopes what its key needs, in words */
export function serviceOptions(scopes: string) {
  return {
    url: { tipo: 'texto', descricao: 'O Arauto (padrão: ARAUTO_BASE_URL, ou o desta máquina)' },
    chave: { tipo: 'texto', descricao: `Chave com ${scopes} (padrão: ARAUTO_API_KEY)` },
  } as const satisfies Command['opcoes']
}

/** The running service that a command asks, and the key that it sends. */
export interface AskedService {
  /** Without the path of the API. */
  base: string
  chave: string
}

/** @param scope what a new key would need. @param url that of the option, unless it is given otherwise. @throws Problem without a key */
export function askedService(
  { texto }: Arguments,
  { port }: Config,
  scope: Scope | `${Scope},${Scope}`,
  url = texto('url'),
): AskedService {
  const known = clientVariables()
  const base = (url ?? known.url ?? `http://127.0.0.1:${port}`)
    .replace(/\/+$/, '')
    .replace(/\/api\/v1$/, '')
  if (!/^https?:$/.test(URL.parse(base)?.protocol ?? '')) throw noAddress(base)
  const chave = texto('chave') ?? known.chave
  if (chave === null) throw noKey(scope)
  return { base, chave }
}

function noAddress(base: string): Problem {
  return new Problem('parametro_invalido', `${base} não é o endereço de um Arauto.`, [
    detailOf(
      '--url, ou ARAUTO_BASE_URL',
      'não é um endereço http ou https',
      'Por exemplo: https://arauto.exemplo.gov.br',
    ),
  ])
}

function noKey(scope: string): Problem {
  const make = `${PROGRAM} chave criar --conta cta_… --nome … --escopos ${scope}`
  return new Problem('parametro_invalido', 'Falta a chave da API.', [
    detailOf(
      '--chave',
      'falta',
      `Dê-a aqui ou em ARAUTO_API_KEY. Uma nova se cria na página, em Chaves, ou com: ${make}`,
    ),
  ])
}
