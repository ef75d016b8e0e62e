import { bool, bytes, int, nullable, text } from '../rows.ts'
import { table } from '../table.ts'

/** The tree over the XML files of a day in one zip. */
export const sourceTrees = table('source_trees', {
  data: text,
  source: int,
  arquivo: text,
  raiz: text,
  folhas: int,
  /** The files, packed (pack-files.ts). */
  files: bytes,
  /** Whether no newer zip of this name was read. */
  atual: bool,
})

/** What the installation stated about days: a chain. */
export const statements = table('statements', {
  sequencia: int,
  data: text,
  raiz: text,
  texto: text,
  sha256: text,
  assinatura: nullable(text),
})

/** The newest signs. */
export const signingKeys = table('signing_keys', {
  chave_publica: text,
  sealed: bytes,
  criada_em: text,
})
