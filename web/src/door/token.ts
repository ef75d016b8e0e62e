import { useState } from 'react'

/** The token of a mailed link. It is behind the `#`, which the browser never sends. */
export function useToken(): string {
  const [token] = useState(() => location.hash.slice(1))
  return token
}
