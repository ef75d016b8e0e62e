import { askedService, serviceOptions } from './asked-service.ts'
import type { CommandBody } from './command.ts'

export const mcp: CommandBody = {
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
