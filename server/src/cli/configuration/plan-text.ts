import type { ConfigurationPlan, PlannedRecord } from '../../configuration/plan.ts'
import { isSecretAddress } from '../../webhooks/address/secret-address.ts'
import { counted } from '../../lib/text/counted.ts'

type Change = PlannedRecord['changes'][number]

/** As much of a value as a line shows, and as many of a list's. */
const LONGEST = 80
const MOST_SHOWN = 5

/** What a plan does, for people: a line for each record that changes, and one for each of its fields. */
export function planText({ steps, outside }: ConfigurationPlan, deletes: boolean): string {
  const count = (does: PlannedRecord['does']) => steps.filter((step) => step.does === does).length
  const same = count('igual')
  return [
    ...steps.filter(({ does }) => does !== 'igual').flatMap(stepLines),
    ...outside.map(
      ({ kind, chave, nome }) =>
        `${deletes ? 'apagar ' : 'fora   '}  ${kind}/${chave}${named(nome)}`,
    ),
    [
      counted(count('criar'), 'a criar', 'a criar'),
      counted(count('alterar'), 'a alterar', 'a alterar'),
      counted(same, 'igual', 'iguais'),
      ...(outside.length === 0
        ? []
        : [deletes ? `${outside.length} a apagar` : `${outside.length} fora da pasta, que ficam`]),
    ].join(', '),
  ].join('\n')
}

function stepLines({ kind, declared, does, changes }: PlannedRecord): string[] {
  const head = `${does.padEnd(7)}  ${kind}/${declared.chave}${named(declared.nome)}`
  return [head, ...changes.map((change) => `           ${changeText(change)}`)]
}

function named(nome: string | null | undefined): string {
  return nome == null ? '' : `  ${nome}`
}

function changeText({ campo, antes, depois }: Change): string {
  if (!Array.isArray(antes) || !Array.isArray(depois))
    return `${campo}: ${clipped(antes)} → ${clipped(depois)}`
  const [before, after] = [antes.map(shown), depois.map(shown)]
  const [had, has] = [new Set(before), new Set(after)]
  const parts = [
    ...some(
      after.filter((one) => !had.has(one)),
      '+',
    ),
    ...some(
      before.filter((one) => !has.has(one)),
      '−',
    ),
  ]
  return `${campo}: ${parts.length === 0 ? 'outra ordem' : parts.join('; ')}`
}

function some(values: string[], sign: string): string[] {
  if (values.length === 0) return []
  const more = values.length > MOST_SHOWN ? `, e mais ${values.length - MOST_SHOWN}` : ''
  return [`${sign} ${values.slice(0, MOST_SHOWN).join(', ')}${more}`]
}

/** The address of a chat's channel lets whoever has it write there; logs are read by many. */
function isSecret(value: unknown): value is string {
  return typeof value === 'string' && URL.canParse(value) && isSecretAddress(value)
}

function shownHost(url: string): string {
  return `https://${new URL(url).host}/…`
}

/** A value of a list: an item with its group, or a text. */
function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('termo' in value)) return clipped(value)
  const grupo = 'grupo' in value && typeof value.grupo === 'string' ? ` (${value.grupo})` : ''
  return `${String(value.termo)}${grupo}`
}

function clipped(value: unknown): string {
  const text = JSON.stringify(isSecret(value) ? shownHost(value) : value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}…` : text
}
