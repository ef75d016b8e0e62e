import type pg from 'pg'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { classified, problemOf } from './errors.ts'
import { type SessionLimits, serversAt } from './servers.ts'

const SETTING = 'ARAUTO_DATABASE_URL'
const OLDEST = 15

/**
 * Does `work` on a connection of its own.
 * @throws Problem when the database does not answer, or refuses
 */
export async function onClient<T>(
  url: string,
  limits: SessionLimits,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = clientTo(url, limits)
  client.on('error', () => undefined) // the running statement throws
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    throw error instanceof Problem ? error : problemOf(classified(error))
  } finally {
    await client.end()
  }
}

/** The driver reads the files that an address names (sslcert, sslkey, sslrootcert) as soon as it has it. */
function clientTo(url: string, limits: SessionLimits): pg.Client {
  try {
    return new (serversAt(url, limits).Client)()
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException
    if (path === undefined) throw error
    throw unusable(
      `o arquivo ${path} do endereço não pôde ser lido (${code})`,
      'Confira sslcert, sslkey e sslrootcert no endereço, e as permissões dos arquivos.',
    )
  }
}

/** @throws Problem if it is too old, or not in UTF-8 */
export async function expectUsable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `SELECT current_setting('server_version_num')::int AS version,
            current_setting('server_encoding') AS encoding`,
  )
  const { version, encoding } = rows[0]!
  if (version < OLDEST * 10_000)
    throw unusable(`PostgreSQL ${Math.floor(version / 10_000)}`, `Use o ${OLDEST} ou mais novo.`)
  if (encoding !== 'UTF8')
    throw unusable(`codificação ${encoding}`, "Crie o banco de dados com ENCODING 'UTF8'.")
}

function unusable(problem: string, wayOut: string): Problem {
  return new Problem('indisponivel', 'O Arauto não pode usar este banco de dados.', [
    detailOf(SETTING, problem, wayOut),
  ])
}
