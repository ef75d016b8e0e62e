import type { AuditCommands } from '../../service/audit/commands.ts'
import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from '../answer.ts'
import type { Commands } from '../../service/commands.ts'
import type { Operation } from '../operation.ts'
import { HIT_FIELDS } from '../../gazette/publication-detail.ts'
import { Problem } from '../../lib/errors/problem.ts'
import type {
  ExportFormatName,
  ExportParams,
  ExportStart,
} from '../../service/export/export-queries.ts'
import { checkFilters, readFilters } from '../archive/filters.ts'
import { unknownStart, tooManyExports } from '../errors/problems.ts'
import { type ExportValues, exportParameters, fileHeaders, fileSchema } from './schema.ts'
import { exportStream } from './stream.ts'
import { operation } from '../operation.ts'

const MEDIA: Record<ExportFormatName, string> = {
  jsonl: 'application/x-ndjson; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  parquet: 'application/vnd.apache.parquet',
}

/** A guess: most exports end within a minute. */
const RETRY_S = 30

const exported: Answer<Readable> = {
  status: 200,
  schema: {
    description: 'O arquivo.',
    content: {
      'application/x-ndjson': { schema: fileSchema },
      'text/csv': { schema: fileSchema },
      'application/vnd.apache.parquet': { schema: fileSchema },
    },
    headers: fileHeaders,
  },
  isFile: true,
  send: (reply, stream) => reply.send(stream),
}

const exportActs = operation({
  id: 'exportar',
  at: 'GET /exportar',
  tag: 'Consulta',
  summary: 'Exporta publicações',
  description:
    'Todas as publicações que a busca encontra, sem limite, da mais antiga à mais nova, num arquivo enviado à medida que é lido. Interrompido, continua com `apos`. `X-Total` diz quantas vêm, e `X-Avisos` os códigos dos avisos que `/buscar` dá por extenso. Cada chave pode ter poucas exportações ao mesmo tempo; a que passa disso recebe 429.',
  access: 'consulta',
  query: exportParameters,
  checkQuery: checkFilters,
  answer: exported,
  async handle({ query, caller, request, reply }, { queries, commands, exporting }) {
    const slot = exporting.slots.take(caller.id)
    if (typeof slot === 'string') {
      reply.header('Retry-After', RETRY_S)
      throw tooManyExports(slot)
    }
    using opening = new DisposableStack()
    opening.use(slot)
    const params = exportParams(query)
    const start = await queries.exports.begin(params, query.apos ?? null)
    if (start === null) throw unknownStart()
    await noteExport({ formato: params.format, termo: query.termo ?? '*' }, request, commands)
    setHeaders(reply, params, query, start)
    const { stallMs, watch } = exporting
    const handed = { acts: 0, bytes: 0 }
    const stream = exportStream(queries.exports, params, start, { stallMs, handed })
    watch(reply, stream, start.total, handed)
    const opened = opening.move()
    stream.once('close', () => opened.dispose())
    return stream
  },
})

export const exportOperations: Operation[] = [exportActs]

/** Exports continue while nothing can be written: then the log has the entry that the audit trail lacks. */
async function noteExport(
  told: Parameters<AuditCommands['exported']>[0],
  { log, origin }: FastifyRequest,
  { audit }: Pick<Commands, 'audit'>,
): Promise<void> {
  try {
    await audit.exported(told)
  } catch (error) {
    if (!(error instanceof Problem && error.codigo === 'indisponivel')) throw error
    log.warn({ auditoria: 'exportacao', ...told, ...origin }, 'export, not in the trail')
  }
}

function exportParams(values: ExportValues): ExportParams {
  const { termo = '*', formato = 'jsonl', campos = HIT_FIELDS, bom = false } = values
  return {
    ...readFilters({ ...values, termo }),
    format: formato,
    fields: campos,
    bom,
    porParte: values.agrupar === 'parte',
  }
}

function setHeaders(
  reply: FastifyReply,
  { format }: ExportParams,
  { data_inicio, data_fim }: ExportValues,
  { total, avisos }: ExportStart,
): void {
  const name = ['arauto', data_inicio, data_fim].filter(Boolean).join('_')
  reply.headers({
    'Content-Type': MEDIA[format],
    'Content-Disposition': `attachment; filename="${name}.${format}"`,
    'X-Total': total,
    'X-Avisos': avisos.map(({ codigo }) => codigo).join(', '),
  })
}
