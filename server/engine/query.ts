/** The query language, from text to tree and back. */
export { group, ignoringSignatures } from './query/build.ts'
export { type Lexeme, FIELD_NAMES, lex } from './query/lexer.ts'
export { parseQuery, parseWritten } from './query/parse.ts'
export { printQuery } from './query/print.ts'
export { QueryError } from './query/query-error.ts'
export { rememberStopWords, skipStopWords } from './query/stop-words.ts'
