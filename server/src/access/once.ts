/** A POST that must be executed only once, however often it is sent. */
export interface OnceRequest {
  conta_id: string
  /** The value of `Idempotency-Key`. */
  key: string
  /** SHA-256 of method, path and body. */
  digest: Uint8Array
}

/** A request with an Idempotency-Key, and the fields that its answer has besides `dados`. */
export interface Once extends OnceRequest {
  status: number
  beside: object
}

export interface OnceAnswer {
  status: number
  /** JSON */
  body: string
}

/** The stored state of a request with an Idempotency-Key. */
export type OnceState =
  | { kind: 'unknown' }
  /** The same key came with another request. */
  | { kind: 'other' }
  | { kind: 'running' }
  | { kind: 'answered'; answer: OnceAnswer }

/** Why a request with an Idempotency-Key is not executed now. */
export type OnceRefusal =
  /** It is under way. */
  | 'repetida'
  /** Its key was used for another request. */
  | 'chave_reutilizada'

/** Reads the stored state of requests with an Idempotency-Key. */
export interface OnceReader {
  /** The current state of this request. */
  known(request: OnceRequest): Promise<OnceState>
}
