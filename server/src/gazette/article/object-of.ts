import { eitherOf } from '../../lib/text/either-of.ts'

/** What an act says of its object. */
export interface ActOnObject {
  secao: string
  titulo: string
  ementa: string | null
  resumo: string
  conteudo_completo: string
}

/** The section of bids and contracts. */
export const CONTRACTS = '3'
/** Longer ones go into details. */
const MOST_LETTERS = 300
/** Acts begin with who and by what law; behind this, they tell of something else. */
const SEARCHED = 4_000

const NAMED =
  /\b(?:objeto|objetivo)\b[^:.;]{0,40}?(?::|-|–|(?<!\p{L})é(?!\p{L})|\bconsiste\b|\bversa\b|\btrata-se d[ae]\b)\s*|\b(?:objetivando|visando)\b/iu
const BEGUN =
  /\b(?=(?:contrata|aquisi|presta|execu|constru|prorroga|altera)[çc](?:[ãa]o|[õo]es)\b|(?:fornecimento|registro de pre[çc]os?|prorrogar)\b)/iu
/** What follows the object of a contract or a bid: for whom, by what rules, for how much. */
const FOLLOWING = new RegExp(
  String.raw`\b(?:${eitherOf(
    String.raw`fundament\w+ legal|base legal|vig[eê]ncia:|valor|contratad[ao]|contratante|data d[aeo]|abertura`,
    String.raw`assin\w+|crit[eé]rio|dota[çc]|signat|edital|disponibiliz|encontra|homologo`,
    'empresas? (?:vencedora|habilitada|contratada)|total de itens|in[ií]cio d|conforme|de acordo',
    '(?:para|visando|a fim de) atender|em atendimento|destinad[oa]s?|com (?:o objetivo|recursos)',
    String.raw`constantes?|que ser[ãa]o prestados|sess[ãa]o|proc\.|processo`,
  )})`,
  'iu',
)
/** An object has more letters than a word of these at its very beginning. */
const LEAST_LETTERS = 10

/**
 * The part of an act's text that says what it is about: its ementa; of a bid or a contract what stands
 * behind "objeto", or the first purchase, service or work; else its summary.
 */
export function objectOf(act: ActOnObject): string {
  const { secao, titulo, ementa, resumo, conteudo_completo } = act
  if (ementa) return ementa
  if (secao !== CONTRACTS) return resumo
  const body = conteudo_completo.startsWith(titulo)
    ? conteudo_completo.slice(titulo.length)
    : conteudo_completo
  const text = body.slice(0, SEARCHED)
  const begin = NAMED.exec(text) ?? BEGUN.exec(text)
  if (begin === null) return resumo
  const from = begin.index + begin[0].length
  const object = body.slice(from, from + MOST_LETTERS)
  const end = object.slice(LEAST_LETTERS).search(FOLLOWING)
  return end < 0 ? object : object.slice(0, LEAST_LETTERS + end)
}
