import { isMapping } from '../../rodou/fields.ts'
import type { Declaring } from '../declare.ts'
import { type Wanted, together, phraseAtom, queryText, without } from '../query/wanted.ts'
import { type ForeignRecord, asPlainText, isSaid, foreignText, foreignTexts } from '../records.ts'

/** Monitors of gazettes of Escavador, as its API lists them. */
export function fromEscavador(records: ForeignRecord[], made: Declaring): void {
  for (const record of records) addMonitor(record, made)
}

function addMonitor(record: ForeignRecord, made: Declaring): void {
  const { onde, fields } = record
  const { remarks } = made
  const termo = foreignText(record, 'termo') || foreignText(record, 'valor')
  const names = [
    termo,
    ...foreignTexts(fields.get('variacoes'), ['termo', 'variacao', 'nome', 'valor']),
  ]
  const main = together(
    'or',
    names.map((name) => phraseAtom(name)),
  )
  if (main === null) {
    remarks.refuse(onde, 'não tem termo. Não foi importado.')
    return
  }
  if (isElsewhere(record, made)) return
  const auxiliary = auxiliaryIn(fields.get('termos_auxiliares'), onde, made)
  const wanted = together('and', [main, ...auxiliary]) ?? main
  const id = foreignText(record, 'id')
  made.add({
    onde,
    chave: id === '' ? made.keyForText(termo) : made.keyFor(id),
    nome: termo,
    consulta: queryText(wanted),
    emails: made.addresses(foreignTexts(fields.get('emails'), ['emails']), onde),
    frequencia: 'diaria',
    hora: 8,
  })
}

const GAZETTE = /di[aá]rio oficial da uni[aã]o|\bdou\b/i

/** Whether it watches other gazettes only; others beside the federal one are told. */
function isElsewhere(record: ForeignRecord, { remarks }: Declaring): boolean {
  const { onde, fields } = record
  const names = foreignTexts(fields.get('origens') ?? fields.get('diarios'), ['nome', 'sigla'])
  const others = names.filter((name) => !GAZETTE.test(name))
  if (names.length > 0 && others.length === names.length) {
    remarks.refuse(onde, `só acompanha ${shown(others)}; o Arauto só tem o DOU. Não foi importado.`)
    return true
  }
  if (others.length > 0)
    remarks.note(onde, `o Arauto só tem o DOU. Ficam de fora: ${shown(others)}.`)
  if (names.length === 0 && isSaid(record, 'origens_ids'))
    remarks.note(onde, 'origens_ids não diz quais diários são; importado para o DOU.')
  return false
}

function shown(names: string[]): string {
  const more = names.length > 5 ? `, e mais ${names.length - 5}` : ''
  return (
    names
      .slice(0, 5)
      .map((name) => name.slice(0, 100))
      .join(', ') + more
  )
}

const CONDITIONS = ['CONTEM', 'NAO_CONTEM', 'CONTEM_ALGUMA']

/** `{condicao, termo}`, or the two in a list. */
function auxiliaryIn(value: unknown, onde: string, { remarks }: Declaring): (Wanted | null)[] {
  const items: unknown[] = Array.isArray(value) ? value : []
  const read = items.map((item) => {
    const texts = isMapping(item)
      ? Object.values(item).flatMap((each) => foreignTexts(each))
      : foreignTexts(item)
    const condition = texts.find((text) => CONDITIONS.includes(text.toUpperCase()))
    const words = texts.find(
      (text) => text !== condition && /[\p{L}\p{N}]/u.test(asPlainText(text)),
    )
    if (condition === undefined || words === undefined)
      remarks.refuse(
        onde,
        `o termo auxiliar ${JSON.stringify(item)?.slice(0, 100)} não diz CONTEM, NAO_CONTEM ou CONTEM_ALGUMA. Não foi importado.`,
      )
    return { condition: condition?.toUpperCase(), wanted: phraseAtom(words ?? '') }
  })
  const of = (condition: string) =>
    read.filter((each) => each.condition === condition).map(({ wanted }) => wanted)
  return [...of('CONTEM'), together('or', of('CONTEM_ALGUMA')), ...of('NAO_CONTEM').map(without)]
}
