import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { GUIDE, REFERENCE, type Sheet, layOut } from './layout.ts'
import { guideMenu } from './menu.ts'
import type { Document } from './reference/document.ts'
import { referenceMenu, sheetAddress } from './reference/menu.ts'
import { referenceSheets } from './reference/sheets.ts'
import { pictureAddress, renderSheet } from './render.ts'
import { SHEETS, addressOf } from './sheets.ts'

const DOCS = join(import.meta.dirname, '../../docs')
const OPENAPI = join(import.meta.dirname, '../../spec/openapi.json')
const STYLES = ['guide.css', 'reference/reference.css']

type Context = Pick<Rolldown.PluginContext, 'emitFile' | 'getFileName'>

/**
 * Makes the guide of the documents in docs/, and the reference of spec/openapi.json, with the page's colours and
 * fonts: /guia and /referencia, of static files.
 */
export function guide(): Plugin {
  return {
    name: 'guide',
    apply: 'build',
    config: () => {
      const styles = STYLES.map((name) => join(import.meta.dirname, name))
      const input = [join(import.meta.dirname, '../index.html'), ...styles]
      return { build: { rolldownOptions: { input } } }
    },
    generateBundle(_options, bundle) {
      const styles = STYLES.map((path) => {
        const name = path.split('/').at(-1)!
        const style = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes(name),
        )
        return style === undefined ? this.error(`${path} was not built`) : `/${style.fileName}`
      })
      const preferences = emitScript(this, 'preferences.js')
      const api = JSON.parse(readFileSync(OPENAPI, 'utf8')) as Document
      emitGuide(this, api, { styles: styles.slice(0, 1), scripts: [preferences] })
      const scripts = [preferences, emitScript(this, 'reference/reference.js')]
      emitReference(this, api, { styles, scripts })
    },
  }
}

/** Scripts are small, and go as they are written. */
function emitScript(context: Context, path: string): string {
  const source = readFileSync(join(import.meta.dirname, path))
  const name = `sheet-${path.split('/').at(-1)!}`
  return `/${context.getFileName(context.emitFile({ type: 'asset', name, source }))}`
}

type Shared = Pick<Sheet, 'styles' | 'scripts'>

function emitGuide(context: Context, api: Document, shared: Shared): void {
  for (const { file, slug } of SHEETS) {
    const rendered = renderSheet(file, readFileSync(join(DOCS, file), 'utf8'), api)
    const { title, html, sections, pictures } = rendered
    const menu = guideMenu(slug, sections)
    emitSheet(context, addressOf(slug), { book: GUIDE, title, menu, html, ...shared })
    for (const picture of pictures) {
      const fileName = pictureAddress(picture).slice(1)
      const source = readFileSync(join(DOCS, picture))
      context.emitFile({ type: 'asset', fileName, source })
    }
  }
}

function emitReference(context: Context, api: Document, shared: Shared): void {
  const sheets = referenceSheets(api)
  for (const { slug, name, html } of sheets) {
    const menu = referenceMenu(sheets, slug)
    emitSheet(context, sheetAddress(slug), { book: REFERENCE, title: name, menu, html, ...shared })
  }
}

function emitSheet(context: Context, address: string, sheet: Sheet): void {
  context.emitFile({
    type: 'asset',
    fileName: `${address.slice(1)}.html`,
    source: layOut(sheet),
  })
}
