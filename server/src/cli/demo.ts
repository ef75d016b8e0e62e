import type { CommandBody } from './command.ts'

export const demo: CommandBody = {
  opcoes: {
    cluster: {
      tipo: 'chave',
      descricao:
        'Sobe um cluster inteiro nesta máquina (três processos, PostgreSQL, três nós do OpenSearch), para ver o que acontece quando uma parte cai',
    },
  },
  interrompido: 'O que já entrou está no acervo; o mesmo comando completa o resto.',
  semCluster:
    'A demonstração usa um acervo próprio. Rode-a sem ARAUTO_DATABASE_URL e ARAUTO_SEARCH_URL.',
  async executar(args, { config, signal }) {
    // Loaded here, so that other commands need not wait for them.
    if (args.chave('cluster')) {
      const { runClusterDemo } = await import('../../demo/cluster/run-cluster-demo.ts')
      return await runClusterDemo(config, signal)
    }
    const { runDemo } = await import('../../demo/run-demo.ts')
    return await runDemo(config, signal)
  },
}
