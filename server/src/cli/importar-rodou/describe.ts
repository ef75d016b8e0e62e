import type { Configuration } from '../../configuration/configuration.ts'
import type { ConfigurationPlan } from '../../configuration/plan.ts'
import type { TranslatedFile } from '../../rodou/dag.ts'
import { keyOf } from '../../rodou/wording.ts'
import { counted } from '../../lib/text/counted.ts'
import { countsOf, describeRemarks, describeSteps, describeTotals } from '../imported/describe.ts'

/** What becomes of a file, line by line. */
export function describeFile(file: TranslatedFile, plan: ConfigurationPlan): string[] {
  const { nome, configuration, remarks, termos } = file
  return [
    nome,
    ...configuration.boletins.flatMap((bulletin) =>
      describeBulletin(bulletin, configuration, termos),
    ),
    ...describeSteps(configuration, plan),
    ...describeOutside(file, plan),
    ...describeRemarks(remarks),
    '',
  ].map((line, index) => (index === 0 || line === '' ? line : `  ${line}`))
}

function describeBulletin(
  bulletin: Configuration['boletins'][number],
  { alertas }: Configuration,
  { total, importados }: TranslatedFile['termos'],
): string[] {
  const { nome, frequencia, hora, dias = [], dia_do_mes, destinatarios = [] } = bulletin
  const days =
    frequencia === 'semanal'
      ? ` (${dias.join(', ')})`
      : frequencia === 'mensal'
        ? ` (dia ${dia_do_mes})`
        : ''
  return [
    `boletim "${nome}": ${frequencia}${days}, às ${hora}h, para ${counted(destinatarios.length, 'endereço', 'endereços')}`,
    `${counted(alertas.length, 'alerta', 'alertas')}, ${importados} de ${counted(total, 'termo', 'termos')}`,
  ]
}

/** What the account has of a DAG and its file does not make. */
function describeOutside({ id, blocos }: TranslatedFile, { outside }: ConfigurationPlan): string[] {
  if (id === null) return []
  const isOf = (chave: string, whole: string) => chave === whole || chave.startsWith(`${whole}:`)
  return outside
    .filter(({ chave }) => isOf(chave, keyOf(id)))
    .map(({ kind, chave }) =>
      chave === keyOf(id) || blocos.some((block) => isOf(chave, block))
        ? `fica     ${kind} ${chave}: agora recusado, fica como está`
        : `fora     ${kind} ${chave}: o arquivo não o tem mais. Continua na conta; se não serve, exclua-o na página`,
    )
}

/** What was found in all files together. */
export function describeAll(translated: TranslatedFile[], plan: ConfigurationPlan): string[] {
  return [
    `${counted(translated.length, 'arquivo', 'arquivos')}: ${countsOf(translated.flatMap(({ remarks }) => remarks))}.`,
    ...describeTotals(
      plan,
      translated.flatMap(({ configuration }) => configuration.boletins),
    ),
  ]
}
