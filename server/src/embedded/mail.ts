import { type MailOptions, mailPart } from '../assembly/mail.ts'
import type { Config } from '../config.ts'
import { openSecretBox } from '../store/secret-key.ts'
import { openWithAnyIndex } from './archive.ts'

/** Writes and sends the mails of an archive on this machine, until it is disposed. */
export async function startMailing(config: Config, options: MailOptions): Promise<AsyncDisposable> {
  const { dataDir, secretKey } = config
  await using starting = new AsyncDisposableStack()
  const { sql } = starting.use(openWithAnyIndex(dataDir))
  const openBox = () => openSecretBox(sql, dataDir, secretKey)
  starting.use(await mailPart({ sql, openBox }, config, options))
  return starting.move()
}
