import { type Fields, fieldsOf } from '../../http/body/bodies.ts'
import { brokenBody } from '../../http/body/broken-body.ts'
import { type Detail, detailOf } from '../../lib/errors/problem.ts'
import { type Configuration, type RecordKind, KINDS } from '../configuration.ts'
import { type FolderDocument, type FolderFault, readFolderDocument } from './document.ts'
import { type FolderFiles, isDeclaring } from './files.ts'
import { readListItems } from './list-items.ts'
import { recordFaults } from './record-faults.ts'
import { type ListEntry, shapeFaults } from './schema.ts'

/** What a folder declares. */
export interface FolderConfiguration {
  /** Whole only if there are no faults. */
  configuration: Configuration
  /** Why nothing of it may be written. */
  faults: FolderFault[]
  /** Items of lists that the service does not know how to read; the others of their lists count. */
  notices: FolderFault[]
  /** Where a record is declared, and its field. */
  placeOf(kind: RecordKind, chave: string, campo: string): Omit<FolderFault, 'detail'>
}

/** More than any file of two megabytes means to have. */
const MOST_VALUES = 200_000

/** Reads every file of a folder that may declare something. */
export function readConfiguration(files: FolderFiles): FolderConfiguration {
  const faults: FolderFault[] = []
  const entries: Entry[] = []
  for (const [name, bytes] of files) {
    if (!isDeclaring(name)) continue
    const document = readFolderDocument(name, bytes)
    if (Array.isArray(document)) {
      faults.push(...document)
      continue
    }
    if (document.value === null) continue // comments only
    const broken = brokenBody(document.value, MOST_VALUES)
    const found = broken === null ? shapeFaults(document.value) : [broken]
    faults.push(...found.map((detail) => faultIn(document, detail)))
    if (broken === null) entries.push(...entriesIn(document, found))
  }
  const read = entries.map((entry) => readEntry(entry, files))
  const ofRecords = read.flatMap((one) => one.faults)
  return {
    configuration: configurationIn(read),
    // Of a field of which both speak, the check of the record knows more.
    faults: [
      ...faults.filter((one) => !ofRecords.some((other) => isOfSameField(one, other))),
      ...ofRecords,
      ...doubledKeys(entries),
    ],
    notices: read.flatMap(({ notices }) => notices),
    placeOf(kind, chave, campo) {
      const entry = entries.find((one) => one.kind === kind && one.record['chave'] === chave)
      if (entry === undefined) return { arquivo: '', linha: null }
      const { document, place } = entry
      return { arquivo: document.arquivo, linha: document.lineOf(`${place}.${campo}`) }
    },
  }
}

function isOfSameField(one: FolderFault, other: FolderFault): boolean {
  return one.arquivo === other.arquivo && one.detail.campo === other.detail.campo
}

/** A record as a file declares it. */
interface Entry {
  kind: RecordKind
  document: FolderDocument
  /** `alertas[3]` */
  place: string
  record: Fields
  /** Whether the schema finds nothing wrong with it. */
  isShaped: boolean
}

function entriesIn(document: FolderDocument, found: Detail[]): Entry[] {
  const declared = fieldsOf(document.value)
  return KINDS.flatMap((kind) => {
    const records: unknown = declared[kind]
    return (Array.isArray(records) ? records : []).map((record: unknown, at): Entry => {
      const place = `${kind}[${at}]`
      const isShaped = !found.some(({ campo }) => campo === place || campo.startsWith(`${place}.`))
      return { kind, document, place, record: fieldsOf(record), isShaped }
    })
  })
}

interface ReadEntry {
  kind: RecordKind
  record: Fields
  faults: FolderFault[]
  notices: FolderFault[]
}

function readEntry({ kind, document, place, record, isShaped }: Entry, files: FolderFiles) {
  const within = (detail: Detail) =>
    faultIn(document, { ...detail, campo: `${place}.${detail.campo}` })
  const faults = recordFaults[kind](record).map(within)
  const read: ReadEntry = { kind, record, faults, notices: [] }
  if (kind !== 'listas' || !isShaped) return read
  const entry = record as unknown as ListEntry // by its schema
  const { itens, refused, faults: ofItems } = readListItems(entry, document.arquivo, files)
  const notices = refused.items.map(({ linha, item, problema, sugestao }) => {
    const detail = detailOf(
      '',
      `o item ${JSON.stringify(item)} ficou de fora: ${problema}`,
      sugestao,
    )
    return refused.arquivo === null
      ? within({ ...detail, campo: `itens[${linha - 1}]` })
      : { arquivo: refused.arquivo, linha, detail }
  })
  const { chave, nome } = entry
  return {
    kind,
    record: { chave, nome, itens },
    faults: [...faults, ...ofItems.map(within)],
    notices,
  }
}

function faultIn({ arquivo, lineOf }: FolderDocument, detail: Detail): FolderFault {
  return { arquivo, linha: lineOf(detail.campo), detail }
}

/** A key that a record before has, in the order of the files. */
function doubledKeys(entries: Entry[]): FolderFault[] {
  const first = new Map<string, FolderFault>()
  return entries.flatMap(({ kind, document, place, record: { chave } }) => {
    if (typeof chave !== 'string') return []
    const fault = faultIn(document, detailOf(`${place}.chave`, ''))
    const before = first.get(`${kind}/${chave}`)
    if (before === undefined) {
      first.set(`${kind}/${chave}`, fault)
      return []
    }
    const problema = `"${chave}" já está em ${before.arquivo}:${before.linha}`
    return [{ ...fault, detail: { ...fault.detail, problema } }]
  })
}

function configurationIn(records: ReadEntry[]): Configuration {
  const of = (kind: RecordKind) =>
    records.filter((one) => one.kind === kind).map(({ record }) => record)
  return {
    listas: of('listas'),
    webhooks: of('webhooks'),
    alertas: of('alertas'),
    boletins: of('boletins'),
  } as unknown as Configuration // their schemas say so, unless there are faults
}
