/** The API key that the visitor gave; it lives in this page's memory and nowhere else. */
let key: string | null = null

export function keepKey(given: string | null): void {
  key = given
}

export function credentials(): Record<string, string> {
  return key === null ? {} : { 'X-API-Key': key }
}

export function isSignedIn(): boolean {
  return key !== null
}
