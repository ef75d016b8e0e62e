import type { SecretFor, WrittenRecord } from '../configuration/apply.ts'
import type { FolderConfiguration } from '../configuration/folder/read-configuration.ts'
import type { ConfigurationPlan } from '../configuration/plan.ts'
import { detailOf } from '../lib/errors/problem.ts'
import type { Api } from '../mcp/ask.ts'
import { askedService, serviceOptions } from './asked-service.ts'
import type { CommandBody } from './command.ts'
import { noticeText, refuseFaults } from './configuration/folder-text.ts'
import { givenFolder, openFolder, refuseNothing } from './configuration/open-folder.ts'
import { patientApi } from './configuration/patient-api.ts'
import { planText } from './configuration/plan-text.ts'
import { problemText } from './problem-text.ts'
import { keepNewSecret, openSecrets } from './configuration/secrets-file.ts'

/** The service refused something; the rest is written, and nothing deleted. */
const INCOMPLETE = 2

export const aplicar: CommandBody = {
  opcoes: {
    ensaio: { tipo: 'chave', descricao: 'Só mostra a diferença; não grava nada' },
    apagar: {
      tipo: 'chave',
      descricao: 'Exclui o que a conta tem com chave e a pasta não declara (padrão: fica)',
    },
    segredos: {
      tipo: 'texto',
      descricao: 'Arquivo que recebe os segredos dos webhooks criados (padrão: não são guardados)',
    },
    ...serviceOptions('os escopos alertas e webhooks'),
  },
  interrompido: 'O que já foi gravado fica; repita o comando para o resto.',
  complemento: () =>
    'Mostra a diferença e a grava, na ordem em que uma coisa depende da outra. Outra vez, não muda nada.',
  async executar(args, { nome, config, signal }) {
    const folder = givenFolder(args, nome)
    const { readConfiguration } = await import('../configuration/folder/read-configuration.ts')
    const { planConfiguration } = await import('../configuration/plan.ts')
    const { readAccountState } = await import('../configuration/account-state.ts')
    const declared = readConfiguration(await openFolder(folder))
    refuseFaults(declared.faults)
    refuseNothing(folder, declared.configuration)
    for (const notice of declared.notices) console.error(noticeText(notice))
    const asked = askedService(args, config, 'alertas,webhooks')
    const api = patientApi(asked, signal)
    const plan = planConfiguration(declared.configuration, await readAccountState(api))
    const deletes = args.chave('apagar')
    await refuseMissing(declared, plan, deletes)
    console.log(planText(plan, deletes))
    if (args.chave('ensaio')) {
      console.log('Ensaio: nada foi gravado.')
      return 0
    }
    const secretFor = await secretsIn(args.texto('segredos'), folder, asked.base)
    if (!(await write(api, plan, secretFor))) return INCOMPLETE
    if (deletes) await deleteAll(api, plan)
    return 0
  },
}

/**
 * @throws Problem if a record refers to what is neither declared nor, unless that is deleted, in the account, or if
 *   a new webhook has no address
 */
async function refuseMissing(
  { configuration, placeOf }: FolderConfiguration,
  plan: ConfigurationPlan,
  deletes: boolean,
): Promise<void> {
  const { missingReferences, webhooksWithoutUrl } = await import('../configuration/plan.ts')
  const { ids } = plan
  const homeless = webhooksWithoutUrl(plan).map((chave) => ({
    ...placeOf('webhooks', chave, 'url'),
    detail: detailOf(
      `webhooks/${chave} url`,
      'falta, e a conta ainda não tem este webhook, ou perdeu o endereço dele',
      'Acrescente-a, ou crie antes o webhook na conta, com esta chave.',
    ),
  }))
  const missing = missingReferences(configuration, deletes ? undefined : ids)
  const where = deletes
    ? 'a pasta não declara, e --apagar excluiria'
    : 'nem a pasta nem a conta têm'
  const unnamed = missing.map(({ kind, chave, campo, of, named }) => ({
    ...placeOf(kind, chave, campo),
    detail: detailOf(
      `${kind}/${chave} ${campo}`,
      `${of}/${named}: ${where}`,
      `Declare-o em ${of}, com chave: ${named}.`,
    ),
  }))
  refuseFaults([...homeless, ...unnamed])
}

/** Writes the plan, and tells what people should know of it; false: something was refused. */
async function write(
  api: Api,
  plan: ConfigurationPlan,
  secretFor: SecretFor | undefined,
): Promise<boolean> {
  const { writePlan } = await import('../configuration/apply.ts')
  let [count, refused] = [0, 0]
  for await (const record of writePlan(api, plan, secretFor)) {
    count++
    if ('refused' in record) {
      refused++
      console.error(problemText(record.refused))
      continue
    }
    if (record.secret !== null) tellLostSecret(record)
    const name = `${record.step.kind}/${record.step.declared.chave}`
    for (const { mensagem } of noticesOf(record, plan)) console.error(`Aviso: ${name}: ${mensagem}`)
    for (const { linha, problema } of record.recusados)
      console.error(`Aviso: ${name}: o item ${linha} ficou de fora: ${problema}`)
  }
  if (count === 0) console.log('Nada a gravar.')
  else if (refused === 0) console.log('Gravado.')
  else console.log(`Gravado, menos ${refused} de ${count}: corrija e repita.`)
  return refused === 0
}

/** An alert is written before the bulletin that tells what it finds: until then it seems to have no channel. */
function noticesOf({ step, avisos }: WrittenRecord, { steps }: ConfigurationPlan) {
  const { chave } = step.declared
  const isHeard =
    step.kind === 'alertas' &&
    steps.some((one) => one.kind === 'boletins' && one.declared.alertas.includes(chave))
  return isHeard ? avisos.filter(({ codigo }) => codigo !== 'alerta_sem_canal') : avisos
}

/** Secrets that a file keeps; without one the service makes them. @throws Problem for a file in the folder */
async function secretsIn(
  file: string | undefined,
  folder: string,
  servico: string,
): Promise<SecretFor | undefined> {
  if (file === undefined) return undefined
  await openSecrets(file, folder)
  return (webhook) => keepNewSecret(file, servico, webhook)
}

/** A secret is never shown: logs of continuous integration are read by many. */
function tellLostSecret({ step, id }: WrittenRecord): void {
  console.error(
    `Aviso: webhooks/${step.declared.chave}: o segredo criado não foi guardado (--segredos). Um novo se pede na página, ou com POST /webhooks/${id}/secret.`,
  )
}

async function deleteAll(api: Api, plan: ConfigurationPlan): Promise<void> {
  const { deleteOutside } = await import('../configuration/apply.ts')
  for await (const { kind, chave } of deleteOutside(api, plan))
    console.log(`Apagado: ${kind}/${chave}`)
}
