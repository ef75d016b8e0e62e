/**
 * `recusado`: that part is not imported. `aviso`: imported otherwise than it was, or not the same as in
 * Ro-DOU. `dispensado`: nothing that anybody misses.
 */
type RemarkKind = 'recusado' | 'aviso' | 'dispensado'

/** What there is to tell of a place of a file: `search[0].terms[3]`. */
export interface Remark {
  tipo: RemarkKind
  onde: string
  /** In Portuguese, with the way out. */
  mensagem: string
}

/** Collects what is to be told of one file, in the order in which it is read. */
export interface Remarks {
  refuse(onde: string, mensagem: string): void
  note(onde: string, mensagem: string): void
  dismiss(onde: string, mensagem: string): void
  all: Remark[]
}

export function createRemarks(): Remarks {
  const all: Remark[] = []
  const adder = (tipo: RemarkKind) => (onde: string, mensagem: string) => {
    all.push({ tipo, onde, mensagem })
  }
  return { refuse: adder('recusado'), note: adder('aviso'), dismiss: adder('dispensado'), all }
}
