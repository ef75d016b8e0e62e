import type { ColumnType, RowColumn } from '../../gazette/rows/columns/row-column.ts'
import { CONTRACT_QUALITY } from '../../gazette/rows/contracts/quality.ts'
import { NORM_QUALITY } from '../../gazette/rows/norms/quality.ts'
import { PERSONNEL_QUALITY } from '../../gazette/rows/personnel/quality.ts'
import { SANCTION_QUALITY } from '../../gazette/rows/sanctions/quality.ts'
import { TENDER_QUALITY } from '../../gazette/rows/tenders/quality.ts'
import type { ExportFormatName } from '../export/export-queries.ts'
import type { Notice } from '../notice.ts'
import { COLUMNS_OF } from './row-file-table.ts'
import type { RowTableName } from './row-store.ts'

/** A file of a table. */
interface PackagedFile {
  path: string
  format: ExportFormatName
  bytes?: number
  sha256?: string
}

/** What is told of the files of a table. */
export interface Packaged {
  table: RowTableName
  files: PackagedFile[]
  /** What was asked for, in the names of the list's parameters. */
  filtros: Record<string, unknown>
  linhas: number
  avisos: Pick<Notice, 'codigo' | 'mensagem'>[]
  /** ISO 8601 */
  created: string
}

const PROFILES = 'https://datapackage.org/profiles/2.0'

const TOLD = {
  contratos: {
    title: 'Contratos e outros instrumentos no Diário Oficial da União',
    description:
      'Uma linha para cada contratado de cada instrumento que um extrato publica, lida só do texto do ato. Vazio é o que não está impresso. Experimental: colunas podem estar erradas; `qualidade` diz o que se mediu.',
    quality: CONTRACT_QUALITY,
  },
  pessoal: {
    title: 'Movimentos de pessoas no Diário Oficial da União',
    description:
      'Uma linha para cada pessoa em cada movimento de um ato da Seção 2, lida só do texto do ato. Nomes iguais podem ser de pessoas diferentes. São dados pessoais, publicados por dever de publicidade: quem os trata responde pela finalidade (Lei 13.709/2018, art. 7º, § 3º). Experimental: colunas podem estar erradas; `qualidade` diz o que se mediu.',
    quality: PERSONNEL_QUALITY,
  },
  licitacoes: {
    title: 'Licitações no Diário Oficial da União',
    description:
      'Uma linha para cada licitação de cada aviso da Seção 3 (abertura, alteração, suspensão, resultado, homologação…), lida só do texto do ato. A mesma licitação tem uma linha em cada aviso. Vazio é o que não está impresso. Experimental: colunas podem estar erradas; `qualidade` diz o que se mediu.',
    quality: TENDER_QUALITY,
  },
  sancoes: {
    title: 'Sanções a empresas no Diário Oficial da União',
    description:
      'Uma linha para cada sanção de uma empresa que um ato das Seções 1 e 3 aplica, reduz, suspende ou retira, pelas leis de licitações e contratos ou contra a corrupção, lida só do texto do ato. Não substitui os cadastros CEIS e CNEP. Vazio é o que não está impresso. Experimental: colunas podem estar erradas; `qualidade` diz o que se mediu.',
    quality: SANCTION_QUALITY,
  },
  normas: {
    title: 'Normas no Diário Oficial da União',
    description:
      'Uma linha para cada ato que faz regras, ou muda e revoga as de outros, com o que altera, revoga e regulamenta e quando diz que entra em vigor, lida só do texto do ato. Vazio é o que não está impresso. Experimental: colunas podem estar erradas; `qualidade` diz o que se mediu.',
    quality: NORM_QUALITY,
  },
} as const satisfies Record<RowTableName, object>

const SOURCE = {
  title: 'Diário Oficial da União, Imprensa Nacional',
  path: 'https://www.in.gov.br',
}
/** An Open Definition id: works that no copyright protects. */
const LICENSE = {
  name: 'other-pd',
  title: 'Textos de atos oficiais, sem proteção de direito autoral (Lei 9.610/1998, art. 8º, IV)',
  path: 'https://www.planalto.gov.br/ccivil_03/leis/l9610.htm',
}

const MEDIA: Record<ExportFormatName, string> = {
  jsonl: 'application/x-ndjson',
  csv: 'text/csv',
  parquet: 'application/vnd.apache.parquet',
}

/** The descriptor of a Data Package (Frictionless, version 2): the files of a table, and each of its columns. */
export function dataPackageOf(packaged: Packaged) {
  const { table, files, filtros, linhas, avisos, created } = packaged
  const { title, description, quality } = TOLD[table]
  const { colunas: _colunas, ...measured } = quality
  const { data_inicio = null, data_fim = null } = filtros
  return {
    $schema: `${PROFILES}/datapackage.json`,
    name: `dou-${table}`,
    title,
    description,
    created,
    sources: [SOURCE],
    licenses: [LICENSE],
    periodo: { inicio: data_inicio, fim: data_fim },
    filtros,
    linhas,
    qualidade: measured,
    avisos: avisos.map(({ codigo, mensagem }) => ({ codigo, mensagem })),
    resources: files.map((file) => ({
      $schema: `${PROFILES}/dataresource.json`,
      name: `${table}-${file.format}`,
      type: 'table',
      path: file.path,
      format: file.format,
      mediatype: MEDIA[file.format],
      encoding: 'utf-8',
      ...(file.bytes !== undefined && { bytes: file.bytes }),
      ...(file.sha256 !== undefined && { hash: `sha256:${file.sha256}` }),
      schema: schemaOf(table),
    })),
  }
}

function schemaOf(table: RowTableName) {
  return {
    $schema: `${PROFILES}/tableschema.json`,
    fields: Object.entries<RowColumn>(COLUMNS_OF[table]).map(([name, column]) =>
      fieldOf(table, name, column),
    ),
    primaryKey: ['id'],
    missingValues: [''],
  }
}

function fieldOf(table: RowTableName, name: string, column: RowColumn) {
  const { title, description, type, values, mayLack = false } = column
  const qualidade = TOLD[table].quality.colunas
    .filter(({ coluna }) => coluna === name)
    .map(({ coluna: _coluna, ...figures }) => figures)
  const constraints = { ...(!mayLack && { required: true }), ...(values && { enum: values }) }
  return {
    name,
    title,
    description,
    type: fieldType(type),
    ...(Object.keys(constraints).length > 0 && { constraints }),
    ...(qualidade.length > 0 && { qualidade }),
  }
}

/** A list is an array of JSON, in CSV too. */
function fieldType(type: ColumnType): string {
  return typeof type === 'string' ? type : 'array'
}
