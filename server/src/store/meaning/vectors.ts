import type { VectorStore } from '../../meaning/vector-store.ts'
import { type StoredColumn, bool, bytes, int, real, row, text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { table } from '../table.ts'

const floats: StoredColumn<Float32Array> = {
  read: (value) => new Float32Array(new Uint8Array(value as Uint8Array).buffer),
  write: bytesOf,
}
const signed: StoredColumn<Int8Array> = {
  read: (value) => new Int8Array(value as Uint8Array),
  write: bytesOf,
}

/** The only row. */
const ID = 1
const makers = table('maker', {
  id: int,
  model: text,
  version: int,
  dimensions: int,
  sample: floats,
})
const vectors = table('vectors', { key: int, digest: bytes, scale: real, bytes: signed })
const troubles = table('trouble', { id: int, message: text })

const putMaker = makers.insert(`ON CONFLICT (id) DO UPDATE SET
  model = excluded.model, version = excluded.version,
  dimensions = excluded.dimensions, sample = excluded.sample`)
const putVector = vectors.insert(`ON CONFLICT (key) DO UPDATE SET
  digest = excluded.digest, scale = excluded.scale, bytes = excluded.bytes`)
const putTrouble = troubles.insert()
const packed = vectors.pick('key', 'scale', 'bytes')
const actRow = row({ key: int, digest: bytes, current: bool })
const keyRow = row({ key: int })

/** The vectors in their own file, with the archive attached (sqlite/vectors-file.ts). */
export function createVectorStore(sql: Sql): VectorStore {
  return {
    maker: () => sql.one(makers, `SELECT ${makers.columns} FROM maker`),
    begin: (maker) =>
      sql.transaction(async (tx) => {
        await tx.run('DELETE FROM vectors')
        await putMaker(tx, { id: ID, ...maker })
      }),
    put: (made) =>
      sql.transaction(async (tx) => {
        for (const vector of made) await putVector(tx, vector)
      }),
    read: (after, limit) =>
      sql.all(
        packed,
        `SELECT ${packed.columns} FROM vectors WHERE key > $1 ORDER BY key LIMIT $2`,
        [after, limit],
      ),
    async page(before, limit) {
      const acts = await sql.all(
        actRow,
        `SELECT act.key, act.digest, vectors.digest IS act.digest AS current
         FROM (
           SELECT key, digest FROM acts.publications WHERE key < $1 ORDER BY key DESC LIMIT $2
         ) AS act
         LEFT JOIN vectors ON vectors.key = act.key
         ORDER BY act.key DESC`,
        [before, limit],
      )
      return {
        last: acts.at(-1)?.key ?? null,
        count: acts.length,
        lacking: acts.filter(({ current }) => !current),
      }
    },
    forget: (before) =>
      sql.transaction(async (tx) => {
        const gone = `key < $1 OR key NOT IN (SELECT key FROM acts.publications)`
        const keys = await tx.all(keyRow, `SELECT key FROM vectors WHERE ${gone}`, [before])
        if (keys.length > 0) await tx.run(`DELETE FROM vectors WHERE ${gone}`, [before])
        return keys.map(({ key }) => key)
      }),
    note: (trouble) =>
      sql.transaction(async (tx) => {
        await tx.run('DELETE FROM trouble')
        if (trouble !== null) await putTrouble(tx, { id: ID, message: trouble })
      }),
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength)
}
