import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { FAULTS, type Fault, isTarget } from '../../demo/inlabs/faults.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import type { CommandBody } from './command.ts'

const DEFAULT_PORT = '8090'
const EMAIL = 'teste@exemplo.com.br'
const PASSWORD = 'teste'

export const inlabsSimulado: CommandBody = {
  opcoes: {
    pasta: {
      tipo: 'texto',
      descricao: 'Zips com nomes do INLABS: 2026-03-20-DO1.zip',
      obrigatoria: true,
    },
    porta: { tipo: 'texto', descricao: `Porta nesta máquina (padrão: ${DEFAULT_PORT})` },
    falhas: {
      tipo: 'texto',
      descricao: `alvo=falha,… em que alvo é *, login, uma data ou data-seção; falhas: ${FAULTS.join(' ')}`,
    },
  },
  async executar(args, { signal }) {
    const folder = args.texto('pasta') ?? ''
    if (!existsSync(folder))
      throw new Problem('parametro_invalido', `Não há a pasta ${folder}.`, [
        detailOf('--pasta', 'não existe', 'Diga uma pasta com zips do INLABS.'),
      ])
    const faults = readFaults(args.texto('falhas') ?? '')
    const port = readPort(args.texto('porta') ?? DEFAULT_PORT)
    // Loaded here, so that other commands need not wait for them.
    const { startFakeInlabs } = await import('../../demo/inlabs/server.ts')
    const { startFakePortal } = await import('../../demo/portal/server.ts')
    await using inlabs = await startFakeInlabs({ folder, email: EMAIL, password: PASSWORD, port })
    await using portal = await startFakePortal({ folder, port: 0 })
    for (const [target, fault] of faults) inlabs.fail(target, fault)
    console.log(firstSteps(inlabs.url, portal.url, folder))
    if (!signal.aborted) await once(signal, 'abort')
    return 0
  },
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new Problem('parametro_invalido', `--porta: ${text} não é uma porta.`)
}

/** `login=credenciais_recusadas,2026-03-20-DO1=zip_invalido` */
function readFaults(text: string): [target: string, fault: Fault][] {
  return text
    .split(',')
    .filter((item) => item !== '')
    .map((item) => {
      const [target = '', name] = item.split('=')
      const fault = FAULTS.find((known) => known === name)
      if (fault !== undefined && isTarget(target)) return [target, fault]
      throw new Problem('parametro_invalido', `--falhas: não se entende ${item}.`, [
        detailOf(
          '--falhas',
          'esperado alvo=falha',
          `Alvos: *, login, 2026-03-20, 2026-03-20-DO1. Falhas: ${FAULTS.join(', ')}.`,
        ),
      ])
    })
}

function firstSteps(url: string, portal: string, folder: string): string {
  return [
    `INLABS simulado em ${url} servindo ${folder}. Ctrl-C encerra.`,
    '',
    'Em outro terminal:',
    `  export ARAUTO_INLABS_URL=${url} ARAUTO_INLABS_EMAIL=${EMAIL} ARAUTO_INLABS_PASSWORD=${PASSWORD}`,
    `  ${PROGRAM} coletar        ou: ${PROGRAM} servir`,
    '',
    `O portal, simulado também, dá os endereços permanentes: export ARAUTO_PORTAL_URL=${portal}`,
    'Datas mais antigas que 30 dias precisam de ARAUTO_COLLECTOR_SINCE=AAAA-MM-DD.',
  ].join('\n')
}
