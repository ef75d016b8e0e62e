/** The cookies of one site, as a browser would keep them for the length of a session. */
export function createCookies() {
  const cookies = new Map<string, string>()
  return {
    /** Takes over what an answer sets; an empty or `deleted` value takes a cookie away. */
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
    /** The header that gives them back; none when there are none. */
    header(): { cookie?: string } {
      if (cookies.size === 0) return {}
      return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    },
  }
}
