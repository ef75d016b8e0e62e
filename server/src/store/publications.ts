import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Publication, SectionCode } from '../gazette/publication.ts'
import type { PublicacaoDetalhe, ResultadoBusca } from '../http/archive.ts'
import type { PreparedAct } from '../ingest/archive-writer.ts'
import { compressText, decompressText } from '../lib/compressed-text.ts'
import type { ActKey } from '../search/search-index.ts'

type Row = Record<string, SQLOutputValue>

/** A list of keys as hits, in its order: SQLite writes the JSON of 20 acts sooner than it hands over their rows. */
const HITS = `
  SELECT json_group_array(json_object(
    'id', act.id,
    'titulo', act.titulo,
    'resumo', act.resumo,
    'data_publicacao', act.data_publicacao,
    'secao', act.secao,
    'secao_base', act.secao_base,
    'orgao', act.orgao,
    'tipo_ato', act.tipo_ato,
    'url_original', coalesce(act.url_original, act.url_pdf)
  ) ORDER BY place.key) AS json
  FROM json_each(?) AS place JOIN publications AS act ON act.key = place.value`

const DETAIL_COLUMNS = `id, titulo, resumo, ementa, data_publicacao, secao, secao_base, pagina, edicao,
   orgao, tipo_ato, assinatura, url_original, url_pdf, versao, conteudo_completo`

/** An act as stored, without what is read in its text and who belongs together with it. */
export type StoredDetail = Omit<
  PublicacaoDetalhe,
  'publicacoes_relacionadas' | 'relacoes' | 'entidades' | 'palavras_chave'
>

/** Reads acts for the API. */
export function createPublicationReader(db: DatabaseSync) {
  const byId = db.prepare(`SELECT ${DETAIL_COLUMNS} FROM publications WHERE id = ?`)
  const hits = db.prepare(HITS)
  const summary = db.prepare(
    `SELECT (SELECT coalesce(sum(publicacoes), 0) FROM edition_sections) AS publicacoes,
            (SELECT count(*) FROM (SELECT DISTINCT data, numero FROM edition_sections)) AS edicoes,
            (SELECT max(data) FROM edition_sections) AS ultima_data`,
  )
  return {
    detail(id: string): StoredDetail | null {
      const row = byId.get(id)
      return row ? detailFromRow(row) : null
    },
    /** Search hits in the order of `keys`. */
    hits(keys: ActKey[]): ResultadoBusca[] {
      return JSON.parse(hitsAsJson(keys))
    },
    hitsAsJson,
    summary(): { publicacoes: number; edicoes: number; ultima_data: string | null } {
      return summary.get() as { publicacoes: number; edicoes: number; ultima_data: string | null }
    },
  }

  /** The same as a JSON array, ready to be sent. */
  function hitsAsJson(keys: ActKey[]): string {
    return String(hits.get(JSON.stringify(keys))?.json)
  }
}

/** Writes acts, inside the caller's transaction. */
export function createPublicationWriter(db: DatabaseSync) {
  const find = db.prepare('SELECT * FROM publications WHERE id = ?')
  const lastKeyOfDay = db.prepare(
    'SELECT max(key) AS key FROM publications WHERE key BETWEEN ? AND ?',
  )
  const insert = db.prepare(
    `INSERT INTO publications VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const erase = db.prepare('DELETE FROM publications WHERE key = ?')
  const keepVersion = db.prepare(
    `INSERT INTO publication_versions (id, versao, replaced_at, digest, record)
     VALUES (?, ?, ?, ?, ?)`,
  )
  const replaced = db.prepare('SELECT 1 FROM publication_versions WHERE id = ? AND digest = ?')
  return {
    find(id: string): StoredAct | null {
      const row = find.get(id)
      return row ? storedFromRow(row) : null
    },
    lastKeyBetween(first: number, last: number): number | null {
      const key = lastKeyOfDay.get(BigInt(first), BigInt(last))?.key
      return key == null ? null : Number(key)
    },
    /** @param address the permanent one, where it is known. */
    insert(
      key: number,
      versao: number,
      { publication: p, content, digest }: PreparedAct,
      address: string | null = null,
    ): void {
      insert.run(
        BigInt(key),
        p.id,
        digest,
        BigInt(versao),
        p.pubName,
        p.idMateria,
        JSON.stringify(p.parts),
        p.data_publicacao,
        p.secao,
        p.secao_base,
        p.edicao,
        p.pagina,
        p.orgao,
        p.tipo_ato,
        p.titulo,
        p.resumo,
        address,
        p.url_pdf,
        p.ementa,
        p.assinatura,
        content,
      )
    },
    erase(key: number): void {
      erase.run(BigInt(key))
    },
    /** Whether an act once was what this digest tells, and was replaced since. */
    wasReplaced(id: string, digest: Uint8Array): boolean {
      return replaced.get(id, digest) !== undefined
    },
    /** Keeps what an act was. */
    keepVersion({ versao, digest, publication }: StoredAct, replacedAt: string): void {
      const record = compressText(JSON.stringify(publication))
      keepVersion.run(publication.id, BigInt(versao), replacedAt, digest, record)
    },
  }
}

/** An act as the archive holds it now. */
export interface StoredAct {
  key: number
  versao: number
  digest: Uint8Array
  /** Its permanent address, which is no part of what its source says of it. */
  address: string | null
  publication: Publication
}

function storedFromRow(row: Row): StoredAct {
  const { secao_base, ...detail } = detailFromRow(row)
  return {
    key: Number(row.key),
    versao: detail.versao,
    digest: row.digest as Uint8Array,
    address: row.url_original === null ? null : String(row.url_original),
    publication: {
      id: detail.id,
      pubName: String(row.pub_name),
      idMateria: String(row.id_materia),
      parts: JSON.parse(String(row.parts)),
      data_publicacao: detail.data_publicacao,
      secao: detail.secao,
      secao_base,
      edicao: detail.edicao,
      pagina: detail.pagina,
      orgao: detail.orgao,
      tipo_ato: detail.tipo_ato,
      titulo: detail.titulo,
      ementa: detail.ementa,
      resumo: detail.resumo,
      conteudo_completo: detail.conteudo_completo,
      assinatura: detail.assinatura,
      url_original: detail.url_pdf,
      url_pdf: detail.url_pdf,
    },
  }
}

function detailFromRow(row: Row): StoredDetail {
  const text = (column: string) => String(row[column])
  return {
    id: text('id'),
    titulo: text('titulo'),
    resumo: text('resumo'),
    conteudo_completo: decompressText(row.conteudo_completo as Uint8Array),
    ementa: row.ementa === null ? null : text('ementa'),
    data_publicacao: text('data_publicacao'),
    secao: text('secao') as SectionCode,
    secao_base: text('secao_base') as '1' | '2' | '3',
    pagina: text('pagina'),
    edicao: text('edicao'),
    orgao: text('orgao'),
    tipo_ato: text('tipo_ato'),
    assinatura: text('assinatura'),
    url_original: row.url_original === null ? text('url_pdf') : text('url_original'),
    url_pdf: text('url_pdf'),
    versao: Number(row.versao),
  }
}
