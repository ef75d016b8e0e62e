import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { layOut } from './layout.ts'
import { pictureAddress, renderSheet } from './render.ts'
import { SHEETS, addressOf } from './sheets.ts'

const DOCS = join(import.meta.dirname, '../../docs')
const STYLE = join(import.meta.dirname, 'guide.css')
const SCHEME = join(import.meta.dirname, 'scheme.js')

/** Makes the guide of the documents in docs/, with the page's colours and fonts: /guia, of static files. */
export function guide(): Plugin {
  return {
    name: 'guide',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { input: [join(import.meta.dirname, '../index.html'), STYLE] } },
    }),
    generateBundle(_options, bundle) {
      const style = Object.values(bundle).find(
        (file) => file.type === 'asset' && file.names.includes('guide.css'),
      )
      if (style === undefined) this.error('guide.css was not built')
      const script = this.emitFile({
        type: 'asset',
        name: 'guide-scheme.js',
        source: readFileSync(SCHEME),
      })
      const shared = { style: `/${style.fileName}`, script: `/${this.getFileName(script)}` }
      for (const { file, slug } of SHEETS) {
        const rendered = renderSheet(file, readFileSync(join(DOCS, file), 'utf8'))
        this.emitFile({
          type: 'asset',
          fileName: `${addressOf(slug).slice(1)}.html`,
          source: layOut({ slug, ...rendered, ...shared }),
        })
        for (const picture of rendered.pictures)
          this.emitFile({
            type: 'asset',
            fileName: pictureAddress(picture).slice(1),
            source: readFileSync(join(DOCS, picture)),
          })
      }
    },
  }
}
