import { WEEKDAYS } from '../lib/time/weekdays.ts'
import type {
  Configuration,
  DeclaredAlert,
  DeclaredBulletin,
} from '../configuration/configuration.ts'
import {
  type BlockContext,
  type ComparableItem,
  type TranslatedBlock,
  translateBlock,
} from './block.ts'
import type { EmulatedSearch } from './emulator.ts'
import { channelsOf } from './channels.ts'
import { dagFieldsOf, isMapping, asItems, placeOf, reader } from './fields.ts'
import type { ExportedLists } from './given-terms.ts'
import { mailOf } from './mail.ts'
import { readYaml } from './read-yaml.ts'
import { type Remark, type Remarks, createRemarks } from './remarks.ts'
import { type FoundSchedule, scheduleOf } from './schedule.ts'
import { asName, asText, keyOf } from './wording.ts'

/** A file of Ro-DOU. */
export interface DagFile {
  /** As people call it. */
  nome: string
  bytes: Uint8Array
}

/** What a file needs beside itself. */
export interface DagContext {
  lists: ExportedLists
  /** The act types of the archive. */
  actTypes: string[]
}

type Surroundings = DagContext & Pick<BlockContext, 'shared'>

/** A search as it was imported, and as Ro-DOU reads it. */
export interface ComparableSearch {
  alerta: DeclaredAlert
  search: EmulatedSearch
  items: ComparableItem[]
  /** Else it asks the portal, whose search nobody can repeat; it is compared with that of the database. */
  isInlabs: boolean
}

/** What a file becomes. */
export interface TranslatedFile {
  nome: string
  /** Of its DAG; null: it has none. */
  id: string | null
  configuration: Configuration
  /** The keys of the alerts of its searches, in their order; also of those that are refused. */
  blocos: string[]
  remarks: Remark[]
  /** What can be compared with Ro-DOU's own reading. */
  pesquisas: ComparableSearch[]
  /** How many terms its blocks have, and how many of them were kept. */
  termos: { total: number; importados: number }
}

const MOST_BLOCKS = 100
const MAX_NOME = 200

/** Every file becomes something, if only a refusal; one file is no other's trouble. */
export function translateFiles(files: DagFile[], surroundings: DagContext): TranslatedFile[] {
  const seen = new Map<string, string>()
  const context = { ...surroundings, shared: sharedConnections(files) }
  return files.map((file) => translateFile(file, context, seen))
}

/** The connections for which these files have different SELECTs. */
function sharedConnections(files: DagFile[]): Set<string> {
  const selects = new Map<string, Set<string>>()
  for (const { bytes } of files) {
    const dag = dagIn(bytes, createRemarks())
    for (const block of asItems(dag?.['search'])) {
      const select = at(at(block, 'terms'), 'from_db_select')
      const [conn, sql] = [at(select, 'conn_id'), at(select, 'sql')]
      if (typeof conn !== 'string') continue
      const known = selects.get(asText(conn)) ?? new Set()
      selects.set(asText(conn), known.add(String(sql).replaceAll(/\s+/g, ' ').trim()))
    }
  }
  return new Set([...selects].filter(([, own]) => own.size > 1).map(([conn]) => conn))
}

function at(value: unknown, key: string): unknown {
  return isMapping(value) ? value[key] : undefined
}

/** @param seen the names of the files before it, by the key of their DAG */
function translateFile(
  { nome, bytes }: DagFile,
  surroundings: Surroundings,
  seen: Map<string, string>,
): TranslatedFile {
  const remarks = createRemarks()
  const dag = dagIn(bytes, remarks)
  const fields = dag && dagFieldsOf('dag', dag, 'dag', remarks)
  const id = fields && asName(reader(remarks).text(fields.id, 'dag.id') ?? '', MAX_NOME)
  if (fields && !id) remarks.refuse('dag.id', 'falta. O arquivo não foi importado.')
  const key = id ? keyOf(id) : null
  const other = key === null ? undefined : seen.get(key)
  if (other !== undefined)
    remarks.refuse('dag.id', `"${id}" já é o de ${other}. Este arquivo não foi importado.`)
  if (!fields || !id || key === null || other !== undefined)
    return { nome, id, ...NOTHING, remarks: remarks.all }
  seen.set(key, nome)
  return { nome, id, ...translateDag(id, fields, surroundings, remarks), remarks: remarks.all }
}

const NOTHING = {
  configuration: { listas: [], webhooks: [], alertas: [], boletins: [] },
  blocos: [],
  termos: { total: 0, importados: 0 },
  pesquisas: [],
}

function dagIn(bytes: Uint8Array, remarks: Remarks): Record<string, unknown> | null {
  const read = readYaml(bytes)
  if ('fault' in read) {
    remarks.refuse('', `${read.fault} O arquivo não foi importado.`)
    return null
  }
  const dag = isMapping(read.value) ? read.value['dag'] : undefined
  if (isMapping(dag)) return dag
  remarks.refuse('', 'não tem "dag:" no topo; não é do Ro-DOU.')
  return null
}

function translateDag(
  id: string,
  fields: ReturnType<typeof dagFieldsOf<'dag'>>,
  surroundings: Surroundings,
  remarks: Remarks,
): Pick<TranslatedFile, 'configuration' | 'blocos' | 'termos' | 'pesquisas'> {
  const read = reader(remarks)
  const report = dagFieldsOf(
    'report',
    read.mapping(fields.report, 'report') ?? {},
    'report',
    remarks,
  )
  const found = scheduleIn(id, fields, remarks)
  const webhooks = channelsOf(report, 'report', id, found, remarks)
  const blocks = blocksOf(fields.search, remarks)
  const title = asName(read.text(fields.description, 'dag.description') ?? '', MAX_NOME) || id
  const context = { id, title, count: blocks.length, webhooks: webhooks.map(({ chave }) => chave) }
  const translated = blocks.flatMap(({ block, onde, number }): TranslatedBlock[] => {
    const found = translateBlock(block, onde, { ...context, ...surroundings, number }, remarks)
    return found === null ? [] : [found]
  })
  const listas = translated.flatMap(({ lista }) => (lista === null ? [] : [lista]))
  noteWindows(translated, found, remarks)
  if (translated.length === 0)
    remarks.refuse('', 'nenhuma pesquisa foi importada, e por isso nenhum boletim.')
  const boletim: DeclaredBulletin = {
    chave: keyOf(id),
    nome: title,
    alertas: translated.map(({ alerta }) => alerta.chave),
    ...mailOf(report, 'report', remarks),
    agrupar_por: groupingOf(
      translated,
      read.flag(report.hide_filters, 'report.hide_filters', false),
      remarks,
    ),
    conteudo: contentOf(translated, remarks),
    ...found.schedule,
    ativo: false, // so that both systems do not write at once
  }
  const isEmpty = translated.length === 0
  return {
    configuration: {
      listas,
      webhooks: isEmpty ? [] : webhooks,
      alertas: translated.map(({ alerta }) => alerta),
      boletins: isEmpty ? [] : [boletim],
    },
    blocos: asItems(fields.search).map((_block, index) => keyOf(id, String(index + 1))),
    pesquisas: translated.map(({ alerta, search, items, isInlabs }) => ({
      alerta,
      isInlabs,
      search: { ...search, dias: runDays(found) },
      items,
    })),
    termos: {
      total: translated.reduce((sum, { terms }) => sum + terms, 0),
      importados: listas.reduce((sum, { itens }) => sum + itens.length, 0),
    },
  }
}

/** Of a DAG that runs once a month it is not known which days of the week those are. */
function runDays({ schedule }: FoundSchedule): EmulatedSearch['dias'] {
  const { frequencia, dias = [] } = schedule
  return frequencia === 'semanal' ? dias : [...WEEKDAYS]
}

type GivenBlock = { block: Record<string, unknown>; onde: string } & Pick<BlockContext, 'number'>

function blocksOf(search: unknown, remarks: Remarks): GivenBlock[] {
  if (isMapping(search)) return [{ block: search, onde: 'search', number: 1 }]
  if (!Array.isArray(search)) {
    remarks.refuse('search', 'falta, ou não é uma pesquisa nem uma lista delas.')
    return []
  }
  const blocks = search.flatMap((block: unknown, index): GivenBlock[] => {
    const onde = placeOf('search', index)
    if (isMapping(block)) return [{ block, onde, number: index + 1 }]
    remarks.refuse(onde, 'não é uma pesquisa. Não foi importada.')
    return []
  })
  for (const { onde } of blocks.slice(MOST_BLOCKS))
    remarks.refuse(onde, `passa de ${MOST_BLOCKS}, o máximo de um boletim. Não foi importada.`)
  return blocks.slice(0, MOST_BLOCKS)
}

function scheduleIn(
  id: string,
  { schedule, schedule_interval, dataset }: ReturnType<typeof dagFieldsOf<'dag'>>,
  remarks: Remarks,
): FoundSchedule {
  const read = reader(remarks)
  const found = scheduleOf(id, {
    schedule:
      read.text(schedule, 'dag.schedule') ?? read.text(schedule_interval, 'dag.schedule_interval'),
    dataset: read.text(dataset, 'dag.dataset'),
  })
  for (const note of found.notes) remarks.note('dag.schedule', note)
  return found
}

const WINDOWS: Record<string, string> = { diaria: 'DIA', semanal: 'SEMANA', mensal: 'MES' }

/** A window wider than the time between two mails repeats acts in Ro-DOU. */
function noteWindows(
  blocks: TranslatedBlock[],
  { schedule }: FoundSchedule,
  remarks: Remarks,
): void {
  const { frequencia, dias = [] } = schedule
  const isDaily = frequencia === 'diaria' || (frequencia === 'semanal' && dias.length >= 5)
  const own = isDaily ? 'DIA' : WINDOWS[frequencia]
  for (const { date, onde } of blocks)
    if (date !== own && date !== 'DIA')
      remarks.note(
        placeOf(onde, 'date'),
        `com esta agenda, ${date} repete no Ro-DOU os atos já enviados. O Arauto avisa de cada um uma vez.`,
      )
}

/** By term, as Ro-DOU, where one block has terms; several blocks have their own headings there. */
function groupingOf(
  blocks: TranslatedBlock[],
  isBare: boolean,
  remarks: Remarks,
): 'termo' | 'orgao' | 'alerta' {
  const [only] = blocks
  if (blocks.length > 1 && !isBare && blocks.some(({ hasTerms }) => hasTerms))
    remarks.note('report', 'o e-mail agrupa por pesquisa; dentro de cada uma, não por termo.')
  if (isBare || blocks.length !== 1 || !only) return 'alerta'
  return only.hasTerms ? 'termo' : 'orgao'
}

function contentOf(blocks: TranslatedBlock[], remarks: Remarks): TranslatedBlock['conteudo'] {
  const [first, ...others] = blocks
  if (first === undefined) return 'trecho'
  for (const { onde, conteudo } of others)
    if (conteudo !== first.conteudo)
      remarks.note(
        onde,
        `mostraria "${conteudo}", mas um boletim mostra o mesmo de todos os atos: "${first.conteudo}", como na primeira pesquisa.`,
      )
  return first.conteudo
}
