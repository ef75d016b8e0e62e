import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ShownFile } from './pages.ts'

const NAME = /^(\d{4}-\d{2}-\d{2})-(DO[123]E?)\.zip$/

/** The zips of a folder, offered as INLABS does; read again for every request. */
export function createZipFolder(folder: string) {
  const names = () =>
    readdirSync(folder)
      .filter((name) => NAME.test(name))
      .sort()
  return {
    dates: (): string[] => [...new Set(names().map((name) => name.slice(0, 10)))],
    files: (data: string): ShownFile[] =>
      names()
        .filter((name) => name.startsWith(data))
        .map((name) => ({ name, bytes: statSync(join(folder, name)).size })),
    /** Null if there is no such zip. */
    read: (name: string): Buffer | null =>
      names().includes(name) ? readFileSync(join(folder, name)) : null,
  }
}

/** `DO1` of `2026-03-20-DO1.zip`; empty for any other name. */
export function sectionOfName(name: string): string {
  return NAME.exec(name)?.[2] ?? ''
}
