import { once } from 'node:events'
import { MISSING_PAGE } from '../lib/missing-page.ts'
import { PROGRAM } from '../lib/program.ts'
import { VERSION } from '../lib/version.ts'
import { invitationUrl } from '../mail/links.ts'
import type { Config } from '../config.ts'
import type { RunningServer } from '../server.ts'
import { settingsHelp } from '../settings/describe.ts'
import type { Command } from './command.ts'

export const servir: Command = {
  nome: 'servir',
  resumo: 'Inicia o serviço (página e API), até Ctrl-C.',
  posicionais: '',
  opcoes: {
    'sem-entregas': {
      tipo: 'chave',
      descricao:
        'Não envia webhooks nem e-mails: para olhar uma cópia restaurada ao lado do original',
    },
  },
  complemento: settingsHelp,
  async executar(args, { config: given, signal }) {
    const config = args.chave('sem-entregas') ? withoutDeliveries(given) : given
    // Loaded here, so that other commands need not wait for it.
    const { startServer } = await import('../server.ts')
    await using server = await startServer(config)
    console.error(welcome(server, config.collector !== null && config.roles.has('coletor')))
    if (!signal.aborted) await once(signal, 'abort')
    console.error('Encerrando: terminando os pedidos em andamento…')
    return 0
  },
}

function withoutDeliveries(config: Config): Config {
  return { ...config, roles: new Set([...config.roles].filter((role) => role !== 'entregador')) }
}

/** The way in for the first person, or why there is none; nothing once there is somebody. */
export function firstAccess({ url, lacksPage, firstInvitation }: RunningServer): string[] {
  if (lacksPage) return ['', `ATENÇÃO: ${MISSING_PAGE}`, '  A API atende sem ela.']
  if (firstInvitation === null) return []
  return [
    '',
    'Crie a conta de quem administra; o link vale uma vez, por 7 dias ou até o próximo início:',
    `  ${invitationUrl(url, firstInvitation)}`,
  ]
}

/** An unmounted volume looks like a first start. */
function madeAnew(folder: string): string[] {
  return [
    '',
    `ATENÇÃO: não havia acervo em ${folder}; um novo foi criado ali.`,
    '  Se deveria haver um, encerre e confira ARAUTO_DATA_DIR, e se o volume está montado.',
  ]
}

/** Friendly first steps for an empty archive; otherwise the URLs. */
function welcome(server: RunningServer, collects: boolean): string {
  const { url, publicacoes, newIn } = server
  const banner = [
    `Arauto ${VERSION} no ar em ${url}`,
    `  API:        ${url}/api/v1`,
    `  Referência: ${url}/referencia`,
    collects
      ? `  Coleta:     ligada; acompanhe com ${PROGRAM} situacao`
      : '  Coleta:     desligada; defina ARAUTO_INLABS_EMAIL e ARAUTO_INLABS_PASSWORD',
    ...firstAccess(server),
    ...(newIn === null ? [] : madeAnew(newIn)),
  ]
  if (publicacoes > 0) return [...banner, `  Acervo:     ${publicacoes} publicações`].join('\n')
  return [
    ...banner,
    '',
    collects
      ? 'O acervo está vazio; as edições começam a entrar por si. Em outro terminal:'
      : 'O acervo está vazio. Em outro terminal:',
    `  ${PROGRAM} importar <edicao.zip | pasta>          importa edições baixadas do INLABS`,
    `  ${PROGRAM} conta criar --nome … --email …         cria uma conta`,
    `  ${PROGRAM} chave criar --conta cta_… --nome … --escopos consulta,webhooks,alertas`,
    '                                                    cria uma chave da API',
    `Ou veja uma demonstração com dados de amostra: ${PROGRAM} demo`,
  ].join('\n')
}
