import type { DeclaredAlert, DeclaredList } from '../configuration/configuration.ts'
import { MOST_ITEMS } from '../alerts/term-list.ts'
import type { AlertTerm } from '../alerts/alert.ts'
import { type Elsewhere, type GivenTerm, givenTerms } from './given-terms.ts'
import { MOST_TYPES, actTypesWith } from './act-types.ts'
import { type DagFields, dagFieldsOf, isLost, asItems, placeOf, reader } from './fields.ts'
import { blockQuery } from './block-query.ts'
import type { EmulatedSearch } from './emulator.ts'
import type { Remarks } from './remarks.ts'
import { wantedSections } from './sections.ts'
import { type TermReading, translateTerm } from './term.ts'
import { asName, keyOf } from './wording.ts'

/** What a block of a file is translated with. */
export interface BlockContext extends Elsewhere {
  /** What its alert is called where it has no heading. */
  title: string
  /** From 1 on. */
  number: number
  /** Of how many. */
  count: number
  /** Keys of the webhooks that its alert tells. */
  webhooks: string[]
  /** The act types of the archive. */
  actTypes: string[]
}

/** A term as the file has it, and its query. */
export interface ComparableItem {
  texto: string
  termo: string
}

/** A search block as an alert, its terms as a list. */
export interface TranslatedBlock {
  onde: string
  alerta: DeclaredAlert
  lista: DeclaredList | null
  conteudo: 'ementa' | 'trecho' | 'integra'
  /** What the mail groups its acts by. */
  hasTerms: boolean
  date: string
  /** How many terms the file has. */
  terms: number
  /** What Ro-DOU itself would make of it, but for the days of its runs. */
  search: Omit<EmulatedSearch, 'dias'>
  items: ComparableItem[]
  isInlabs: boolean
}

const SOURCES = ['DOU', 'INLABS']
const OF_OTHERS = new Map([
  ['QD', 'diários municipais'],
  ['DOESP', 'diário do estado de São Paulo'],
])
const DATES = ['DIA', 'SEMANA', 'MES', 'ANO']
const MAX_NOME = 200
const MOST_EXCLUDED = 500

/** The alert of a block; null: it is refused as a whole. */
export function translateBlock(
  block: Record<string, unknown>,
  onde: string,
  context: BlockContext,
  remarks: Remarks,
): TranslatedBlock | null {
  const fields = dagFieldsOf('search', block, onde, remarks)
  const read = reader(remarks)
  const isInlabs = sourceOf(fields.sources, placeOf(onde, 'sources'), remarks)
  if (isInlabs === null) return null

  const sought = soughtBy(fields, onde, context, remarks)
  if (sought === null) return refused(onde, remarks)
  const { terms, consulta, tipos_ato, orgaos_exceto, secoes } = sought

  const reading = readingOf(fields, onde, isInlabs, remarks)
  const items = itemsOf(terms, reading, remarks)
  const itens = items.map(({ termo, grupo }): AlertTerm => ({ termo, grupo }))
  if (terms.length > 0 && itens.length === 0) return refused(onde, remarks)
  if (itens.length === 0 && consulta === null && tipos_ato.length === 0) {
    remarks.refuse(onde, 'não diz o que procurar: faltam terms, department ou pubtype.')
    return refused(onde, remarks)
  }

  const { id, title, number, count, webhooks } = context
  const chave = keyOf(id, String(number))
  const header = asName(read.text(fields.header, placeOf(onde, 'header')) ?? '', MAX_NOME)
  const nome = header || asName(count === 1 ? title : `${number}. ${title}`, MAX_NOME)
  const lista = itens.length === 0 ? null : { chave: `${chave}:termos`, nome, itens }
  const date = dateOf(fields.date, placeOf(onde, 'date'), read, remarks)
  return {
    onde,
    alerta: {
      chave,
      nome,
      ...(consulta === null ? lista === null && { consulta: '*' } : { consulta }),
      listas: lista === null ? [] : [lista.chave],
      filtros: {
        secoes,
        tipos_ato,
        orgaos_exceto,
        literal: true, // Ro-DOU seeks what is written
        ...(reading.withoutSigners && { ignorar_assinatura: true }),
      },
      canais: { webhooks, emails: [] },
    },
    lista,
    conteudo: contentOf(fields, onde, read),
    hasTerms: itens.length > 0,
    date,
    terms: terms.length,
    search: {
      ...plainSearch(fields),
      terms: items.map(({ texto }) => texto),
      secoes,
      isWide: date !== 'DIA',
      withoutSigners: reading.withoutSigners,
    },
    isInlabs,
    items: items.length > 0 ? items : [{ texto: '', termo: '' }],
  }
}

/**
 * What a block seeks, and where; null: some of it is lost, and more would be found. Every part is read, so that all of
 * what is wrong is told.
 */
function soughtBy(
  fields: DagFields<'search'>,
  onde: string,
  context: BlockContext,
  remarks: Remarks,
) {
  const read = reader(remarks)
  const terms = givenTerms(fields.terms, placeOf(onde, 'terms'), context, read, remarks)
  const query = blockQuery(fields, onde, remarks)
  const tipos_ato = typesOf(fields.pubtype, placeOf(onde, 'pubtype'), context.actTypes, remarks)
  const orgaos_exceto = excludedOf(
    fields.department_ignore,
    placeOf(onde, 'department_ignore'),
    remarks,
  )
  const secoes = wantedSections(
    fields.dou_sections,
    read.texts(fields.dou_sections, placeOf(onde, 'dou_sections')),
    remarks,
  )
  const isWider =
    isLost(fields.terms, terms ?? []) ||
    isLost(fields.pubtype, tipos_ato) ||
    isLost(fields.department_ignore, orgaos_exceto)
  if (isWider || terms === null || query === null || secoes === null) return null
  return { terms, consulta: query.consulta, tipos_ato, orgaos_exceto, secoes }
}

function plainSearch({
  department,
  department_ignore,
  terms_ignore,
  pubtype,
}: DagFields<'search'>) {
  return {
    department: plainTexts(department),
    department_ignore: plainTexts(department_ignore),
    terms_ignore: plainTexts(terms_ignore),
    pubtype: plainTexts(pubtype),
  }
}

/** The texts of a list; what is wrong with it is told elsewhere. */
function plainTexts(value: unknown): string[] {
  return asItems(value).filter((each) => typeof each === 'string')
}

function refused(onde: string, remarks: Remarks): null {
  remarks.refuse(onde, 'esta pesquisa não foi importada.')
  return null
}

/** Whether the block reads Ro-DOU's own database, and not the portal; null: it is of no gazette that Arauto has. */
function sourceOf(value: unknown, onde: string, remarks: Remarks): boolean | null {
  const sources = reader(remarks)
    .texts(value, onde)
    .map(({ texto }) => texto)
  const known = sources.filter((source) => SOURCES.includes(source))
  for (const source of sources.filter((each) => !SOURCES.includes(each))) {
    const what = OF_OTHERS.get(source)
    const said =
      what === undefined
        ? `a fonte "${source}" não existe no Ro-DOU.`
        : `a fonte ${source} (${what}) não existe no Arauto, que só tem o DOU.`
    const rest =
      known.length > 0
        ? `Importado só o que é de ${known.join(' e ')}.`
        : 'Esta pesquisa não foi importada.'
    remarks.refuse(onde, `${said} ${rest}`)
  }
  if (sources.length > 0 && known.length === 0) return null
  if (known.length === 2)
    remarks.note(onde, 'com DOU e INLABS, o Ro-DOU só usava DOU. O Arauto tem as mesmas edições.')
  return known.includes('INLABS') && !known.includes('DOU')
}

function readingOf(
  fields: DagFields<'search'>,
  onde: string,
  isInlabs: boolean,
  remarks: Remarks,
): TermReading {
  const read = reader(remarks)
  const field = read.text(fields.field, placeOf(onde, 'field')) ?? 'TUDO'
  const isExact = read.flag(fields.is_exact_search, placeOf(onde, 'is_exact_search'), true)
  const isChecked = read.flag(fields.force_rematch, placeOf(onde, 'force_rematch'), false)
  const withoutSigners = read.flag(
    fields.ignore_signature_match,
    placeOf(onde, 'ignore_signature_match'),
    false,
  )
  if (field === 'CONTEUDO')
    remarks.note(
      placeOf(onde, 'field'),
      'importado como TUDO: o Arauto procura no texto e também no título. Para o texto sem o título e sem quem assina, escreva corpo: antes do termo.',
    )
  else if (!['TUDO', 'TITULO'].includes(field))
    remarks.refuse(
      placeOf(onde, 'field'),
      `"${field}" não é um campo do Ro-DOU. Importado como TUDO.`,
    )
  else if (field === 'TITULO' && isInlabs)
    remarks.note(
      placeOf(onde, 'field'),
      'com a fonte INLABS, nunca teve efeito. Não foi importado.',
    )
  if (!isExact && isInlabs)
    remarks.note(
      placeOf(onde, 'is_exact_search'),
      'com a fonte INLABS, nunca teve efeito: cada termo era uma frase, e assim foi importado.',
    )
  if (!isExact && !isInlabs && isChecked)
    remarks.note(
      placeOf(onde, 'force_rematch'),
      'com ele, só passava o que tinha o termo inteiro. Importado como frase exata.',
    )
  if (withoutSigners)
    remarks.note(
      placeOf(onde, 'ignore_signature_match'),
      'importado: um termo só conta fora das linhas de quem assina, também parte de um nome, e quando vários assinam.',
    )
  return {
    isInlabs,
    inTitle: field === 'TITULO' && !isInlabs,
    withoutSigners,
    loose: !isExact && !isInlabs && !isChecked,
  }
}

/** The items that can be kept, each query once. */
function itemsOf(
  terms: GivenTerm[],
  reading: TermReading,
  remarks: Remarks,
): (AlertTerm & ComparableItem)[] {
  const items = new Map<string, AlertTerm & ComparableItem>()
  for (const { texto, grupo, onde } of terms) {
    const termo = translateTerm(texto, onde, reading, remarks)
    if (termo === null) continue
    if (items.has(termo)) remarks.dismiss(onde, 'repete outro termo da mesma pesquisa.')
    else if (items.size === MOST_ITEMS)
      remarks.refuse(
        onde,
        `passa de ${MOST_ITEMS.toLocaleString('pt-BR')} termos, o máximo de uma lista.`,
      )
    else items.set(termo, { texto, termo, grupo })
  }
  return [...items.values()]
}

function typesOf(value: unknown, onde: string, known: string[], remarks: Remarks): string[] {
  const given = reader(remarks).texts(value, onde)
  const found = given.flatMap(({ texto, onde: place }) => {
    const words = asName(texto.replaceAll('*', ' '), MAX_NOME)
    if (!/[\p{L}\p{N}]/u.test(words)) {
      remarks.refuse(place, 'não tem letra nem algarismo. Não foi importado.')
      return []
    }
    const types = actTypesWith(words, known)
    if (types.length > 1)
      remarks.note(
        place,
        `no acervo, "${words}" também está em outro lugar do nome de ${types.length - 1 === 1 ? '1 tipo' : `${types.length - 1} tipos`} (${types[1]}${types.length > 2 ? '…' : ''}), e assim foi importado. Os que aparecerem depois só entram se a importação for repetida.`,
      )
    return types
  })
  const types = [...new Set(found)]
  if (types.length > MOST_TYPES)
    remarks.refuse(
      onde,
      `são ${types.length} tipos de ato, e um alerta tem no máximo ${MOST_TYPES}. Ficaram os primeiros.`,
    )
  return types.slice(0, MOST_TYPES)
}

function excludedOf(value: unknown, onde: string, remarks: Remarks): string[] {
  const given = reader(remarks).texts(value, onde)
  const bodies = [...new Set(given.map(({ texto }) => asName(texto, MOST_EXCLUDED)))].filter(
    Boolean,
  )
  if (bodies.length > 0)
    remarks.note(
      onde,
      'no Ro-DOU, valia para o começo do caminho. No Arauto, para um órgão inteiro, de qualquer nível, e o que está abaixo dele.',
    )
  if (bodies.length > MOST_EXCLUDED)
    remarks.refuse(
      onde,
      `são ${bodies.length} órgãos, e o máximo são ${MOST_EXCLUDED}. Ficaram os primeiros.`,
    )
  return bodies.slice(0, MOST_EXCLUDED)
}

function contentOf(
  fields: DagFields<'search'>,
  onde: string,
  read: ReturnType<typeof reader>,
): TranslatedBlock['conteudo'] {
  const isWhole = read.flag(fields.full_text, placeOf(onde, 'full_text'), false)
  const isSummary = read.flag(fields.use_summary, placeOf(onde, 'use_summary'), false)
  return isWhole ? 'integra' : isSummary ? 'ementa' : 'trecho'
}

function dateOf(
  value: unknown,
  onde: string,
  read: ReturnType<typeof reader>,
  remarks: Remarks,
): string {
  const date = read.text(value, onde) ?? 'DIA'
  if (DATES.includes(date)) return date
  remarks.refuse(onde, `"${date}" não é um período do Ro-DOU. Importado como DIA.`)
  return 'DIA'
}
