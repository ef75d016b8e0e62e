import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/*
 * node test/package/check.ts [node …]: the package as users get it: packed, linted, installed in a project of its own,
 * imported in both ways, type-checked in three, and run on every promised platform, and by these programs.
 */
const root = join(import.meta.dirname, '../..')
const bin = (name: string) => join(root, '.engines/node_modules/.bin', name)
const run = promisify(execFile)
const quietly = { stdio: 'pipe', encoding: 'utf8' } as const

const folder = mkdtempSync(join(tmpdir(), 'arauto-package-'))
try {
  const packed = execFileSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
    { ...quietly, cwd: root },
  )
  const { filename, size, files } = onlyPackage(packed)
  const tarball = join(folder, filename)
  check('the files', () => onlyWhatBelongs(files.map(({ path }) => path)))
  check('publint', () => execFileSync(bin('publint'), ['run', tarball, '--strict'], quietly))
  check('attw', () => execFileSync(bin('attw'), [tarball], quietly))

  writeFileSync(join(folder, 'package.json'), '{ "name": "scratch", "private": true }\n')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', tarball], {
    ...quietly,
    cwd: folder,
  })
  cpSync(join(import.meta.dirname, 'scratch'), folder, { recursive: true })
  for (const [module, resolution] of [
    ['nodenext', 'nodenext'],
    ['node16', 'node16'],
    ['esnext', 'bundler'],
  ] as const)
    check(`types, ${resolution}`, () =>
      execFileSync(
        bin('tsc'),
        [
          '--noEmit',
          '--strict',
          '--target',
          'es2022',
          '--lib',
          'es2022,dom',
          '--module',
          module,
          '--moduleResolution',
          resolution,
          'types.mts',
        ],
        { ...quietly, cwd: folder },
      ),
    )
  await onEveryPlatform()
  console.log(`${filename}: ${size} bytes packed`)
} finally {
  rmSync(folder, { recursive: true })
}

function check(what: string, act: () => void): void {
  try {
    act()
    console.log(`ok ${what}`)
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`${what}:\n${stdout ?? ''}${stderr ?? ''}`, { cause: error })
  }
}

interface Packed {
  filename: string
  size: number
  files: { path: string }[]
}

function onlyPackage(json: string): Packed {
  const [packed] = JSON.parse(json) as Packed[]
  if (packed === undefined) throw new Error('npm packed nothing')
  return packed
}

function onlyWhatBelongs(paths: string[]): void {
  const wrong = paths.filter(
    (path) =>
      !/^(dist\/.+\.(js|d\.ts)|dist\/cjs\/package\.json|README(\.en)?\.md|CHANGELOG\.md|LICENSE|package\.json)$/.test(
        path,
      ),
  )
  if (wrong.length > 0) throw new Error(`packed, and should not be: ${wrong.join(', ')}`)
}

/** A search, an export and a signature on each platform; a server gives the same answers to all. */
async function onEveryPlatform(): Promise<void> {
  const server = createServer((request, response) => {
    const line = JSON.stringify({ id: 'pub_A', titulo: request.headers['user-agent'] })
    const page = `{"total":1,"pagina":1,"limite":20,"total_paginas":1,"resultados":[${line}],"avisos":[]}`
    const isExport = request.url?.startsWith('/api/v1/exportar')
    response.setHeader('Content-Type', isExport ? 'application/x-ndjson' : 'application/json')
    response.end(isExport ? `${line}\n` : `{"sucesso":true,"dados":${page}}`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const env = {
    ...process.env,
    ARAUTO_API_KEY: 'ar_teste',
    ARAUTO_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
  }
  for (const [platform, program, ...args] of [
    ['node', process.execPath, 'use.mjs'],
    ['node', process.execPath, 'use.cjs'],
    ['node', bin('node'), 'use.mjs'],
    ['node', bin('node'), 'use.cjs'],
    ['deno', bin('deno'), 'run', '--allow-all', 'use.mjs'],
    ['bun', bin('bun'), 'run', 'use.mjs'],
    ['bun', bin('bun'), 'run', 'use.cjs'],
    ...process.argv.slice(2).flatMap((node) => [
      ['node', node, 'use.mjs'],
      ['node', node, 'use.cjs'],
    ]),
  ] as [string, string, ...string[]][]) {
    const { stdout } = await run(program, args, { cwd: folder, env })
    if (!new RegExp(`^arauto-javascript/\\S+ \\(${platform} \\d`).test(stdout))
      throw new Error(`${program} ${args.join(' ')}: ${stdout}`)
    console.log(`ok ${args.at(-1)} on ${stdout.trim()}`)
  }
  server.close()
}
