import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { decompressText } from '../../server/src/lib/text/compressed-text.ts'
import { databasePath } from '../../server/src/store/sqlite/database.ts'
import { progress } from '../lib/progress.ts'

/** Acts per statement, and the number of loading connections. */
const BATCH = 200
const LOADERS = 2

/**
 * A realistic schema: a stored tsvector with the title above the text, accents folded before the
 * Portuguese stemmer, GIN over it. `id` is in date order, as in our archive, so that newest first and a
 * month are cheap; a body is found by any prefix of its path or any level.
 */
const SCHEMA = `
  CREATE EXTENSION unaccent;
  CREATE TEXT SEARCH CONFIGURATION dou (COPY = portuguese);
  ALTER TEXT SEARCH CONFIGURATION dou
    ALTER MAPPING FOR hword, hword_part, word WITH unaccent, portuguese_stem;
  CREATE TABLE ato (
    id bigint NOT NULL,
    pub text NOT NULL,
    data date NOT NULL,
    secao text NOT NULL,
    orgao text NOT NULL,
    orgaos text[] NOT NULL,
    tipo_ato text NOT NULL,
    titulo text NOT NULL,
    resumo text NOT NULL,
    url text NOT NULL,
    texto text NOT NULL,
    tsv tsvector NOT NULL GENERATED ALWAYS AS (
      setweight(to_tsvector('dou', titulo), 'A') || setweight(to_tsvector('dou', texto), 'D')
    ) STORED
  )`

const INDEXES = [
  'ALTER TABLE ato ADD PRIMARY KEY (id)',
  'CREATE INDEX ato_tsv ON ato USING gin (tsv)',
  'CREATE INDEX ato_orgaos ON ato USING gin (orgaos)',
  'CREATE INDEX ato_secao ON ato (secao, id)',
  'VACUUM ANALYZE ato',
]

const INSERT = `
  INSERT INTO ato
  SELECT id, pub, data, secao, orgao, string_to_array(orgaos, chr(31)), tipo_ato, titulo, resumo, url, texto
  FROM unnest($1::bigint[], $2::text[], $3::date[], $4::text[], $5::text[], $6::text[], $7::text[],
    $8::text[], $9::text[], $10::text[], $11::text[])
    AS act (id, pub, data, secao, orgao, orgaos, tipo_ato, titulo, resumo, url, texto)`

export interface Loaded {
  /** Rows, then indexes. */
  seconds: { rows: number; indexes: number }
  bytes: { all: number; gin: number }
}

/** Loads the texts of an archive as they are stored. */
export async function loadPostgres(connection: pg.ClientConfig, dataDir: string): Promise<Loaded> {
  await using resources = new AsyncDisposableStack()
  const clients: pg.Client[] = []
  for (let i = 0; i < LOADERS; i++) {
    const client = new pg.Client(connection)
    await client.connect()
    resources.defer(() => client.end())
    clients.push(client)
  }
  const main = clients[0]!
  await main.query(SCHEMA)

  const started = performance.now()
  const db = resources.adopt(new DatabaseSync(databasePath(dataDir), { readOnly: true }), (db) =>
    db.close(),
  )
  const batches = readBatches(db)
  let loaded = 0
  await Promise.all(
    clients.map(async (client) => {
      for (const rows of batches) {
        await client.query(INSERT, columnsOf(rows))
        loaded += rows.length
        progress('Loading PostgreSQL', `${loaded} acts`)
      }
    }),
  )
  const rowsLoaded = performance.now()
  for (const statement of INDEXES) {
    progress(`PostgreSQL: ${statement}`)
    await main.query(statement)
  }
  const indexed = performance.now()
  const sizes = await main.query(
    `SELECT pg_total_relation_size('ato') AS all, pg_relation_size('ato_tsv') AS gin`,
  )
  return {
    seconds: { rows: (rowsLoaded - started) / 1000, indexes: (indexed - rowsLoaded) / 1000 },
    bytes: { all: Number(sizes.rows[0].all), gin: Number(sizes.rows[0].gin) },
  }
}

/** In batches of {@link BATCH}; several may pull from it in turn. */
function* readBatches(db: DatabaseSync): Generator<unknown[][]> {
  const acts = db.prepare(
    `SELECT key, id, data_publicacao, secao, orgao, tipo_ato, titulo, resumo,
       coalesce(url_original, url_pdf) AS url, conteudo_completo
     FROM publications ORDER BY key`,
  )
  let batch: unknown[][] = []
  for (const row of acts.iterate()) {
    const { key, id, data_publicacao, secao, orgao, tipo_ato, titulo, resumo, url } = row
    const texto = decompressText(row.conteudo_completo as Uint8Array)
    const orgaos = [...bodyNames(String(orgao))].join('\u001F')
    batch.push([
      key,
      id,
      data_publicacao,
      secao,
      orgao,
      orgaos,
      tipo_ato,
      titulo,
      resumo,
      url,
      texto,
    ])
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** All names by which /buscar finds a body: each level by itself, and each prefix of the path. */
function bodyNames(path: string): Set<string> {
  const levels = path.split('/')
  return new Set([...levels, ...levels.map((_, i) => levels.slice(0, i + 1).join('/'))])
}

function columnsOf(rows: unknown[][]): unknown[][] {
  return rows[0]!.map((_, column) => rows.map((row) => row[column]))
}
