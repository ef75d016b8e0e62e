import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../access/caller.ts'
import { Problem } from '../../lib/errors/problem.ts'
import type { AuditCommands } from '../../service/audit/commands.ts'
import type { Commands } from '../../service/commands.ts'
import type {
  ExportFormatName,
  ExportStart,
  FileForm,
  FilePlace,
  PieceQueries,
} from '../../service/export/export-queries.ts'
import type { Answer } from '../answer.ts'
import { tooManyExports } from '../errors/problems.ts'
import type { ApiService } from '../service.ts'
import { fileHeaders, fileSchema } from './schema.ts'
import { exportStream } from './stream.ts'

const MEDIA: Record<ExportFormatName, string> = {
  jsonl: 'application/x-ndjson; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  parquet: 'application/vnd.apache.parquet',
}

/** A guess: most exports end within a minute. */
const RETRY_S = 30

/** A file; `total` describes what `X-Total` counts. */
export function exportedFile(total: string): Answer<Readable> {
  return {
    status: 200,
    schema: {
      description: 'O arquivo.',
      content: {
        'application/x-ndjson': { schema: fileSchema },
        'text/csv': { schema: fileSchema },
        'application/vnd.apache.parquet': { schema: fileSchema },
      },
      headers: fileHeaders(total),
    },
    isFile: true,
    send: (reply, stream) => reply.send(stream),
  }
}

interface AskedExport<Params extends FileForm, Place extends FilePlace> {
  exports: PieceQueries<Params, Place>
  params: Params
  /** The address of what was received last. */
  after: string | null
  unknownStart(): Problem
  /** Of the file, without its extension. */
  name: string
  /** What the audit trail tells of it. */
  told: Parameters<AuditCommands['exported']>[0]
}

interface ExportCall {
  caller: Caller
  request: FastifyRequest
  reply: FastifyReply
}

/** Begins an export, for as long as its receiver takes it. @throws Problem where it cannot */
export async function sendExport<Params extends FileForm, Place extends FilePlace>(
  { exports, params, after, unknownStart, name, told }: AskedExport<Params, Place>,
  { caller, request, reply }: ExportCall,
  { commands, exporting }: Pick<ApiService, 'commands' | 'exporting'>,
): Promise<Readable> {
  const slot = exporting.slots.take(caller.id)
  if (typeof slot === 'string') {
    reply.header('Retry-After', RETRY_S)
    throw tooManyExports(slot)
  }
  using opening = new DisposableStack()
  opening.use(slot)
  const start = await exports.begin(params, after)
  if (start === null) throw unknownStart()
  await noteExport(told, request, commands)
  setHeaders(reply, `${name}.${params.format}`, params.format, start)
  const { stallMs, watch } = exporting
  const handed = { acts: 0, bytes: 0 }
  const stream = exportStream(exports, params, start, { stallMs, handed })
  watch(reply, stream, start.total, handed)
  const opened = opening.move()
  stream.once('close', () => opened.dispose())
  return stream
}

/** Exports continue while nothing can be written: then the log has the entry that the audit trail lacks. */
export async function noteExport(
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

function setHeaders(
  reply: FastifyReply,
  file: string,
  format: ExportFormatName,
  { total, avisos }: Pick<ExportStart<FilePlace>, 'total' | 'avisos'>,
): void {
  reply.headers({
    'Content-Type': MEDIA[format],
    'Content-Disposition': `attachment; filename="${file}"`,
    'X-Total': total,
    'X-Avisos': avisos.map(({ codigo }) => codigo).join(', '),
  })
}
