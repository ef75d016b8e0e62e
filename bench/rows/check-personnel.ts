/*
 * node bench/rows/check-personnel.ts
 *
 * Tells what is wrong with the labels of `pessoal` as such (PESSOAL.md): offsets that lie outside a text or cut a
 * word, values that no column takes, an act in the wrong half or in two sets. Prints the counts of PESSOAL.md.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { table } from '../lib/figures.ts'
import { readRealActs } from '../lib/real-acts.ts'

type Span = [start: number, end: number]
type Row = Record<string, Span | string | boolean>

const HALVES = ['tuning', 'held-out']
const SETS = [...HALVES, 'fresh', 'blind', 'blind-2', 'blind-3', 'blind-4', 'blind-5']
const SPANS =
  'verbo pessoa_nome matricula cargo_efetivo cargo_funcao codigo unidade orgao_destino vaga_codigo vaga_antecessor autoridade_nome autoridade_cargo'
const WORDS: Record<string, string> = {
  tipo_movimentacao:
    'nomeacao exoneracao designacao dispensa substituicao aposentadoria pensao cessao requisicao remocao redistribuicao afastamento licenca reconducao reversao reintegracao promocao demissao vacancia contratacao rescisao transferencia_reserva tornar_sem_efeito retificacao delegacao comissao enquadramento convocacao alteracao_exercicio outro',
  pessoa_papel: 'titular substituto instituidor membro presidente suplente',
  matricula_tipo: 'siape siapecad militar propria',
  data_efeito_origem: 'expressa retroativa periodo publicacao assinatura obito',
  vaga_causa:
    'aposentadoria exoneracao dispensa falecimento posse_inacumulavel remocao redistribuicao criacao outra',
}
const PATTERNS: Record<string, RegExp> = {
  sigla_funcao: /^[A-Z]{2,6}$/,
  nivel_funcao: /^(?:\d+(?:\.\d+)?|[IVX]+)$/,
  data_efeito: /^\d{4}-\d{2}-\d{2}$/,
  periodo_inicio: /^\d{4}-\d{2}-\d{2}$/,
  periodo_fim: /^\d{4}-\d{2}-\d{2}$/,
}
const FLAGS = 'a_pedido de_oficio substituto'

const seen = new Set<string>()
const acts = await readRealActs()
if (acts.size === 0) console.log('NOT TESTED: no real editions')
else {
  const counts = SETS.filter((set) => existsSync(pathOf(set))).map(check)
  console.log(table(['set', 'acts', 'without a row', 'rows', 'values'], counts))
}

function check(set: string): string[] {
  const labels: Record<string, Row[]> = JSON.parse(readFileSync(pathOf(set), 'utf8'))
  for (const [id, rows] of Object.entries(labels)) {
    const text = acts.get(id)?.conteudo_completo
    if (text === undefined) complain(id, 'is in no edition')
    else if (seen.has(id)) complain(id, 'is in two sets')
    else if (HALVES.includes(set) && halfOf(id) !== set) complain(id, `belongs to ${halfOf(id)}`)
    else for (const fault of rows.flatMap((row) => faultsOf(row, text))) complain(id, fault)
    seen.add(id)
  }
  const rows = Object.values(labels)
  const without = rows.filter(({ length }) => length === 0).length
  const values = rows.flat().map((row) => Object.keys(row).length)
  const sum = values.reduce((total, each) => total + each, 0)
  return [set, ...[rows.length, without, values.length, sum].map(String)]
}

function faultsOf(row: Row, text: string): string[] {
  const faults = Object.entries(row).filter(([column, value]) => !isRight(column, value, text))
  const isOrdered = !row.periodo_inicio || !row.periodo_fim || row.periodo_inicio <= row.periodo_fim
  const order: typeof faults = isOrdered ? [] : [['periodo_fim', row.periodo_fim!]]
  return [...faults, ...order].map(([column, value]) => `${column} ${JSON.stringify(value)}`)
}

function isRight(column: string, value: Row[string], text: string): boolean {
  if (Array.isArray(value)) return names(SPANS, column) && isWhole(value, text)
  if (typeof value === 'boolean') return names(FLAGS, column) && value
  const words = WORDS[column]
  return words ? names(words, value) : (PATTERNS[column]?.test(value) ?? false)
}

/** It lies within the text, begins and ends with something printed, and cuts no word. */
function isWhole([start, end]: Span, text: string): boolean {
  const words = text.slice(start, end)
  const isInside = start >= 0 && start < end && end <= text.length
  return isInside && words === words.trim() && ![start, end].some((at) => isWithinWord(text, at))
}

/** A small letter before a capital or a digit, or `nº` before a digit, is where a space is missing. */
function isWithinWord(text: string, at: number): boolean {
  return /^(?!\p{Ll}\p{Lu}|[\p{Ll}ºª]\d)[\p{L}\p{N}]{2}$/u.test(
    text.slice(Math.max(at - 1, 0), at + 1),
  )
}

function names(list: string, word: string): boolean {
  return list.split(' ').includes(word)
}

function halfOf(id: string): string {
  return createHash('sha256').update(`metade:${id}`).digest('hex') < '8' ? 'tuning' : 'held-out'
}

function pathOf(set: string): string {
  return join(import.meta.dirname, `personnel-${set}.json`)
}

function complain(id: string, fault: string): void {
  console.error(id, fault)
  process.exitCode = 1
}
