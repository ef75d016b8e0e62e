import type { AuditCommands } from '../../service/audit/commands.ts'
import type { FastifyReply } from 'fastify'
import type { Slots } from '../../access/slots.ts'
import { HIT_FIELDS } from '../../gazette/publication-detail.ts'
import { Problem } from '../../lib/problem.ts'
import type {
  ExportFormatName,
  ExportParams,
  ExportQueries,
  ExportStart,
} from '../../service/export/export-queries.ts'
import type { Api } from '../api.ts'
import { checkFilters, readFilters } from '../archive/filters.ts'
import { unknownStart, tooManyExports } from '../errors/problems.ts'
import { strictQuery } from '../query/strict-query.ts'
import { type ExportValues, exportParameters, fileHeaders, fileSchema } from './schema.ts'
import type { WatchExport } from './interruptions.ts'
import { exportStream } from './stream.ts'

const MEDIA: Record<ExportFormatName, string> = {
  jsonl: 'application/x-ndjson; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  parquet: 'application/vnd.apache.parquet',
}

/** A guess: most exports end within a minute. */
const RETRY_S = 30

export interface ExportApi {
  exports: ExportQueries
  audit: AuditCommands
  slots: Slots
  /** How long a receiver may read nothing, in milliseconds. */
  stallMs: number
  /** Reports interrupted exports. */
  watch: WatchExport
}

/** GET /exportar */
export function exportActs(api: Api, { exports, audit, slots, stallMs, watch }: ExportApi): void {
  api.route({
    method: 'GET',
    url: '/exportar',
    exposeHeadRoute: false,
    config: { access: 'consulta' },
    validatorCompiler: strictQuery(checkFilters),
    schema: {
      operationId: 'exportar',
      tags: ['Consulta'],
      summary: 'Exporta publicações',
      description:
        'Todas as publicações que a busca encontra, sem limite, da mais antiga à mais nova, num arquivo enviado à medida que é lido. Interrompido, continua com `apos`. `X-Total` diz quantas vêm, e `X-Avisos` os códigos dos avisos que `/buscar` dá por extenso. Cada chave pode ter poucas exportações ao mesmo tempo; a que passa disso recebe 429.',
      querystring: exportParameters,
      response: {
        200: {
          description: 'O arquivo.',
          content: {
            'application/x-ndjson': { schema: fileSchema },
            'text/csv': { schema: fileSchema },
            'application/vnd.apache.parquet': { schema: fileSchema },
          },
          headers: fileHeaders,
        },
      },
    },
    handler: async (request, reply) => {
      const slot = slots.take(request.caller!.id) // the route identifies its caller
      if (typeof slot === 'string') {
        reply.header('Retry-After', RETRY_S)
        throw tooManyExports(slot)
      }
      using opening = new DisposableStack()
      opening.use(slot)
      const params = exportParams(request.query)
      const start = await exports.begin(params, request.query.apos ?? null)
      if (start === null) throw unknownStart()
      const told = { formato: params.format, termo: request.query.termo ?? '*' }
      await audit.exported(told).catch((error: unknown) => {
        // Reading goes on where nothing can be written: the log keeps what the trail cannot.
        if (!(error instanceof Problem && error.codigo === 'indisponivel')) throw error
        request.log.warn(
          { auditoria: 'exportacao', ...told, ...request.origin },
          'export, not in the trail',
        )
      })
      setHeaders(reply, params, request.query, start)
      const handed = { acts: 0, bytes: 0 }
      const stream = exportStream(exports, params, start, { stallMs, handed })
      watch(reply, stream, start.total, handed)
      const opened = opening.move()
      stream.once('close', () => opened.dispose())
      return reply.send(stream)
    },
  })
}

function exportParams(values: ExportValues): ExportParams {
  const { termo = '*', formato = 'jsonl', campos = HIT_FIELDS, bom = false } = values
  return {
    ...readFilters({ ...values, termo }),
    format: formato,
    fields: campos,
    bom,
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
