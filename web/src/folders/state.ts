import { textOf } from '../lib/address.ts'

/** The address of a folder: which of its acts, and in which order. */
// A type, not an interface: the router takes it as an object of any names.
export type FolderState = {
  etiqueta?: string
  responsavel?: string
  andamento?: 'aberto' | 'concluido'
  /** Absent: by their days. */
  ordem?: 'data' | 'prazo_do_ato'
  pagina?: number
}

/** Reads an address; invalid parts are ignored. */
export function readFolder(values: Record<string, unknown>): FolderState {
  const etiqueta = textOf(values['etiqueta'])
  const responsavel = textOf(values['responsavel'])
  const andamento = textOf(values['andamento'])
  const ordem = textOf(values['ordem'])
  const pagina = Number(textOf(values['pagina']))
  return {
    ...(etiqueta && { etiqueta }),
    ...(responsavel && { responsavel }),
    ...(andamento === 'aberto' || andamento === 'concluido' ? { andamento } : {}),
    ...(ordem === 'data' || ordem === 'prazo_do_ato' ? { ordem } : {}),
    ...(Number.isInteger(pagina) && pagina > 1 ? { pagina } : {}),
  }
}
