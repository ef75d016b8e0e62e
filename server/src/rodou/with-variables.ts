import { VARIABLES, isVariable } from '../alerts/bulletins/variables.ts'
import type { Remarks } from './remarks.ts'
import { asLines, asName } from './wording.ts'

const PLACE = /\{\{([^{}]*)\}\}/

/** What Airflow's templates call the day of a run, in every form; not the days before and after it. */
const DAY =
  'ds|ds_nodash|ts|ts_nodash|execution_date|logical_date|data_interval_start|data_interval_end'
const RUN_DAY = new RegExp(
  `^(?:(?:${DAY})(?:\\s*\\|\\s*(?:ds|ds_nodash|ts|ts_nodash))?|(?:${DAY})\\.strftime\\([^()]*\\)|macros\\.ds_format\\(\\s*ds\\s*,[^()]*\\))$`,
)

const LONGEST_TOLD = 100
const OWN = VARIABLES.map((name) => `{{${name}}}`).join(', ')

/** Lines in which a bulletin reads as variables only what it can fill in; each name between braces is told. */
export function withVariables(text: string, onde: string, remarks: Remarks): string {
  const told = { day: new Set<string>(), own: new Set<string>(), other: new Set<string>() }
  const kept = text.split(PLACE).map((piece, index) => {
    if (index % 2 === 0) return asLines(piece) // between two places
    const name = piece.replaceAll(/^-|-$/g, '').trim()
    const kind = kindOf(name)
    told[kind].add(asName(`{{${piece}}}`, LONGEST_TOLD))
    if (kind === 'other') return asLines(`{{${piece}}}`)
    return kind === 'day' ? '{{data}}' : `{{${name}}}`
  })
  const tell = (names: Set<string>, what: string) => {
    if (names.size > 0) remarks.note(onde, `${[...names].join(', ')}: ${what}`)
  }
  tell(told.day, 'importado como {{data}}, o dia do boletim, como 18/03/2024.')
  tell(told.own, 'o boletim preenche; no Ro-DOU não era variável.')
  tell(
    told.other,
    `o boletim não preenche; fica como texto, com um espaço entre as chaves. Ele tem ${OWN}.`,
  )
  return kept.join('')
}

function kindOf(name: string): 'day' | 'own' | 'other' {
  if (RUN_DAY.test(name)) return 'day'
  return isVariable(name) ? 'own' : 'other'
}
