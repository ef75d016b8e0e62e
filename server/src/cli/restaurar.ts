import { systemClock } from '../lib/time/clock.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import { readCount } from '../store/count.ts'
import { opensArchive, secretKeyPath } from '../store/secret-key.ts'
import { createPublicationReader } from '../store/archive/publications.ts'
import { createSqliteHandle } from '../store/sqlite/connection.ts'
import { openDatabase } from '../store/sqlite/database.ts'
import { lockDataDir } from '../store/sqlite/lock.ts'
import { type CopySource, copyInFile, restoreDatabase } from '../store/sqlite/restore.ts'
import { expectCopyFolder, isFolder, lockCopies } from '../store/copies/copy-folder.ts'
import { chosenCopy } from '../store/copies/manifest.ts'
import { writeCopyTo } from '../store/copies/restore-copy.ts'
import { createByteProgress } from '../terminal/progress.ts'
import type { Config } from '../config.ts'
import type { CommandBody } from './command.ts'
import { counted } from '../lib/text/counted.ts'

/** The restored archive, and what to know before serving it. */
interface Restored {
  publicacoes: number
  ultima_data: string | null
  /** Deliveries that will go out once it is served. */
  entregas_pendentes: number
  /** Whether the present key opens the archive's secrets. */
  chave_confere: boolean
  /** The path of the previous archive; null: there was none. */
  anterior: string | null
}

export const restaurar: CommandBody = {
  opcoes: {
    copia: {
      tipo: 'texto',
      descricao: 'De uma pasta de cópias incrementais: qual delas (2026-11-20); sem isto, a última',
    },
    json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' },
  },
  interrompido: 'O acervo está como estava.',
  semCluster: 'Restaure o PostgreSQL com pg_restore, ou a partir das suas cópias contínuas.',
  async executar(args, { config, signal }) {
    const [path, ...others] = args.posicionais
    if (path === undefined || others.length > 0)
      throw new Problem('parametro_invalido', 'Diga o arquivo da cópia.', [
        detailOf(
          'arquivo',
          'esperado exatamente um',
          `Por exemplo: ${PROGRAM} restaurar arauto.bak`,
        ),
      ])
    using _lock = lockDataDir(config.dataDir)
    using source = sourceOf(path, args.texto('copia'))
    const anterior = await restoreDatabase(config.dataDir, source, systemClock(), signal)
    const restored = { ...(await describe(config)), anterior }
    if (args.chave('json')) console.log(JSON.stringify(restored))
    else for (const line of report(restored, config)) console.log(line)
    return 0
  },
}

/** A file, or one of the copies of a folder, which stays locked meanwhile. */
function sourceOf(path: string, meant: string | undefined): CopySource & Disposable {
  if (!isFolder(path)) {
    if (meant !== undefined)
      throw new Problem('parametro_invalido', `${path} não é uma pasta de cópias incrementais.`, [
        detailOf('--copia', 'vale só para essa pasta', 'Tire a opção, ou diga a pasta.'),
      ])
    return { ...copyInFile(path), [Symbol.dispose]() {} }
  }
  const places = expectCopyFolder(path)
  using locked = new DisposableStack()
  locked.use(lockCopies(places))
  const copy = chosenCopy(places.manifests, meant)
  const kept = locked.move()
  return {
    name: `A cópia ${copy.id} de ${path}`,
    async writeTo(file, signal) {
      const progress = createByteProgress('Restaurando')
      const options = { signal, onProgress: progress.update }
      await writeCopyTo(file, places, copy, options).finally(progress.stop)
    },
    [Symbol.dispose]: () => kept.dispose(),
  }
}

async function describe({ dataDir, secretKey }: Config): Promise<Omit<Restored, 'anterior'>> {
  using db = openDatabase(dataDir)
  const sql = createSqliteHandle(db)
  const { publicacoes, ultima_data } = await createPublicationReader(sql).summary()
  const entregas_pendentes = await readCount(
    sql,
    "SELECT count(*) AS counted FROM deliveries WHERE status IN ('pendente', 'enviando')",
  )
  return {
    publicacoes,
    ultima_data,
    entregas_pendentes,
    chave_confere: await opensArchive(sql, dataDir, secretKey),
  }
}

function report(restored: Restored, { dataDir, secretKey }: Config): string[] {
  const { publicacoes, ultima_data, entregas_pendentes, chave_confere, anterior } = restored
  const key = secretKey === null ? secretKeyPath(dataDir) : 'ARAUTO_SECRET_KEY'
  return [
    `Acervo restaurado: ${counted(publicacoes, 'publicação', 'publicações')}, até ${ultima_data ?? 'nenhuma data'}.`,
    ...(anterior === null ? [] : [`O acervo que havia está em ${anterior}.`]),
    chave_confere
      ? `A chave dos segredos (${key}) é a desta cópia.`
      : `ATENÇÃO: a chave dos segredos (${key}) falta ou é outra; sem a desta cópia o serviço não inicia. Ponha-a de volta, ou siga sem os segredos: ${PROGRAM} segredos descartar --sim`,
    'Antes de iniciar o serviço:',
    `  - O original tem de estar parado: dois serviços enviam cada entrega duas vezes. ${entregas_pendentes} esperam nesta cópia; as que já saíram desde então saem de novo, com o mesmo webhook-id.`,
    `  - Para só olhar, sem enviar nada: ${PROGRAM} servir --sem-entregas`,
    `  - Chaves revogadas desde a cópia valem de novo: ${PROGRAM} chave listar`,
    `  - Linhas ocultas desde a cópia estão de novo à mostra: ${PROGRAM} linha listar`,
  ]
}
