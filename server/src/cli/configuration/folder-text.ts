import type { FolderFault } from '../../configuration/folder/document.ts'
import { type Detail, Problem } from '../../lib/errors/problem.ts'
import { counted } from '../../lib/text/counted.ts'

/** A place in a folder, as editors and terminals open it: `equipes/compras.yaml:12 alertas[0].nome`. */
function placed({ arquivo, linha, detail }: FolderFault): Detail {
  const place = linha === null ? arquivo : `${arquivo}:${linha}`
  return { ...detail, campo: `${place} ${detail.campo}`.trimEnd() }
}

/** @throws Problem that names all of them */
export function refuseFaults(faults: FolderFault[]): void {
  if (faults.length === 0) return
  const count = counted(faults.length, 'problema', 'problemas')
  const message = `A pasta tem ${count}; nada foi gravado.`
  throw new Problem('parametro_invalido', message, faults.map(placed))
}

/** One line of a notice. */
export function noticeText(notice: FolderFault): string {
  const { campo, problema, sugestao } = placed(notice)
  return `Aviso: ${campo}: ${problema}${sugestao === null ? '' : `. ${sugestao}`}`
}
