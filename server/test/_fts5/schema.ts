import type { DatabaseSync } from 'node:sqlite'

/** Marks a token as a stem. No mark is a letter or digit, so no word of a text or query can collide. */
export const STEM_MARK = '='

/** Fields that a query without a field does not seek have tokens of their own. */
export const FIELD_MARK = { orgao: '+', assinatura: '~' } as const

/** A term that every act bears. */
export const ALL = ':tudo'

/** How much a match in titulo, ementa, corpo, orgao, assinatura, filtros weighs in relevance. */
export const COLUMN_WEIGHTS = '8.0, 4.0, 1.0, 1.0, 1.0, 0.0'

/**
 * A contentless table: it holds the inverted index alone and is fed our own tokens, so SQLite's tokenizer
 * only splits at spaces. In each column the words come first, then the marked stems.
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
      titulo, ementa, corpo, orgao, assinatura, filtros,
      content = '', contentless_delete = 1, tokenize = "ascii tokenchars '${STEM_MARK}+~:_/'"
    );
    INSERT INTO acts_fts(acts_fts, rank) VALUES ('pgsz', 8050);
    INSERT INTO acts_fts(acts_fts, rank) VALUES ('hashsize', 67108864);
  `)
}
