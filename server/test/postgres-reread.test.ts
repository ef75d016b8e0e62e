import { test } from 'vitest'
import { int, row } from '../src/store/rows.ts'
import { temporaryFolder } from './_cli.ts'
import { clusterEnv } from './_cluster.ts'
import { hasPostgres, openTestPostgres } from './_postgres.ts'
import { expectResumed } from './_reread.ts'

const counted = row({ n: int })

test.skipIf(!hasPostgres('a re-reading that is killed'))(
  'a re-reading that was killed goes on after the last file that it read',
  async () => {
    await using database = await openTestPostgres()
    const { sql, url } = database
    await expectResumed({
      dataDir: `${temporaryFolder()}/none`,
      // An import notes what the index lacks, and never asks it.
      env: clusterEnv(url, ['http://127.0.0.1:9']),
      count: async (query) => (await sql.one(counted, query))!.n,
      forget: async () => void (await sql.run('UPDATE publications SET estrutura = NULL')),
      slow: async () => {
        await sql.run(`CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS
          'BEGIN PERFORM pg_sleep(0.5); RETURN NULL; END'`)
        await sql.run(`CREATE TRIGGER slow AFTER INSERT ON reread_files
          FOR EACH ROW EXECUTE FUNCTION slow()`)
      },
    })
  },
  300_000,
)
