import { clientVariables } from '../config.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import type { Command } from './command.ts'

export const mcp: Command = {
  nome: 'mcp',
  resumo: 'Serve as ferramentas de MCP a um agente desta máquina, por entrada e saída padrão.',
  posicionais: '',
  opcoes: {
    url: { tipo: 'texto', descricao: 'O Arauto (padrão: ARAUTO_BASE_URL, ou o desta máquina)' },
    chave: {
      tipo: 'texto',
      descricao: 'Chave com os escopos consulta e, para alertas, alertas (padrão: ARAUTO_API_KEY)',
    },
  },
  complemento: () =>
    'Quem o inicia é o agente, que fala com ele por JSON-RPC. O Arauto deve estar no ar.',
  async executar(args, { config, signal }) {
    const known = clientVariables()
    const base = (args.texto('url') ?? known.url ?? `http://127.0.0.1:${config.port}`)
      .replace(/\/+$/, '')
      .replace(/\/api\/v1$/, '')
    const chave = args.texto('chave') ?? known.chave
    if (chave === null) throw noKey()
    const { serveTools } = await import('./mcp/serve-tools.ts')
    await serveTools(base, chave, signal)
    return 0
  },
}

function noKey(): Problem {
  return new Problem('parametro_invalido', 'Falta a chave.', [
    detailOf(
      'ARAUTO_API_KEY',
      'não está definida',
      `Crie uma na página, em Chaves, ou com: ${PROGRAM} chave criar --conta cta_… --nome agente`,
    ),
  ])
}
