import { statSync } from 'node:fs'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import { backupDatabase } from '../store/sqlite/backup.ts'
import { expectArchive, openReader } from '../store/sqlite/database.ts'
import type { Command } from './command.ts'
import { createProgress } from '../terminal/progress.ts'
import { size } from '../terminal/size.ts'

export const backup: Command = {
  nome: 'backup',
  resumo: 'Grava uma cópia consistente do acervo, mesmo com o serviço no ar.',
  posicionais: '<arquivo>',
  opcoes: { json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' } },
  interrompido: 'Nenhuma cópia foi gravada.',
  semCluster:
    'Copie o PostgreSQL com pg_dump ou com cópias contínuas, e guarde a chave à parte: docs/cluster.md, “Backup”.',
  async executar(args, { config, signal }) {
    const [file, ...others] = args.posicionais
    if (file === undefined || others.length > 0)
      throw new Problem('parametro_invalido', 'Diga o nome do arquivo da cópia.', [
        detailOf('arquivo', 'esperado exatamente um', `Por exemplo: ${PROGRAM} backup arauto.bak`),
      ])
    expectArchive(config.dataDir)
    using db = openReader(config.dataDir)
    const progress = createProgress('Copiando', 'páginas')
    const options = { signal, onProgress: progress.update }
    await backupDatabase(db, file, options).finally(progress.stop)
    const bytes = statSync(file).size
    console.log(
      args.chave('json')
        ? JSON.stringify({ arquivo: file, bytes })
        : `Cópia gravada em ${file} (${size(bytes)}). Para restaurar: ${PROGRAM} restaurar. A chave dos segredos não vai na cópia: guarde-a à parte.`,
    )
    return 0
  },
}
