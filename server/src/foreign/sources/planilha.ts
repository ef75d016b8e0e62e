import { asName } from '../../rodou/wording.ts'
import type { Declaring, ForeignFrequency } from '../declare.ts'
import { type ForeignRecord, fieldName, foreignText, foreignTexts } from '../records.ts'

/** A table with an alert on each line: nome; consulta; emails; frequencia; secoes; orgaos. */
export function fromPlanilha(records: ForeignRecord[], made: Declaring): void {
  tellUnknown(records, made)
  for (const record of records) addLine(record, made)
}

const COLUMNS = ['nome', 'consulta', 'emails', 'frequencia', 'secoes', 'orgaos']

function tellUnknown(records: ForeignRecord[], { remarks }: Declaring): void {
  const named = new Set(records.flatMap(({ fields }) => [...fields.keys()]))
  for (const name of named)
    if (name !== '' && !COLUMNS.includes(name))
      remarks.note(
        '',
        `a coluna "${name.slice(0, 60)}" não é conhecida: nada foi importado dela. As que são: ${COLUMNS.join(', ')}.`,
      )
}

function addLine(record: ForeignRecord, made: Declaring): void {
  const { onde, fields } = record
  const { remarks } = made
  const consulta = foreignText(record, 'consulta')
  if (consulta === '') {
    remarks.refuse(onde, 'não tem consulta. Não foi importada.')
    return
  }
  const nome = foreignText(record, 'nome') || consulta
  const secoes = sectionsIn(record, made)
  if (secoes === null) return
  const orgaos = partsOf(fields.get('orgaos'), /[;|\n]/)
  if (orgaos.length > MOST_BODIES) {
    remarks.refuse(
      onde,
      `tem ${orgaos.length} órgãos, e o máximo são ${MOST_BODIES}. Não foi importada.`,
    )
    return
  }
  made.add({
    onde,
    chave: made.keyFor(nome.slice(0, 150)),
    nome,
    consulta,
    filtros: { secoes, orgaos },
    emails: made.addresses(partsOf(fields.get('emails'), /[;,\s|]/), onde),
    ...scheduleIn(record, made),
  })
}

const MOST_BODIES = 100
const LONGEST_PART = 500

function partsOf(value: unknown, separator: RegExp): string[] {
  const parts = foreignTexts(value).flatMap((text) => text.split(separator))
  return [...new Set(parts.map((part) => asName(part, LONGEST_PART)).filter(Boolean))]
}

/** `1`, `DO1`, `Seção 1`, `extra`, `DO1E`, `extra1`; `todas`, or nothing: all. Null: refused, for a part that is none would find more. */
function sectionsIn({ onde, fields }: ForeignRecord, { remarks }: Declaring): string[] | null {
  const codes = new Set<string>()
  for (const part of partsOf(fields.get('secoes'), /[;,|+\s]+(?:e\s)?/)) {
    const plain = fieldName(part)
    const [, digit] = /^(?:dou?|s|secoes|secao)?([123])$/.exec(plain) ?? []
    const extra = extraOf(plain)
    if (digit !== undefined) codes.add(digit)
    else if (extra !== undefined) codes.add(`extra${extra}`)
    else if (['todas', 'todos'].includes(plain)) return []
    else if (!['secoes', 'secao', 'do', 'dou', 'edicao', 'edicoes'].includes(plain)) {
      remarks.refuse(
        onde,
        `"${part}" não é uma seção (1, 2, 3, extra, extra1, extra2, extra3). Não foi importada.`,
      )
      return null
    }
  }
  return [...codes].toSorted()
}

/** Of which section, `` for all; undefined: no extra editions. */
function extraOf(plain: string): string | undefined {
  const found = /^(?:do)?([123]?)e(?:xtra)?([123]?)$/.exec(plain)
  return found ? found[1] || found[2] : undefined
}

const FREQUENCIES = new Map<string, ForeignFrequency>([
  ['', 'diaria'],
  ['diaria', 'diaria'],
  ['diario', 'diaria'],
  ['diariamente', 'diaria'],
  ['imediata', 'imediata'],
  ['imediato', 'imediata'],
  ['nahora', 'imediata'],
  ['edicao', 'edicao'],
  ['poredicao', 'edicao'],
  ['semanal', 'semanal'],
  ['semanalmente', 'semanal'],
])
const USUAL_HOUR = 8

/** `diaria`, `diaria 7h`, `semanal às 9h`. */
function scheduleIn(record: ForeignRecord, { remarks }: Declaring) {
  const said = foreignText(record, 'frequencia')
  const [hour] = /\d{1,2}/.exec(said) ?? []
  const word = fieldName(said.replace(/(?:\s*[àa]s)?\s*\d.*$/i, ''))
  const frequencia = FREQUENCIES.get(word)
  if (frequencia === undefined)
    remarks.note(
      record.onde,
      `a frequência "${said.slice(0, 60)}" não é conhecida (imediata, edicao, diaria, semanal). Importado como diária.`,
    )
  const hora = hour === undefined || Number(hour) > 23 ? USUAL_HOUR : Number(hour)
  return { frequencia: frequencia ?? 'diaria', hora }
}
