/** The cookies of one site, kept as a browser would during a session. */
export function createCookies() {
  const cookies = new Map<string, string>()
  return {
    /** Stores the cookies of an answer; an empty or `deleted` value removes a cookie. */
    keep(setCookie: string | string[] | undefined): void {
      for (const header of [setCookie ?? []].flat()) {
        const [, name = '', value = ''] = /^\s*([^=;\s]+)=([^;]*)/.exec(header) ?? []
        if (name === '') continue
        if (value === '' || value === 'deleted') cookies.delete(name)
        else cookies.set(name, value)
      }
    },
    has: (name: string): boolean => cookies.has(name),
    clear: (): void => cookies.clear(),
    /** The header that returns them; empty when there are none. */
    header(): { cookie?: string } {
      if (cookies.size === 0) return {}
      return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    },
  }
}
