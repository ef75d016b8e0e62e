import type { Api } from '../mcp/ask.ts'
import { systemSleep } from '../lib/time/sleep.ts'
import type { TranslatedFile } from '../rodou/dag.ts'
import { askedService, serviceOptions } from './asked-service.ts'
import type { Arguments, CommandBody } from './command.ts'
import type { ComparisonMeans } from './importar-rodou/compare-searches.ts'
import { periodOf, periodOfFiles } from './importar-rodou/period.ts'
import { SWITCH_ON } from './imported/as-active-as.ts'
import { doneText } from './imported/done-text.ts'
import { OUTCOME, OUTCOMES, outcomeOf } from './imported/outcome.ts'
import { apiAt } from './service-api.ts'

export const importarRodou: CommandBody = {
  opcoes: {
    ...serviceOptions('os escopos consulta, alertas e webhooks'),
    desde: {
      tipo: 'texto',
      descricao: `Compara com a leitura do Ro-DOU os atos do acervo deste dia em diante (AAAA-MM-DD)`,
    },
    ate: { tipo: 'texto', descricao: 'Último dia da comparação (padrão: o de --desde)' },
    edicoes: {
      tipo: 'texto',
      descricao:
        'Pasta com zips do INLABS: a leitura do Ro-DOU é a do HTML deles, e não a dos textos do acervo',
    },
    comparar: {
      tipo: 'texto',
      descricao:
        'Pasta com os CSVs que o Ro-DOU enviou, cada um numa pasta com o id do DAG: compara ato por ato',
    },
    aplicar: { tipo: 'chave', descricao: 'Grava; sem isso, nada é gravado' },
    ...SWITCH_ON,
    variavel: {
      tipo: 'texto',
      repetida: true,
      descricao: 'nome=arquivo com a variável do Airflow, um termo por linha ou lista em JSON',
    },
    'lista-sql': {
      tipo: 'texto',
      repetida: true,
      descricao:
        'conexão=arquivo, ou DAG=arquivo, com o resultado do SELECT em CSV: termo e, se houver, grupo',
    },
  },
  complemento: () => `${OUTCOMES} Boletins e webhooks novos nascem pausados.`,
  interrompido: 'O que já foi gravado fica; o mesmo comando completa o resto.',
  async executar(args, { nome, config, signal }) {
    const asked = askedService(args, config, 'alertas')
    const period = periodOf(args) // refused before anything is read
    const api = apiAt(asked, signal, systemSleep)
    const { findDagFiles } = await import('./importar-rodou/find-files.ts')
    const { readLists } = await import('./importar-rodou/read-lists.ts')
    const { translateFiles } = await import('../rodou/dag.ts')
    const { readAccountState } = await import('../configuration/account-state.ts')
    const { planConfiguration } = await import('../configuration/plan.ts')
    const { togetherWithKept } = await import('./importar-rodou/kept.ts')
    const { describeAll, describeFile } = await import('./importar-rodou/describe.ts')

    const files = findDagFiles(args.posicionais)
    const lists = readLists(args.textos('variavel'), args.textos('lista-sql'))
    const translated = translateFiles(files, { lists, actTypes: await actTypesOf(api) })
    const account = await readAccountState(api)
    const plan = planConfiguration(
      togetherWithKept(translated, account, args.chave('ativar')),
      account,
    )
    for (const file of translated) console.log(describeFile(file, plan).join('\n'))
    console.log(describeAll(translated, plan).join('\n'))
    let code = outcomeOf(translated.flatMap(({ remarks }) => remarks))
    if (await compareAndTell(args, { translated, period }, { asked, signal, wait: systemSleep }))
      code = Math.max(code, OUTCOME.notices)
    if (!args.chave('aplicar')) {
      console.log('Nada foi gravado. Para gravar, repita o comando com --aplicar.')
      return code
    }
    const { writeImported } = await import('./imported/write.ts')
    if (await writeImported(api, plan))
      console.log(doneText(nome, args, plan, 'veja a prévia de cada boletim'))
    else code = OUTCOME.refused
    return code
  },
}

/** Compares, if asked for, and prints what differs. True: Ro-DOU has something that Arauto has not, and nobody knows why. */
async function compareAndTell(
  args: Arguments,
  {
    translated,
    period: asked,
  }: { translated: TranslatedFile[]; period: ReturnType<typeof periodOf> },
  means: Omit<ComparisonMeans, 'editions'>,
): Promise<boolean> {
  const [edicoes, comparar] = [args.texto('edicoes'), args.texto('comparar')]
  if (asked === null && edicoes === undefined && comparar === undefined) return false
  const { compareAll } = await import('./importar-rodou/compare-all.ts')
  const { openEditions } = await import('./importar-rodou/editions.ts')
  const { readMailed } = await import('./importar-rodou/read-mailed.ts')
  const { describeComparison, describeReading, isUnexplained } =
    await import('./importar-rodou/describe-comparison.ts')
  const editions = edicoes === undefined ? null : openEditions(edicoes)
  const ids = translated.flatMap(({ id }) => id ?? [])
  const mailed = comparar === undefined ? [] : readMailed(comparar, ids)
  const days = mailed.flatMap(({ rows }) => rows.map(({ data }) => data))
  const period =
    asked ??
    (mailed.length > 0
      ? periodOfFiles('--comparar', days)
      : periodOfFiles('--edicoes', editions?.dias ?? []))
  const withReading = asked !== null || mailed.length === 0
  const compared = await compareAll(
    { translated, period, withReading, mailed },
    { ...means, editions },
  )
  console.log(describeReading(period, editions))
  console.log(describeComparison(compared, means.asked.base).join('\n'))
  return isUnexplained(compared)
}

async function actTypesOf(api: Api): Promise<string[]> {
  const { dados } = await api.ask<{ tipo_ato: string }[]>({ at: 'GET /tipos-ato' })
  return dados.map(({ tipo_ato }) => tipo_ato)
}
