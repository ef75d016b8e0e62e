/** What a text is embedded for: models tell a question from what may answer it. */
export type EmbeddedAs = 'consulta' | 'ato'

/** Turns texts into vectors that lie the closer together the more alike their texts are in meaning. */
export interface Embedder {
  /** As the operator names it. */
  model: string
  /**
   * A vector of length 1 for each text, in their order.
   * @throws NoEmbedding
   */
  embed(texts: string[], purpose: EmbeddedAs, withinMs: number): Promise<Float32Array[]>
}

/** Why there are no vectors, in the names of the wire. */
export type Falha =
  /** Nobody answers at that address. */
  | 'sem_conexao'
  | 'prazo'
  /** It refuses what it was asked. */
  | 'recusa'
  /** It refuses whoever asks so much. */
  | 'limite'
  /** It fails. */
  | 'erro'
  /** What it answers is no vectors, or not as many, or not of the length of the others. */
  | 'resposta_invalida'

export class NoEmbedding extends Error {
  override readonly name = 'NoEmbedding'
  readonly falha: Falha
  /** How long it asks to be left alone; null: it does not say. */
  readonly restMs: number | null

  constructor(falha: Falha, message: string, restMs: number | null = null) {
    super(message)
    this.falha = falha
    this.restMs = restMs
  }
}
