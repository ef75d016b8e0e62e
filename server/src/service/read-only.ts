import { type Notice, noticeData } from './notice.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'

/** Why the service only reads. */
export type ReadOnlyReason =
  /** Requested at the start. */
  | 'pedido'
  | 'disco_cheio'
  /** The data folder, or its volume, may not be written to. */
  | 'pasta_sem_escrita'

/** The free space of a data folder. */
export interface Room {
  /** Why nothing can be written, tested by writing a file; null: writing works. */
  obstacle(): ReadOnlyReason | null
  /** Whether there is so little space that `obstacle` should be asked. Writes nothing. */
  isLow(): boolean
  /** Whether there is enough space to write again. */
  hasReturned(): boolean
}

/** The state of a read-only service in the API; crosses the wire. */
export interface ReadOnlyState {
  motivo: ReadOnlyReason
  mensagem: string
  sugestao: string
}

const WORDS: Record<ReadOnlyReason, Omit<ReadOnlyState, 'motivo'>> = {
  pedido: {
    mensagem: 'O serviço foi iniciado só para leitura.',
    sugestao: 'Para gravar, reinicie-o sem --somente-leitura.',
  },
  disco_cheio: {
    mensagem:
      'O disco do serviço está cheio: por enquanto ele só lê. O que já estava guardado não se perdeu.',
    sugestao:
      'Peça a quem opera o serviço que libere espaço ou aumente o volume; ele volta a gravar sozinho.',
  },
  pasta_sem_escrita: {
    mensagem: 'A pasta de dados do serviço não aceita escrita: por enquanto ele só lê.',
    sugestao:
      'Peça a quem opera o serviço que confira o dono, as permissões e a montagem da pasta; ele volta a gravar sozinho.',
  },
}

export function readOnlyState(motivo: ReadOnlyReason): ReadOnlyState {
  return { motivo, ...WORDS[motivo] }
}

const BY_CODE: Record<string, ReadOnlyReason> = {
  ENOSPC: 'disco_cheio',
  EDQUOT: 'disco_cheio',
  EFBIG: 'disco_cheio',
  EACCES: 'pasta_sem_escrita',
  EPERM: 'pasta_sem_escrita',
  EROFS: 'pasta_sem_escrita',
}

/** Why nothing can be written, from an error of the operating system; null: it has another cause. */
export function obstacleIn(error: unknown): ReadOnlyReason | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return BY_CODE[code] ?? null
}

/** The refusal of a change while the service is read-only. */
export function refusedForReading(motivo: ReadOnlyReason): Problem {
  const { mensagem, sugestao } = WORDS[motivo]
  return new Problem('indisponivel', `${mensagem} Nada foi gravado.`, [
    detailOf('servico', 'só lê', sugestao),
  ])
}

export function readOnlyNotice(motivo: ReadOnlyReason): Notice {
  const { mensagem, sugestao } = WORDS[motivo]
  return {
    codigo: 'somente_leitura',
    campo: 'servico',
    mensagem: `${mensagem} ${sugestao}`,
    sugestoes: [],
    dados: noticeData({ valor: motivo }),
  }
}
