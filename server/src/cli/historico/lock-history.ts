import type { Config } from '../../config.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { tryLock } from '../../store/sqlite/lock.ts'

/** Hidden in a folder of zips: a part of a download has one writer. */
const OF_ZIPS = '.historico.lock'
const OF_RUN = 'historico.lock'

/**
 * Keeps other runs away from the data folder of this machine, and from the folder to which zips are downloaded.
 * @param downloadsTo null: nothing is downloaded, and folders of others may be read by many
 * @throws Problem when another run has one of them
 */
export function lockHistory({ cluster, dataDir }: Config, downloadsTo: string | null): Disposable {
  using locks = new DisposableStack()
  if (cluster === null) locks.use(lockedBy(dataDir, OF_RUN))
  if (downloadsTo !== null) locks.use(lockedBy(downloadsTo, OF_ZIPS))
  return locks.move()
}

/** Another run is under way. */
export function otherHistory(place: string): Problem {
  return new Problem('conflito', 'Já há um historico em andamento.', [
    detailOf(
      place,
      'em uso',
      'Espere que ele termine, ou faça-o esperar com historico pausar e seguir com historico continuar.',
    ),
  ])
}

function lockedBy(folder: string, file: string): Disposable {
  const lock = tryLock(folder, file)
  if (lock === null) throw otherHistory(folder)
  return lock
}
