import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import { SECRET_KEY_BYTES, type SecretBox, createSecretBox } from '../lib/crypto/secret-box.ts'
import type { Sql, SqlReader } from './sql.ts'
import { secretKeyProof } from './tables.ts'

const PROOF = 'arauto'
const insertProof = secretKeyProof.insert()

/** The key file, unless the environment gives the key; no backup contains it. */
export function secretKeyPath(dataDir: string): string {
  return join(dataDir, 'segredos.chave')
}

export async function keepProof(tx: Sql, sealed: Uint8Array): Promise<void> {
  await insertProof(tx, { id: 1, sealed })
}

/** Null: nothing was sealed yet. */
export async function findProof(sql: SqlReader): Promise<Uint8Array | null> {
  const { columns } = secretKeyProof
  const found = await sql.one(secretKeyProof, `SELECT ${columns} FROM secret_key_proof`)
  return found && found.sealed
}

/**
 * The box that seals the archive's secrets. Its key is `configured`, otherwise that of the key
 * file, which is created for a new archive.
 * @throws Problem `conflito` when the archive was sealed with another key, or its key is missing.
 */
export function openSecretBox(
  sql: Sql,
  dataDir: string,
  configured: Uint8Array | null,
): Promise<SecretBox> {
  return sql.transaction(async (tx) => {
    const { box, newProof } = boxFor(await findProof(tx), dataDir, configured)
    if (newProof !== null) await keepProof(tx, newProof)
    return box
  })
}

/** Whether the present key opens what the archive has sealed, or nothing was sealed yet. */
export async function opensArchive(
  sql: Sql,
  dataDir: string,
  configured: Uint8Array | null,
): Promise<boolean> {
  const proof = await findProof(sql)
  if (proof === null) return true
  try {
    boxFor(proof, dataDir, configured)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/**
 * The box for an archive with this proof of its key; null: it has none yet, and must store
 * `newProof`.
 * @throws Problem as {@link openSecretBox}
 */
export function boxFor(
  proof: Uint8Array | null,
  dataDir: string,
  configured: Uint8Array | null,
): { box: SecretBox; newProof: Uint8Array | null } {
  const key = configured ?? readKey(dataDir) ?? (proof === null ? makeKey(dataDir) : null)
  if (key === null) throw wrongKey('não foi encontrada')
  const box = createSecretBox(key)
  if (proof === null) return { box, newProof: box.seal(PROOF, PROOF) }
  if (!opens(box, proof)) throw wrongKey('é outra')
  return { box, newProof: null }
}

function readKey(dataDir: string): Uint8Array | null {
  const path = secretKeyPath(dataDir)
  if (!existsSync(path)) return null
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64')
  if (key.length !== SECRET_KEY_BYTES) throw wrongKey('está danificada')
  return key
}

/** All or nothing: the name appears when the content is written. */
function makeKey(dataDir: string): Uint8Array {
  const key = randomBytes(SECRET_KEY_BYTES)
  const partial = `${secretKeyPath(dataDir)}.parcial`
  writeFileSync(partial, `${key.toString('base64')}\n`, { mode: 0o600, flush: true })
  renameSync(partial, secretKeyPath(dataDir))
  return key
}

function opens(box: SecretBox, proof: Uint8Array): boolean {
  try {
    return box.open(proof, PROOF) === PROOF
  } catch {
    return false
  }
}

function wrongKey(what: string): Problem {
  return new Problem(
    'conflito',
    `A chave com que os segredos deste acervo foram cifrados ${what}. Um backup não a contém.`,
    [
      detailOf(
        'ARAUTO_SECRET_KEY',
        `a chave ${what}`,
        `Ponha de volta o arquivo segredos.chave na pasta de dados, ou dê a chave original em ARAUTO_SECRET_KEY. Se ela se perdeu de vez: ${PROGRAM} segredos descartar.`,
      ),
    ],
  )
}
