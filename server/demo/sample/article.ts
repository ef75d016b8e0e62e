import type { SampleAct } from './act.ts'
import type { EditionOptions } from './edition-options.ts'
import { shortDate } from './dates.ts'
import { journalNumber } from './journals.ts'
import { createRandom, type Random } from './random.ts'

export interface SampleFile {
  name: string
  /** Content with its BOM, as in the untouched zip. */
  xml: string
}

const BOM = '\ufeff'
/** The maximum length of the sender's file name. */
const NAME_LENGTH = 32
/** The distance between the identifiers of an act's files. */
const ID_STEP = 3
/** The number of identifiers reserved for an act's parts. */
const IDS_PER_ACT = 20

/** The files in which INLABS publishes an act that begins on `page`: one, or one per part. */
export function articleFiles(act: SampleAct, options: EditionOptions, page: number): SampleFile[] {
  const random = createRandom(`${options.seed} ${act.id}`)
  const journal = journalNumber(options.pubName, options.editionNumber)
  const stem = `${journal}_${options.date.replaceAll('-', '')}_${act.idMateria}`
  if (act.parts === 1) {
    const xml = articleXml(act, options, { page, journal, random, html: act.html, index: 0 })
    return [{ name: `${stem}.xml`, xml }]
  }
  return splitBlocks(act.html, act.parts, random).map((html, index) => ({
    name: `${stem}-${index + 1}.xml`,
    xml: articleXml(act, options, { page: page + index, journal, random, html, index }),
  }))
}

/** Splits between blocks, and sometimes within a paragraph, as the printer does. */
function splitBlocks(html: readonly string[], parts: number, random: Random): string[][] {
  const size = Math.ceil(html.length / parts)
  const pieces: string[][] = []
  let carried: string[] = []
  for (let start = 0; start < html.length; start += size) {
    const piece = [...carried, ...html.slice(start, start + size)]
    carried = []
    const cut = /^<p>([^<]{80,}?) ([^<]+)<\/p>$/.exec(piece.at(-1) ?? '')
    if (cut && start + size < html.length && random.chance(0.5)) {
      piece[piece.length - 1] = `<p>${cut[1]}</p>`
      carried = [`<p>${cut[2]}</p>`]
    }
    pieces.push(piece)
  }
  return pieces
}

interface Part {
  page: number
  journal: number
  random: Random
  html: readonly string[]
  /** 0 for the first or only part. */
  index: number
}

function articleXml(act: SampleAct, options: EditionOptions, part: Part): string {
  const { random, index } = part
  const texto = part.html.join('')
  const lines = [
    `<xml><article ${attributes(act, options, part, texto.includes('<table>'))}>`,
    '  <body>',
    `    ${index === 0 ? cdata('Identifica', identifica(act, random)) : '<Identifica />'}`,
    `    ${cdata('Data', index === 0 && act.place ? ` ${act.place}` : '')}`,
    `    ${index === 0 && act.ementa ? cdata('Ementa', ` ${act.ementa}`) : '<Ementa />'}`,
    `    ${index === 0 && act.bodyTitle ? cdata('Titulo', act.bodyTitle) : '<Titulo />'}`,
    '    <SubTitulo />',
    `    ${cdata('Texto', texto)}`,
    '  </body>',
    midias(texto.split('<img ').length - 1),
    '</article></xml>',
  ]
  return BOM + lines.join('\r\n')
}

/** An empty element for each image; only the text has its name. */
function midias(images: number): string {
  if (images === 0) return '  <Midias />'
  return `  <Midias>\r\n${'    <Midia></Midia>\r\n'.repeat(images)}  </Midias>`
}

/** All attributes, in the order in which INLABS writes them. */
function attributes(
  act: SampleAct,
  options: EditionOptions,
  part: Part,
  hasTable: boolean,
): string {
  const { date, pubName, editionNumber } = options
  const { body, type } = act
  const { journal, random } = part
  const contest = type === 'Edital de Concurso Público'
  const day = shortDate(date)
  const page = `http://pesquisa.in.gov.br/imprensa/jsp/visualiza/index.jsp?data=${day}&amp;jornal=${journal}&amp;pagina=${part.page}`
  const highlight = contest
    ? `highlightType="Concursos e Seleções" highlightPriority="1" highlight="${escapeAttribute(body.name)} abre inscrições em concurso fictício"`
    : 'highlightType="" highlightPriority="" highlight=""'
  return [
    `id="${act.id * IDS_PER_ACT + part.index * ID_STEP}"`,
    `name="${escapeAttribute(senderName(act.heading[0] ?? ''))}"`,
    `idOficio="${Math.floor(act.id / IDS_PER_ACT)}"`,
    `pubName="${pubName}"`,
    `artType="${type}"`,
    `pubDate="${day}"`,
    `artClass="${body.classCode}:${typeCode(type)}:00000"`,
    `artCategory="${escapeAttribute(body.path)}"`,
    `artSize="${hasTable && random.chance(0.35) ? 24 : 12}"`,
    `artNotes="${notes(pubName.endsWith('E'), random)}"`,
    `numberPage="${part.page}"`,
    `pdfPage="${page}"`,
    `editionNumber="${editionNumber}"`,
    highlight,
    'highlightimage="" highlightimagename=""',
    `idMateria="${act.idMateria}"`,
  ].join(' ')
}

/** The title as the sender's system mangles it: `PORTARIA nA 12`. */
function senderName(title: string): string {
  return title.replace(/n[º°]/gi, 'nA').slice(0, NAME_LENGTH).trimEnd()
}

function typeCode(type: string): string {
  let code = 0
  for (const character of type) code = (code * 31 + character.charCodeAt(0)) % 229
  return String(code).padStart(5, '0')
}

/** Typesetters' remarks that leak into the file. */
function notes(extra: boolean, random: Random): string {
  if (extra) return random.chance(0.5) ? 'Extra' : ''
  return random.chance(0.012) ? 'Ok - conferido\r\ncom o original' : ''
}

/** Mostly after a space, as INLABS has it. */
function identifica(act: SampleAct, random: Random): string {
  return `${random.chance(0.965) ? ' ' : ''}${act.heading[0]}${random.chance(0.05) ? ' ' : ''}`
}

function cdata(element: string, text: string): string {
  return `<${element}><![CDATA[${text}]]></${element}>`
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
