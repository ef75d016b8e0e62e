import { closeSync, openSync } from 'node:fs'
import { SourceError } from '../errors.ts'
import type { XmlEntry } from './source.ts'

/** The zips that contain the given entries, open for reading. */
export interface OpenZips extends Disposable {
  /** File descriptors by path. */
  files: Map<string, number>
}

/** @throws SourceError when a zip can no longer be opened. */
export function openZips(entries: XmlEntry[]): OpenZips {
  const paths = new Set(entries.filter(({ zipped }) => zipped).map(({ path }) => path))
  const files = new Map<string, number>()
  const close = () => {
    for (const file of files.values()) closeSync(file)
  }
  for (const path of paths) {
    try {
      files.set(path, openSync(path, 'r'))
    } catch (cause) {
      close()
      throw new SourceError('não foi possível abrir o arquivo', { cause })
    }
  }
  return { files, [Symbol.dispose]: close }
}
