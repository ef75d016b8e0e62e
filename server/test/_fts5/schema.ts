import type { DatabaseSync } from 'node:sqlite'

/** Marks a token as a stem. No mark is a letter or digit, so no word of a text or query can collide. */
export const STEM_MARK = '='

/** Fields that queries without a field do not search have their own tokens. */
export const FIELD_MARK = { orgao: '+', assinatura: '~', corpo: '^', tipo: '!' } as const

/** A term of every act. */
export const ALL = ':tudo'

/** The weights of matches in titulo, ementa, texto, orgao, assinatura, corpo, tipo, filtros for relevance. */
export const COLUMN_WEIGHTS = '8.0, 4.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0'

/**
 * A contentless table: it has only the inverted index, made of our own tokens, so SQLite's
 * tokenizer only splits at spaces. In each column the words come first, then the marked stems.
 */
export function createFts5Table(db: DatabaseSync): void {
  if (hasTable(db)) return
  db.exec('BEGIN IMMEDIATE')
  try {
    // Two processes may start together on a new archive.
    if (!hasTable(db)) createTable(db)
    db.exec('COMMIT')
  } catch (error) {
    db.exec('ROLLBACK')
    throw error
  }
}

function hasTable(db: DatabaseSync): boolean {
  return db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'acts_fts'").get() !== undefined
}

function createTable(db: DatabaseSync): void {
  db.exec(`
    CREATE VIRTUAL TABLE acts_fts USING fts5(
      titulo, ementa, texto, orgao, assinatura, corpo, tipo, filtros,
      content = '', contentless_delete = 1, tokenize = "ascii tokenchars '${STEM_MARK}+~^!:_/-'"
    );
    INSERT INTO acts_fts(acts_fts, rank) VALUES ('pgsz', 8050);
    INSERT INTO acts_fts(acts_fts, rank) VALUES ('hashsize', 67108864);
  `)
}
