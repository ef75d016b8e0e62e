import { withThousands } from '../printed/thousands.ts'
import type { Publication } from './publication.ts'

/** What a reference is made of. */
export type ReferredAct = Pick<
  Publication,
  | 'titulo'
  | 'ementa'
  | 'orgao'
  | 'data_publicacao'
  | 'secao'
  | 'secao_base'
  | 'edicao'
  | 'pagina'
  | 'url_original'
>

/** What one of the acts within an article is called by. */
interface ReferredPart {
  titulo: string | null
  tipo_ato: string | null
  numero: string | null
  endereco: string
}

/** A longer summary is cut, which the rules allow if the cut is shown. */
const LONGEST_SUMMARY = 300

/**
 * A reference by ABNT NBR 6023: issuer, title, summary, place in the gazette, address. The day on which it was read is
 * left to whoever reads it ({@link accessedOn}), so that the same act always has the same.
 */
export function citationOf(act: ReferredAct): string {
  const { secao, secao_base, edicao, pagina, data_publicacao } = act
  const place = [
    secao === 'extra' ? `seção ${secao_base}, edição extra` : `seção ${secao}`,
    'Brasília, DF',
    `n. ${edicao}`,
    ...(pagina === '' ? [] : [`p. ${pagina}`]),
    dateOf(data_publicacao),
  ].join(', ')
  const named = [...issuersOf(act.orgao), act.titulo, shortened(act.ementa ?? '')]
  const sentences = named.filter((part) => part !== '').map(sentenceOf)
  return `${sentences.join(' ')} Diário Oficial da União: ${place}. Disponível em: ${act.url_original}.`
}

/** The same for one of the acts within an article, by its own title or else by what it is called. */
export function partCitationOf(article: ReferredAct, part: ReferredPart): string {
  const titulo = part.titulo ?? `${partNameOf(part)}, em ${article.titulo}`
  return citationOf({ ...article, ementa: null, titulo })
}

/** A reference with the day on which the act was read, YYYY-MM-DD. */
export function accessedOn(citation: string, day: string): string {
  return `${citation} Acesso em: ${dateOf(day)}.`
}

function partNameOf({ tipo_ato, numero, endereco }: ReferredPart): string {
  const kind = tipo_ato ?? 'Ato'
  if (numero !== null) return `${kind} nº ${withThousands(numero)}`
  return `${kind}, ${endereco.slice(endereco.lastIndexOf('-') + 1)}º desta publicação` // `pub_…#parte-3`
}

function sentenceOf(text: string): string {
  return `${text.replaceAll(/\s+/g, ' ').replace(/[ .;]+$/, '')}.`
}

function shortened(text: string): string {
  if (text.length <= LONGEST_SUMMARY) return text
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_SUMMARY))} […]`
}

const MONTHS = 'jan. fev. mar. abr. maio jun. jul. ago. set. out. nov. dez.'.split(' ')

function dateOf(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`
}

/** Under these the gazette prints those who are no part of the Union, each named for itself. */
const OF_THEMSELVES = new Set([
  'Entidades de Fiscalização do Exercício das Profissões Liberais',
  'Ineditoriais',
])
/** Headings of the gazette that name no body. */
const NO_BODY = /^(?:Poder (?:Executivo|Legislativo|Judiciário)|Editais e Avisos)?$/

/** The jurisdiction in capitals, and the bodies in it from the highest down. */
function issuersOf(orgao: string): string[] {
  const [heading = '', ...within] = orgao.split('/')
  const [first, ...below] = within
  if (first !== undefined) {
    if (OF_THEMSELVES.has(heading)) return [first.toUpperCase(), ...below]
    if (heading === 'Governo do Estado') return [stateOf(first), ...below]
    if (heading === 'Prefeituras') return municipalIssuers(first, below)
  }
  const bodies = [heading, ...within].map((body) => body.replace(/^Atos d[ao]s? /, ''))
  return ['BRASIL', ...bodies.filter((body) => !NO_BODY.test(body))]
}

function stateOf(government: string): string {
  const [, name] = /^Governo (?:do Estado )?d[aeo] (.+)$/i.exec(government) ?? []
  if (name === undefined) return government.toUpperCase()
  return name === 'Distrito Federal' ? 'DISTRITO FEDERAL' : `${name.toUpperCase()} (Estado)`
}

const MUNICIPAL = /^(Prefeitura|Câmara)(?: Municipal)?(?: de Vereadores)? d[aeo] (.+)$/i

/** Cities of several states have one name. */
function municipalIssuers(state: string, [body, ...below]: string[]): string[] {
  const where = state.replace(/^Estado d[aeo] /, '')
  if (body === undefined) return [where.toUpperCase()]
  const [, kind, city] = MUNICIPAL.exec(body) ?? []
  if (kind === undefined || city === undefined)
    return [`${body.toUpperCase()} (${where})`, ...below]
  const name = /^c/i.test(kind) ? 'Câmara Municipal' : 'Prefeitura Municipal'
  return [`${city.toUpperCase()} (${where})`, name, ...below]
}
