import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { PROGRAM } from '../../lib/errors/program.ts'
import { systemClock } from '../../lib/time/clock.ts'
import { type AddedCopy, addCopy } from '../../embedded/add-copy.ts'
import type { Retention } from '../../store/copies/retention.ts'
import { createByteProgress } from '../../terminal/progress.ts'
import { size } from '../../terminal/size.ts'
import type { Arguments, Context } from '../command.ts'

/** `backup --incremental`. */
export async function backUpIncrement(
  folder: string,
  args: Arguments,
  { config, signal }: Context,
): Promise<void> {
  const retention = retentionOf(args)
  const progress = createByteProgress('Copiando')
  const options = { retention, clock: systemClock, signal, onProgress: progress.update }
  const added = await addCopy(config.dataDir, folder, options).finally(progress.stop)
  const { id: copia, bytes, novos, apagadas } = added
  console.log(
    args.chave('json')
      ? JSON.stringify({ pasta: folder, copia, bytes, novos, apagadas })
      : textOf(folder, added),
  )
}

function textOf(path: string, { id, bytes, novos, apagadas }: AddedCopy): string {
  const gone = apagadas.length === 0 ? '' : ` Apagadas: ${apagadas.join(', ')}.`
  return `Cópia ${id} gravada em ${path}: ${size(bytes)} de acervo, ${size(novos)} novos.${gone} Para restaurar: ${PROGRAM} restaurar ${path}. A chave dos segredos não vai na cópia: guarde-a à parte.`
}

/** Null: all copies stay. */
function retentionOf(args: Arguments): Retention | null {
  const newest = countOf(args, 'manter')
  const weeks = countOf(args, 'manter-semanas')
  const months = countOf(args, 'manter-meses')
  if (newest === null && weeks === null && months === null) return null
  // The copy that was just taken stays, whatever else does.
  return { newest: Math.max(1, newest ?? 1), weeks: weeks ?? 0, months: months ?? 0 }
}

function countOf(args: Arguments, name: string): number | null {
  const given = args.texto(name)
  if (given === undefined) return null
  if (/^\d{1,4}$/.test(given)) return Number(given)
  throw new Problem('parametro_invalido', `--${name} espera um número.`, [
    detailOf(`--${name}`, given, `Por exemplo: --${name} 7`),
  ])
}
