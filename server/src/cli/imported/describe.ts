import type { Configuration } from '../../configuration/configuration.ts'
import type { ConfigurationPlan } from '../../configuration/plan.ts'
import type { Remark } from '../../rodou/remarks.ts'
import { counted } from '../../lib/text/counted.ts'

type Step = ConfigurationPlan['steps'][number]

/** As many places with the same remark are named. */
const MOST_PLACES = 4
/** In the order in which they are told. */
const LABELS = { recusado: 'RECUSADO', aviso: 'aviso', dispensado: 'dispensado' } as const

/** What a plan does with these records. */
export function describeSteps(configuration: Configuration, plan: ConfigurationPlan): string[] {
  return stepsOf(configuration, plan).flatMap(describeStep)
}

/** The steps of a plan that are of these records. */
function stepsOf(configuration: Configuration, { steps }: ConfigurationPlan): Step[] {
  const own = new Set(
    Object.values(configuration).flatMap((records: { chave: string }[]) =>
      records.map(({ chave }) => chave),
    ),
  )
  return steps.filter(({ declared }) => own.has(declared.chave))
}

function describeStep({ kind, declared, does, changes }: Step): string[] {
  if (does === 'igual') return [`igual    ${kind} ${declared.chave}`]
  const fields = changes.map(({ campo }) => campo).join(', ')
  return [`${does.padEnd(8)} ${kind} ${declared.chave}${fields && `: muda ${fields}`}`]
}

/** The same remark of several places is told once. */
export function describeRemarks(remarks: Remark[]): string[] {
  return Object.entries(LABELS).flatMap(([tipo, label]) => {
    const own = remarks.filter((remark) => remark.tipo === tipo)
    const places = Map.groupBy(own, ({ mensagem }) => mensagem)
    return [...places].map(([mensagem, its]) => {
      const named = its.slice(0, MOST_PLACES).map(({ onde }) => onde)
      const more = its.length - named.length
      const where = [
        ...named.filter(Boolean),
        ...(more > 0 ? [`e mais ${more.toLocaleString('pt-BR')}`] : []),
      ].join(', ')
      return `${label}${where && ` ${where}`}: ${mensagem}`
    })
  })
}

/** `1 recusa, 2 avisos` */
export function countsOf(remarks: Remark[]): string {
  const count = (tipo: Remark['tipo']) => remarks.filter((remark) => remark.tipo === tipo).length
  return `${counted(count('recusado'), 'recusa', 'recusas')}, ${counted(count('aviso'), 'aviso', 'avisos')}`
}

/** @param told whose addresses are asked to confirm */
export function describeTotals(
  { steps }: ConfigurationPlan,
  told: { destinatarios?: string[] }[],
): string[] {
  const done = (what: Step['does'], one: string, many = one) =>
    counted(steps.filter(({ does }) => does === what).length, one, many)
  const addresses = new Set(told.flatMap(({ destinatarios = [] }) => destinatarios))
  return [
    `${done('criar', 'a criar')}, ${done('alterar', 'a alterar')}, ${done('igual', 'igual', 'iguais')}.`,
    `${counted(addresses.size, 'endereço distinto', 'endereços distintos')}; a cada um que ainda não confirmou nesta conta é pedido que confirme.`,
  ]
}
