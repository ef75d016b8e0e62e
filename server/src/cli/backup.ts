import { statSync } from 'node:fs'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import { backupDatabase } from '../store/sqlite/backup.ts'
import { expectArchive, openReader } from '../store/sqlite/database.ts'
import type { Arguments, CommandBody, Context } from './command.ts'
import { createProgress } from '../terminal/progress.ts'
import { size } from '../terminal/size.ts'
import { backUpIncrement } from './copies/back-up-increment.ts'

const IN_CLUSTER =
  'Copie o PostgreSQL com pg_dump ou com cópias contínuas, e guarde a chave à parte: docs/cluster.md, “Backup”.'

export const backup: CommandBody = {
  opcoes: {
    incremental: {
      tipo: 'chave',
      descricao: 'Grava na pasta só os blocos que ela ainda não tem, comprimidos',
    },
    manter: {
      tipo: 'texto',
      descricao: 'Com --incremental: depois apaga todas as cópias menos as N mais novas',
    },
    'manter-semanas': { tipo: 'texto', descricao: 'e menos a última de cada uma de N semanas' },
    'manter-meses': { tipo: 'texto', descricao: 'e menos a última de cada um de N meses' },
    json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' },
  },
  interrompido: 'Nenhuma cópia foi gravada.',
  semCluster: IN_CLUSTER,
  async executar(args, context) {
    const [path, ...others] = args.posicionais
    if (path === undefined || others.length > 0)
      throw new Problem('parametro_invalido', 'Diga o nome do arquivo da cópia.', [
        detailOf('arquivo', 'esperado exatamente um', `Por exemplo: ${PROGRAM} backup arauto.bak`),
      ])
    const wholes = ['manter', 'manter-semanas', 'manter-meses'].filter((name) => args.texto(name))
    if (wholes.length > 0 && !args.chave('incremental'))
      throw new Problem('parametro_invalido', 'Uma cópia inteira não apaga outras.', [
        detailOf(`--${wholes[0]}`, 'vale só com --incremental', 'Tire a opção, ou dê as duas.'),
      ])
    expectArchive(context.config.dataDir)
    if (args.chave('incremental')) await backUpIncrement(path, args, context)
    else await copyWhole(path, args, context)
    return 0
  },
}

async function copyWhole(
  file: string,
  args: Arguments,
  { config, signal }: Context,
): Promise<void> {
  using db = openReader(config.dataDir)
  const progress = createProgress('Copiando', 'páginas')
  const options = { signal, onProgress: progress.update }
  await backupDatabase(db, file, options).finally(progress.stop)
  const bytes = statSync(file).size
  console.log(
    args.chave('json')
      ? JSON.stringify({ arquivo: file, bytes })
      : `Cópia gravada em ${file} (${size(bytes)}). Para restaurar: ${PROGRAM} restaurar ${file}. A chave dos segredos não vai na cópia: guarde-a à parte.`,
  )
}
