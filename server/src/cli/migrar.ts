import { Problem, detailOf } from '../lib/problem.ts'
import type { Command } from './command.ts'

export const migrar: Command = {
  nome: 'migrar',
  resumo:
    'Dá ao banco de dados de um cluster as tabelas desta versão, antes que um processo a rode.',
  posicionais: '',
  opcoes: { json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' } },
  interrompido: 'O que já foi feito fica; o mesmo comando faz o resto.',
  async executar(args, { config: { cluster } }) {
    if (cluster === null)
      throw new Problem('parametro_invalido', 'O acervo numa pasta se migra por si ao abrir.', [
        detailOf(
          'ARAUTO_DATABASE_URL',
          'não está definida',
          'Para um cluster, defina-a, com ARAUTO_SEARCH_URL e ARAUTO_SECRET_KEY: docs/cluster.md.',
        ),
      ])
    // Loaded here, so that no other command waits for it.
    const { migratePostgres } = await import('../store/postgres/open.ts')
    const applied = await migratePostgres(cluster.databaseUrl)
    if (args.chave('json')) console.log(JSON.stringify({ aplicadas: applied }))
    else
      console.log(
        applied.length === 0
          ? 'O banco de dados já tem as tabelas desta versão.'
          : ['O banco de dados tem agora as tabelas desta versão:', ...applied].join('\n  '),
      )
    return 0
  },
}
