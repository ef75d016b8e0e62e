import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { ROOT } from '../run.ts'
import { bringNodeAndNpm, debianRoot, inRoot } from './_root.ts'
import { done } from './_running.ts'

/** The result of a stage of a container file. */
export interface Image {
  root: string
  cwd: string
  user: string
  env: Record<string, string>
  entrypoint: string[]
  command: string[]
  healthcheck: string[]
}

/** Replacements for the base images. */
const BASES: Record<string, (root: string) => void> = {
  'debian:bookworm-slim': () => undefined,
  'node:24-bookworm-slim': bringNodeAndNpm,
}

const START_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Runs the steps of a container file, each stage in an empty Debian; returns the last stage. */
export async function buildImage(file: string): Promise<Image> {
  const stages = new Map<string, Image>()
  let image: Image | null = null
  for (const line of instructionsOf(readFileSync(join(ROOT, file), 'utf8'))) {
    const [word = '', rest = ''] = split(line)
    if (word === 'FROM') {
      const [base = '', , name = 'last'] = rest.split(/\s+/)
      image = start(base)
      stages.set(name, image)
    } else if (image === null) throw new Error(`before any FROM: ${line}`)
    else await step(image, word, rest, stages)
  }
  if (image === null) throw new Error(`${file} makes no image`)
  return image
}

/** The instructions, one per line, without comments. */
function instructionsOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => !/^\s*#/.test(line))
  return lines
    .join('\n')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
}

function split(line: string): string[] {
  const end = line.indexOf(' ')
  return [line.slice(0, end), line.slice(end + 1).trim()]
}

function start(base: string): Image {
  const prepare = BASES[base]
  if (prepare === undefined) throw new Error(`nothing stands in for the image ${base}`)
  const root = debianRoot()
  prepare(root)
  return {
    root,
    cwd: '/',
    user: '0:0',
    env: { PATH: START_PATH },
    entrypoint: [],
    command: [],
    healthcheck: [],
  }
}

async function step(image: Image, word: string, rest: string, stages: Map<string, Image>) {
  switch (word) {
    case 'WORKDIR':
      image.cwd = posix.resolve(image.cwd, rest)
      mkdirSync(join(image.root, image.cwd), { recursive: true })
      return
    case 'COPY':
      return copy(image, rest.split(/\s+/), stages)
    case 'RUN':
      await done(inRoot({ ...image, args: ['sh', '-c', rest] }))
      return
    case 'ENV':
      return setVariables(image, rest)
    case 'USER':
      image.user = rest
      return
    case 'HEALTHCHECK':
      image.healthcheck = listOf(rest.slice(rest.indexOf('CMD') + 'CMD'.length))
      return
    case 'ENTRYPOINT':
      image.entrypoint = listOf(rest)
      return
    case 'CMD':
      image.command = listOf(rest)
      return
    // They matter only when an engine runs the image.
    case 'VOLUME':
    case 'EXPOSE':
      return
    default:
      throw new Error(`an instruction that nobody does here: ${word} ${rest}`)
  }
}

function listOf(text: string): string[] {
  return JSON.parse(text) as string[] // the exec form, which starts no shell
}

function copy(image: Image, words: string[], stages: Map<string, Image>): void {
  const from = /^--from=(.+)$/.exec(words[0] ?? '')?.[1]
  const stage = from === undefined ? undefined : stages.get(from)
  if (from !== undefined && stage === undefined) throw new Error(`no stage is called ${from}`)
  const names = words.slice(from === undefined ? 0 : 1, -1)
  const last = words.at(-1) ?? ''
  const to = join(image.root, posix.resolve(image.cwd, last))
  for (const name of names) {
    const source = join(stage?.root ?? ROOT, name)
    const intoFolder = !statSync(source).isDirectory() && (last.endsWith('/') || names.length > 1)
    const target = intoFolder ? join(to, basename(name)) : to
    cpSync(source, target, { recursive: true, verbatimSymlinks: true })
  }
}

function setVariables(image: Image, rest: string): void {
  for (const pair of rest.split(/\s+/)) {
    const [name = '', value = ''] = pair.split('=')
    image.env[name] = value.replace(/\$(\w+)/g, (_all, known: string) => image.env[known] ?? '')
  }
}
