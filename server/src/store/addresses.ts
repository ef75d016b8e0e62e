import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { AddressStore } from '../collector/ports.ts'
import type { ReadingFacts, SectionReading } from '../collector/readings.ts'
import type { ArchivedAct } from '../gazette/portal/join-addresses.ts'
import { decompressText } from '../lib/compressed-text.ts'
import { transaction } from './database.ts'
import { createSourceOutcome } from './source-outcome.ts'

/** The portal, by its name in the table of sources. */
const PORTAL = 'portal'

/** How the portal's readings fare, for people; null where none was ever asked for. */
export interface AddressReport {
  /** Acts of the sections that were read, and how many of them have an address. */
  publicacoes: number
  enderecos: number
  falhas_consecutivas: number
  mensagem: string | null
}

export function readAddressReport(db: DatabaseSync): AddressReport | null {
  const row = db
    .prepare(
      `SELECT sum(publicacoes) AS publicacoes, sum(enderecos) AS enderecos,
              max(falhas_consecutivas) AS falhas_consecutivas, max(mensagem) AS mensagem
       FROM portal_readings LEFT JOIN sources ON name = ?`,
    )
    .get(PORTAL) as unknown as AddressReport
  return row.publicacoes === null ? null : { ...row }
}

/** Permanent addresses, on a connection that may write. An address is no part of an act's versions. */
export function createAddressStore(db: DatabaseSync): AddressStore {
  const read = prepareReads(db)
  const { answered, failed } = createSourceOutcome(db, PORTAL)
  const statements = prepareWrites(db)

  return {
    facts(since, until): ReadingFacts {
      const source = read.source.get(PORTAL) ?? {}
      return {
        failures: Number(source.falhas_consecutivas ?? 0),
        retryAt: instant(source.proxima_tentativa_em),
        sections: read.sections.all(since, until).map(sectionFromRow),
      }
    },
    acts: ({ data, pubName }) => read.acts.all(data, pubName) as unknown as ArchivedAct[],
    textOf: (id) => decompressText(read.text.get(id)?.conteudo_completo as Uint8Array),

    write(guard, found) {
      transaction(db, () => {
        guard()
        for (const { id, url } of found) statements.address.run(url, id)
      })
    },
    recordReading(guard, { data, pubName }, now) {
      return transaction(db, () => {
        guard()
        const row = read.counts.get(data, pubName)
        const publicacoes = Number(row?.publicacoes)
        const enderecos = Number(row?.enderecos)
        const counts = [BigInt(publicacoes), BigInt(enderecos)]
        statements.reading.run(data, pubName, now.toISOString(), ...counts)
        answered(now)
        return { publicacoes, enderecos }
      })
    },
    recordFailure(guard, { data, pubName }, failure, retry) {
      transaction(db, () => {
        guard()
        statements.readingFailed.run(data, pubName, retry.target.toISOString())
        failed(failure, retry.source)
      })
    },
  }
}

function prepareReads(db: DatabaseSync) {
  return {
    source: db.prepare('SELECT * FROM sources WHERE name = ?'),
    sections: db.prepare(
      `SELECT ledger.data, ledger.pub_name, ledger.publicacoes,
              read_at, times, portal_readings.publicacoes AS read_publicacoes, enderecos, retry_at
       FROM ledger LEFT JOIN portal_readings USING (data, pub_name)
       WHERE ledger.data BETWEEN ? AND ? AND estado = 'completa' AND ledger.publicacoes > 0`,
    ),
    acts: db.prepare(
      `SELECT id, edicao, pagina, titulo, orgao FROM publications
       WHERE data_publicacao = ? AND pub_name = ?`,
    ),
    text: db.prepare('SELECT conteudo_completo FROM publications WHERE id = ?'),
    counts: db.prepare(
      `SELECT count(*) AS publicacoes, count(url_original) AS enderecos FROM publications
       WHERE data_publicacao = ? AND pub_name = ?`,
    ),
  }
}

function prepareWrites(db: DatabaseSync) {
  return {
    address: db.prepare(
      'UPDATE publications SET url_original = ?1 WHERE id = ?2 AND url_original IS NOT ?1',
    ),
    reading: db.prepare(
      `INSERT INTO portal_readings (data, pub_name, read_at, times, publicacoes, enderecos)
       VALUES (?1, ?2, ?3, 1, ?4, ?5)
       ON CONFLICT DO UPDATE SET
         read_at = ?3, times = iif(publicacoes = ?4, times + 1, 1), publicacoes = ?4, enderecos = ?5,
         retry_at = NULL`,
    ),
    readingFailed: db.prepare(
      `INSERT INTO portal_readings (data, pub_name, retry_at) VALUES (?1, ?2, ?3)
       ON CONFLICT DO UPDATE SET retry_at = ?3`,
    ),
  }
}

function sectionFromRow(row: Record<string, SQLOutputValue>): SectionReading {
  const at = instant(row.read_at)
  return {
    data: String(row.data),
    pubName: String(row.pub_name),
    publicacoes: Number(row.publicacoes),
    last: at && {
      at,
      times: Number(row.times),
      publicacoes: Number(row.read_publicacoes),
      enderecos: Number(row.enderecos),
    },
    retryAt: instant(row.retry_at),
  }
}

function instant(value: SQLOutputValue | undefined): Date | null {
  return value == null ? null : new Date(String(value))
}
