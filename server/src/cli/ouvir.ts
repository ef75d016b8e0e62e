import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { systemClock } from '../lib/time/clock.ts'
import { newId } from '../lib/crypto/ids.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { systemSleep } from '../lib/time/sleep.ts'
import { makeSecret } from '../webhooks/message/secret.ts'
import { askedService, serviceOptions } from './asked-service.ts'
import type { Arguments, CommandBody } from './command.ts'
import { type ForwardTarget, forward } from './ouvir/forward.ts'
import { listen } from './ouvir/listen.ts'
import { type HeardEvent, createEventSource } from './ouvir/source.ts'

/** The webhook id of deliveries without a webhook. */
const NO_WEBHOOK = 'wh_ouvir'

export const ouvir: CommandBody = {
  opcoes: {
    para: { tipo: 'texto', descricao: 'O receptor: http://localhost:3000', obrigatoria: true },
    webhook: { tipo: 'texto', descricao: 'Só o que este webhook receberia (padrão: tudo)' },
    segredo: { tipo: 'texto', descricao: 'Com que se assina (padrão: um novo, que é mostrado)' },
    ...serviceOptions('o escopo webhooks'),
    apos: { tipo: 'texto', descricao: 'Continua de um cursor (padrão: agora)' },
    'outra-maquina': { tipo: 'chave', descricao: 'Deixa --para ser de outra máquina' },
  },
  async executar(args, { config, signal }) {
    const { base, chave } = askedService(args, config, 'webhooks')
    const webhook = args.texto('webhook') ?? null
    const target: ForwardTarget = {
      url: receiverOf(args),
      secret: args.texto('segredo') ?? makeSecret(randomBytes),
      webhookId: webhook ?? NO_WEBHOOK,
    }
    console.log(greeting(base, target))
    let cursor = args.texto('apos') ?? 'agora'
    try {
      return await listen(
        {
          source: createEventSource(base, chave, webhook),
          sleep: systemSleep,
          pass: (event) => pass(event, target),
          onFailure: (error, ms) => console.error(failure(base, error, ms)),
          onCursor: (apos) => (cursor = apos),
        },
        cursor,
        signal,
      )
    } catch (error) {
      if (!signal.aborted) throw error
      console.log(`Encerrado. Para continuar daqui: --apos ${cursor}`)
      return 0
    }
  },
}

async function pass(event: HeardEvent, target: ForwardTarget): Promise<void> {
  const { outcome, ms } = await forward(
    event,
    target,
    newId('dlv', systemClock().getTime()),
    systemClock,
  )
  const mark = /^2\d\d$/.test(outcome) ? '✔' : '✘'
  const time = systemClock().toTimeString().slice(0, 8)
  console.log(`${time} ${mark} ${event.tipo.padEnd(21)} ${event.id}  ${outcome}  ${ms} ms`)
}

function greeting(base: string, { url, secret }: ForwardTarget): string {
  return [
    `Ouvindo ${base}; cada evento vai a ${url}. Ctrl-C encerra.`,
    `  Segredo: ${secret}`,
    '  Nada é repetido: o que falhar é mostrado, e vem o seguinte.',
  ].join('\n')
}

function failure(base: string, error: unknown, ms: number): string {
  const why = error instanceof Error ? error.message : String(error)
  return `${base} não respondeu (${why}). Nova tentativa em ${ms / 1_000} s; nada se perde.`
}

/** @throws Problem for an invalid address, or for one of another machine without permission */
function receiverOf(args: Arguments): string {
  const given = args.texto('para') ?? ''
  const url = URL.parse(given)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Problem('parametro_invalido', `--para: "${given}" não é um endereço http.`, [
      detailOf('--para', 'não é um endereço', 'Por exemplo: --para http://localhost:3000/dou'),
    ])
  if (!isLoopback(url.hostname) && !args.chave('outra-maquina'))
    throw new Problem('parametro_invalido', `--para: ${url.hostname} não é esta máquina.`, [
      detailOf('--para', 'é de outra máquina', 'Se é o que você quer: --outra-maquina'),
    ])
  return url.href
}

/** `hostname` in the form that URL gives. */
function isLoopback(hostname: string): boolean {
  const isName = isIP(hostname) === 0
  if (isName && (hostname === 'localhost' || hostname.endsWith('.localhost'))) return true
  return hostname === '[::1]' || (!isName && hostname.startsWith('127.'))
}
