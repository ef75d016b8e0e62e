import type { ConfigurationPlan } from '../../configuration/plan.ts'
import type { Configuration, DeclaredAlert } from '../../configuration/configuration.ts'
import type { ForeignSource, TranslatedAlerts } from '../../foreign/translate.ts'
import { counted } from '../../lib/text/counted.ts'
import { countsOf, describeRemarks, describeSteps, describeTotals } from '../imported/describe.ts'

interface Imported extends TranslatedAlerts {
  path: string
  fonte: ForeignSource
}

/** What becomes of a file, line by line. */
export function describeAlerts(
  { path, fonte, configuration, remarks }: Imported,
  plan: ConfigurationPlan,
): string[] {
  const { alertas, boletins } = configuration
  const told = [
    ...boletins,
    ...alertas.map(({ canais }) => ({ destinatarios: canais?.emails ?? [] })),
  ]
  return [
    `${path} (${fonte})`,
    ...[
      ...alertas.map((alert) => describeAlert(alert, configuration)),
      ...describeSteps(configuration, plan),
      ...describeRemarks(remarks),
    ].map((line) => `  ${line}`),
    '',
    `${counted(alertas.length, 'alerta', 'alertas')}: ${countsOf(remarks)}.`,
    ...describeTotals(plan, told),
  ]
}

function describeAlert(alert: DeclaredAlert, { listas, boletins }: Configuration): string {
  const { chave, nome, consulta, frequencia } = alert
  const list = listas.find((each) => each.chave === chave)
  const bulletin = boletins.find((each) => each.chave === chave)
  const sought =
    list === undefined ? (consulta ?? '*') : counted(list.itens.length, 'item', 'itens')
  return `alerta "${nome}" (${bulletin?.frequencia ?? frequencia}): ${sought}`
}
