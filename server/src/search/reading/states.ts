import { createLexicon } from './lexicon.ts'
import { type Run, type Widening, word } from './widening.ts'

/** Only acronyms that are hardly anything else: `pe` is rather a *pregão eletrônico*, `mg` a weight. */
const STATES = `
  acre
  alagoas
  amapá
  amazonas
  bahia BA
  ceará CE
  distrito federal DF
  espírito santo
  goiás GO
  maranhão MA
  mato grosso MT
  mato grosso do sul
  minas gerais
  paraíba PB
  paraná
  pernambuco
  piauí PI
  rio de janeiro RJ
  rio grande do norte RN
  rio grande do sul RS
  rondônia
  roraima RR
  santa catarina SC
  são paulo SP
  sergipe
  tocantins
`

const states = createLexicon(() =>
  STATES.trim()
    .split('\n')
    .map((row) => {
      const [, name = '', acronym = null] = /^\s*(.+?)(?: ([A-Z]{2}))?$/.exec(row) ?? []
      return [name, { name, acronym }] as const
    }),
)

/** Reads the name of a state, by which people say where: `maranhão` is also `MA`. */
export function readState(run: Run): Widening | null {
  const entry = states(run)
  const [first] = run
  if (!first || entry === null) return null
  const { acronym } = entry.value
  const added = acronym === null ? [] : [word(first.field, acronym.toLowerCase())]
  return { tipo: 'sigla', length: entry.length, added }
}

/** Whether words are the name of a state, and nothing else. */
export function isStateName(run: Run): boolean {
  return run.length > 0 && readState(run)?.length === run.length
}
