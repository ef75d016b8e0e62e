import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { dirname, resolve } from 'node:path'
import type { Config } from '../config.ts'
import type { HistoryMonth } from '../ingest/history.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { systemClock } from '../lib/time/clock.ts'
import { systemSleep } from '../lib/time/sleep.ts'
import { counted } from '../lib/text/counted.ts'
import { createByteProgress } from '../terminal/progress.ts'
import { size } from '../terminal/size.ts'
import { homeOf } from '../threads/home/home-of.ts'
import type { ImportTarget, Imported } from '../threads/import/import-into.ts'
import type { Arguments, Command } from './command.ts'
import { ALWAYS, historyText, monthsBetween, roomFor } from './historico/history-text.ts'
import { timeLeft } from './historico/time-left.ts'
import { tellTrouble } from './importar/trouble.ts'

/** Something of the folder was refused. */
const REFUSED = 2

export const historico: Command = {
  nome: 'historico',
  resumo: 'Importa os anos passados, de uma pasta com os zips da base mensal do portal.',
  posicionais: '<pasta>',
  opcoes: {
    de: { tipo: 'texto', descricao: 'Primeiro mês, AAAA-MM (padrão: o mais antigo da pasta)' },
    ate: { tipo: 'texto', descricao: 'Último mês, AAAA-MM (padrão: o mais novo da pasta)' },
    baixar: {
      tipo: 'chave',
      descricao: 'Baixa antes, de ARAUTO_PORTAL_URL, os meses de --de a --ate que a pasta não tem',
    },
    plano: { tipo: 'chave', descricao: 'Só mostra o que há, o que falta e quanto ocupa' },
  },
  interrompido: 'O que já entrou está no acervo; o mesmo comando continua.',
  complemento: () =>
    'Começa pelos meses mais novos, e cede o processador ao serviço que está no ar. Pode ser interrompido a qualquer momento.',
  async executar(args, { config, signal }) {
    const { findHistory } = await import('../ingest/history.ts')
    const { importInto, importLimits } = await import('../threads/import/import-into.ts')
    const folder = folderIn(args)
    const span = spanOf(args)
    const isPlan = args.chave('plano')
    const failures =
      args.chave('baixar') && !isPlan ? await fetchTo(folder, span, config, signal) : 0
    const history = await findHistory(folder, span, importLimits(config))
    for (const { arquivo, motivo } of history.refused) console.error(`Fora: ${arquivo}: ${motivo}.`)
    const { months } = history
    if (months.length === 0) throw nothingIn(folder)
    console.log(historyText(history, span, await freeBytes(config)))
    const code = history.refused.length + failures > 0 ? REFUSED : 0
    if (isPlan) return code

    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    await using target = await homeOf(config).openTarget()
    const bring = (month: HistoryMonth, onProgress: ImportProgress) =>
      importInto(target, config, { paths: month.paths, notify: false, signal, onProgress })
    return Math.max(code, await importMonths(months, { config, clock: target.clock, bring }))
  },
}

type ImportProgress = (bytesDone: number, bytes: number) => void

interface Bringing {
  config: Config
  clock: ImportTarget['clock']
  bring(month: HistoryMonth, onProgress: ImportProgress): Promise<Imported>
}

/** Imports months one after another; each is whole, with its relations and its place in the ledger, when the next begins. */
async function importMonths(
  months: HistoryMonth[],
  { config, clock, bring }: Bringing,
): Promise<number> {
  const read = { bytes: 0, ms: 0 }
  let code = 0
  for (const [at, month] of months.entries()) {
    const lacking = await lackingRoom(config, month)
    if (lacking !== null) {
      console.error(`${month.mes}  fica para depois: ${lacking}`)
      code = REFUSED
      continue
    }
    const began = clock().getTime()
    const progress = createByteProgress(`${month.mes} (${at + 1} de ${months.length})`)
    const result = await bring(month, progress.update).finally(progress.stop)
    tellTrouble(result)
    if (result.refused.length > 0) code = REFUSED
    const { arquivos, pulados } = result.summary
    if (pulados < arquivos) {
      read.bytes += month.xmlBytes
      read.ms += clock().getTime() - began
    }
    const rest = months.slice(at + 1).reduce((sum, { xmlBytes }) => sum + xmlBytes, 0)
    console.log(monthText(month, result, rest === 0 ? null : timeLeft(read, rest)))
  }
  return code
}

function monthText({ mes }: HistoryMonth, { summary }: Imported, left: string | null): string {
  const { publicacoes, novas, rejeitados, fragmentos, arquivos, pulados } = summary
  const isKnown = pulados === arquivos
  const parts = [
    isKnown
      ? `já no acervo (${counted(publicacoes, 'ato', 'atos')})`
      : counted(novas, 'ato novo', 'atos novos'),
    ...(rejeitados > 0
      ? [`${counted(rejeitados, 'artigo separado', 'artigos separados')} com erro`]
      : []),
    ...(fragmentos > 0
      ? [counted(fragmentos, 'fragmento de página fora', 'fragmentos de página fora')]
      : []),
    ...(left === null ? [] : [`falta: ${left}`]),
  ]
  return `${mes}  ${parts.join('; ')}`
}

function folderIn({ posicionais }: Arguments): string {
  const [folder] = posicionais
  if (folder !== undefined && posicionais.length === 1) return folder
  throw new Problem('parametro_invalido', 'Diga uma pasta, a dos zips da base mensal.', [
    detailOf('pasta', folder === undefined ? 'falta' : 'é mais de uma'),
  ])
}

function spanOf({ texto }: Arguments): { de: string; ate: string } {
  const span = { de: texto('de') ?? ALWAYS.de, ate: texto('ate') ?? ALWAYS.ate }
  for (const [option, month] of Object.entries(span))
    if (!Object.values(ALWAYS).includes(month) && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
      throw new Problem('parametro_invalido', `--${option} não é um mês.`, [
        detailOf(`--${option}`, 'não é um mês', 'Escreva-o como 2002-01.'),
      ])
  return span
}

/** The months of the portal's base, newest first. @throws Problem without an address, or a span */
async function fetchTo(
  folder: string,
  { de, ate }: { de: string; ate: string },
  { portal }: Config,
  signal: AbortSignal,
): Promise<number> {
  if (portal === null)
    throw new Problem('parametro_invalido', 'Falta o endereço do portal.', [
      detailOf('ARAUTO_PORTAL_URL', 'falta', 'Dê-lhe o valor https://www.in.gov.br/.'),
    ])
  if (de === ALWAYS.de || ate === ALWAYS.ate)
    throw new Problem('parametro_invalido', 'Diga que meses baixar.', [
      detailOf('--de, --ate', 'faltam', 'A base começa em 2002-01.'),
    ])
  const { createBaseClient } = await import('../gazette/portal/base-client.ts')
  const { fetchMonths } = await import('./historico/fetch-months.ts')
  await using base = createBaseClient({ ...portal, clock: systemClock, sleep: systemSleep })
  const ask = { signal, onProgress() {} }
  const months = monthsBetween(de, ate).toReversed()
  const tell = (line: string) => console.log(line)
  return await fetchMonths(months, folder, { base, ask, tell, warn: (line) => console.error(line) })
}

function nothingIn(folder: string): Problem {
  return new Problem('nao_encontrado', `Não há meses da base mensal em ${folder}.`, [
    detailOf(
      folder,
      'não tem o que se pediu',
      'Os zips se chamam S01082026.zip (seção, mês, ano), como o portal os oferece em Acesso à informação, Dados abertos, Base de dados. Confira a pasta, e os meses de --de e --ate.',
    ),
  ])
}

/** The free space where the archive is; null: it is not on this machine. */
async function freeBytes({ cluster, dataDir }: Config): Promise<number | null> {
  if (cluster !== null) return null
  let folder = resolve(dataDir)
  while (!existsSync(folder)) folder = dirname(folder) // a new archive has none yet
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Why a month, which would fill the disk that the running service needs, too, is not begun; null: it fits. */
async function lackingRoom(config: Config, month: HistoryMonth): Promise<string | null> {
  const free = await freeBytes(config)
  const needed = roomFor([month])
  if (free === null || free > needed) return null
  return `ocupa uns ${size(needed)}, e há ${size(free)} livres. Libere espaço, e o mesmo comando o traz.`
}
