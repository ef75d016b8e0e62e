import { counted } from '../../lib/text/counted.ts'
import { maskCpfs } from '../../printed/mask-cpf.ts'
import { brazilianDate } from '../brasilia-time.ts'
import type { LetterBlock } from '../letter.ts'
import type { LetterRow, RowsSought } from '../message.ts'
import { capitalWords, wireWords } from './wire-words.ts'

type Table = NonNullable<LetterRow['tabela']>
type Field = [label: string, value: string | null]

/** A row as people read it: what it is about, and its values. */
interface PrintedRow {
  title: string
  fields: { label: string; value: string }[]
}

/** A row of a table. `orgao`: the body of its act, which stands above it. */
export function rowBlock(row: LetterRow, orgao: string): LetterBlock {
  return { kind: 'record', ...printedRow(row, orgao) }
}

/** `orgao`: the body of its act, which is not said again. */
export function printedRow({ tabela, linha, prazo }: LetterRow, orgao: string): PrintedRow {
  const { title, fields } = printed(tabela ?? tableOf(linha), linha)
  const near: Field[] = prazo === undefined ? [] : [nearField(prazo)]
  return {
    title: title ?? 'Linha sem nome impresso',
    fields: [...near, ...fields].flatMap(([label, value]) =>
      value === null || value === '' || value === bodyOf(orgao)
        ? []
        : [{ label, value: cut(value) }],
    ),
  }
}

/** What an alert of rows seeks, in one line. */
export function rowsSoughtSentence({ tabela, ...filters }: RowsSought): string {
  const given = Object.entries<unknown>(filters).map(
    ([name, value]) =>
      `${wireWords(name)}: ${[value]
        .flat()
        .map((one) => valueWords(name, one))
        .join(' ou ')}`,
  )
  return [`linhas de ${wireWords(tabela)}`, ...given].join('; ')
}

const AMOUNTS = ['valor_min', 'valor_max']
/** Filters whose values are written by people, or no amounts. */
const AS_WRITTEN = ['termo', 'orgao', 'pessoa_nome', 'cargo_funcao', 'numero', 'ano']

function valueWords(name: string, value: unknown): string {
  if (AS_WRITTEN.includes(name)) return String(value)
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'number') return (AMOUNTS.includes(name) ? REAIS : NUMBER).format(value)
  const text = String(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? brazilianDate(text) : wireWords(text)
}

function nearField({ campo, data, dias }: NonNullable<LetterRow['prazo']>): Field {
  const what = campo === 'vigencia_fim' ? 'A vigência termina' : 'A sessão abre'
  const when = dias === 0 ? 'no próprio dia' : `${counted(dias, 'dia', 'dias')} antes`
  return ['Prazo', `${what} em ${brazilianDate(data)}; pediu-se o aviso ${when}`]
}

function printed(
  tabela: Table,
  row: LetterRow['linha'],
): { title: string | null; fields: Field[] } {
  switch (tabela) {
    case 'pessoal':
      return movement(row)
    case 'contratos':
      return contract(row)
    case 'licitacoes':
      return tender(row)
    case 'sancoes':
      return sanction(row)
    case 'normas':
      return norm(row)
  }
}

/** The table of a row in a mail that an older program wrote: each has a column that no other has. */
function tableOf(row: LetterRow['linha']): Table {
  if (row.tipo_movimentacao !== undefined) return 'pessoal'
  if (row.tipo_instrumento !== undefined) return 'contratos'
  if (row.tipo_aviso !== undefined) return 'licitacoes'
  return row.categoria_sancao !== undefined ? 'sancoes' : 'normas'
}

function movement(row: LetterRow['linha']) {
  const kind = capitalWords(row.tipo_movimentacao ?? '')
  return {
    title: row.pessoa_nome ?? null,
    fields: [
      ['Movimento', row.substituto ? `${kind}, como substituto` : kind],
      ['Cargo', joined(row.cargo_funcao ?? row.cargo_efetivo, row.codigo)],
      ['Unidade', row.unidade ?? null],
      ['Órgão', bodyOf(row.orgao)],
      ['Efeito', dayOf(row.data_efeito)],
    ] satisfies Field[],
  }
}

function contract(row: LetterRow['linha']) {
  const number = [row.numero_contrato, row.ano_contrato].flatMap((part) => part ?? []).join('/')
  return {
    title: row.fornecedor_nome ?? row.fornecedor_ni ?? namesOf(row.partes),
    fields: [
      ['CNPJ', row.fornecedor_nome == null ? null : (row.fornecedor_ni ?? null)],
      ['Instrumento', `${capitalWords(row.tipo_instrumento ?? '')} ${number}`.trim()],
      ['Objeto', row.objeto ?? null],
      ['Valor', reaisOf(row.valor_global ?? row.valor_inicial ?? row.valor_do_instrumento)],
      ['Vigência', termOf(row.vigencia_inicio, row.vigencia_fim)],
      ['Órgão', row.contratante_nome ?? bodyOf(row.contratante_orgao)],
    ] satisfies Field[],
  }
}

function tender(row: LetterRow['linha']) {
  const number = [row.numero, row.ano].flatMap((part) => part ?? []).join('/')
  const kind = row.modalidade == null ? 'Licitação' : capitalWords(row.modalidade)
  const opens = dayOf(row.data_abertura)
  return {
    title: number === '' ? kind : `${kind} ${number}`,
    fields: [
      ['Aviso', capitalWords(row.tipo_aviso ?? '')],
      ['Objeto', row.objeto ?? null],
      ['Abertura', opens && joined(opens, row.hora_abertura)],
      ['Valor', reaisOf(row.valor_estimado)],
      ['Vencedor', winnersOf(row.vencedores)],
      ['UASG', row.uasg ?? null],
      ['Órgão', bodyOf(row.orgao)],
    ] satisfies Field[],
  }
}

function sanction(row: LetterRow['linha']) {
  return {
    title: row.sancionado_nome ?? row.sancionado_cnpj ?? null,
    fields: [
      ['CNPJ', row.sancionado_nome == null ? null : (row.sancionado_cnpj ?? null)],
      ['Sanção', capitalWords(row.categoria_sancao ?? '')],
      ['Abrangência', row.abrangencia ?? null],
      ['Multa', reaisOf(row.valor_multa)],
      ['Vigência', termOf(row.data_inicio, row.data_fim)],
      ['Órgão', bodyOf(row.orgao)],
    ] satisfies Field[],
  }
}

function norm(row: LetterRow['linha']) {
  const number = [row.numero, row.ano].flatMap((part) => part ?? []).join('/')
  return {
    title: `${capitalWords(row.especie ?? 'norma')} ${number}`.trim(),
    fields: [
      ['Ementa', row.ementa ?? null],
      ['Altera', namesOf(row.altera)],
      ['Revoga', namesOf(row.revoga)],
      ['Regulamenta', namesOf(row.regulamenta)],
      ['Em vigor', dayOf(row.entra_em_vigor)],
      ['Órgão', bodyOf(row.orgao)],
    ] satisfies Field[],
  }
}

/** An object may be a page long. */
const MOST_CHARACTERS = 300

/** CPFs are masked first: a cut one is none any more. */
function cut(value: string): string {
  const text = maskCpfs(value)
  if (text.length <= MOST_CHARACTERS) return text
  return `${text.slice(0, MOST_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '')}…`
}

function joined(...parts: (string | null | undefined)[]): string | null {
  return parts.filter((part) => part != null && part !== '').join(', ') || null
}

function dayOf(day: string | null | undefined): string | null {
  return day == null ? null : brazilianDate(day)
}

function termOf(first: string | null | undefined, last: string | null | undefined): string | null {
  if (last == null) return first == null ? null : `desde ${brazilianDate(first)}`
  return first == null
    ? `até ${brazilianDate(last)}`
    : `${brazilianDate(first)} a ${brazilianDate(last)}`
}

function reaisOf(amount: number | null | undefined): string | null {
  return amount == null ? null : REAIS.format(amount)
}

function bodyOf(path: string | null | undefined): string | null {
  return path == null ? null : path.replaceAll('/', ' / ')
}

/** More than a few are read in the act. */
const MOST_NAMED = 5

function listed(names: (string | null)[]): string | null {
  const known = names.filter((name) => name !== null)
  const hidden = known.length - MOST_NAMED
  const shown = known.slice(0, MOST_NAMED).join('; ')
  return joined(hidden > 0 ? `${shown} e mais ${hidden}` : shown)
}

function namesOf(named: { nome: string }[] = []): string | null {
  return listed(named.map(({ nome }) => nome))
}

function winnersOf(winners: LetterRow['linha']['vencedores'] = []): string | null {
  return listed(
    winners.map(({ fornecedor_nome, fornecedor_ni }) => fornecedor_nome ?? fornecedor_ni),
  )
}

const NUMBER = new Intl.NumberFormat('pt-BR')
const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
