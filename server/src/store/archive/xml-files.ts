import type { XmlFile } from '../../gazette/origin.ts'
import { type StoredColumn, json } from '../rows.ts'

const pairs = json<[nome: string, digest: string][]>()

/** XML files by name and digest; base64, because hexadecimal is a third longer. */
export const xmlFiles: StoredColumn<XmlFile[]> = {
  read: (value) =>
    pairs
      .read(value)
      .map(([nome, digest]) => ({ nome, sha256: Buffer.from(digest, 'base64').toString('hex') })),
  write: (files) =>
    pairs.write(
      files.map(({ nome, sha256 }) => [nome, Buffer.from(sha256, 'hex').toString('base64')]),
    ),
}
