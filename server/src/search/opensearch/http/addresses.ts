/** The address of a node and our credentials for it. */
export interface NodeAddress {
  /** Without path and credentials, so that it may be logged. */
  origin: string
  authorization: string | null
}

/**
 * Parses addresses of nodes, `http(s)://[user:password@]host[:port]`.
 * @throws RangeError for an invalid one; the message never contains the password
 */
export function parseAddresses(urls: readonly string[]): NodeAddress[] {
  if (urls.length === 0) throw new RangeError('no address of a search node')
  return urls.map((url) => {
    const parsed = URL.parse(url)
    if (!parsed || !['http:', 'https:'].includes(parsed.protocol) || parsed.pathname !== '/')
      throw new RangeError('the address of a search node is http(s)://host:port')
    const { origin, username, password } = parsed
    const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
    const basic = `Basic ${Buffer.from(credentials).toString('base64')}`
    return { origin, authorization: username === '' ? null : basic }
  })
}
