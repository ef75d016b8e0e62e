import { PROGRAM } from '../../lib/errors/program.ts'
import type { ConfigurationPlan } from '../../configuration/plan.ts'
import type { Arguments } from '../command.ts'

/** What is left to do when all is written, or was already. @param look what people should do before they switch it on */
export function doneText(
  command: string,
  { chave }: Arguments,
  { steps }: ConfigurationPlan,
  look: string,
): string {
  if (steps.every(({ does }) => does === 'igual')) return 'Tudo já estava assim: nada a gravar.'
  const again = `(${PROGRAM} ${command} de novo deve dizer "igual" de tudo.)`
  return chave('ativar')
    ? `Gravado, e ativo. ${again}`
    : `Gravado. O que é novo está pausado: ${look}, e ative-o na página, ou com --aplicar --ativar. ${again}`
}
