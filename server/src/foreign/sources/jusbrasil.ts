import type { AlertTerm } from '../../alerts/alert.ts'
import { MOST_ITEMS } from '../../alerts/term-list.ts'
import { type Declaring, MAX_NOME, queryFault } from '../declare.ts'
import { together, phraseAtom, queryText } from '../query/wanted.ts'
import { type ForeignRecord, foreignText } from '../records.ts'
import { asName } from '../../rodou/wording.ts'

/** Persons, companies and proceedings that are monitored: one list, and an alert of it. */
export function fromJusbrasil(records: ForeignRecord[], made: Declaring, nome: string): void {
  const { remarks } = made
  const items = new Map<string, AlertTerm>()
  for (const record of records)
    for (const item of itemsOf(record, made)) {
      const { onde } = record
      const fault = queryFault(item.termo) ?? (item.termo.length > LONGEST ? TOO_LONG : null)
      if (fault !== null)
        remarks.refuse(onde, `${item.termo.slice(0, 200)}: ${fault} Não foi importado.`)
      else if (items.has(item.termo)) remarks.dismiss(onde, `${item.termo} repete outra linha.`)
      else if (items.size === MOST_ITEMS)
        remarks.refuse(
          onde,
          `passa de ${MOST_ITEMS.toLocaleString('pt-BR')} itens, o máximo de uma lista.`,
        )
      else items.set(item.termo, item)
    }
  if (items.size === 0) {
    remarks.refuse('', 'nenhum item foi importado, e por isso nenhum alerta.')
    return
  }
  remarks.note('', HOMONYMS)
  made.add({
    onde: '',
    chave: made.keyFor(nome),
    nome: asName(nome, MAX_NOME),
    lista: [...items.values()],
    emails: [],
    frequencia: 'diaria',
    hora: 8,
  })
}

const LONGEST = 1_000
const TOO_LONG = `passa de ${LONGEST} caracteres.`
const HOMONYMS =
  'só o DOU é acompanhado, não os tribunais. Um nome comum traz homônimos: acrescente ao item dele um órgão, como em "Maria de Souza" orgao:"Ministério da Saúde".'

/** Each column is an item; those of a line belong together. */
function itemsOf(record: ForeignRecord, { remarks }: Declaring): AlertTerm[] {
  const { onde } = record
  const nome = foreignText(record, 'nome')
  const grupo = asName(nome, 200) || null
  const found = [
    phraseText(nome),
    phraseText(foreignText(record, 'termo')),
    entity('cnpj', foreignText(record, 'cnpj')),
    entity('processo', foreignText(record, 'processo')),
    lawyer(foreignText(record, 'oab')),
  ].filter((termo) => termo !== null)
  if (foreignText(record, 'cpf') !== '')
    remarks.note(
      onde,
      found.length > 0
        ? 'o Diário costuma esconder parte do CPF; ele não foi importado, o resto da linha sim.'
        : 'só tem CPF, que o Diário costuma esconder em parte. Diga o nome.',
    )
  if (found.length === 0)
    remarks.refuse(onde, 'não tem nome, termo, cnpj, oab nem processo. Não foi importada.')
  return found.map((termo) => ({ termo, grupo }))
}

function phraseText(words: string): string | null {
  const phrase = phraseAtom(words)
  return phrase === null ? null : queryText(phrase)
}

function entity(field: string, value: string): string | null {
  const plain = value.replaceAll(/[^\p{L}\p{N}./-]/gu, '')
  return plain === '' ? null : `${field}:"${plain}"`
}

/** `OAB/SP 123.456`, `SP123456`, `123456/SP`: in the forms that are printed. */
function lawyer(value: string): string | null {
  if (value === '') return null
  const bare = value.toUpperCase().replace(/OAB/, '')
  const [state] = /[A-Z]{2}/.exec(bare) ?? []
  const number = bare.replaceAll(/\D/g, '')
  if (state === undefined || number === '' || number.length > 7) return phraseText(value)
  const dotted = number.replace(/(?=(?:\d{3})+$)(?!^)/g, '.')
  const forms = [`OAB/${state} ${dotted}`, `OAB/${state} nº ${dotted}`, `OAB/${state} ${number}`]
  const wanted = together(
    'or',
    [...new Set(forms)].map((form) => phraseAtom(form)),
  )
  return wanted === null ? null : queryText(wanted)
}
