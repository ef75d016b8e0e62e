import { PROGRAM } from '../lib/errors/program.ts'
import { openWithAnyIndex } from '../embedded/archive.ts'
import { expectArchive } from '../store/sqlite/database.ts'
import type { CommandBody } from './command.ts'
import { createProgress } from '../terminal/progress.ts'
import { counted } from '../lib/text/counted.ts'

export const reindexar: CommandBody = {
  opcoes: { json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' } },
  interrompido: 'O mesmo comando continua de onde parou; até o fim, vale o índice de antes.',
  semCluster: `O índice fica no OpenSearch, e o indexador o mantém. Confira-o com: ${PROGRAM} indice conferir`,
  async executar(args, { config, signal }) {
    expectArchive(config.dataDir)
    // Loaded here, so that other commands need not wait for it.
    const { reindexArchive } = await import('../threads/index/reindex-archive.ts')
    using archive = openWithAnyIndex(config.dataDir)
    const progress = createProgress('Reindexando', 'publicações')
    const { acts, resumed } = await reindexArchive(archive, config, {
      signal,
      onProgress: progress.update,
    }).finally(progress.stop)
    console.log(
      args.chave('json')
        ? JSON.stringify({ publicacoes: acts, retomado: resumed })
        : `Índice de busca refeito: ${counted(acts, 'publicação', 'publicações')}.${resumed ? ' (Continuou um trabalho interrompido.)' : ''}`,
    )
    return 0
  },
}
