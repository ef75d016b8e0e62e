import { type Failure, type FailureReason, failure } from './reason.ts'

/** Carries a failure up to the client's methods, where it becomes a value. */
export class Failed extends Error {
  override readonly name = 'Failed'
  readonly failure: Failure
  readonly detail: string | undefined

  constructor(motivo: FailureReason, detail?: string, cause?: unknown) {
    super(motivo, { cause })
    this.detail = detail
    this.failure = failure(motivo, detail)
  }
}

/**
 * The result of `work`, or the failure that it threw; any other exception is a bug and passes
 * through.
 */
export async function asValue<T>(work: () => Promise<T>): Promise<T | Failure> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Failed) return error.failure
    throw error
  }
}
