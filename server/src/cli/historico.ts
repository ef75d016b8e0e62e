import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import type { Config } from '../config.ts'
import type { History, HistorySpan } from '../ingest/history.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { systemClock } from '../lib/time/clock.ts'
import { systemSleep } from '../lib/time/sleep.ts'
import { createHistoryRunStore, readHistoryRun } from '../store/operation/history-run.ts'
import { runAt } from '../service/operation/history-run.ts'
import { homeOf } from '../threads/home/home-of.ts'
import type { CommandBody } from './command.ts'
import { onStore } from './on-store.ts'
import { type HistoryPlan, historyText, monthsBetween } from './historico/history-text.ts'
import { importMonths } from './historico/import-months.ts'
import { lockHistory } from './historico/lock-history.ts'
import { type FetchMonth, createMonthFetcher } from './historico/month-fetcher.ts'
import { needsOfPortal } from './historico/needs-portal.ts'
import { createOtherLoad } from './historico/other-load.ts'
import { expectRoomForZip, freeBytes } from './historico/room.ts'
import { keepRun } from './historico/run-keeper.ts'
import { type SectionsRead, sectionsReadBy } from './historico/sections-read.ts'
import { type WantedHistory, wantedHistory } from './historico/wanted-history.ts'

/** Something was refused, or did not come. */
const REFUSED = 2

export const historico: CommandBody = {
  opcoes: {
    baixar: {
      tipo: 'chave',
      descricao: 'Baixa de ARAUTO_PORTAL_URL os meses que a pasta não tem, e os deixa nela',
    },
    plano: { tipo: 'chave', descricao: 'Só mostra o que há, quanto ocupa e quanto demora' },
  },
  interrompido: 'O que já entrou está no acervo; o mesmo comando continua.',
  complemento: () =>
    'Meses: 2002.., 2013-04..2018 ou 2010. Sem pasta, baixa os meses um a um e apaga os zips depois de importados. Começa pelos meses mais novos, e cede a vez ao serviço que está no ar. Pode ser interrompido a qualquer momento.',
  async executar(args, { config, signal }) {
    const { findHistory } = await import('../ingest/history.ts')
    const { importInto, importLimits } = await import('../threads/import/import-into.ts')
    const wanted = wantedHistory(args, config)
    const { folder, isOwnFolder, offered } = wanted
    const home = homeOf(config)
    const find = async (span: HistorySpan): Promise<History> =>
      (await hasFiles(folder))
        ? await findHistory(folder, span, importLimits(config))
        : { months: [], refused: [] }

    const history = await find(wanted.span)
    for (const { arquivo, motivo } of history.refused) console.error(`Fora: ${arquivo}: ${motivo}.`)
    const read = await sectionsReadBy(home)
    const needsPortal = offered === null ? () => false : needsOfPortal(history.months, read)
    const plan = planOf(history, wanted, { read, needsPortal, free: await freeBytes(config) })
    if (plan === null) throw nothingIn(folder)
    console.log(historyText(plan))
    const code = history.refused.length > 0 ? REFUSED : 0
    if (args.chave('plano')) return code

    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    await using parts = new AsyncDisposableStack()
    parts.use(lockHistory(config, offered === null || isOwnFolder ? null : folder))
    const fetch =
      offered === null ? null : await openFetcher(parts, folder, { read, config, signal })
    const target = parts.use(await home.openTarget())
    const isDone = await importMonths(monthsBetween(plan.de, plan.ate).toReversed(), {
      config,
      clock: target.clock,
      found: history.months,
      needsPortal,
      fetch,
      find: async (mes, unfinished) => (await find({ de: mes, ate: mes, unfinished })).months[0],
      bring: (paths, options) =>
        importInto(target, config, { paths, notify: false, signal, ...options }),
      keep: async (span, pace) =>
        await keepRun(span, {
          store: createHistoryRunStore(target.sql),
          config,
          clock: target.clock,
          sleep: systemSleep,
          signal,
          otherLoad: createOtherLoad(),
          isLocked: home.isLocked,
          hasService: home.hasService,
          pace,
        }),
      discard: async (paths) => {
        if (isOwnFolder) for (const path of paths) await rm(path, { force: true })
      },
    })
    return isDone ? code : REFUSED
  },
}

export const historicoPausar: CommandBody = {
  opcoes: {},
  executar: (_args, { config }) => askPause(config, true),
}

export const historicoContinuar: CommandBody = {
  opcoes: {},
  executar: (_args, { config }) => askPause(config, false),
}

async function askPause(config: Config, isPaused: boolean): Promise<number> {
  return await onStore(config, async ({ sql, clock }) => {
    const run = await readHistoryRun(sql)
    const estado = run === null ? 'parado' : runAt(run, clock()).estado
    if (estado === 'parado' || estado === 'terminado')
      throw new Problem('nao_encontrado', 'Nenhum historico está em andamento.', [
        detailOf('historico', estado, 'Comece ou continue com: historico <pasta>, ou 2002..'),
      ])
    await createHistoryRunStore(sql).askPause(isPaused)
    console.log(
      isPaused
        ? 'Ele para em alguns segundos; se baixa um zip, depois dele.'
        : 'Ele continua em alguns segundos.',
    )
    return 0
  })
}

/** The program's own folder is empty between two runs, and that of downloads before the first. */
async function hasFiles(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false
  const names = await readdir(folder)
  return names.some((name) => !name.startsWith('.'))
}

interface Known {
  read: SectionsRead
  needsPortal(mes: string): boolean
  /** The free space; null: nobody here knows. */
  free: number | null
}

/** Null: there is nothing to do. */
function planOf(
  { months }: History,
  { span, offered }: WantedHistory,
  { read, needsPortal, free }: Known,
): HistoryPlan | null {
  if (offered === null && months.length === 0) return null
  const { de, ate } = offered ?? {
    de: span.de ?? months.at(-1)!.mes,
    ate: span.ate ?? months[0]!.mes,
  }
  const inFolder = new Map(months.map(({ mes, secoes }) => [mes, secoes]))
  const sectionsOf = (mes: string) =>
    [...new Set([...(inFolder.get(mes) ?? []), ...(read.get(mes) ?? [])])].toSorted()
  const sum = (field: 'articles' | 'xmlBytes' | 'pictureBytes') =>
    months.reduce((total, month) => total + month[field], 0)
  return {
    de,
    ate,
    sectionsOf,
    found: {
      months: months.length,
      articles: sum('articles'),
      xmlBytes: sum('xmlBytes'),
      pictureBytes: sum('pictureBytes'),
    },
    toFetch: offered && monthsBetween(de, ate).filter(needsPortal).length,
    free,
  }
}

/** A client of the portal that fetches into `folder`; `parts` ends it. */
async function openFetcher(
  parts: AsyncDisposableStack,
  folder: string,
  { read, config, signal }: { read: SectionsRead; config: Config; signal: AbortSignal },
): Promise<FetchMonth> {
  const { createBaseClient } = await import('../gazette/portal/base-client.ts')
  const { importLimits } = await import('../threads/import/import-into.ts')
  const limits = importLimits(config)
  const options = {
    ...config.portal!,
    limits,
    expectRoom: expectRoomForZip,
    clock: systemClock,
    sleep: systemSleep,
  }
  return await createMonthFetcher({
    base: parts.use(createBaseClient(options)),
    folder,
    ask: { signal, onProgress() {} },
    isKnown: (mes, secao) => read.get(mes)?.has(secao) ?? false,
    tell: (line) => console.log(line),
    warn: (line) => console.error(line),
  })
}

function nothingIn(folder: string): Problem {
  return new Problem('nao_encontrado', `Não há meses da base mensal em ${folder}.`, [
    detailOf(
      folder,
      'não tem o que se pediu',
      'Os zips se chamam S01082026.zip (seção, mês, ano), como o portal os oferece em Acesso à informação, Dados abertos, Base de dados. Confira a pasta e os meses.',
    ),
  ])
}
