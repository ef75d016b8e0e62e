/** A POST that is to be done once, however often it is sent. */
export interface OnceRequest {
  conta_id: string
  /** The value of `Idempotency-Key`. */
  key: string
  /** SHA-256 of method, path and body. */
  digest: Uint8Array
}

/** Such a request, and what its answer says besides `dados` once it is done. */
export interface Once extends OnceRequest {
  status: number
  beside: object
}

export interface OnceAnswer {
  status: number
  /** JSON */
  body: string
}

/** What is known of such a request. */
export type OnceState =
  | { kind: 'unknown' }
  /** The same key came with another request. */
  | { kind: 'other' }
  | { kind: 'running' }
  | { kind: 'answered'; answer: OnceAnswer }

/** Why such a request is not done now. */
export type OnceRefusal =
  /** It is under way. */
  | 'repetida'
  /** Its key was used for another request. */
  | 'chave_reutilizada'

/** What the store knows of requests with an Idempotency-Key. */
export interface OnceReader {
  /** Of this one, at this moment. */
  known(request: OnceRequest): Promise<OnceState>
}
