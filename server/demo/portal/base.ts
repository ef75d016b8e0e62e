import { createReadStream, existsSync, readdirSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { basePath } from '../../src/gazette/portal/base-page.ts'
import { zipScope } from '../../src/gazette/source/zip-name.ts'

/** The portal's open data, made of the zips of a folder that are named as the monthly base names them. */
export function createBase(folder: string) {
  return {
    /** The page of a month, with links to its zips. */
    page(url: URL): string {
      const wanted = `${url.pathname.slice(1)}${url.search}`
      const links = readdirSync(folder)
        .filter((name) => basePath(monthOf(name)) === wanted)
        .map(
          (name) =>
            `<a href="/documents/49035712/1/${name}/0a1b?t=1&amp;download=true">${name}</a>`,
        )
      return `<!DOCTYPE html><html lang="pt-BR"><body>${links.join('')}</body></html>`
    },
    /** A zip. */
    async send(url: URL, response: ServerResponse): Promise<void> {
      const path = join(folder, basename(url.pathname.split('/').at(-2) ?? ''))
      if (!existsSync(path)) return void response.writeHead(404).end()
      response.writeHead(200, { 'content-type': 'application/zip' })
      await pipeline(createReadStream(path), response)
    },
  }
}

/** YYYY-MM; a month that is none for other names. */
function monthOf(name: string): string {
  const { secao_base, period } = zipScope(name)
  return secao_base === null ? '0000-01' : period
}
