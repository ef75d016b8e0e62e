import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { systemClock } from '../../lib/time/clock.ts'
import type { Arguments } from '../command.ts'
import { type AskedSpan, isSpan, offeredSpan, spanOf } from './asked-span.ts'

/** What a command line asks for. */
export interface WantedHistory {
  folder: string
  span: AskedSpan
  /** The months to ask of the portal; null: only the folder counts. */
  offered: { de: string; ate: string } | null
  /** Whether zips go when they are in the archive: the folder is the program's own. */
  isOwnFolder: boolean
}

const ALL: AskedSpan = { de: null, ate: null }

/** `[pasta] [meses]`, in any order. @throws Problem for anything else */
export function wantedHistory({ posicionais, chave }: Arguments, config: Config): WantedHistory {
  const spans = posicionais.filter(isSpan)
  const folders = posicionais.filter((word) => !isSpan(word))
  if (spans.length > 1 || folders.length > 1 || posicionais.length === 0) throw unclear()
  const span = spans.length === 0 ? ALL : spanOf(spans[0]!)
  const isOwnFolder = folders.length === 0
  const folder = folders[0] ?? ownFolder(config)
  const fetches = isOwnFolder || chave('baixar')
  if (fetches && spans.length === 0) throw unclear()
  if (fetches && config.portal === null) throw noAddress(isOwnFolder)
  if (!fetches && !existsSync(folder)) throw noFolder(folder)
  return { folder, span, isOwnFolder, offered: fetches ? offeredSpan(span, systemClock()) : null }
}

/** Where zips of the portal wait until they are imported. */
function ownFolder({ cluster, dataDir }: Config): string {
  if (cluster === null) return join(dataDir, 'base-mensal')
  throw new Problem('parametro_invalido', 'Diga uma pasta para os zips da base mensal.', [
    detailOf(
      'pasta',
      'falta',
      'Um cluster não tem pasta de dados: historico <pasta> 2002.. --baixar.',
    ),
  ])
}

function unclear(): Problem {
  return new Problem('parametro_invalido', 'Diga os meses, a pasta com os zips, ou ambos.', [
    detailOf(
      'pasta, meses',
      'falta um deles, ou há a mais',
      'Por exemplo: historico 2002.. ~/dou-base',
    ),
  ])
}

function noAddress(isOwnFolder: boolean): Problem {
  const other = isOwnFolder ? ' Ou diga a pasta em que os zips estão.' : ''
  return new Problem('parametro_invalido', 'Falta o endereço do portal.', [
    detailOf('ARAUTO_PORTAL_URL', 'falta', `Dê-lhe o valor https://www.in.gov.br/.${other}`),
  ])
}

function noFolder(folder: string): Problem {
  return new Problem('nao_encontrado', `Não há a pasta ${folder}.`, [
    detailOf('pasta', 'não existe', 'Confira o nome; a pasta tem os zips da base mensal.'),
  ])
}
