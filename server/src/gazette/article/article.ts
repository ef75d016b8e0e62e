import { SaxesParser } from 'saxes'
import { isDate } from '../../lib/time/dates.ts'
import { decodeXml } from './decode-xml.ts'
import { ArticleError, PageFragmentError } from '../errors.ts'
import { isPageFragment } from './page-fragment.ts'
import { sectionOf } from '../sections.ts'
import { inPortuguese } from './xml-fault.ts'

/**
 * The parts of one XML file that we use: attributes of `<article>` under their own names, and
 * children of `<body>` as HTML. Missing ones are empty. Ignored on purpose: `artNotes` (internal
 * remarks), and `Data`, `Titulo` and `SubTitulo` (repeated in `Texto`).
 */
export interface Article {
  /** Grows along the parts of a split article. */
  id: string
  /** The sender's name of the file: it tells where an act comes from, and is no title. */
  name: string
  /** In canonical form, see sectionOf. */
  pubName: string
  /** YYYY-MM-DD, unlike in the file. */
  pubDate: string
  idMateria: string
  artType: string
  artCategory: string
  numberPage: string
  pdfPage: string
  editionNumber: string
  identifica: string
  ementa: string
  texto: string
}

/**
 * Limit for the attributes that we use; the longest one seen, the path of a body, has some 200
 * characters.
 */
const LONGEST_ATTRIBUTE = 4_000
/** Articles nest five elements, and have some thirty attributes; each one beyond would cost memory. */
const MOST_LEVELS = 50
const MOST_ATTRIBUTES = 500

interface RawArticle {
  attributes: Record<string, string>
  body: { Identifica: string; Ementa: string; Texto: string }
}

/**
 * Reads one XML file of the gazette. Required are a known pubName, a real pubDate (DD/MM/YYYY),
 * idMateria, and some content. Anything else that is missing leaves an empty field, because losing
 * the act would be worse.
 * @param idFromName replaces an idMateria that old files may lack.
 * @throws PageFragmentError when it is a piece of a page and no act.
 * @throws ArticleError saying, in Portuguese, why the file cannot be used.
 */
export function parseArticle(xml: Uint8Array, idFromName?: string): Article {
  const { attributes, body } = parseTolerantly(decodeXml(xml))
  const optional = (name: string) => {
    const value = attributes[name]?.trim() ?? ''
    if (value.length <= LONGEST_ATTRIBUTE) return value
    throw new ArticleError(`atributo ${name} longo demais: ${value.length} caracteres`)
  }
  const required = (name: string, substitute?: string) => {
    const value = optional(name) || substitute
    if (!value) throw new ArticleError(`falta o atributo ${name}`)
    return value
  }

  const article = {
    id: optional('id'),
    // Losing an act for it would be worse than cutting it.
    name: (attributes.name ?? '').trim().slice(0, LONGEST_ATTRIBUTE),
    pubName: sectionOf(required('pubName')).pubName,
    pubDate: isoDate(required('pubDate')),
    idMateria: required('idMateria', idFromName),
    artType: optional('artType'),
    artCategory: optional('artCategory'),
    numberPage: optional('numberPage'),
    pdfPage: optional('pdfPage'),
    editionNumber: optional('editionNumber'),
    identifica: body.Identifica.trim(),
    ementa: body.Ementa.trim(),
    texto: body.Texto.trim(),
  }
  if (isPageFragment(article.artType))
    throw new PageFragmentError({ data: article.pubDate, pubName: article.pubName })
  if (!hasContent(article)) throw new ArticleError('o artigo não tem texto')
  return article
}

/** Repairs files with known damage, once; valid files never pay for it. */
function parseTolerantly(text: string): RawArticle {
  try {
    return parse(text)
  } catch (cause) {
    const repaired = repair(text)
    if (repaired === text) throw malformed(cause)
    try {
      return parse(repaired)
    } catch {
      throw malformed(cause)
    }
  }
}

function malformed(cause: unknown): ArticleError {
  if (cause instanceof ArticleError) return cause
  const detail = cause instanceof Error ? inPortuguese(cause.message) : null
  return new ArticleError(detail === null ? 'XML malformado' : `XML malformado: ${detail}`, {
    cause,
  })
}

/** A closing tag leaked into an attribute (`name="…</Identifica>"`), and control characters. */
function repair(text: string): string {
  const bodyStart = text.indexOf('<body')
  const head = bodyStart < 0 ? text : text.slice(0, bodyStart)
  // oxlint-disable-next-line no-control-regex
  const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
  return (head.replace(/<\/\w+>(?=")/g, '') + text.slice(head.length)).replace(control, ' ')
}

/**
 * saxes does not expand entities declared by a DTD, so a file cannot grow without bound; it keeps the
 * open elements, and the attributes of one.
 */
function parse(text: string): RawArticle {
  const body = { Identifica: '', Ementa: '', Texto: '' }
  let attributes: Record<string, string> | null = null
  let field: keyof typeof body | null = null
  let levels = 0
  let attributeCount = 0

  const options = { position: false, xmlns: false } as const
  const parser = new SaxesParser<typeof options>(options)
  parser.on('opentagstart', () => {
    attributeCount = 0
    if (++levels > MOST_LEVELS)
      throw new ArticleError(`mais de ${MOST_LEVELS} elementos, um no outro`)
  })
  parser.on('attribute', () => {
    if (++attributeCount > MOST_ATTRIBUTES)
      throw new ArticleError(`um elemento com mais de ${MOST_ATTRIBUTES} atributos`)
  })
  parser.on('opentag', ({ name, attributes: found }) => {
    if (field) throw new ArticleError(`elemento <${name}> inesperado dentro de ${field}`)
    if (name === 'article' && attributes) throw new ArticleError('há mais de um <article>')
    if (name === 'article') attributes = found
    if (Object.hasOwn(body, name)) field = name as keyof typeof body
  })
  parser.on('closetag', () => {
    levels--
    field = null
  })
  const append = (text: string) => {
    if (field) body[field] += text
  }
  parser.on('text', append)
  parser.on('cdata', append)
  parser.write(text).close()

  if (!attributes) throw new ArticleError('falta o elemento <article>')
  return { attributes, body }
}

function isoDate(text: string): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  const date = `${year}-${month}-${day}`
  if (!isDate(date)) throw new ArticleError(`pubDate inválido: "${text.slice(0, 40)}"`)
  return date
}

/** An image is content, too: some articles are nothing else. */
function hasContent({ identifica, ementa, texto }: Article): boolean {
  return identifica !== '' || ementa !== '' || /(?:^|>)[^<]*[^<\s]|<img\b/.test(texto)
}
