import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { Zip, ZipPassThrough } from 'fflate'

/** An XML file of the gazette in a test: the relevant parts, defaults for the rest. */
export interface TestArticle {
  idMateria: string
  /** Number of this part of a split act. */
  part?: number
  pubName?: string
  /** YYYY-MM-DD */
  data?: string
  titulo?: string
  ementa?: string
  /** HTML after the heading. */
  texto?: string
  /** Attributes of `<article>` that differ from the defaults; undefined omits one. */
  attributes?: Record<string, string | undefined>
}

export const MONDAY = '2024-03-18'
export const TUESDAY = '2024-03-19'

const JOURNALS: Record<string, number> = { DO1: 515, DO2: 529, DO3: 530, DO1E: 600 }

/** A file and its content, in the order of the zip; names may repeat. */
export type TestFile = [name: string, content: string | Uint8Array]

/** An article as a file of a zip, in the form of INLABS. */
export function file(article: TestArticle): TestFile {
  return [fileName(article), articleXml(article)]
}

/** `515_20240318_100[-2].xml` */
export function fileName({ idMateria, part, pubName = 'DO1', data = MONDAY }: TestArticle): string {
  const suffix = part === undefined ? '' : `-${part}`
  return `${JOURNALS[pubName] ?? 515}_${data.replaceAll('-', '')}_${idMateria}${suffix}.xml`
}

/** The XML of an article, with the BOM and the line ends of the untouched source. */
export function articleXml(article: TestArticle): string {
  const { idMateria, part, pubName = 'DO1', data = MONDAY, attributes = {} } = article
  const {
    titulo = `PORTARIA Nº ${idMateria}`,
    ementa = '',
    texto = '<p>Texto do ato.</p>',
  } = article
  const [year, month, day] = data.split('-')
  // Only the first part of a split act has the heading.
  const heading = part === undefined || part === 1 ? titulo : ''
  const written = Object.entries({
    id: `${Number(idMateria) * 10 + (part ?? 0)}`,
    name: 'INTERNAL REMARK',
    pubName,
    artType: 'Portaria',
    pubDate: `${day}/${month}/${year}`,
    artCategory: 'Ministério de Teste/Gabinete do Ministro',
    artNotes: 'another internal remark',
    numberPage: '7',
    pdfPage: `http://pdf.exemplo/?data=${day}/${month}/${year}&amp;pagina=7`,
    editionNumber: '54',
    idMateria,
    ...attributes,
  }).flatMap(([name, value]) => (value === undefined ? [] : [`${name}="${value}"`]))
  return [
    `\ufeff<xml><article ${written.join(' ')}>`,
    '  <body>',
    `    <Identifica><![CDATA[ ${heading}]]></Identifica>`,
    '    <Data><![CDATA[]]></Data>',
    ementa === '' ? '    <Ementa />' : `    <Ementa><![CDATA[${ementa}]]></Ementa>`,
    `    <Texto><![CDATA[${heading && `<p class="identifica">${heading}</p>`}${texto}]]></Texto>`,
    '  </body>',
    '  <Midias />',
    '</article></xml>',
  ].join('\r\n')
}

/** Packed by zlib, which takes a tenth of fflate's time. */
class Packed extends ZipPassThrough {
  override compression = 8

  protected override process(content: Uint8Array, final: boolean): void {
    this.ondata(null, new Uint8Array(deflateRawSync(content)), final)
  }
}

/** A zip of these files: the same bytes for the same files. */
export function zip(files: TestFile[]): Buffer {
  const chunks: Uint8Array[] = []
  const archive = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for (const [name, content] of files) {
    const entry = new Packed(name)
    entry.mtime = `${MONDAY}T04:21:00Z`
    archive.add(entry)
    entry.push(typeof content === 'string' ? Buffer.from(content) : content, true)
  }
  archive.end()
  return Buffer.concat(chunks)
}

/** Writes a zip of these articles and files into `folder`; returns its path. */
export function writeZip(
  folder: string,
  name: string,
  contents: (TestArticle | TestFile)[],
): string {
  const path = join(folder, name)
  writeFileSync(path, zip(contents.map((item) => (Array.isArray(item) ? item : file(item)))))
  return path
}

/** Many different acts of one section and day, each with some of a vocabulary of 5,000 words. */
export function manyArticles(
  count: number,
  { data = MONDAY, pubName = 'DO1' } = {},
): TestArticle[] {
  const random = seededRandom(Number(data.replaceAll('-', '')))
  const word = () => `palavra${Math.floor(random() ** 3 * 5_000)}`
  const paragraph = () => `<p>${Array.from({ length: 60 }, word).join(' ')}.</p>`
  return Array.from({ length: count }, (_, i) => ({
    idMateria: String(20_000_000 + i),
    data,
    pubName,
    texto: paragraph() + paragraph() + paragraph(),
  }))
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
