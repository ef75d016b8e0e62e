import { printCnpj } from '../../lib/cnpj.ts'
import { isDay } from '../../lib/dates.ts'
import { without } from '../../lib/without.ts'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import { type WatchedRows, valuesOf } from './watched-rows.ts'

export type FilterName = Exclude<keyof WatchedRows, 'tabela'>
type RowWords = Pick<
  Words,
  | 'watchedRows'
  | 'tables'
  | 'common'
  | 'contracts'
  | 'personnel'
  | 'tenders'
  | 'sanctions'
  | 'norms'
>

/** What a filter is called in the page. */
export function filterNames({
  tables,
  contracts,
  personnel,
  tenders,
  sanctions,
  norms,
}: RowWords): Record<FilterName, string> {
  return {
    ...tables.written,
    termo: tables.field,
    orgao: contracts.columns.contratante,
    fornecedor_ni: contracts.supplier,
    tipo_instrumento: contracts.instrument,
    modalidade: contracts.bid,
    uasg: contracts.uasg,
    valor_min: contracts.columns.valor,
    valor_max: contracts.columns.valor,
    assinatura_de: contracts.columns.assinatura,
    assinatura_ate: contracts.columns.assinatura,
    vigencia_fim_de: contracts.ends,
    vigencia_fim_ate: contracts.ends,
    vigencia_fim_em_dias: contracts.ends,
    tipo_movimentacao: personnel.movement,
    pessoa_nome: personnel.name,
    cargo_funcao: personnel.office,
    sigla_funcao: personnel.family,
    codigo: personnel.columns.nivel,
    codigo_min: personnel.leastLevel,
    substituto: personnel.asSubstitute,
    data_efeito_de: personnel.columns.efeito,
    data_efeito_ate: personnel.columns.efeito,
    secao: tables.section,
    tipo_aviso: tenders.notice,
    srp: tenders.priceRecordTitle,
    vencedor_ni: tenders.winner,
    abertura_de: tenders.opens,
    abertura_ate: tenders.opens,
    abertura_em_dias: tenders.opens,
    categoria_sancao: sanctions.sanction,
    situacao_sancao: tables.effect,
    ambito: sanctions.sphere,
    sancionado_cnpj: sanctions.company,
    vigente_em: sanctions.inForce,
    especie: norms.species,
    ano: norms.year,
    altera: norms.lists.altera,
    revoga: norms.lists.revoga,
    regulamenta: norms.lists.regulamenta,
    entra_em_vigor_de: norms.columns.vigor,
    entra_em_vigor_ate: norms.columns.vigor,
  }
}

/** A filter on rows in words: a line for each of its fields. */
export function watchedWords(watched: WatchedRows, words: RowWords, format: Format): string[] {
  const { watchedRows: said, tables } = words
  const names = filterNames(words)
  if (watched.tabela !== 'contratos') names.orgao = words.tenders.body
  const given = Object.entries(without(watched, 'tabela')) as [FilterName, unknown][]
  const lines = given.map(([name, value]) => {
    const shown = valuesOf(value).map((one) => filterValue(name, one, words, format))
    const line = lineOf(name, said)
    return line(names[name], shown.join('; '))
  })
  return [tables[TABLE_TITLES[watched.tabela]], ...lines]
}

/** What an alert of these rows is called: the table, and the values that it is narrowed to. */
export function watchedName(watched: WatchedRows, words: RowWords, format: Format): string {
  const names = filterNames(words)
  const title = words.tables[TABLE_TITLES[watched.tabela]]
  const given = Object.entries(without(watched, 'tabela')) as [FilterName, unknown][]
  const parts = given.map(([name, value]) => {
    const shown = valuesOf(value).map((one) => filterValue(name, one, words, format))
    const line = lineOf(name, words.watchedRows)
    if (SAID_BY_NAME.has(name)) return line(names[name], shown.join('; '))
    return line('', shown.join('; ')).replace(/^: /, '')
  })
  return parts.length === 0 ? title : words.watchedRows.named(title, parts.join(', '))
}

/** Their values alone do not tell what they filter. */
const SAID_BY_NAME = new Set<FilterName>(['altera', 'revoga', 'regulamenta', 'srp', 'substituto'])

function lineOf(name: FilterName, said: Words['watchedRows']): typeof said.given {
  if (name.endsWith('_em_dias')) return said.ahead
  if (/_(?:de|min)$/.test(name)) return said.from
  return /_(?:ate|max)$/.test(name) ? said.until : said.given
}

/** Where the words of tables have their names. */
export const TABLE_TITLES = {
  contratos: 'contracts',
  pessoal: 'personnel',
  licitacoes: 'tenders',
  sancoes: 'sanctions',
  normas: 'norms',
} as const

/** A value of a filter, in words. */
export function filterValue(
  name: FilterName,
  value: string,
  words: RowWords,
  format: Format,
): string {
  const { contracts, personnel, tenders, sanctions, norms, common, watchedRows: said } = words
  const kinds: Partial<Record<FilterName, Record<string, string>>> = {
    secao: common.section,
    tipo_instrumento: contracts.kinds,
    modalidade: contracts.bids,
    tipo_movimentacao: personnel.kinds,
    tipo_aviso: tenders.kinds,
    categoria_sancao: sanctions.kinds,
    situacao_sancao: sanctions.states,
    ambito: sanctions.spheres,
    especie: norms.kinds,
    srp: { true: said.yes, false: said.no },
    substituto: { true: said.yes, false: said.no },
  }
  if (name === 'valor_min' || name === 'valor_max') return format.money(Number(value))
  if (name.endsWith('_ni') || name.endsWith('_cnpj')) return printCnpj(value)
  if (name === 'orgao') return value.replaceAll('/', ' / ')
  return kinds[name]?.[value] ?? (isDay(value) ? format.date(value) : value)
}
