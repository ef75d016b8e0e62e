import { writePlan } from '../../configuration/apply.ts'
import type { ConfigurationPlan } from '../../configuration/plan.ts'
import type { Api } from '../../mcp/ask.ts'
import { problemText } from '../problem-text.ts'

/** Writes what was imported, and tells; false: the service refused something. */
export async function writeImported(api: Api, plan: ConfigurationPlan): Promise<boolean> {
  let isWhole = true
  for await (const record of writePlan(api, plan)) {
    if ('refused' in record) {
      console.error(problemText(record.refused))
      isWhole = false
      continue
    }
    const { step, id, avisos } = record
    console.log(`gravado  ${step.kind} ${step.declared.chave} (${id})`)
    for (const { codigo, mensagem } of avisos)
      if (codigo !== 'alerta_sem_canal') console.log(`  aviso: ${mensagem}`) // its bulletin comes last
  }
  return isWhole
}
