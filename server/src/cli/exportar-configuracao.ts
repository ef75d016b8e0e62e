import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AccountState } from '../configuration/account-state.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { type SuggestedKey } from '../configuration/keys.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { makeFolder } from '../store/make-folder.ts'
import { isSecretAddress } from '../webhooks/address/secret-address.ts'
import { counted } from '../lib/text/counted.ts'
import { askedService, serviceOptions } from './asked-service.ts'
import type { CommandBody } from './command.ts'
import { givenFolder } from './configuration/open-folder.ts'
import { patientApi } from './configuration/patient-api.ts'

export const exportarConfiguracao: CommandBody = {
  opcoes: {
    'dar-chaves': {
      tipo: 'chave',
      descricao: 'Dá antes uma chave ao que não tem, pelo nome (padrão: fica de fora)',
    },
    ...serviceOptions('os escopos alertas e webhooks'),
  },
  complemento: () => 'Os segredos dos webhooks não são exportados.',
  async executar(args, { nome, config, signal }) {
    const folder = givenFolder(args, nome)
    await expectUndeclared(folder)
    const { configurationOf, readAccountState } = await import('../configuration/account-state.ts')
    const { giveKeys, suggestedKeys } = await import('../configuration/keys.ts')
    const { missingReferences } = await import('../configuration/plan.ts')
    const { writeConfiguration } = await import('../configuration/folder/write-configuration.ts')
    const api = patientApi(askedService(args, config, 'alertas,webhooks'), signal)
    let account = await readAccountState(api)
    const keyless = suggestedKeys(account)
    if (args.chave('dar-chaves') && keyless.length > 0) {
      await giveKeys(api, keyless)
      for (const { kind, chave, nome } of keyless) console.log(`${kind}/${chave}  ${nome ?? ''}`)
      account = await readAccountState(api)
    } else tellKeyless(keyless)
    const configuration = withoutIdle(configurationOf(account))
    refuseUnnamed(missingReferences(configuration), account)
    const files = writeConfiguration(configuration)
    refuseTaken(
      folder,
      [...files.keys()].find((name) => existsSync(join(folder, name))),
    )
    for (const [name, text] of files) {
      makeFolder(dirname(join(folder, name)), 'pasta')
      await writeFile(join(folder, name), text)
    }
    tellChats(configuration)
    console.log(`${folder}: ${counted(files.size, 'arquivo', 'arquivos')}`)
    return 0
  },
}

/** What was deleted since an earlier export would live on in its files. @throws Problem if there are some */
async function expectUndeclared(folder: string): Promise<void> {
  const { isDeclaring, readFolderFiles } = await import('../configuration/folder/files.ts')
  if (!existsSync(folder)) return
  refuseTaken(folder, [...(await readFolderFiles(folder)).keys()].find(isDeclaring))
}

/** @throws Problem if there is such a file */
function refuseTaken(folder: string, name: string | undefined): void {
  if (name === undefined) return
  throw new Problem('conflito', `A pasta ${folder} já tem arquivos de uma configuração.`, [
    detailOf(name, 'já existe', 'Exporte para outra pasta, ou apague antes o que há nesta.'),
  ])
}

/** Without bulletins whose alerts were all deleted, which nobody may declare. */
function withoutIdle(configuration: Configuration): Configuration {
  const idle = configuration.boletins.filter(({ alertas }) => alertas.length === 0)
  for (const { chave } of idle)
    console.error(`Aviso: boletins/${chave} fica de fora: todos os seus alertas foram excluídos.`)
  return {
    ...configuration,
    boletins: configuration.boletins.filter((one) => !idle.includes(one)),
  }
}

function tellChats({ webhooks }: Configuration): void {
  const namesOf = (some: (url: string | undefined) => boolean) =>
    webhooks.flatMap(({ url, chave }) => (some(url) ? [chave] : [])).join(', ')
  const chats = namesOf((url) => url !== undefined && isSecretAddress(url))
  const lost = namesOf((url) => url === undefined)
  if (chats !== '')
    console.error(
      `Aviso: o endereço de um canal de chat é um segredo, e não está nos arquivos. Na mesma conta, estes webhooks ficam com o seu; noutra, acrescente a url: ${chats}`,
    )
  if (lost !== '')
    console.error(
      `Aviso: o endereço destes webhooks se perdeu com a chave que o cifrava; acrescente a url: ${lost}`,
    )
}

function tellKeyless(keyless: SuggestedKey[]): void {
  if (keyless.length === 0) return
  const names = keyless.map(({ kind, id, nome }) => `  ${kind} ${nome ?? ''} (${id})`)
  console.error(
    `Aviso: sem chave, e por isso de fora; --dar-chaves lhes dá uma:\n${names.join('\n')}`,
  )
}

/** @throws Problem if something that is exported refers to what has no key */
function refuseUnnamed(
  missing: { kind: string; chave: string; campo: string; of: keyof AccountState; named: string }[],
  account: AccountState,
): void {
  if (missing.length === 0) return
  const nameOf = (of: keyof AccountState, id: string) =>
    account[of].find((record: { id: string; nome: string | null }) => record.id === id)?.nome ?? id
  throw new Problem(
    'conflito',
    'Há o que se refere a algo sem chave, e não se exporta sem isso. Nada foi gravado.',
    missing.map(({ kind, chave, campo, of, named }) =>
      detailOf(
        `${kind}/${chave} ${campo}`,
        `${of} ${nameOf(of, named)} (${named}) não tem chave`,
        'Dê-lhe uma, ou repita com --dar-chaves.',
      ),
    ),
  )
}
