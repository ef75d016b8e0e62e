/** An uploaded zip. */
export interface Upload {
  /** `env_…` */
  id: string
  /** Its name, which tells what it should contain. */
  arquivo: string
  bytes: number
  /** Whether new acts become events; false when past editions are added. */
  notificar: boolean
  /** `recebido`: it waits, or is being imported. */
  estado: 'recebido' | 'importado' | 'recusado'
  /** Why it was refused, in Portuguese. */
  motivo: string | null
  /** The result; null until it is imported. */
  publicacoes: number | null
  novas: number | null
  alteradas: number | null
  rejeitados: number | null
  criado_em: string
  concluido_em: string | null
}

/** A file that was received completely. */
export type ReceivedFile = Pick<Upload, 'id' | 'arquivo' | 'bytes' | 'notificar'>

/** The outcome of an import. */
export type UploadResult =
  | { estado: 'recusado'; motivo: string }
  | {
      estado: 'importado'
      publicacoes: number
      novas: number
      alteradas: number
      rejeitados: number
    }

export function newUpload(file: ReceivedFile, now: Date): Upload {
  return {
    ...file,
    estado: 'recebido',
    motivo: null,
    publicacoes: null,
    novas: null,
    alteradas: null,
    rejeitados: null,
    criado_em: now.toISOString(),
    concluido_em: null,
  }
}

/** The upload after its import. */
export function ended(upload: Upload, result: UploadResult, now: Date): Upload {
  return { ...upload, ...result, concluido_em: now.toISOString() }
}
