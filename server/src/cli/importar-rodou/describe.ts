import type { Configuration } from '../../configuration/configuration.ts'
import type { ConfigurationPlan } from '../../configuration/plan.ts'
import type { TranslatedFile } from '../../rodou/dag.ts'
import type { Remark } from '../../rodou/remarks.ts'
import { keyOf } from '../../rodou/wording.ts'
import { counted } from '../../terminal/counted.ts'

type Step = ConfigurationPlan['steps'][number]

/** As many places with the same remark are named. */
const MOST_PLACES = 4
/** In the order in which they are told. */
const LABELS = { recusado: 'RECUSADO', aviso: 'aviso', dispensado: 'dispensado' } as const

/** What becomes of a file, line by line. */
export function describeFile(file: TranslatedFile, plan: ConfigurationPlan): string[] {
  const { nome, configuration, remarks, termos } = file
  return [
    nome,
    ...configuration.boletins.flatMap((bulletin) =>
      describeBulletin(bulletin, configuration, termos),
    ),
    ...stepsOf(configuration, plan).flatMap(describeStep),
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

/** The same remark of several places is told once. */
function describeRemarks(remarks: Remark[]): string[] {
  return Object.entries(LABELS).flatMap(([tipo, label]) => {
    const own = remarks.filter((remark) => remark.tipo === tipo)
    const places = Map.groupBy(own, ({ mensagem }) => mensagem)
    return [...places].map(([mensagem, its]) => {
      const named = its.slice(0, MOST_PLACES).map(({ onde }) => onde)
      const more = its.length - named.length
      const where = [...named.filter(Boolean), ...(more > 0 ? [`e mais ${more}`] : [])].join(', ')
      return `${label}${where && ` ${where}`}: ${mensagem}`
    })
  })
}

/** What was found in all files together. */
export function describeAll(translated: TranslatedFile[], plan: ConfigurationPlan): string[] {
  const count = (tipo: Remark['tipo']) =>
    translated.flatMap(({ remarks }) => remarks).filter((remark) => remark.tipo === tipo).length
  const does = (what: Step['does']) => plan.steps.filter((step) => step.does === what).length
  const addresses = new Set(
    translated.flatMap(({ configuration }) =>
      configuration.boletins.flatMap(({ destinatarios = [] }) => destinatarios),
    ),
  )
  return [
    `${counted(translated.length, 'arquivo', 'arquivos')}: ${counted(count('recusado'), 'recusa', 'recusas')}, ${counted(count('aviso'), 'aviso', 'avisos')}.`,
    `${does('criar')} a criar, ${does('alterar')} a alterar, ${does('igual')} iguais.`,
    `${counted(addresses.size, 'endereço distinto', 'endereços distintos')}; a cada um que ainda não confirmou nesta conta é pedido que confirme.`,
  ]
}
