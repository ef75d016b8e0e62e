import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { type Plugin, defineConfig } from 'vite'
import { guide } from './guide/plugin.ts'

/** The service puts a new one in its place in every answer (server/src/http/page). */
const NONCE = '__NONCE__'

/** Writes a .br and a .gz beside every text file, so that the service compresses nothing while it serves. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const names = await readdir(dir, { recursive: true })
      // Not the template, of which every answer is another.
      const texts = names.filter(
        (name) => /\.(js|css|svg|html)$/.test(name) && name !== 'index.html',
      )
      await Promise.all(texts.map((name) => compress(join(dir, name))))
    },
  }
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes))
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

/** Writes down whose libraries the page is made of: a release names them, with their licences. */
function libraries(): Plugin {
  return {
    name: 'libraries',
    apply: 'build',
    generateBundle(_options, bundle) {
      // Fonts come in by a style sheet, which is no module.
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' ? file.originalFileNames : [],
      )
      const names = [...this.getModuleIds(), ...files].flatMap(
        (id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [],
      )
      const source = JSON.stringify([...new Set(names)].sort())
      this.emitFile({ type: 'asset', fileName: 'bibliotecas.json', source })
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), guide(), compressed(), libraries()],
  html: { cspNonce: NONCE },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // Fonts and pictures stay files of their own: a data: URL is what the policy refuses.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    // Who starts a demonstration has no use for how long each plugin took.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': process.env['ARAUTO_URL'] ?? 'http://127.0.0.1:8080' } },
})
