/**
 * Of each table, the version of the rules that read its rows. It grows with every change of one, from the first release
 * with the table on: rows of different versions are not compared.
 */
export const EXTRACTOR_VERSION = {
  contratos: 8,
  pessoal: 8,
  licitacoes: 7,
  sancoes: 5,
  normas: 4,
} as const
