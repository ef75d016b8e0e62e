/**
 * Of each table, the version of the rules that read its rows. It grows with every change of one, from the first release
 * with the table on: rows of different versions are not compared.
 */
export const EXTRACTOR_VERSION = {
  contratos: 6,
  pessoal: 7,
  licitacoes: 5,
  sancoes: 4,
  normas: 4,
} as const
