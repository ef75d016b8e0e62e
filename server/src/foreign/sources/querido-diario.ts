import type { Declaring } from '../declare.ts'
import { type SearchToken, SearchFault, readForeignSearch } from '../query/grammar.ts'
import { type Wanted, atom, phraseAtom, queryText, wordAtom } from '../query/wanted.ts'
import { type ForeignRecord, isSaid, foreignText } from '../records.ts'

/** Alerts of Querido Diário, as the API of an account tells them. Its mails are daily, to the account's address. */
export function fromQueridoDiario(records: ForeignRecord[], made: Declaring): void {
  for (const record of records) addAlert(record, made)
}

function addAlert(record: ForeignRecord, made: Declaring): void {
  const { onde } = record
  const { remarks } = made
  const query = foreignText(record, 'query_string')
  try {
    const { wanted, notes } = readQuery(query)
    if (wanted === null) throw new SearchFault('não diz o que procurar')
    for (const note of notes) remarks.note(onde, note)
    tellOthers(record, made)
    const id = foreignText(record, 'id')
    made.add({
      onde,
      chave: id === '' ? made.keyForText(query) : made.keyFor(id),
      nome: query,
      consulta: queryText(wanted),
      emails: made.addresses([foreignText(record, 'emails')].filter(Boolean), onde),
      frequencia: 'diaria',
      hora: 8,
    })
  } catch (error) {
    if (!(error instanceof SearchFault)) throw error
    remarks.refuse(onde, `"${query.slice(0, 200)}" ${error.message}. Não foi importado.`)
  }
}

const CHOSEN: [fields: string[], said: string][] = [
  [
    ['territories', 'territory_id'],
    'escolhia diários de municípios, e o DOU é federal: veio sem eles. Para os atos federais de um município, acrescente o nome dele à consulta, ou orgao:"Prefeitura Municipal de …".',
  ],
  [['sub_themes'], 'sub_themes não tem correspondente: sem ele, o alerta encontra mais.'],
  [
    ['gov_entities'],
    'gov_entities veio sem efeito: sem ele, o alerta encontra mais. Acrescente orgao:"…".',
  ],
]

function tellOthers(record: ForeignRecord, { remarks }: Declaring): void {
  for (const [fields, said] of CHOSEN)
    if (fields.some((field) => isSaid(record, field))) remarks.note(record.onde, said)
}

/** OpenSearch's simple syntax. No repeated part can match what follows it. */
const PIECE = /"[^"]*"(?:~\d{1,5})?|[+|()]|(?<not>-)(?=[("\p{L}\p{N}])|[^\s+|()"]+|"/gu
const OPERATORS = new Map<string, SearchToken>([
  ['+', { kind: 'inner' }],
  ['|', { kind: 'outer' }],
  ['(', { kind: 'open' }],
  [')', { kind: 'close' }],
])

function readQuery(query: string): { wanted: Wanted | null; notes: Set<string> } {
  const notes = new Set<string>()
  const tokens = [...query.matchAll(PIECE)].flatMap(([piece], at, all): SearchToken[] => {
    if (all[at]!.groups?.['not'] !== undefined) return [{ kind: 'not' }]
    if (piece === '"') return [] // one without another says nothing
    return [OPERATORS.get(piece) ?? { kind: 'operand', wanted: operandOf(piece, notes) }]
  })
  const isLoose = tokens.some(
    ({ kind }, at) => kind === 'operand' && tokens[at + 1]?.kind === 'operand',
  )
  if (isLoose)
    notes.add(
      'no Querido Diário, um espaço entre palavras é "ou", e assim foi importado. Se quer todas, troque OU por um espaço; se quer a frase, ponha aspas.',
    )
  return { wanted: readForeignSearch(tokens, 'or'), notes }
}

function operandOf(piece: string, notes: Set<string>): Wanted | null {
  const [, phrase, near] = /^"([^"]*)"(?:~(\d+))?$/.exec(piece) ?? []
  if (phrase !== undefined) return phraseAtom(phrase, near === undefined ? null : Number(near))
  const [, start] = /^([\p{L}\p{N}]{2,})\*$/u.exec(piece) ?? []
  if (start !== undefined) return atom(`${start.toLowerCase()}*`)
  if (/~\d*$/.test(piece))
    notes.add('"~" depois de uma palavra aceitava letras trocadas. Importada como está escrita.')
  return wordAtom(piece.replace(/~\d*$/, '').replaceAll(/[\\*]/g, ''))
}
