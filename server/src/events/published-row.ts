import { unpackMovement } from '../gazette/rows/packed-movement.ts'
import type { ReadRow } from '../gazette/rows/row-keys.ts'
import type { EventAct } from './full-event.ts'

/** A row as the list of its table shows it, with what its act was when the event happened. */
export function publishedRow(row: ReadRow, act: EventAct): object {
  const { id: publicacao, data_publicacao, secao, edicao, pagina, url_original, situacao } = act
  const told = { publicacao, data_publicacao, secao, edicao, pagina, url_original, situacao }
  return { ...shownRow(row, act), ...told }
}

function shownRow({ tabela, linha, seq, versao }: ReadRow, { id, orgao }: EventAct): object {
  switch (tabela) {
    case 'contratos':
    case 'licitacoes':
    case 'sancoes':
    case 'normas':
      return JSON.parse(linha) as object
    case 'pessoal':
      return unpackMovement(linha, { publicacao: id, seq, orgao, versao })
  }
}
