/** One fault in what the user sent, as in `erro.detalhes` of the API. */
export interface Detail {
  /** Name of the parameter or field, or of the file. */
  campo: string
  /** The fault, in Portuguese. */
  problema: string
  /** The way out, in Portuguese. */
  sugestao: string | null
  /** For query errors: 0-based position in `termo`, in code points. */
  posicao: number | null
}

export type ErrorCode =
  | 'parametro_invalido'
  | 'consulta_invalida'
  | 'corpo_invalido'
  | 'nao_autenticado'
  | 'sem_permissao'
  | 'nao_encontrado'
  | 'metodo_nao_permitido'
  | 'conflito'
  | 'versao_antiga'
  | 'corpo_grande_demais'
  | 'tipo_nao_suportado'
  | 'limite_excedido'
  | 'erro_interno'
  | 'indisponivel'

/**
 * Something that the user can understand and correct. It becomes an HTTP answer in
 * http/errors/errors.ts and a message with exit code 2 in cli/.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly codigo: ErrorCode
  readonly detalhes: Detail[]

  constructor(codigo: ErrorCode, mensagem: string, detalhes: Detail[] = [], cause?: unknown) {
    super(mensagem, { cause })
    this.codigo = codigo
    this.detalhes = detalhes
  }
}

/** A detail with its optional parts filled in. */
export function detailOf(
  campo: string,
  problema: string,
  sugestao: string | null = null,
  posicao: number | null = null,
): Detail {
  return { campo, problema, sugestao, posicao }
}
