import { dateOfDay, dayNumber } from '../lib/time/dates.ts'
import { type Weekday, weekdayOf } from '../lib/time/weekdays.ts'
import { type TermDialect, type Expression, ExpressionFault, readExpression } from './expression.ts'
import { foldedWords } from './folded.ts'

/** An act as the archive has it. */
export interface ComparedAct {
  id: string
  titulo: string
  /** YYYY-MM-DD */
  data_publicacao: string
  secao: string
  /** Of an extra edition, that of its section. */
  secao_base: string
  orgao: string
  tipo_ato: string
  conteudo_completo: string
  assinatura: string
  url_original: string
  url_pdf: string
}

/** A search of Ro-DOU, as its own reading takes it. */
export interface EmulatedSearch {
  /** In its words, in the order of the items. */
  terms: string[]
  department: string[]
  department_ignore: string[]
  terms_ignore: string[]
  pubtype: string[]
  /** `1`, `2`, `3`, `extra`, `extra1`…; none: all. */
  secoes: string[]
  /** Whether each run looks further back than at its own day. */
  isWide: boolean
  /** The days on which it runs. */
  dias: Weekday[]
  withoutSigners: boolean
}

/** Why Arauto finds an act that Ro-DOU does not. */
export const ONLY_HERE = {
  edicao: 'a pasta de edições não tem este ato',
  execucao: 'publicado num dia, ou numa edição extra, que nenhuma execução do Ro-DOU procurava',
  acento: 'órgão escrito sem os seus acentos',
  apostrofo: 'um termo com apóstrofo derruba a pesquisa',
  operador: 'operador que o SQL do Ro-DOU não tem',
  titulo: 'só no título',
  partes: 'a fonte traz o ato em partes, e o Ro-DOU lê cada uma sozinha',
  marcas: 'uma marca do HTML, ou outro parágrafo, no meio do termo',
  grau: '"n°", com o sinal de grau, no lugar de "nº"',
  pontuacao: 'pontuação ou quebra de linha entre as palavras, ou no fim do termo',
  assinante: 'o Ro-DOU o tomou por quem só assina',
} as const

/** Why Ro-DOU finds an act that Arauto does not. */
export const ONLY_THERE = {
  ausente: 'o acervo não tem este ato',
  marcas: 'o termo está numa marca do HTML, e não no texto',
  ponto: 'o ponto vale qualquer letra no Ro-DOU',
  numero: 'o número é o começo ou o fim de outro',
  assinatura: 'o termo só está nas linhas de quem assina',
  orgao: 'o órgão excluído está em outro nível do caminho',
  simbolo: 'símbolos ou palavras coladas ao termo',
} as const

/** In what the emulation follows Arauto instead, to find the reason of a difference. */
export type Following = Partial<Record<keyof typeof ONLY_HERE | keyof typeof ONLY_THERE, true>>

/** An act with its texts as Ro-DOU compares them. */
export interface ReadyAct {
  act: ComparedAct
  /** Whether the archive has it. */
  isHeld: boolean
  /** The rows that Ro-DOU has of it: one, or one for each part that the source brings. */
  rows: string[]
  /** Its whole text, without markup. */
  body: string
  title: string
  path: string
  type: string
  signature: string
}

/** @param parts the HTML of its files, which Ro-DOU reads; null: its text in the archive stands for it */
export function readyAct(act: ComparedAct, parts: string[] | null = null, isHeld = true): ReadyAct {
  const body = fold(act.conteudo_completo)
  return {
    act,
    isHeld,
    rows: parts === null ? [body] : parts.map(fold),
    body,
    title: fold(act.titulo),
    path: act.orgao.toLowerCase().normalize('NFC'),
    type: foldedWords(act.tipo_ato),
    signature: foldedWords(parts === null ? act.assinatura : signersIn(parts)),
  }
}

const SIGNER = /<p class="assina">([^<]*)/g

function signersIn(parts: string[]): string {
  return parts.flatMap((html) => [...html.matchAll(SIGNER)].map(([, name]) => name)).join(' ')
}

/** Whether a run of Ro-DOU finds an act by a term, or without one if it is empty: what its SQL, and what comes behind it, would say. */
export function finds(
  ready: ReadyAct,
  term: string,
  search: EmulatedSearch,
  follow: Following = {},
): boolean {
  return (
    (follow.apostrofo || !search.terms.some((each) => /['’]/.test(each))) &&
    passes(ready, search, follow) &&
    rowsOf(ready, follow).some(
      (row) => hasTerm(row, ready.title, term, follow) && !hasIgnored(row, search),
    ) &&
    !isOfSigner(ready, term, search, follow)
  )
}

function passes({ act, path, type }: ReadyAct, search: EmulatedSearch, follow: Following) {
  const { department, department_ignore, pubtype } = search
  const bare = foldedWords(path)
  return (
    (follow.execucao ? isOfSections(act, search) : isLookedAt(act, search)) &&
    (department.length === 0 ||
      department.some((name) =>
        follow.acento
          ? bare.includes(foldedWords(name))
          : path.includes(name.toLowerCase().normalize('NFC')),
      )) &&
    !department_ignore.some((name) =>
      follow.orgao ? bare.includes(foldedWords(name)) : bare.startsWith(foldedWords(name)),
    ) &&
    (pubtype.length === 0 || pubtype.some((name) => type.includes(foldedWords(name))))
  )
}

/** What Ro-DOU reads as one text. */
function rowsOf({ rows, body }: ReadyAct, follow: Following): string[] {
  if (rows.length === 0) return follow.edicao ? [body] : []
  if (follow.marcas) return [body]
  return follow.partes ? [rows.join('\n')] : rows
}

function hasIgnored(row: string, { terms_ignore }: EmulatedSearch): boolean {
  return terms_ignore.some((name) => wholeWords(fold(name), {}).test(row))
}

function isOfSections({ secao, secao_base }: ComparedAct, { secoes }: EmulatedSearch): boolean {
  return secoes.length === 0 || secoes.includes(secao) || secoes.includes(`${secao}${secao_base}`)
}

/** A run looks at the sections of its day, and at their extra editions of the day before. */
function isLookedAt(act: ComparedAct, search: EmulatedSearch): boolean {
  const { secao, secao_base, data_publicacao } = act
  const { secoes, isWide, dias } = search
  const isWanted = secoes.length === 0 || secoes.includes(secao === 'extra' ? secao_base : secao)
  const runs = (after: number) =>
    dias.includes(weekdayOf(dateOfDay(dayNumber(data_publicacao) + after)))
  return isWanted && (isWide || runs(secao === 'extra' ? 1 : 0))
}

function hasTerm(row: string, title: string, term: string, follow: Following): boolean {
  if (term === '') return true
  const whole = follow.titulo ? `${title}\n${row}` : row
  const text = follow.grau ? whole.replaceAll('°', 'o') : whole
  const expression = expressionOf(term, follow.operador ? 'guia' : 'sql')
  return expression !== null && holds(expression, text, follow)
}

function expressionOf(term: string, dialect: TermDialect): Expression | null {
  try {
    return readExpression(term, dialect).expression
  } catch (error) {
    if (error instanceof ExpressionFault) return null
    throw error
  }
}

function holds(expression: Expression, text: string, follow: Following): boolean {
  switch (expression.kind) {
    case 'not':
      return !holds(expression.child, text, follow)
    case 'and':
      return expression.children.every((child) => holds(child, text, follow))
    case 'or':
      return expression.children.some((child) => holds(child, text, follow))
    case 'prefix':
      return wholeWords(fold(expression.start), follow, '').test(text)
    case 'phrase':
      return wholeWords(fold(expression.words), follow).test(text)
  }
}

/** PostgreSQL's `\y`: between a character of a word and another one. */
const EDGE = String.raw`(?:(?<=[\p{L}\p{N}_])(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}_])(?=[\p{L}\p{N}_]))`
const AFTER_NUMBER = String.raw`(?<!\d[.,/-]?)(?<![\p{L}\p{N}])`
const BEFORE_NUMBER = String.raw`(?![.,/-]?\d)(?![\p{L}\p{N}])`

/** As many as there are terms and reasons. */
const compiled = new Map<string, RegExp>()

function wholeWords(words: string, follow: Following, end = EDGE): RegExp {
  const key = JSON.stringify([words, follow, end])
  const known = compiled.get(key) ?? compile(words, follow, end)
  compiled.set(key, known)
  return known
}

/** Whole words: with a dot that stands for any character, or as Arauto reads them. */
function compile(words: string, follow: Following, end: string): RegExp {
  const escaped = words.replaceAll(/[\\^$*+?{}[\]()|/]/g, String.raw`\$&`)
  if (follow.pontuacao || follow.simbolo) {
    const parts = words.match(/[\p{L}\p{N}]+/gu) ?? []
    const sequence = parts.join(String.raw`[^\p{L}\p{N}]+`)
    return new RegExp(`(?<![\\p{L}\\p{N}])${sequence}${end && '(?![\\p{L}\\p{N}])'}`, 'u')
  }
  const source = follow.ponto ? escaped.replaceAll('.', String.raw`\.`) : escaped
  return follow.numero
    ? new RegExp(`${AFTER_NUMBER}${source}${end && BEFORE_NUMBER}`, 'u')
    : new RegExp(`${EDGE}${source}${end}`, 'u')
}

/** Ro-DOU knows a sole signer by the whole name; Arauto leaves out what only the lines of signers have. */
function isOfSigner(
  { act, signature }: ReadyAct,
  term: string,
  { withoutSigners }: EmulatedSearch,
  follow: Following,
): boolean {
  if (!withoutSigners || signature.trim() === '' || follow.assinante) return false
  const words = foldedWords(term)
  return follow.assinatura ? isOnlySigned(act, words) : signature === words
}

function isOnlySigned({ assinatura, conteudo_completo }: ComparedAct, words: string): boolean {
  const signers = new Set(assinatura.split(/; | - |, /).map(foldedWords))
  const lines = conteudo_completo.split('\n').map(foldedWords)
  return !lines.filter((line) => !signers.has(line)).some((line) => line.includes(words))
}

/** Without accents and case; one blank for several, but line breaks stay. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\S\n]+/g, ' ')
}
