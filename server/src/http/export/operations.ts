import { HIT_FIELDS } from '../../gazette/publication-detail.ts'
import type { ExportParams } from '../../service/export/export-queries.ts'
import { checkFilters, readFilters } from '../archive/filters.ts'
import { unknownStart } from '../errors/problems.ts'
import { type Operation, operation } from '../operation.ts'
import { fileNameOf } from './file-name.ts'
import { type ExportValues, exportParameters } from './schema.ts'
import { exportedFile, sendExport } from './send-export.ts'

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
  answer: exportedFile(
    'Quantas publicações o arquivo vai ter; com `agrupar=parte`, uma pode vir em várias linhas.',
  ),
  handle({ query, ...call }, service) {
    const params = exportParams(query)
    const asked = {
      exports: service.queries.exports,
      params,
      after: query.apos ?? null,
      unknownStart,
      name: fileNameOf('arauto', query),
      told: { formato: params.format, termo: query.termo ?? '*' },
    }
    return sendExport(asked, call, service)
  },
})

export const exportOperations: Operation[] = [exportActs]

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
