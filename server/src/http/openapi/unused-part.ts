/**
 * Stands in for a part of the application that is never called, where only the routes matter. Its
 * methods throw.
 */
export const unusedPart = new Proxy({}, { get: () => unused }) as never

function unused(): never {
  throw new Error('No request is answered here')
}
