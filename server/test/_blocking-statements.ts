/** A statement of a migration that old processes, which serve meanwhile, would wait for or miss. */
export interface BlockingStatement {
  /** The beginning of the statement. */
  statement: string
  /** What is wrong, and the way out. */
  reason: string
}

const DROPS = 'removes what older programs use: put it into a file that ends in -contract.sql'
const REWRITES = 'rewrites or scans the table under a lock'
const BUILDS =
  'builds an index under a lock: CREATE INDEX CONCURRENTLY, alone in a file that ends in -concurrently.sql'

/** For tables that the file does not create itself. */
const RULES: { pattern: RegExp; reason: string }[] = [
  { pattern: /^DROP (?:TABLE|VIEW|INDEX|SEQUENCE|TYPE|TRIGGER|FUNCTION) /, reason: DROPS },
  { pattern: /^ALTER TABLE .*\b(?:DROP|RENAME) /, reason: DROPS },
  { pattern: /^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY )/, reason: BUILDS },
  { pattern: /^REINDEX (?!.*CONCURRENTLY )/, reason: BUILDS },
  { pattern: /^ALTER TABLE .*\bALTER (?:COLUMN )?\w+ (?:SET DATA )?TYPE /, reason: REWRITES },
  { pattern: /^ALTER TABLE .*\bSET NOT NULL/, reason: `${REWRITES}: add a CHECK … NOT VALID` },
  {
    pattern:
      /^ALTER TABLE .*\bADD (?:CONSTRAINT \w+ )?(?:UNIQUE|PRIMARY KEY|EXCLUDE)\b(?!.*USING INDEX)/,
    reason: BUILDS,
  },
  {
    pattern: /^ALTER TABLE .*\bADD (?:CONSTRAINT \w+ )?(?:CHECK|FOREIGN KEY)\b(?!.*NOT VALID)/,
    reason: `${REWRITES}: add it NOT VALID`,
  },
  {
    pattern: /^ALTER TABLE .*\bADD COLUMN .*(?:\bGENERATED\b|SERIAL|\bDEFAULT [^,]*\()/,
    reason: `${REWRITES}: defaults of new columns are constants`,
  },
  {
    pattern: /^ALTER TABLE .*\bADD COLUMN .*(?:\bREFERENCES\b|\bUNIQUE\b|\bCHECK\b)/,
    reason: `${REWRITES}: add the column, then the constraint NOT VALID`,
  },
  { pattern: /^(?:UPDATE|DELETE FROM) /, reason: 'locks rows for as long as it takes' },
  // Whoever writes takes its turn at write_probe: it is had once those who write have ended, as by any transaction.
  {
    pattern: /^(?:LOCK(?! TABLE write_probe IN )|CLUSTER|TRUNCATE|VACUUM|REFRESH)\b/,
    reason: 'locks the table',
  },
]

/** The statements of a migration that may not run while old processes serve. */
export function blockingStatements(sql: string): BlockingStatement[] {
  const statements = statementsOf(sql)
  const own = new Set(
    statements.flatMap((one) => /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/.exec(one)?.[1] ?? []),
  )
  return statements.flatMap((statement) => {
    if (own.has(tableOf(statement))) return []
    const broken = RULES.find(({ pattern }) => pattern.test(statement))
    return broken ? [{ statement: statement.slice(0, 80), reason: broken.reason }] : []
  })
}

const TABLE =
  /^(?:ALTER TABLE|UPDATE|DELETE FROM|TRUNCATE|LOCK TABLE) (?:ONLY )?(\w+)|\bON (?:ONLY )?(\w+)/

function tableOf(statement: string): string {
  const [, first, second] = TABLE.exec(statement) ?? []
  return first ?? second ?? ''
}

/** Without comments, texts and bodies of functions, each on one line. */
export function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(/--[^\n]*|'(?:[^']|'')*'|\$(\w*)\$.*?\$\1\$/gs, (part) =>
      part.startsWith('--') ? '' : "''",
    )
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '')
}
