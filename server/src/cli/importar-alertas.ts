import {
  FOREIGN_SOURCES,
  type ForeignSource,
  isForeignSource,
  sourceOfFile,
  translateAlerts,
} from '../foreign/translate.ts'
import type { ForeignFile } from '../foreign/records.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { normalizeEmail } from '../lib/text/email-address.ts'
import { systemSleep } from '../lib/time/sleep.ts'
import { askedService, serviceOptions } from './asked-service.ts'
import type { Arguments, CommandBody } from './command.ts'
import { SWITCH_ON } from './imported/as-active-as.ts'
import { doneText } from './imported/done-text.ts'
import { OUTCOME, OUTCOMES, outcomeOf } from './imported/outcome.ts'
import { apiAt } from './service-api.ts'

export const importarAlertas: CommandBody = {
  opcoes: {
    ...serviceOptions('os escopos alertas e webhooks'),
    de: {
      tipo: 'texto',
      descricao: `De onde vem: ${FOREIGN_SOURCES.join(', ')} (padrão: o que o arquivo parece ser)`,
    },
    email: {
      tipo: 'texto',
      repetida: true,
      descricao: 'Quem é avisado do que, no arquivo, não diz a quem',
    },
    aplicar: { tipo: 'chave', descricao: 'Grava; sem isso, nada é gravado' },
    ...SWITCH_ON,
  },
  complemento: () => `${OUTCOMES} Alertas e boletins novos nascem pausados.`,
  interrompido: 'O que já foi gravado fica; o mesmo comando completa o resto.',
  async executar(args, { nome, config, signal }) {
    const path = givenFile(args)
    const { nameOfFile, readForeignFile } = await import('./importar-alertas/read-file.ts')
    const { describeAlerts } = await import('./importar-alertas/describe.ts')
    const { togetherWithActive } = await import('./importar-alertas/kept.ts')
    const { readAccountState } = await import('../configuration/account-state.ts')
    const { planConfiguration } = await import('../configuration/plan.ts')

    const file = readForeignFile(path)
    const fonte = sourceIn(args, file)
    const { configuration, remarks } = translateAlerts(file, {
      fonte,
      nome: nameOfFile(path),
      emails: givenEmails(args),
    })
    const api = apiAt(askedService(args, config, 'alertas,webhooks'), signal, systemSleep)
    const account = await readAccountState(api)
    const plan = planConfiguration(
      togetherWithActive(configuration, account, args.chave('ativar')),
      account,
    )
    console.log(describeAlerts({ path, fonte, configuration, remarks }, plan).join('\n'))
    const code = outcomeOf(remarks)
    if (!args.chave('aplicar')) {
      console.log('Nada foi gravado. Para gravar, repita o comando com --aplicar.')
      return code
    }
    const { writeImported } = await import('./imported/write.ts')
    const isWhole = await writeImported(api, plan)
    if (isWhole) console.log(doneText(nome, args, plan, 'veja o que cada alerta encontra'))
    return isWhole ? code : OUTCOME.refused
  },
}

function givenFile({ posicionais: [path, ...others] }: Arguments): string {
  if (path !== undefined && others.length === 0) return path
  throw wrong('arquivo', 'esperado exatamente um', 'Importe um arquivo de cada vez.')
}

function givenEmails(args: Arguments): string[] {
  return args.textos('email').map((text) => {
    const address = normalizeEmail(text)
    if (address === null)
      throw wrong(
        '--email',
        `"${text}" não parece um endereço`,
        'Por exemplo: equipe@exemplo.com.br.',
      )
    return address
  })
}

/** @throws Problem if nobody says it and the file does not show it */
function sourceIn(args: Arguments, file: ForeignFile): ForeignSource {
  const said = args.texto('de')
  const known = `As que são: ${FOREIGN_SOURCES.join(', ')}.`
  if (said !== undefined) {
    if (isForeignSource(said)) return said
    throw wrong('--de', `"${said}" não é conhecida`, known)
  }
  const found = sourceOfFile(file)
  if (found !== null) return found
  throw wrong('--de', 'falta: o arquivo não mostra de onde vem', known)
}

function wrong(campo: string, problema: string, sugestao: string): Problem {
  return new Problem('parametro_invalido', `${campo}: ${problema}.`, [
    detailOf(campo, problema, sugestao),
  ])
}
