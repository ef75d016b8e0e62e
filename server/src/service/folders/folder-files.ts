import { type CalendarEvent, calendarOf } from '../../lib/time/icalendar.ts'
import { brasiliaDate } from '../../lib/time/dates.ts'
import { actUrl } from '../../mail/links.ts'
import { maskCpfs } from '../../printed/mask-cpf.ts'
import { sheetCsv } from '../sheets/sheet-csv.ts'
import { sheetXlsx } from '../sheets/sheet-xlsx.ts'
import { type Sheet, pagesCell } from '../sheets/sheet.ts'
import type { KeptActView, StoredFolder } from './folder.ts'

export const FOLDER_FORMATS = ['csv', 'xlsx', 'ics'] as const
export type FolderFormat = (typeof FOLDER_FORMATS)[number]

interface FolderContent {
  folder: Pick<StoredFolder, 'id' | 'nome'>
  acts: KeptActView[]
  publicUrl: string
}

/** The acts of a folder as a file. */
export const FOLDER_FILES: Record<
  FolderFormat,
  (content: FolderContent) => Uint8Array | Promise<Uint8Array>
> = {
  csv: ({ acts }) => Buffer.from(sheetCsv(FOLDER_SHEET, acts)),
  xlsx: ({ acts }) => sheetXlsx(FOLDER_SHEET, acts),
  ics: (content) => Buffer.from(folderCalendar(content)),
}

/** Of an act that is no more in the archive, only what people said of it is known. */
const FOLDER_SHEET: Sheet<KeptActView> = {
  name: 'Pasta',
  columns: [
    { name: 'Prazo', width: 11, value: ({ prazo }) => ({ day: prazo }) },
    column('Andamento', 11, ({ andamento, vencido }) =>
      andamento === 'concluido' ? 'concluído' : vencido ? 'vencido' : 'aberto',
    ),
    column('Responsável', 24, ({ responsavel }) => responsavel?.nome),
    column('Etiquetas', 24, ({ etiquetas }) => etiquetas.join('; ')),
    column('Nota', 50, ({ nota }) => nota),
    { name: 'Data', width: 11, value: ({ ato }) => ({ day: ato?.data_publicacao ?? null }) },
    column('Seção', 7, ({ ato }) => ato?.secao),
    column('Edição', 8, ({ ato }) => ato?.edicao),
    column('Página', 9, ({ ato }) => pagesCell(ato?.pagina ?? '')),
    column('Órgão', 40, ({ ato }) => ato?.orgao.replaceAll('/', ' / ')),
    column('Tipo', 16, ({ ato }) => ato?.tipo_ato),
    column('Título', 50, ({ ato }) => maskCpfs(ato?.titulo ?? '')),
    column('Situação', 14, ({ ato }) => ato?.situacao ?? 'fora do acervo'),
    column('Link', 30, ({ ato }) => ato?.url_original),
    { name: 'Guardado em', width: 12, value: ({ guardado_em }) => dayOf(guardado_em) },
    column('Id', 31, ({ id }) => id),
    {
      name: 'Prazo no ato',
      width: 13,
      value: ({ prazo_do_ato: named }) => ({ day: named && (named.data ?? named.desde) }),
    },
  ],
}

function column(name: string, width: number, text: (kept: KeptActView) => string | undefined) {
  return { name, width, value: (kept: KeptActView) => text(kept) ?? '' }
}

function dayOf(instant: string) {
  return { day: brasiliaDate(new Date(instant)) }
}

/** The days of a folder's acts; one that is done is taken out of the calendars that have it. */
function folderCalendar({ folder, acts, publicUrl }: FolderContent): string {
  const events = acts.flatMap((kept): CalendarEvent[] => {
    const { id, ato, prazo, andamento, atualizado_em } = kept
    if (prazo === null) return []
    return [
      {
        uid: `${folder.id}-${id}@arauto`,
        revised: new Date(atualizado_em),
        revision: 0,
        title: `Prazo: ${maskCpfs(ato?.titulo ?? id)}`,
        description: descriptionOf(kept, folder.nome),
        url: actUrl(publicUrl, id, '*'),
        when: { day: prazo },
        cancelled: andamento === 'concluido',
      },
    ]
  })
  return calendarOf({ name: `Arauto: ${folder.nome}`, source: null, events })
}

function descriptionOf({ nota, responsavel, etiquetas }: KeptActView, nome: string): string {
  const lines = [
    `Pasta: ${nome}`,
    responsavel === null ? '' : `Responsável: ${responsavel.nome}`,
    etiquetas.length === 0 ? '' : `Etiquetas: ${etiquetas.join(', ')}`,
    nota,
  ]
  return lines.filter((line) => line !== '').join('\n')
}
