/*
 * Originals that the editions lack, written from what the acts that correct them say of them. Each is
 * among acts that are easily mistaken for it.
 */
import type { TestArticle } from '../../server/test/_editions.ts'
import type { Label, LabelledSet, Named, Statement } from './labels.ts'

/** A correcting act, as in the archive. */
export interface CorrectingAct {
  id: string
  data_publicacao: string
  secao: string
  orgao: string
  conteudo_completo: string
}

export interface Plant {
  /** The id of the act that mentions it. */
  by: string
  /** The kind of correction; none for an act that is only named. */
  statement: Statement | Named
  article: TestArticle
  decoys: TestArticle[]
}

const HEADINGS: Record<string, string> = {
  portaria: 'PORTARIA',
  ato: 'ATO',
  despacho: 'DESPACHO',
  decreto: 'DECRETO',
  edital: 'EDITAL',
  contrato: 'EXTRATO DE CONTRATO',
  convenio: 'EXTRATO DE CONVÊNIO',
  termo_aditivo: 'EXTRATO DE TERMO ADITIVO',
  pregao: 'AVISO DE LICITAÇÃO PREGÃO ELETRÔNICO',
  tomada_de_precos: 'AVISO DE LICITAÇÃO TOMADA DE PREÇOS',
  dispensa: 'AVISO DE DISPENSA DE LICITAÇÃO',
  inexigibilidade: 'EXTRATO DE INEXIGIBILIDADE DE LICITAÇÃO',
  doacao: 'EXTRATO DE DOAÇÃO DE BENS MÓVEIS',
  penalidade: 'AVISO DE PENALIDADE',
  acordo: 'EXTRATO DE ACORDO DE COOPERAÇÃO TÉCNICA',
  aviso: 'AVISO DE LICITAÇÃO',
  concorrencia: 'AVISO DE LICITAÇÃO CONCORRÊNCIA',
  registro: 'EXTRATO DE REGISTRO DE PREÇOS',
  resolucao: 'RESOLUÇÃO',
  resultado: 'RESULTADO DE JULGAMENTO PREGÃO ELETRÔNICO',
  retificacao: 'RETIFICAÇÃO',
  ted: 'EXTRATO DE TERMO DE EXECUÇÃO DESCENTRALIZADA',
  deliberacao: 'DELIBERAÇÃO',
  homologacao: 'AVISO DE HOMOLOGAÇÃO PREGÃO ELETRÔNICO',
  termo_colaboracao: 'EXTRATO DE TERMO DE COLABORAÇÃO',
  concessao: 'EXTRATO DE CONCESSÃO DE USO',
  chamamento: 'AVISO DE CHAMAMENTO PÚBLICO',
  instrucao_normativa: 'INSTRUÇÃO NORMATIVA',
  ato_declaratorio: 'ATO DECLARATÓRIO EXECUTIVO',
  circular: 'CIRCULAR',
  autorizacao: 'AUTORIZAÇÃO',
}
/** Acts that have their date in the heading if they have no number. */
const DATED = new Set(['portaria', 'resolucao', 'ato', 'despacho', 'decreto', 'edital'])
const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  )
/** The page if the text does not give it. */
const SOME_PAGE = '40'
const ANOTHER_PAGE = '3'
const ANOTHER_BODY = 'Ministério das Águas Claras/Gabinete do Ministro'

/** The originals that a set mentions, with the acts around them; their idMateria follow `materia`. */
export function plantOriginals(
  set: LabelledSet,
  acts: Map<string, CorrectingAct>,
  materia: number,
): Plant[] {
  let last = materia
  const nextMateria = () => String(++last)
  const all = Object.values(set).flatMap(named)
  return Object.entries(set).flatMap(([id, label]) => {
    const by = acts.get(id)
    if (!by) return []
    return named(label).map((statement) => plant(by, statement, all, nextMateria))
  })
}

function named({ speaksOf, alsoNames = [] }: Label): (Statement | Named)[] {
  return [...speaksOf, ...alsoNames]
}

function plant(
  by: CorrectingAct,
  statement: Statement | Named,
  all: Named[],
  nextMateria: () => string,
): Plant {
  const { number } = statement
  const { day, date } = datesOf(statement, by)
  const journal = `DO${by.secao}`
  const edition = statement.edition ?? editionOf(day)
  const page = statement.page ?? SOME_PAGE
  const write = (heading: string, orgao: string, texto: string, on = day, numberPage = page) => ({
    idMateria: nextMateria(),
    pubName: edition.includes('-') ? `${journal}E` : journal,
    data: on,
    titulo: heading,
    texto: `<p>${texto}</p>`,
    attributes: {
      artType: 'Ato',
      artCategory: orgao,
      numberPage,
      editionNumber: on === day ? edition : editionOf(on),
    },
  })
  const heading = headingOf(statement, date)
  const others = '<p>Designar OUTRA PESSOA QUALQUER para outra função.</p>'
  const lastYear = (then: string) => `${Number(then.slice(0, 4)) - 1}${then.slice(4)}`
  const decoys = [
    write(heading, ANOTHER_BODY, others, day, ANOTHER_PAGE),
    write(headingOf({ ...statement, number: neighbour(number, all) }, date), by.orgao, others),
  ]
  if (number !== null && !number.includes('/'))
    decoys.push(
      write(headingOf(statement, lastYear(date)), by.orgao, others, lastYear(day), ANOTHER_PAGE),
    )
  const text = escapeXml(whatItSaid(by.conteudo_completo, statement))
  return { by: by.id, statement, article: write(heading, by.orgao, text), decoys }
}

/** A day of publication, given or likely, and the act's own date. */
function datesOf({ day, date }: Named, by: CorrectingAct): { day: string; date: string } {
  const published = day ?? addDays(date ?? by.data_publicacao, date === null ? -9 : 1)
  return { day: published, date: date ?? addDays(published, -3) }
}

/** `PORTARIA Nº 1.234, DE 2 DE MARÇO DE 2023`; bids and contracts bear number and year alone. */
function headingOf({ kind, number }: Named, date: string): string {
  const name = HEADINGS[kind]
  if (name === undefined) throw new Error(`no heading for ${kind}`)
  if (number === null) return DATED.has(kind) ? `${name} DE ${inWords(date).toUpperCase()}` : name
  if (/^\d+\/\d+$/.test(number)) return `${name} Nº ${number}`
  const printed = number.replace(/^\d+$/, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, '.'))
  return `${name} Nº ${printed}, DE ${inWords(date).toUpperCase()}`
}

/** The next number that the set does not mention otherwise. */
function neighbour(number: string | null, all: Named[]): string | null {
  if (number === null) return null
  const counts = /\d(?:$|\/20\d\d$)/.test(number) ? /\d+(?=$|\/20\d\d$)/ : /\d+/ // `12/2020-GAB`
  const next = number.replace(counts, (digits) => String(Number(digits) + 1))
  return all.some((other) => other.number === next) ? neighbour(next, all) : next
}

/**
 * People and wrong words around the place where a text mentions the original: the likely words of the
 * original.
 */
function whatItSaid(text: string, statement: Named): string {
  const places = mentionsOf(statement).map((mention) => text.search(mention))
  const at = places.find((place) => place !== -1) ?? 0
  const start = text.lastIndexOf('\n\n', at) + 1
  const near = text.slice(start, at + 700)
  const people = near.match(/[A-ZÀ-Ý]{2,}(?: (?:D[AEO]S?|E|[A-ZÀ-Ý]{2,})(?![A-ZÀ-Ý])){1,7}/g) ?? []
  const [, wrong = ''] = /onde\s+se\s+l[êe]\S*([^]{1,500}?)leia/i.exec(text.slice(at)) ?? []
  return `${people.join(', ')}. ${wrong}`
}

/** The places where a text mentions an original, the most specific first. */
function mentionsOf({ number, date, day }: Named): RegExp[] {
  if (number !== null) {
    const digits = number.replace(/^\d+/, (whole) => whole.split('').join('\\.?'))
    return [new RegExp(`(?<![\\d.])0*${digits}(?!\\d)`)]
  }
  if (date !== null) return [printedDate(date)]
  const cue = /sem efeito|insubsistente|onde se l|publicad/i
  return day === null ? [cue] : [printedDate(day), cue]
}

/** `1º de março de 2023`, `01/03/2023`, `01.03.2023` */
function printedDate(date: string): RegExp {
  const [year, month, day] = date.split('-')
  const words = inWords(date).replace('1º', '1[º°]?')
  return new RegExp(`\\b0?${words}|\\b${day}[./]${month}[./]${year}`, 'i')
}

function inWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day === 1 ? '1º' : day} de ${MONTHS[month! - 1]} de ${year}` // YYYY-MM-DD
}

/** Weekdays without an edition in the first half of 2023. */
const HOLIDAYS = new Set(['2023-02-20', '2023-02-21', '2023-04-07', '2023-04-21', '2023-05-01'])

/** The number of a day's edition: editions are numbered from 1 each year, one per working day. */
export function editionOf(day: string): string {
  let number = 0
  for (let date = `${day.slice(0, 4)}-01-01`; date <= day; date = addDays(date, 1)) {
    const isWeekday = ![0, 6].includes(new Date(date).getUTCDay())
    if (isWeekday && !HOLIDAYS.has(date)) number++
  }
  return String(number)
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
