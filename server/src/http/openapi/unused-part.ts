/**
 * Any part of the application, where it is never asked for anything: where only its routes are looked
 * at. Its methods throw.
 */
export const unusedPart = new Proxy({}, { get: () => unused }) as never

function unused(): never {
  throw new Error('No request is answered here')
}
