import { BOM, csvRow, inertCell } from '../../lib/text/csv.ts'
import { brazilianDate } from '../../mail/brasilia-time.ts'
import { maskCpfs } from '../../printed/mask-cpf.ts'
import type { ToldAct } from './issue-acts.ts'

const COLUMNS: Record<string, (told: ToldAct) => string> = {
  Data: ({ act }) => brazilianDate(act.data_publicacao),
  Seção: ({ act }) => act.secao,
  Edição: ({ act }) => act.edicao,
  // Excel makes a date of 10-12.
  Página: ({ act }) => act.pagina.replace(/^(\d+)-(\d+)$/, '$1 a $2'),
  Órgão: ({ act }) => act.orgao.replaceAll('/', ' / '),
  Tipo: ({ act }) => act.tipo_ato,
  Título: ({ act }) => act.titulo,
  Ementa: ({ act }) => act.ementa || act.resumo,
  Alertas: ({ alerts }) => alerts.map(({ nome }) => nome).join('; '),
  Termos: ({ termos }) => termos.join('; '),
  Situação: ({ act }) => act.situacao,
  Link: ({ act }) => act.url_original,
  PDF: ({ act }) => act.url_pdf,
  Id: ({ act }) => act.id,
}

/** The acts of a bulletin as Excel in Portuguese opens a table: UTF-8 with its mark, `;`, no formulas. */
export function bulletinCsv(told: ToldAct[]): string {
  const rows = told.map((one) =>
    Object.values(COLUMNS).map((cell) => inertCell(maskCpfs(cell(one)))),
  )
  return BOM + [Object.keys(COLUMNS), ...rows].map((row) => csvRow(row, ';')).join('')
}
