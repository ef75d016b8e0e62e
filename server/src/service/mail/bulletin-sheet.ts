import { printedRow } from '../../mail/letters/row-blocks.ts'
import { maskCpfs } from '../../printed/mask-cpf.ts'
import { type Sheet, type SheetColumn, pagesCell } from '../sheets/sheet.ts'
import type { ToldAct } from './issue-acts.ts'
import { mailedRow } from './mailed-row.ts'

/** An act, or one of the rows that alerts have found in it. */
interface BulletinLine {
  told: ToldAct
  row: ReturnType<typeof printedRow> | null
}

/** The table of a bulletin, and its lines: an act with several rows has as many. */
export function bulletinSheet(acts: ToldAct[]): {
  sheet: Sheet<BulletinLine>
  lines: BulletinLine[]
} {
  const lines = acts.flatMap(linesOf)
  return { sheet: { name: 'Boletim', columns: [...ACT_COLUMNS, ...rowColumns(lines)] }, lines }
}

const ACT_COLUMNS: SheetColumn<BulletinLine>[] = [
  { name: 'Data', width: 11, value: ({ told: { act } }) => ({ day: act.data_publicacao }) },
  column('Seção', 7, ({ told: { act } }) => act.secao),
  column('Edição', 8, ({ told: { act } }) => act.edicao),
  column('Página', 9, ({ told: { act } }) => pagesCell(act.pagina)),
  column('Órgão', 40, ({ told: { act } }) => act.orgao.replaceAll('/', ' / ')),
  column('Tipo', 16, ({ told: { act } }) => act.tipo_ato),
  column('Título', 50, ({ told: { act } }) => act.titulo),
  column('Ementa', 60, ({ told: { act } }) => act.ementa || act.resumo),
  column('Alertas', 24, ({ told }) => told.alerts.map(({ nome }) => nome).join('; ')),
  column('Termos', 24, ({ told }) => told.termos.join('; ')),
  column('Situação', 12, ({ told: { act } }) => act.situacao),
  column('Link', 30, ({ told: { act } }) => act.url_original),
  column('PDF', 30, ({ told: { act } }) => act.url_pdf),
  column('Id', 31, ({ told: { act } }) => act.id),
]

function linesOf(told: ToldAct): BulletinLine[] {
  if (told.linhas.length === 0) return [{ told, row: null }]
  return told.linhas.map((found) => ({ told, row: printedRow(mailedRow(found), told.act.orgao) }))
}

/** What the rows are about, and each value that one of them has; none without rows. */
function rowColumns(lines: BulletinLine[]): SheetColumn<BulletinLine>[] {
  const rows = lines.flatMap(({ row }) => row ?? [])
  if (rows.length === 0) return []
  const labels = new Set(rows.flatMap(({ fields }) => fields.map(({ label }) => label)))
  const valueOf = (row: BulletinLine['row'], name: string) =>
    row?.fields.find(({ label }) => label === name)?.value ?? ''
  return [
    column('Linha', 40, ({ row }) => row?.title ?? ''),
    ...[...labels].map((label) => column(`Linha: ${label}`, 24, ({ row }) => valueOf(row, label))),
  ]
}

function column(
  name: string,
  width: number,
  text: (line: BulletinLine) => string,
): SheetColumn<BulletinLine> {
  return { name, width, value: (line) => maskCpfs(text(line)) }
}
