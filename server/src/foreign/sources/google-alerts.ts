import type { Declaring, ForeignFrequency } from '../declare.ts'
import { type SearchToken, SearchFault, readForeignSearch } from '../query/grammar.ts'
import { type Wanted, atom, phraseAtom, queryText, wordAtom } from '../query/wanted.ts'
import { type ForeignRecord, isSaid, foreignText, foreignTexts } from '../records.ts'

/** Alerts of Google, as its export of an account's data has them. */
export function fromGoogleAlerts(records: ForeignRecord[], made: Declaring): void {
  for (const record of records) addAlert(record, made)
}

function addAlert(record: ForeignRecord, made: Declaring): void {
  const { onde } = record
  const { remarks } = made
  const query = foreignText(record, 'query')
  try {
    const { wanted, notes } = readGoogle(query)
    for (const note of notes) remarks.note(onde, note)
    if (wanted === null) throw new SearchFault('não diz o que procurar')
    const { frequencia, hora } = scheduleIn(record, made)
    tellOthers(record, made)
    made.add({
      onde,
      chave: made.keyForText(query),
      nome: query,
      consulta: queryText(wanted),
      emails: made.addresses(foreignTexts(record.fields.get('email_address')), onde),
      frequencia,
      hora,
    })
  } catch (error) {
    if (!(error instanceof SearchFault)) throw error
    remarks.refuse(onde, `"${query.slice(0, 200)}" ${error.message}. Não foi importado.`)
  }
}

/** What an alert says and Arauto has no use for. */
function tellOthers(record: ForeignRecord, { remarks }: Declaring): void {
  const { onde } = record
  if (foreignText(record, 'delivery_method').toUpperCase() === 'RSS')
    remarks.note(
      onde,
      'o Google o entregava por RSS. No Arauto, o feed do alerta se pede na página.',
    )
  if (['language', 'country', 'source', 'quality'].some((field) => isSaid(record, field)))
    remarks.dismiss(onde, 'idioma, região, fonte e quantidade: o Arauto só tem o DOU, e traz tudo.')
}

const FREQUENCIES = new Map<string, ForeignFrequency>([
  ['HOURLY', 'imediata'],
  ['AS_IT_HAPPENS', 'imediata'],
  ['DAILY', 'diaria'],
  ['WEEKLY', 'semanal'],
])
const USUAL_HOUR = 8

function scheduleIn(record: ForeignRecord, { remarks }: Declaring) {
  const said = foreignText(record, 'delivery_frequency').toUpperCase()
  const frequencia = FREQUENCIES.get(said) ?? 'diaria'
  if (said !== '' && !FREQUENCIES.has(said))
    remarks.note(record.onde, `a frequência "${said}" não é conhecida. Importado como diária.`)
  const [, hour] = /^(\d{1,2})\b/.exec(foreignText(record, 'delivery_time')) ?? []
  return { frequencia, hora: hour === undefined || +hour > 23 ? USUAL_HOUR : +hour }
}

/** A quoted text or a word, with what stands before it; an operator. No repeated part can match what follows it. */
const PIECE = /AROUND\(\d{1,4}\)|-?(?:[a-z]{2,12}:)?"[^"]*"|-\(|[()|]|[^\s()|"]+|"/g
const OPERATORS = new Map<string, SearchToken[]>([
  ['OR', [{ kind: 'inner' }]],
  ['|', [{ kind: 'inner' }]],
  ['AND', [{ kind: 'outer' }]],
  ['(', [{ kind: 'open' }]],
  [')', [{ kind: 'close' }]],
  ['-(', [{ kind: 'not' }, { kind: 'open' }]],
])

interface Reading {
  tokens: SearchToken[]
  notes: Set<string>
}

function readGoogle(query: string): { wanted: Wanted | null; notes: Set<string> } {
  const pieces = [...query.matchAll(PIECE)].map(([piece]) => piece)
  const reading: Reading = { tokens: [], notes: new Set() }
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at]!
    const [, distance] = /^AROUND\((\d+)\)$/.exec(pieces[at + 1] ?? '') ?? []
    const other = pieces[at + 2]
    if (distance !== undefined && other !== undefined) {
      if ([piece, other].some((one) => NO_WORD.test(one)))
        throw new SearchFault('põe AROUND ao lado de algo que não é palavra nem frase')
      const near = phraseAtom(`${bare(piece)} ${bare(other)}`, Number(distance))
      reading.tokens.push({ kind: 'operand', wanted: near })
      at += 2
    } else addPiece(piece, reading)
  }
  return { wanted: readForeignSearch(reading.tokens, 'and'), notes: reading.notes }
}

/** An exclusion, or a field. */
const NO_WORD = /^(?:-.|[a-z]{2,12}:)/

function bare(piece: string): string {
  return piece.replaceAll('"', ' ')
}

function addPiece(piece: string, reading: Reading): void {
  const { tokens } = reading
  const operator = OPERATORS.get(piece)
  if (operator) {
    tokens.push(...operator)
    return
  }
  if (piece === '"') return // one without another says nothing
  const isExcluded = /^-./.test(piece)
  const [, field, value = ''] = /^-?(?:([a-z]{2,12}):)?(.*)$/s.exec(piece) ?? []
  if (field !== undefined && value === '')
    throw new SearchFault(`tem ${field}: sem uma palavra logo depois`)
  const wanted = operandOf({ field: field ?? null, value, isExcluded }, reading.notes)
  if (isExcluded && wanted !== null) tokens.push({ kind: 'not' })
  tokens.push({ kind: 'operand', wanted })
}

interface Operand {
  field: string | null
  value: string
  isExcluded: boolean
}

/** Addresses of the gazette, which is all that Arauto has. */
const GAZETTE = /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)*gov\.br\/?$/i
const ELSEWHERE = [
  'site',
  'filetype',
  'ext',
  'inurl',
  'allinurl',
  'related',
  'cache',
  'source',
  'link',
]
const WHEN = ['after', 'before']

/** @throws SearchFault for what asks for something else than the gazette */
function operandOf({ field, value, isExcluded }: Operand, notes: Set<string>): Wanted | null {
  if (field === null || field === 'intext' || field === 'allintext') return textOf(value, notes)
  if (field === 'intitle' || field === 'allintitle') return titled(textOf(value, notes))
  if (WHEN.includes(field)) {
    notes.add(`${field}: não vale para o que ainda vai ser publicado. Não foi importado.`)
    return null
  }
  if (!ELSEWHERE.includes(field)) return textOf(`${field}:${value}`, notes)
  const isOfGazette = field === 'site' && GAZETTE.test(value.replaceAll('"', ''))
  if (isOfGazette !== isExcluded) return null
  throw new SearchFault(
    isExcluded
      ? `exclui ${field}:${value}, que é tudo o que o Arauto tem`
      : `só quer ${field}:${value}, e o Arauto só tem o DOU`,
  )
}

function titled(wanted: Wanted | null): Wanted | null {
  return wanted?.kind === 'atom' ? atom(`titulo:${wanted.text}`) : null
}

function textOf(value: string, notes: Set<string>): Wanted | null {
  if (!value.startsWith('"')) return wordAtom(value.replaceAll('*', ''))
  if (!/\s\*\s/.test(value)) return phraseAtom(value.replaceAll('*', ''))
  notes.add('"*" dentro de aspas valia qualquer palavra. Importado como palavras próximas.')
  return phraseAtom(value.replaceAll('*', ' '), value.split('*').length - 1)
}
