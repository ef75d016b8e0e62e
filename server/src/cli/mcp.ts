import { askedService, serviceOptions } from './asked-service.ts'
import type { Command } from './command.ts'

export const mcp: Command = {
  nome: 'mcp',
  resumo: 'Serve as ferramentas de MCP a um agente desta máquina, por entrada e saída padrão.',
  posicionais: '',
  opcoes: serviceOptions('os escopos consulta e, para alertas, alertas'),
  complemento: () =>
    'Quem o inicia é o agente, que fala com ele por JSON-RPC. O Arauto deve estar no ar.',
  async executar(args, { config, signal }) {
    const { base, chave } = askedService(args, config, 'consulta')
    const { serveTools } = await import('./mcp/serve-tools.ts')
    await serveTools(base, chave, signal)
    return 0
  },
}
