import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.ts'

/** A third-party package that is shipped. */
export interface Library {
  name: string
  version: string
  /** From its package.json. */
  license: string
  /** Texts that its author wants to be passed on. */
  texts: string[]
}

const LICENSE_FILES = /^(licen[cs]e|copying|notice)/i

/** The libraries of an installation: npm's in its folder, and those inside the page. */
export function librariesOf(stages: string[]): Library[] {
  const installed = stages.flatMap((stage) =>
    globSync('node_modules/**/package.json', { cwd: stage, exclude: ['**/.bin/**'] })
      .filter((file) => /(^|\/)node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(file))
      .filter((file) => !file.startsWith('node_modules/arauto-server/'))
      .map((file) => join(stage, file, '..')),
  )
  const all = [...installed, ...pageLibraries()].map(libraryIn)
  const known = new Map(all.map((library) => [idOf(library), library]))
  return [...known.values()].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
}

export function idOf({ name, version }: Library): string {
  return `${name}@${version}`
}

/** Vite recorded what it built the page from (web/vite.config.ts). */
function pageLibraries(): string[] {
  const written: unknown = JSON.parse(readFileSync(join(ROOT, 'web/dist/bibliotecas.json'), 'utf8'))
  return (written as string[]).map((name) => join(ROOT, 'node_modules', name)) // we wrote it
}

function libraryIn(folder: string): Library {
  const manifest = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Partial<Library> // npm's
  const { name, version, license } = manifest
  if (name === undefined || version === undefined || typeof license !== 'string')
    throw new Error(`${folder}: a package without a name, a version or a licence cannot be shipped`)
  const texts = readdirSync(folder)
    .filter((file) => LICENSE_FILES.test(file) && /(^[^.]+|\.(md|txt))$/.test(file))
    .map((file) => join(folder, file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8').trim())
  return { name, version, license, texts }
}

/** The texts to ship with the program, as the authors of its libraries require. */
export function notices(libraries: Library[]): string {
  const parts = libraries.map((library) =>
    [
      '='.repeat(80),
      `${idOf(library)}: ${library.license}`,
      ...(library.texts.length === 0
        ? ['(Its package has no text of the licence.)']
        : library.texts),
    ].join('\n\n'),
  )
  const head =
    'Arauto is under the Apache License 2.0 (LICENSE). It comes with these works of others:'
  return `${[head, ...parts].join('\n\n')}\n`
}
