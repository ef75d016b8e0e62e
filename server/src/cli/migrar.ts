import type { Config } from '../config.ts'
import { homeOf } from '../threads/home/home-of.ts'
import type { Command, Context } from './command.ts'
import { createProgress } from '../terminal/progress.ts'

export const migrar: Command = {
  nome: 'migrar',
  resumo: 'Prepara o banco de dados de um cluster para esta versão, ou muda para ele um acervo.',
  posicionais: '',
  opcoes: {
    para: {
      tipo: 'texto',
      descricao:
        'Copia o acervo de ARAUTO_DATA_DIR inteiro para este banco vazio (postgres://…), e confere',
    },
    recomecar: { tipo: 'chave', descricao: 'Com --para: joga fora uma cópia interrompida' },
    json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' },
  },
  interrompido: 'O que já foi feito fica; o mesmo comando faz o resto.',
  async executar(args, context) {
    const target = args.texto('para')
    const asJson = args.chave('json')
    if (target === undefined) return await migrateSchema(context.config, asJson)
    return await moveTo(target, args.chave('recomecar'), asJson, context)
  },
}

async function migrateSchema(config: Config, asJson: boolean): Promise<number> {
  const applied = await homeOf(config).migrate()
  if (asJson) console.log(JSON.stringify({ aplicadas: applied }))
  else
    console.log(
      applied.length === 0
        ? 'O banco de dados já tem as tabelas desta versão.'
        : ['O banco de dados tem agora as tabelas desta versão:', ...applied].join('\n  '),
    )
  return 0
}

async function moveTo(
  url: string,
  anew: boolean,
  asJson: boolean,
  { config: { dataDir, secretKey }, signal }: Context,
): Promise<number> {
  const { moveArchive } = await import('../cluster/move-archive.ts')
  const progress = createProgress('Copiando', 'linhas')
  const moved = await moveArchive({ dataDir, secretKey }, url, {
    anew,
    signal,
    onProgress: progress.update,
  }).finally(progress.stop)
  if (asJson) console.log(JSON.stringify(moved))
  else
    console.log(
      [
        `Copiado e conferido: ${moved.publicacoes} publicações, ${moved.contas} contas, ${moved.webhooks} webhooks, ${moved.entregas} entregas; ${moved.linhas} linhas ao todo.`,
        'A seguir:',
        `  1. dê a todos os processos em ARAUTO_SECRET_KEY a chave deste acervo${secretKey === null ? ` (o conteúdo de ${dataDir}/segredos.chave)` : ''};`,
        '  2. inicie os processos do cluster; o de papel indexador faz o índice de busca;',
        '  3. não inicie mais o serviço na pasta: ele enviaria outra vez o que está na fila.',
      ].join('\n'),
    )
  return 0
}
