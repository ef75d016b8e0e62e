import type { Publication } from '../../gazette/publication.ts'
import type { StateOfWhole } from '../../gazette/relations/situacao.ts'
import type { PreparedAct } from '../../ingest/archive-writer.ts'
import { compressText } from '../../lib/text/compressed-text.ts'
import { int, nullable, present, row } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { storedRow } from './publication-rows.ts'
import { publicationVersions, publications } from './tables.ts'

/** An act as the archive holds it. */
export interface StoredAct {
  key: number
  versao: number
  digest: Uint8Array
  /** Its permanent link (permalink); not part of what its source publishes. */
  permalink: string | null
  /** Its state, set by other acts (null: none); not part of what its source publishes either. */
  situacao: StateOfWhole | null
  /** Whether others undid a part of it; null: none. */
  em_parte: boolean | null
  /** When its source withdrew it; null: it did not. */
  retirada_em: string | null
  /** When its first text arrived; null: not recorded. */
  recebida_em: string | null
  publication: Publication
  /** The packed structure of its text; null: an older program did not keep it. */
  structure: Uint8Array | null
  /** The file that it comes from (act-sources.ts); null: an older program did not keep it. */
  source: number | null
  /** Whether its stored text is intact; a disk may have damaged it. */
  isReadable: boolean
}

const lastRow = row({ key: nullable(int) })

export async function findAct(tx: SqlReader, id: string): Promise<StoredAct | null> {
  const found = await tx.one(
    storedRow,
    `SELECT ${storedRow.columns} FROM publications WHERE id = $1`,
    [id],
  )
  if (found === null) return null
  const { key, versao, digest, pub_name, id_materia, url_original, ...rest } = found
  const { situacao, em_parte, retirada_em, recebida_em, conteudo_completo, estrutura, ...more } =
    rest
  const { source, nome_materia: _name, xml: _files, ...act } = more
  const publication = {
    ...act,
    conteudo_completo: conteudo_completo ?? '',
    pubName: pub_name,
    idMateria: id_materia,
    url_original: act.url_pdf,
  }
  return {
    key,
    versao,
    digest,
    permalink: url_original,
    situacao,
    em_parte,
    retirada_em,
    recebida_em,
    publication,
    structure: estrutura,
    source,
    isReadable: conteudo_completo !== null,
  }
}

const idRow = publications.pick('id')

/** The ids of these acts that the archive does not have. */
export async function absentOf(tx: SqlReader, ids: string[]): Promise<Set<string>> {
  const known = await tx.all(
    idRow,
    `SELECT id FROM publications WHERE ${tx.dialect.isAnyOf('id', '$1')}`,
    [ids],
  )
  return new Set(ids).difference(new Set(known.map(({ id }) => id)))
}

/** The highest key in use from `first` to `last`. */
export async function lastKeyBetween(tx: Sql, first: number, last: number): Promise<number | null> {
  const found = await tx.one(
    lastRow,
    'SELECT max(key) AS key FROM publications WHERE key BETWEEN $1 AND $2',
    [first, last],
  )
  return found?.key ?? null
}

const insertPublication = publications.insertMany()
const insertVersion = publicationVersions.insert()

/** @param known The fields that do not come from its source. */
export async function insertAct(
  tx: Sql,
  key: number,
  versao: number,
  { publication, content, structure, origin, digest }: PreparedAct,
  source: number | null,
  known: KnownOfAct,
): Promise<void> {
  const { pubName, idMateria, ...act } = publication
  await insertPublication(tx, {
    ...act,
    key,
    versao,
    digest,
    pub_name: pubName,
    id_materia: idMateria,
    url_original: known.permalink,
    situacao: known.situacao,
    em_parte: known.em_parte,
    retirada_em: known.retirada_em,
    recebida_em: known.recebida_em,
    conteudo_completo: content,
    estrutura: structure,
    source,
    ...origin,
  })
}

type KnownOfAct = Pick<
  StoredAct,
  'permalink' | 'situacao' | 'em_parte' | 'retirada_em' | 'recebida_em'
>

/** The fields of a newly received act that do not come from its source. */
export function newlyReceived(now: Date): KnownOfAct {
  return {
    permalink: null,
    situacao: null,
    em_parte: null,
    retirada_em: null,
    recebida_em: now.toISOString(),
  }
}

const originRow = publications.pick('key', 'source', 'nome_materia', 'xml')
const updateOrigin = originRow.update('key')
const updateReading = publications
  .pick('key', 'resumo', 'conteudo_completo', 'estrutura', 'digest')
  .update('key')

/** Stores where an act comes from that its source left unchanged. */
export async function renewOrigin(
  tx: Sql,
  key: number,
  { origin }: PreparedAct,
  source: number | null,
): Promise<void> {
  await updateOrigin(tx, { key, source, ...origin })
}

/** Stores what this program reads of an act that its source left unchanged. */
export async function renewReading(
  tx: Sql,
  key: number,
  { publication: { resumo }, content, structure: estrutura, digest }: PreparedAct,
): Promise<void> {
  await updateReading(tx, { key, resumo, conteudo_completo: content, estrutura, digest })
}

export async function eraseAct(tx: Sql, key: number): Promise<void> {
  await tx.run('DELETE FROM publications WHERE key = $1', [key])
}

/** Whether this digest belongs to an older version of an act, which was replaced since. */
export async function wasReplaced(tx: Sql, id: string, digest: Uint8Array): Promise<boolean> {
  const found = await tx.one(
    present,
    'SELECT 1 FROM publication_versions WHERE id = $1 AND digest = $2',
    [id, digest],
  )
  return found !== null
}

/** Stores the former version of an act. */
export async function keepVersion(
  tx: Sql,
  { versao, digest, publication }: StoredAct,
  replaced_at: string,
): Promise<void> {
  const record = compressText(JSON.stringify(publication))
  await insertVersion(tx, { id: publication.id, versao, replaced_at, digest, record })
}

/** Forgets the former versions of an act from this number on. */
export async function forgetVersions(tx: Sql, id: string, versao: number): Promise<void> {
  await tx.run('DELETE FROM publication_versions WHERE id = $1 AND versao >= $2', [id, versao])
}
