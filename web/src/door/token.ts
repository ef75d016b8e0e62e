import { useState } from 'react'

/** What a mailed link carries: it stands behind the `#`, which never leaves the browser by itself. */
export function useToken(): string {
  const [token] = useState(() => location.hash.slice(1))
  return token
}
