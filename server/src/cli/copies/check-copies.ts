import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { PROGRAM } from '../../lib/errors/program.ts'
import { systemClock } from '../../lib/time/clock.ts'
import { HOUR_MS } from '../../lib/time/dates.ts'
import { expectCopyFolder, lockCopies } from '../../store/copies/copy-folder.ts'
import { type VerifiedCopies, verifyCopies } from '../../store/copies/verify-copies.ts'
import { createProgress } from '../../terminal/progress.ts'
import type { Arguments } from '../command.ts'
import { counted } from '../../lib/text/counted.ts'

/** A copy is damaged, and another must be taken. */
const DAMAGED = 2

/** Reads the blocks of a folder of copies, as long as is asked for. */
export async function checkCopies(
  path: string,
  args: Arguments,
  signal: AbortSignal,
): Promise<number> {
  const end = endOf(args.texto('minutos'))
  const places = expectCopyFolder(path)
  using _lock = lockCopies(places)
  const progress = createProgress('Conferindo', 'pacotes')
  const found = await verifyCopies(places, {
    clock: systemClock,
    signal,
    goOn: () => systemClock().getTime() < end,
    onProgress: progress.update,
  }).finally(progress.stop)
  if (args.chave('json')) console.log(JSON.stringify(found))
  else for (const line of textOf(found, path)) console.log(line)
  return found.danificados + found.incompletas.length === 0 ? 0 : DAMAGED
}

function endOf(minutes: string | undefined): number {
  if (minutes === undefined) return Infinity
  if (/^\d{1,4}$/.test(minutes)) return systemClock().getTime() + Number(minutes) * (HOUR_MS / 60)
  throw new Problem('parametro_invalido', '--minutos espera um número.', [
    detailOf('--minutos', minutes, 'Por exemplo: --minutos 30'),
  ])
}

function textOf(found: VerifiedCopies, path: string): string[] {
  const { copias, pacotes, lidos, danificados, incompletas, desde } = found
  const since =
    desde === null ? 'há pacotes que ainda não foram lidos' : `o menos recente em ${desde}`
  const read = `Lidos ${lidos.toLocaleString('pt-BR')} de ${counted(pacotes, 'pacote', 'pacotes')} de ${counted(copias, 'cópia', 'cópias')}; ${since}.`
  if (danificados + incompletas.length === 0) return [read, 'Está tudo como foi escrito.']
  return [
    read,
    ...(danificados > 0 ? [`Blocos danificados: ${danificados}.`] : []),
    ...incompletas.map(({ copia, blocos }) =>
      blocos === null
        ? `A cópia ${copia} não pode ser lida, e por ela nada é apagado: tire copias/${copia}.json da pasta.`
        : `À cópia ${copia} faltam ${blocos} blocos.`,
    ),
    `O que o acervo ainda tem desses blocos, a próxima cópia grava de novo: ${PROGRAM} backup --incremental ${path}`,
  ]
}
