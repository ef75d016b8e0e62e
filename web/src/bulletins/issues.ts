import { textOf } from '../lib/address.ts'

/** What the address of a history says: its page, and the open issue. */
export interface Issues {
  pagina?: number | undefined
  /** `ebo_…` */
  envio?: string | undefined
}

/** Reads an address; invalid parts are ignored. */
export function readIssues(values: Record<string, unknown>): Issues {
  const pagina = Number(textOf(values['pagina']))
  const envio = textOf(values['envio'])
  return {
    ...(Number.isInteger(pagina) && pagina > 1 ? { pagina } : {}),
    ...(envio ? { envio } : {}),
  }
}
