import type { ErrorCode } from 'yaml'

/** The faults that people make in YAML; the library names them in English. */
const FAULTS: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: 'tem uma referência (*) a um nome que ninguém tem (&)',
  BAD_DQ_ESCAPE: 'tem depois de \\ algo que não se escreve assim entre aspas duplas',
  BAD_INDENT: 'está recuado demais, ou de menos',
  BAD_SCALAR_START: 'começa com um caractere que só pode vir entre aspas',
  BLOCK_AS_IMPLICIT_KEY: 'tem dois-pontos a mais: ponha o texto entre aspas',
  DUPLICATE_KEY: 'repete um campo',
  MISSING_CHAR: 'falta um caractere: aspas, colchete, chave, vírgula ou um espaço',
  MULTILINE_IMPLICIT_KEY: 'falta dois-pontos depois do nome de um campo',
  MULTIPLE_ANCHORS: 'tem duas âncoras (&) no mesmo lugar',
  MULTIPLE_DOCS: 'tem mais de um documento (---)',
  TAB_AS_INDENT: 'está recuado com tabulação: use espaços',
  TAG_RESOLVE_FAILED: 'tem uma marca (!) que não se usa aqui',
  UNEXPECTED_TOKEN: `tem mais texto depois de aspas, de um colchete ou de uma chave: ponha tudo entre aspas simples, como '"pregão" -saúde'`,
}

/** What is wrong at a place of a YAML file, in words. */
export function yamlFault(code: ErrorCode): string {
  return FAULTS[code] ?? `não se lê como YAML (${code})`
}
