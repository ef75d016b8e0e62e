import { Type } from 'typebox'
import { plainName } from '../../lib/text/plain-name.ts'
import { FOLDER_FORMATS, type FolderFormat } from '../../service/folders/folder-files.ts'
import type { Answer } from '../answer.ts'
import { baseOf } from '../base-of.ts'
import { foundOf } from '../errors/refusals.ts'
import { noteExport } from '../export/send-export.ts'
import { operation } from '../operation.ts'
import { oneOf } from '../schemas/field.ts'
import { folderParams, keptFilters } from './schema.ts'

const MEDIA: Record<FolderFormat, string> = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ics: 'text/calendar; charset=utf-8',
}

interface FolderFile {
  nome: string
  bytes: Uint8Array
  format: FolderFormat
}

const fileSchema = Type.String({ description: 'O conteúdo do arquivo.' })

const file: Answer<FolderFile> = {
  status: 200,
  schema: {
    description: 'O arquivo.',
    content: Object.fromEntries(
      Object.values(MEDIA).map((type) => [type.split(';')[0], { schema: fileSchema }]),
    ),
  },
  isFile: true,
  send: (reply, { nome, bytes, format }) =>
    reply
      .type(MEDIA[format])
      .header(
        'Content-Disposition',
        `attachment; filename="${plainName(nome) || 'pasta'}.${format}"`,
      )
      .send(Buffer.from(bytes)),
}

export const exportFolder = operation({
  id: 'exportarPasta',
  at: 'GET /pastas/{id}/exportar',
  tag: 'Pastas',
  summary: 'Exporta uma pasta',
  description:
    'Todos os atos da pasta, ou os que os filtros deixam, com o que se diz deles: uma planilha como o Excel em português a abre, ou um calendário dos prazos.',
  access: 'alertas',
  params: folderParams,
  query: Type.Object({
    formato: Type.Optional(
      oneOf(FOLDER_FORMATS, {
        default: 'csv',
        description:
          '`csv`: com `;`, a marca de UTF-8 e um apóstrofo diante do que uma planilha tomaria por fórmula; `xlsx`: pasta de trabalho do Excel; `ics`: os prazos, como dias inteiros, para um calendário (RFC 5545); o que está concluído sai do calendário que o tinha.',
        examples: ['xlsx'],
      }),
    ),
    ...keptFilters,
  }),
  answer: file,
  async handle({ params: { id }, query, caller, request }, { queries, commands, publicUrl }) {
    const { formato: format = 'csv', ordem = 'prazo', ...filters } = query
    const form = { format, publicUrl: baseOf(request, publicUrl) }
    const found = await queries.folders.file(caller.conta_id, id, { ...filters, ordem }, form)
    const { nome, bytes } = foundOf(found, 'pasta_inexistente')
    await noteExport({ formato: format, pasta: nome }, request, commands)
    return { nome, bytes, format }
  },
})
