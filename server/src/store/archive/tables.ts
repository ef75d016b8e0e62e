import type { LedgerRow } from '../../gazette/ledger/ledger.ts'
import type { SectionCode } from '../../gazette/publication.ts'
import type { PictureType } from '../../gazette/source/picture-form.ts'
import type { Correction } from '../../gazette/relations/correction.ts'
import type { MeantPart } from '../../gazette/relations/part.ts'
import type { Alcance } from '../../gazette/relations/reach.ts'
import type { StateOfWhole } from '../../gazette/relations/situacao.ts'
import { bool, bytes, int, json, moment, nullable, real, text, word } from '../rows.ts'
import { table } from '../table.ts'
import { xmlFiles } from './xml-files.ts'

/** Acts, with the names of the wire, in the order of the wire. */
export const publications = table('publications', {
  /** Its place in the gazette; a day has a range of keys. */
  key: int,
  digest: bytes,
  pub_name: text,
  id_materia: text,
  parts: json<number[]>(),
  id: text,
  versao: int,
  data_publicacao: text,
  secao: word<SectionCode>(),
  secao_base: word<'1' | '2' | '3'>(),
  edicao: text,
  pagina: text,
  orgao: text,
  tipo_ato: text,
  titulo: text,
  resumo: text,
  url_pdf: text,
  ementa: nullable(text),
  assinatura: text,
  /** When its source withdrew it; null: it did not. */
  retirada_em: nullable(text),
  /** When its first text arrived; null: an older program did not record it. */
  recebida_em: nullable(text),
  /** Null: the same as `url_pdf`. */
  url_original: nullable(text),
  /** Compressed. */
  conteudo_completo: bytes,
  /** Null: `publicada`. */
  situacao: nullable(word<StateOfWhole>()),
  /** Whether a part of it is revoked or void; null: none is. */
  em_parte: nullable(bool),
  /** The structure of its text (pack-structure.ts), compressed; null: an older program did not keep it. */
  estrutura: nullable(bytes),
  /** The file that it comes from, in act_sources; this and the rest null: an older program did not keep it. */
  source: nullable(int),
  nome_materia: nullable(text),
  xml: nullable(xmlFiles),
})

/** What acts were read from: a zip, or the loose files of a folder. */
export const actSources = table('act_sources', {
  source: int,
  origem: text,
  arquivo: text,
  sha256: nullable(text),
})

/** Pictures of acts, by the name that the act gives them; those of former versions are gone. */
export const actPictures = table('act_pictures', {
  key: int,
  nome: text,
  tipo: word<PictureType>(),
  largura: int,
  altura: int,
  sha256: bytes,
  /** Last: nothing else is read through it. */
  bytes,
})

export const publicationVersions = table('publication_versions', {
  id: text,
  versao: int,
  replaced_at: text,
  digest: bytes,
  /** A Publication, compressed. */
  record: bytes,
})

export const editions = table('editions', {
  data: text,
  numero: text,
  announced_at: nullable(text),
})

/** The values that filters can take. */
export const bodies = table('bodies', { orgao: text })
export const actTypes = table('act_types', { tipo_ato: text })

export const importedFiles = table('imported_files', {
  origem: text,
  arquivo: text,
  estado: word<'completo' | 'parcial' | 'recusado'>(),
  motivo: nullable(text),
  artigos: int,
  publicacoes: int,
  fragmentos: int,
  edicoes: json<string[]>(),
  sections: json<string[]>(),
  em: text,
})

/** What a re-reading that has not come to its end has read. */
export const rereadFiles = table('reread_files', { origem: text, programa: text, em: text })

/** Articles that could not be read. */
export const rejections = table('rejections', { origem: text, artigo: text, motivo: text })

export const ledger = table('ledger', {
  data: text,
  pub_name: text,
  estado: word<LedgerRow['estado']>(),
  artigos: int,
  publicacoes: int,
  rejeitados: int,
  ausentes: int,
  retiradas: int,
  arquivo: nullable(text),
  sha256: nullable(text),
  tentativas: int,
  primeira_em: text,
  ultima_em: text,
  ultimo_erro: nullable(text),
  motivo: nullable(word<NonNullable<LedgerRow['motivo']>>()),
  begun_at: nullable(text),
  whole_at: nullable(text),
  in_silence: bool,
  unconfirmed_since: nullable(text),
})

/** Acts that a newer file of their section lacks. */
export const absences = table('absences', {
  data: text,
  pub_name: text,
  key: int,
  since: moment,
  origem: text,
})

/** The names by which others can cite an act, each with its day (relation-names.ts). */
export const actNames = table('act_names', {
  day: int,
  name: text,
  key: int,
  dated: bool,
  office: text,
})

export const actCitations = table('act_citations', { day: int, name: text, key: int, office: text })

export const corrections = table('corrections', {
  key: int,
  seq: int,
  tipo: word<Correction['tipo']>(),
  correction: json<Omit<Correction, 'tipo'>>(),
  original: nullable(int),
  confianca: nullable(real),
  /** Null while it is not linked, or was linked by an older program. */
  alcance: nullable(word<Alcance>()),
  parte: nullable(json<MeantPart>()),
})

/** Corrections to link once the file that concerns them is complete. */
export const unsettledCorrections = table('unsettled_corrections', {
  arquivo: text,
  key: int,
  seq: int,
  since: text,
})

/** Where to expect the original of a correction, which is not in the archive yet. */
export const awaitedOriginals = table('awaited_originals', {
  day: int,
  name: text,
  key: int,
  seq: int,
})
