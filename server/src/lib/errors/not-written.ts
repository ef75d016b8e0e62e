import { dirname } from 'node:path'
import { Problem, detailOf } from './problem.ts'

/** Why a file could not be written, and the way out, by the names of the operating system. */
const REASONS: Record<string, (file: string) => [why: string, wayOut: string]> = {
  ENOENT: (file) => [
    `não há a pasta ${dirname(file)}`,
    'Crie a pasta antes, ou escolha outra, num disco.',
  ],
  ENOTDIR: (file) => [`${dirname(file)} não é uma pasta`, 'Diga outro lugar.'],
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: () => ['o volume é só de leitura', 'Diga um lugar em outro volume.'],
  ENOSPC: () => ['o disco está cheio', 'Libere espaço, ou diga um lugar em outro disco.'],
  EDQUOT: () => ['a cota acabou', 'Libere espaço, ou diga um lugar em outro disco.'],
}

/** The refusal of a file that the system did not let us write. */
export function notWritten(file: string, cause: unknown): Problem {
  const [why, wayOut] = whyNotWritten(file, cause)
  const details = [detailOf('arquivo', why, wayOut)]
  return new Problem('conflito', `Não foi possível gravar ${file}: ${why}.`, details, cause)
}

export function whyNotWritten(file: string, cause: unknown): [why: string, wayOut: string | null] {
  const { code, message } =
    cause instanceof Error ? (cause as NodeJS.ErrnoException) : { message: String(cause) }
  return REASONS[code ?? '']?.(file) ?? [message, null]
}

function noPermission(): [string, string] {
  return ['sem permissão', 'Confira o dono e as permissões da pasta, ou diga outro lugar.']
}
