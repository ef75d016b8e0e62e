/**
 * Of each table, the version of the rules that read its rows. It grows with every change of one, from the first release
 * with the table on: rows of different versions are not compared.
 */
export const EXTRACTOR_VERSION = {
  contratos: 3,
  pessoal: 3,
  licitacoes: 2,
  sancoes: 2,
  normas: 2,
} as const
