import { LineCounter, type YAMLParseError, parseDocument, visit } from 'yaml'
import { yamlFault } from '../lib/text/yaml-faults.ts'

/** Longer files are no configuration. */
const MOST_BYTES = 1024 * 1024

/** The value of a file, or why it has none. */
export type ReadYaml = { value: unknown } | { fault: string }

/** What a list of texts means by its spelling: `0123`, `12.10`, `2026-01-02`. */
function isNumberOrDay(value: unknown): boolean {
  return ['number', 'bigint'].includes(typeof value) || value instanceof Date
}

/** Reads YAML 1.1, as PyYAML does: `On` and `yes` are booleans. No tag makes anything but plain values. */
export function readYaml(bytes: Uint8Array): ReadYaml {
  if (bytes.length > MOST_BYTES) return { fault: 'tem mais de 1 MB; não foi lido.' }
  const lines = new LineCounter()
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const document = parseDocument(text, { version: '1.1', lineCounter: lines, logLevel: 'silent' })
    const [error] = document.errors
    if (error !== undefined) return { fault: faultOf(error) }
    visit(document, {
      Scalar(key, scalar) {
        const isItem = typeof key === 'number'
        if (isItem && isNumberOrDay(scalar.value)) scalar.value = scalar.source
      },
    })
    return { value: document.toJS() as unknown }
  } catch (error) {
    if (error instanceof TypeError)
      return { fault: 'não está em UTF-8. Salve-o nessa codificação.' }
    if (error instanceof ReferenceError)
      return { fault: 'repete âncoras demais (&, *), ou usa uma que não existe.' }
    throw error
  }
}

function faultOf({ code, linePos }: YAMLParseError): string {
  const said = yamlFault(code)
  const [start] = linePos ?? []
  return start === undefined ? `${said}.` : `linha ${start.line}, coluna ${start.col}: ${said}.`
}
