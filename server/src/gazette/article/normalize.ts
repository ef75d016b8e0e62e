import { digestId } from '../../lib/crypto/ids.ts'
import { printPages } from '../../printed/pages.ts'
import type { Article } from './article.ts'
import { completeBlocks } from './full-text.ts'
import type { HtmlReading, TextBlock } from './html-text.ts'
import { htmlToBlocks, htmlToLine } from './html-text.ts'
import { printBlocks } from './print-blocks.ts'
import type { ActOrigin, XmlFile } from '../origin.ts'
import type { Publication } from '../publication.ts'
import type { Structure } from '../structure.ts'
import { sectionOf } from '../sections.ts'
import type { StyledText } from './styled-text.ts'
import { signatories } from './signatories.ts'
import { summarize } from './summary.ts'

/** One file of an act; `part` is 0 for an act that is not split. */
export interface Part {
  part: number
  article: Article
  file: XmlFile
}

/**
 * The gazette itself prints it for "no number"; an edition without a number stays visible as such.
 */
const NO_NUMBER = 's/n'

/** The parts of one act, in order. */
export type ActParts = [Part, ...Part[]]

export interface NormalizedAct {
  publication: Publication
  /** The blocks of its text. */
  structure: Structure
  origin: ActOrigin
  /** The same act as older programs read it; null: they read it alike. */
  former: Publication | null
}

/** The act that consists of these parts. */
export function normalizeAct(parts: ActParts): NormalizedAct {
  const printed = printedBlocks(parts, 'present')
  return {
    ...actOf(parts, printed),
    origin: { nome_materia: parts[0].article.name, xml: parts.map(({ file }) => file) },
    former: printed.some(isNewlyRead)
      ? actOf(parts, printedBlocks(parts, 'former')).publication
      : null,
  }
}

function printedBlocks(parts: ActParts, reading: HtmlReading): TextBlock[] {
  return parts.flatMap(({ article }) => htmlToBlocks(article.texto, reading))
}

/** Whether a block has what older programs did not read: images, or cells of several rows. */
function isNewlyRead(block: TextBlock): boolean {
  const hasImage = ({ styles }: StyledText) => styles.some(({ tipo }) => tipo === 'imagem')
  return block.kind === 'paragraph'
    ? hasImage(block)
    : block.rows.flat().some((cell) => cell.rows > 1 || hasImage(cell))
}

function actOf(
  parts: ActParts,
  printed: TextBlock[],
): Pick<NormalizedAct, 'publication' | 'structure'> {
  const [{ article: first }] = parts
  const { pubName, secao, secao_base } = sectionOf(first.pubName)
  const filled = (field: keyof Article) =>
    parts.map(({ article }) => htmlToLine(article[field])).find((text) => text !== '') ?? ''

  const identifica = filled('identifica')
  const ementa = filled('ementa') || firstOfClass(printed, 'ementa')
  const tipo_ato = filled('artType')
  const titulo = identifica || heading(printed) || untitled(tipo_ato, first.idMateria)
  const blocks = completeBlocks(printed, identifica, ementa)
  const { text, structure } = printBlocks(blocks)
  const url_pdf = pdfUrl(first, pubName)

  const publication = {
    id: `pub_${digestId(['dou', pubName, first.pubDate, first.idMateria].join(':'), 16)}`,
    pubName,
    idMateria: first.idMateria,
    parts: parts.map(({ part }) => part),
    data_publicacao: first.pubDate,
    secao,
    secao_base,
    edicao: filled('editionNumber') || NO_NUMBER,
    pagina: printPages(parts.map(({ article }) => htmlToLine(article.numberPage))),
    orgao: bodyPath(filled('artCategory')),
    tipo_ato,
    titulo,
    ementa: ementa || null,
    resumo: summarize(blocks, titulo, ementa),
    conteudo_completo: text,
    assinatura: signatories(blocks),
    url_original: url_pdf,
    url_pdf,
  }
  return { publication, structure }
}

function firstOfClass(blocks: TextBlock[], name: string): string {
  for (const block of blocks) {
    if (block.kind === 'paragraph' && block.class === name) return block.text
  }
  return ''
}

/** The heading that a continuation part may still have: of an inner act, or of a body. */
function heading(blocks: TextBlock[]): string {
  return (
    firstOfClass(blocks, 'identifica') ||
    firstOfClass(blocks, 'titulo') ||
    firstOfClass(blocks, 'subtitulo')
  )
}

function untitled(tipo_ato: string, idMateria: string): string {
  return tipo_ato ? `${tipo_ato} (matéria ${idMateria})` : `Matéria ${idMateria}`
}

/** `Ministério  da Saúde / / Gabinete` → `Ministério da Saúde/Gabinete`. */
function bodyPath(artCategory: string): string {
  return artCategory
    .split('/')
    .map((level) => level.trim())
    .filter((level) => level !== '')
    .join('/')
}

/** The certified page; without one, the section's reading page of that day. Always https. */
function pdfUrl({ pdfPage, pubDate }: Article, pubName: string): string {
  const page = pdfPage.replace(/^http:/i, 'https:')
  if (page.startsWith('https://') && URL.canParse(page)) return page
  const date = pubDate.split('-').toReversed().join('-')
  return `https://www.in.gov.br/leiturajornal?data=${date}&secao=${pubName.toLowerCase()}`
}
