import type { Moved } from '../cluster/copy-archive.ts'
import type { Config } from '../config.ts'
import { openWithAnyIndex } from '../embedded/archive.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { databaseUrl } from '../settings/kinds.ts'
import { secretKeyPath } from '../store/secret-key.ts'
import { homeOf } from '../threads/home/home-of.ts'
import type { CommandBody, Context } from './command.ts'
import { createProgress } from '../terminal/progress.ts'
import { counted } from '../lib/text/counted.ts'

const DATABASE_URL = 'ARAUTO_DATABASE_URL'
const WHERE_IT_IS_KNOWN = `É o endereço que os processos do cluster têm em ${DATABASE_URL}.`

export const migrar: CommandBody = {
  opcoes: {
    para: {
      tipo: 'texto',
      descricao:
        'Copia o acervo de ARAUTO_DATA_DIR inteiro para este banco vazio (postgres://…), e confere',
    },
    de: {
      tipo: 'texto',
      descricao:
        'Copia o acervo inteiro deste banco (postgres://…) para ARAUTO_DATA_DIR, que não tem nenhum, e confere',
    },
    recomecar: {
      tipo: 'chave',
      descricao: 'Com --para ou --de: joga fora uma cópia interrompida',
    },
    json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' },
  },
  interrompido: 'O que já foi feito fica; o mesmo comando faz o resto.',
  async executar(args, context) {
    const target = args.texto('para')
    const source = args.texto('de')
    const asJson = args.chave('json')
    const anew = args.chave('recomecar')
    if (target !== undefined && source !== undefined) throw bothWays()
    if (target !== undefined) expectAddress('--para', target)
    if (source !== undefined) expectAddress('--de', source)
    if (target !== undefined)
      return await ofAddress('--para', () => moveTo(target, anew, asJson, context))
    if (source !== undefined)
      return await ofAddress('--de', () => moveFrom(source, anew, asJson, context))
    return await migrateSchema(context.config, asJson)
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
        copied(moved),
        'A seguir:',
        `  1. dê a todos os processos em ARAUTO_SECRET_KEY a chave deste acervo${secretKey === null ? ` (o conteúdo de ${dataDir}/segredos.chave)` : ''};`,
        '  2. inicie os processos do cluster; o de papel indexador faz o índice de busca;',
        '  3. não inicie mais o serviço na pasta: ele enviaria outra vez o que está na fila.',
      ].join('\n'),
    )
  return 0
}

async function moveFrom(
  url: string,
  anew: boolean,
  asJson: boolean,
  { config, signal }: Context,
): Promise<number> {
  const { dataDir, secretKey } = config
  const { moveOut } = await import('../cluster/move-out.ts')
  const { reindexArchive } = await import('../threads/index/reindex-archive.ts')
  const progress = createProgress('Copiando', 'linhas')
  const moved = await moveOut({ dataDir, secretKey }, url, {
    anew,
    signal,
    onProgress: progress.update,
    async buildIndex(folder) {
      progress.stop()
      using archive = openWithAnyIndex(folder)
      if (archive.isIndexCurrent) return
      const built = createProgress('Indexando', 'publicações')
      const inFolder = { ...config, dataDir: folder }
      await reindexArchive(archive, inFolder, { signal, onProgress: built.update }).finally(
        built.stop,
      )
      signal.throwIfAborted()
    },
  }).finally(progress.stop)
  if (asJson) console.log(JSON.stringify(moved))
  else
    console.log(
      [
        copied(moved),
        'A seguir:',
        secretKey === null
          ? `  1. guarde ${secretKeyPath(dataDir)}: é a chave deste acervo;`
          : '  1. dê ao serviço, em ARAUTO_SECRET_KEY, a mesma chave que os processos do cluster tinham;',
        '  2. inicie o serviço na pasta, sem ARAUTO_DATABASE_URL e ARAUTO_SEARCH_URL;',
        '  3. não inicie mais os processos do cluster: eles enviariam outra vez o que está na fila.',
      ].join('\n'),
    )
  return 0
}

function copied({ publicacoes, contas, webhooks, entregas, linhas }: Moved): string {
  return `Copiado e conferido: ${counted(publicacoes, 'publicação', 'publicações')}, ${counted(contas, 'conta', 'contas')}, ${counted(webhooks, 'webhook', 'webhooks')}, ${counted(entregas, 'entrega', 'entregas')}; ${counted(linhas, 'linha', 'linhas')} ao todo.`
}

/** The address came from this option: an error of the database names it, and where the address is known. */
async function ofAddress<T>(option: string, work: () => Promise<T>): Promise<T> {
  return await work().catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error
    const details = error.detalhes.map(({ campo, problema, sugestao }) =>
      campo === DATABASE_URL
        ? detailOf(option, problema, `${sugestao} ${WHERE_IT_IS_KNOWN}`)
        : detailOf(campo, problema, sugestao),
    )
    throw new Problem(error.codigo, error.message, details, error)
  })
}

/** @throws Problem for what is no address of a database. It is not shown: it may have a password. */
function expectAddress(option: string, text: string): void {
  if ('value' in databaseUrl.read(text)) return
  throw new Problem('parametro_invalido', `${option} não é ${databaseUrl.form}.`, [
    detailOf(option, 'não é o endereço de um banco', WHERE_IT_IS_KNOWN),
  ])
}

function bothWays(): Problem {
  return new Problem('parametro_invalido', 'Um acervo vai para um cluster, ou sai dele.', [
    detailOf('--de', 'dada com --para', 'Dê uma das duas.'),
  ])
}
