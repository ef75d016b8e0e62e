/** A query that cannot be understood. What it says is for whoever typed it, in Portuguese. */
export class QueryError extends Error {
  override readonly name = 'QueryError'
  readonly problema: string
  /** The way out. */
  readonly sugestao: string
  /** 0-based, in code points. */
  readonly posicao: number

  /** @param offset Where in `input` the fault is, in UTF-16 units. */
  constructor(input: string, offset: number, problema: string, sugestao: string) {
    super(`A consulta não foi entendida: ${problema}.`)
    this.problema = problema
    this.sugestao = sugestao
    this.posicao = Array.from(input.slice(0, offset)).length
  }
}
