import { posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import { Parser, Renderer, type Tokens, lexer } from 'marked'
import { programsOf } from './commands/programs.ts'
import type { Document } from './reference/document.ts'
import { SHEETS, addressOf } from './sheets.ts'

export interface Section {
  id: string
  name: string
}

interface Rendered {
  title: string
  html: string
  /** What it has beneath its title, for the menu. */
  sections: Section[]
  /** The pictures that it shows, by their place in docs/. */
  pictures: string[]
}

/** Makes HTML of a document; `file` is its place in docs/, and `api` what its commands ask. */
export function renderSheet(file: string, markdown: string, api: Document): Rendered {
  const renderer = new SheetRenderer(file, api)
  const html = new Parser({ renderer }).parse(lexer(markdown))
  const { title, sections, pictures } = renderer
  return { title, html, sections, pictures }
}

/** As on GitHub, with frames that scroll, and with links and pictures at their addresses beneath /guia. */
class SheetRenderer extends Renderer {
  title = ''
  readonly sections: Section[] = []
  readonly pictures: string[] = []
  readonly #file: string
  readonly #api: Document
  readonly #ids = new GithubSlugger()

  constructor(file: string, api: Document) {
    super()
    this.#file = file
    this.#api = api
  }

  override heading({ tokens, depth, text }: Tokens.Heading): string {
    const name = this.parser.parseInline(tokens)
    const id = this.#ids.slug(text)
    if (depth === 1) this.title = name
    if (depth === 2) this.sections.push({ id, name })
    return `<h${depth} id="${id}">${name}${depth === 1 ? '' : anchorOf(id)}</h${depth}>\n`
  }

  override link({ href, tokens }: Tokens.Link): string {
    const text = this.parser.parseInline(tokens)
    const to = this.#target(href)
    return to === null ? text : `<a href="${to}">${text}</a>`
  }

  /** In small it cannot be read on a phone: it leads to itself. */
  override image(token: Tokens.Image): string {
    this.pictures.push(this.#inDocs(token.href))
    const href = pictureAddress(token.href)
    return `<a class="picture" href="${href}">${super.image({ ...token, href })}</a>`
  }

  override table(token: Tokens.Table): string {
    return `<div class="frame" role="group" aria-label="Tabela" tabindex="0">${super.table(token)}</div>\n`
  }

  override code(token: Tokens.Code): string {
    const shown = super.code(token).replace('<pre>', '<pre tabindex="0">')
    return shown + programsOf(this.#api, token)
  }

  /** Words for those who run the documents. */
  override html(): string {
    return ''
  }

  /** Null: what this installation does not serve. */
  #target(href: string): string | null {
    if (/^(#|https?:)/.test(href)) return href
    const [path = '', section] = href.split('#')
    const sheet = SHEETS.find(({ file }) => file === this.#inDocs(path))
    if (sheet === undefined) return null
    return addressOf(sheet.slug) + (section === undefined ? '' : `#${section}`)
  }

  #inDocs(href: string): string {
    return posix.join(posix.dirname(this.#file), href)
  }
}

function anchorOf(id: string): string {
  return ` <a class="anchor" href="#${id}" aria-label="Link desta seção">#</a>`
}

/** All pictures are in one folder. */
export function pictureAddress(path: string): string {
  return `/guia/${posix.basename(path)}`
}
