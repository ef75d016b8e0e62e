import type { Configuration } from '../configuration/configuration.ts'
import { type Remark, createRemarks } from '../rodou/remarks.ts'
import { type Declaring, declaring } from './declare.ts'
import type { ForeignFile, ForeignRecord } from './records.ts'
import { fromEscavador } from './sources/escavador.ts'
import { fromGoogleAlerts } from './sources/google-alerts.ts'
import { fromJusbrasil } from './sources/jusbrasil.ts'
import { fromPlanilha } from './sources/planilha.ts'
import { fromQueridoDiario } from './sources/querido-diario.ts'

/** Where alerts come from, and how their records are read. `nome`: of the file. */
const SOURCES = {
  'querido-diario': fromQueridoDiario,
  escavador: fromEscavador,
  jusbrasil: fromJusbrasil,
  'google-alerts': fromGoogleAlerts,
  planilha: fromPlanilha,
} as const satisfies Record<
  string,
  (records: ForeignRecord[], made: Declaring, nome: string) => void
>
export type ForeignSource = keyof typeof SOURCES

export const FOREIGN_SOURCES = Object.keys(SOURCES) as ForeignSource[]

export function isForeignSource(name: string): name is ForeignSource {
  return Object.hasOwn(SOURCES, name)
}

/** What a file becomes. */
export interface TranslatedAlerts {
  configuration: Configuration
  remarks: Remark[]
}

/** @param emails who is told of what names nobody */
export function translateAlerts(
  { records, broken }: ForeignFile,
  { fonte, nome, emails }: { fonte: ForeignSource; nome: string; emails: string[] },
): TranslatedAlerts {
  const remarks = createRemarks()
  for (const { onde, problema } of broken) remarks.refuse(onde, `${problema}. Não foi importado.`)
  if (records.length + broken.length === 0) remarks.refuse('', 'não tem nenhum alerta.')
  const made = declaring(fonte, emails, remarks)
  if (records.length > 0) SOURCES[fonte](records, made, nome)
  return { configuration: made.configuration, remarks: remarks.all }
}

/** Which service a file is of, by what its records have; null: nobody knows. */
export function sourceOfFile({ records }: ForeignFile): ForeignSource | null {
  const names = new Set(records.flatMap(({ fields }) => [...fields.keys()]))
  const has = (...fields: string[]) => fields.some((field) => names.has(field))
  if (has('query_string')) return 'querido-diario'
  if (has('query') && has('delivery_method', 'delivery_frequency', 'email_address'))
    return 'google-alerts'
  if (has('consulta')) return 'planilha'
  if (has('variacoes', 'termos_auxiliares', 'origens', 'origens_ids')) return 'escavador'
  return has('cnpj', 'cpf', 'oab', 'processo', 'termo', 'nome') ? 'jusbrasil' : null
}
