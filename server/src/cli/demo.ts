import type { Command } from './command.ts'

export const demo: Command = {
  nome: 'demo',
  resumo: 'Mostra o Arauto funcionando, com edições fictícias, numa pasta própria.',
  posicionais: '',
  opcoes: {},
  interrompido: 'O que já entrou está no acervo; o mesmo comando completa o resto.',
  semCluster:
    'A demonstração usa um acervo próprio. Rode-a sem ARAUTO_DATABASE_URL e ARAUTO_SEARCH_URL.',
  async executar(_args, context) {
    // Loaded here, so that no other command waits for it.
    const { runDemo } = await import('./run-demo.ts')
    return await runDemo(context)
  },
}
