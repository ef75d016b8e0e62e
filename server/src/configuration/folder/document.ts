import {
  type Document,
  LineCounter,
  type Node,
  type YAMLError,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  visit,
} from 'yaml'
import { type Detail, detailOf } from '../../lib/errors/problem.ts'
import { yamlFault } from '../../lib/text/yaml-faults.ts'

/** Something in a folder that people should know, and where. */
export interface FolderFault {
  arquivo: string
  /** From 1 on; null: the whole file. */
  linha: number | null
  detail: Detail
}

/** What a file declares, not checked yet. */
export interface FolderDocument {
  arquivo: string
  value: unknown
  /** The line of a field, `alertas[3].nome`; of what should have it, if it is absent. */
  lineOf(campo: string): number
}

/** Reads YAML 1.2, of which JSON is a part. */
export function readFolderDocument(
  arquivo: string,
  bytes: Uint8Array | null,
): FolderDocument | FolderFault[] {
  const whole = (problema: string, sugestao: string) => [
    { arquivo, linha: null, detail: detailOf('', problema, sugestao) },
  ]
  if (bytes === null) return whole('tem mais de 2 MiB', 'Divida-o em vários arquivos.')
  const text = textOf(bytes)
  if (text === null) return whole('não é texto em UTF-8', 'Salve-o nessa codificação.')
  const lines = new LineCounter()
  try {
    const document = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      logLevel: 'error', // silence hides second documents, too
    })
    const faults = [...document.errors, ...document.warnings, ...lostAliases(document)]
    if (faults.length > 0) return faults.map((fault) => syntaxFault(arquivo, fault, lines))
    const value: unknown = document.toJS() // refuses aliases that grow beyond measure
    return { arquivo, value, lineOf: (campo) => lineIn(document, campo, lines) }
  } catch (error) {
    // Levels or aliases without end.
    if (!(error instanceof ReferenceError || error instanceof RangeError)) throw error
    return whole(TOO_DEEP, 'Escreva por extenso o que ele declara.')
  }
}

const TOO_DEEP = 'tem níveis ou referências demais'

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

type Fault = Pick<YAMLError, 'code' | 'message' | 'pos'>

/** The library finds them only when it makes values, and does not say where. */
function lostAliases(document: Document.Parsed): Fault[] {
  const lost: Fault[] = []
  visit(document, {
    Alias(_key, alias) {
      const [start = 0, end = start] = alias.range ?? []
      if (alias.resolve(document) === undefined)
        lost.push({ code: 'BAD_ALIAS', message: alias.source, pos: [start, end] })
    },
  })
  return lost
}

function syntaxFault(arquivo: string, { code, message, pos }: Fault, lines: LineCounter) {
  const isDeep = message.includes('call stack')
  const problema = isDeep ? TOO_DEEP : yamlFault(code)
  return { arquivo, linha: lines.linePos(pos[0]).line, detail: detailOf('', problema) }
}

/** Goes as deep as the document has the field. */
function lineIn(document: Document.Parsed, campo: string, lines: LineCounter): number {
  let node: unknown = document.contents
  let at: number | undefined = startOf(node)
  for (const part of campo.match(/[^.[\]]+/g) ?? []) {
    const known: unknown = isAlias(node) ? node.resolve(document) : node
    if (isSeq(known)) {
      node = known.items[Number(part)]
      at = startOf(node) ?? at
    } else if (isMap(known)) {
      const pair = known.items.find(({ key }) => isScalar(key) && String(key.value) === part)
      node = pair?.value
      at = startOf(pair?.key) ?? at
    } else break
  }
  return at === undefined ? 1 : lines.linePos(at).line
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? (node satisfies Node).range?.[0] : undefined
}
