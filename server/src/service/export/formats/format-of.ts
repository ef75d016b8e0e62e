import type { FileForm } from '../export-queries.ts'
import type { ExportFormat } from '../format.ts'
import { csv } from './csv.ts'
import { jsonl } from './jsonl.ts'

/** The writer of files of a form. That of Parquet needs a large library, and is loaded with the first such file. */
export async function formatOf({ format, bom }: FileForm): Promise<ExportFormat> {
  switch (format) {
    case 'jsonl':
      return jsonl
    case 'csv':
      return csv({ forSpreadsheets: bom })
    case 'parquet':
      return (await import('./parquet.ts')).parquet
  }
}
