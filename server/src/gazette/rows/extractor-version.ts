/**
 * Of each table, the version of the rules that read its rows. It grows with every change of one, from the first release
 * with the table on: rows of different versions are not compared.
 */
export const EXTRACTOR_VERSION = {
  contratos: 9,
  pessoal: 9,
  licitacoes: 8,
  sancoes: 5,
  normas: 4,
} as const
