import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { roomIn } from '../embedded/room.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import { VERSION } from '../version.ts'
import type { Config } from '../config.ts'
import type { RunningServer } from '../server.ts'
import { type Room, readOnlyState } from '../service/read-only.ts'
import { settingsHelp } from '../settings/describe.ts'
import { firstAccess } from '../terminal/first-access.ts'
import type { CommandBody } from './command.ts'
import { counted } from '../lib/text/counted.ts'

/** How often a service that began without room looks for it. */
const ROOM_LOOK_MS = 1_000

export const servir: CommandBody = {
  opcoes: {
    'sem-entregas': {
      tipo: 'chave',
      descricao:
        'Não envia webhooks nem e-mails: para olhar uma cópia restaurada ao lado do original',
    },
    'somente-leitura': {
      tipo: 'chave',
      descricao:
        'Só busca e lê; não grava, não entrega e não coleta (o serviço faz isso sozinho enquanto o disco está cheio)',
    },
  },
  complemento: settingsHelp,
  async executar(args, { config: given, signal }) {
    const config = args.chave('sem-entregas') ? withoutDeliveries(given) : given
    const readOnly = args.chave('somente-leitura')
    do await serve(config, readOnly, signal)
    while (!signal.aborted)
    return 0
  },
}

/** Runs the service until the signal, or until one that began without room has room. */
async function serve(config: Config, readOnly: boolean, signal: AbortSignal): Promise<void> {
  // Loaded here, so that no other command waits for it.
  const { startServer } = await import('../server.ts')
  await using server = await startServer(config, { readOnly })
  console.error(welcome(server, config))
  if (server.readOnly === null || server.readOnly === 'pedido') {
    if (!signal.aborted) await once(signal, 'abort')
  } else {
    await untilRoom(roomIn(config.dataDir), signal)
  }
  console.error(
    signal.aborted
      ? 'Encerrando: terminando os pedidos em andamento…'
      : 'Há espaço de novo: o serviço recomeça, com escrita…',
  )
}

async function untilRoom(room: Room, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !room.hasReturned())
    await pause(ROOM_LOOK_MS, undefined, { signal }).catch(() => {})
}

function withoutDeliveries(config: Config): Config {
  return { ...config, roles: new Set([...config.roles].filter((role) => role !== 'entregador')) }
}

/** What is not done, and why. */
function paused({ readOnly }: RunningServer, config: Config): string[] {
  if (readOnly !== null) {
    const { mensagem, sugestao } = readOnlyState(readOnly)
    return ['', `ATENÇÃO: ${mensagem} Nada se entrega nem se coleta.`, `  ${sugestao}`]
  }
  return config.roles.has('entregador')
    ? []
    : ['  Entregas:   desligadas; webhooks e e-mails ficam na fila']
}

/** A volume that is not mounted looks like a first start. */
function madeAnew(folder: string): string[] {
  return [
    '',
    `ATENÇÃO: não havia acervo em ${folder}; um novo foi criado ali.`,
    '  Se deveria haver um, encerre e confira ARAUTO_DATA_DIR, e se o volume está montado.',
  ]
}

function collection(collects: boolean, readOnly: RunningServer['readOnly']): string[] {
  if (readOnly !== null) return []
  return collects
    ? [`  Coleta:     ligada; acompanhe com ${PROGRAM} situacao`]
    : ['  Coleta:     desligada; defina ARAUTO_INLABS_EMAIL e ARAUTO_INLABS_PASSWORD']
}

/** Friendly first steps on an empty archive; the URLs otherwise. */
function welcome(server: RunningServer, config: Config): string {
  const { url, publicacoes, newIn, readOnly } = server
  const collects = config.collector !== null && config.roles.has('coletor') && readOnly === null
  const banner = [
    `Arauto ${VERSION} no ar em ${url}`,
    `  API:        ${url}/api/v1`,
    `  Referência: ${url}/referencia`,
    ...(publicacoes > 0
      ? [`  Acervo:     ${counted(publicacoes, 'publicação', 'publicações')}`]
      : []),
    ...collection(collects, readOnly),
    ...paused(server, config),
    ...firstAccess(server),
    ...(newIn === null ? [] : madeAnew(newIn)),
  ]
  if (publicacoes > 0) return banner.join('\n')
  return [
    ...banner,
    '',
    collects
      ? 'O acervo está vazio; as edições começam a entrar sozinhas. Em outro terminal:'
      : 'O acervo está vazio. Em outro terminal:',
    `  ${PROGRAM} importar <edicao.zip | pasta>          importa edições baixadas do INLABS`,
    `  ${PROGRAM} conta criar --nome … --email …         cria uma conta`,
    `  ${PROGRAM} chave criar --conta cta_… --nome … --escopos consulta,webhooks,alertas`,
    '                                                    cria uma chave da API',
    `Ou veja uma demonstração com dados de amostra: ${PROGRAM} demo`,
  ].join('\n')
}
