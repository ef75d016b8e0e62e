import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT, folder, run } from './run.ts'

/*
 * node scripts/release/clients.ts --repositorio https://… --responsavel 'Name <mail>': packs every client for its
 * registry in dist/clients, with the project's public address, whom to write to, and links that hold outside of the
 * tree. clients/ci/publishable.sh judges them. Needs what clients/ci/install-all.sh brings.
 */
const { values } = parseArgs({
  options: { repositorio: { type: 'string' }, responsavel: { type: 'string' } },
})
const [, name = '', email = ''] = /^([^<>]+) <(\S+@\S+)>$/.exec(values.responsavel ?? '') ?? []
const repository = (values.repositorio ?? '').replace(/\/$/, '')
if (!URL.canParse(repository) || name === '' || email === '')
  throw new Error("usage: clients.ts --repositorio https://… --responsavel 'Name <mail>'")

const OUT = join(ROOT, 'dist/clients')
const issues = `${repository}/issues`

/** What a copy leaves out: what was installed or built for tests. */
const NOT_COPIED = /\/(\.engines|\.venv[\w-]*|node_modules|__pycache__|\.pytest_cache|\.\w+_cache)$/

rmSync(OUT, { recursive: true, force: true })
folder(OUT)
const work = mkdtempSync(join(tmpdir(), 'arauto-clients-'))
try {
  for (const client of ['javascript', 'cli', 'n8n']) packNpm(client)
  packPython()
  packR()
  packJulia()
  packMatlab()
} finally {
  rmSync(work, { recursive: true })
}

/** A copy of the client, whose documents link to the repository. */
function stage(client: string): string {
  const copy = join(work, client)
  cpSync(join(ROOT, 'clients', client), copy, {
    recursive: true,
    filter: (path) => !NOT_COPIED.test(path),
  })
  for (const file of globSync('*.md', { cwd: copy }))
    edit(join(copy, file), (text) => withPublicLinks(text, `clients/${client}`))
  return copy
}

/** Links to other parts of the tree lead to them in the repository. */
function withPublicLinks(text: string, from: string): string {
  return text.replaceAll(
    /\]\(((?!#|[a-z]+:)[^)#\s]+)(#[^)]*)?\)/g,
    (_, path: string, anchor = '') => {
      const target = posix.join(from, path)
      return `](${repository}/blob/HEAD/${target}${anchor})`
    },
  )
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** Puts a text in the place of another, which must be there. */
function instead(text: string, old: string, by: string): string {
  if (!text.includes(old)) throw new Error(`there is no ${old}`)
  return text.replace(old, () => by)
}

function packNpm(client: string): void {
  // What is built is not in the tree, or may be of older sources.
  run('npm', ['run', 'build', '--if-present', '--prefix', join(ROOT, 'clients', client)])
  const copy = stage(client)
  edit(join(copy, 'package.json'), (text) => {
    const { scripts: _, devDependencies: __, ...manifest } = JSON.parse(text) as Manifest
    const own = {
      author: { name, email },
      homepage: `${repository}/tree/HEAD/clients/${client}`,
      repository: { type: 'git', url: `git+${repository}.git`, directory: `clients/${client}` },
      bugs: { url: issues },
    }
    return `${JSON.stringify({ ...manifest, ...own }, null, 2)}\n`
  })
  run('npm', ['pack', copy, '--pack-destination', OUT, '--loglevel=error'])
}

/** What is built already needs no scripts and no tools. */
interface Manifest {
  scripts?: unknown
  devDependencies?: unknown
}

function packPython(): void {
  const copy = stage('python')
  const author = `authors = [{ name = ${JSON.stringify(name)}, email = ${JSON.stringify(email)} }]`
  const urls = [
    `Homepage = "${repository}/tree/HEAD/clients/python"`,
    `Repository = "${repository}"`,
    `Changelog = "${repository}/blob/HEAD/clients/python/CHANGELOG.md"`,
    `Issues = "${issues}"`,
  ]
  edit(join(copy, 'pyproject.toml'), (text) =>
    instead(
      instead(text, '\nkeywords =', `\n${author}\nkeywords =`),
      '[project.scripts]',
      `[project.urls]\n${urls.join('\n')}\n\n[project.scripts]`,
    ),
  )
  const python = join(ROOT, 'clients/python/.venv/bin/python')
  run(python, ['-m', 'build', '--outdir', OUT, copy])
}

function packR(): void {
  const copy = stage('r')
  const [first, ...rest] = name.split(' ')
  const person = `person(${[first, rest.join(' ')].map((one) => JSON.stringify(one)).join(', ')}, role = c("aut", "cre", "cph"), email = ${JSON.stringify(email)})`
  edit(
    join(copy, 'DESCRIPTION'),
    (text) =>
      `${text.replace(/^Authors@R: .*$/m, () => `Authors@R: ${person}`).trimEnd()}\nURL: ${repository}\nBugReports: ${issues}\n`,
  )
  run('R', ['CMD', 'build', copy], OUT)
}

/** The General registry reads the folder itself, in the repository. */
function packJulia(): void {
  const copy = stage('julia')
  edit(join(copy, 'Project.toml'), (text) =>
    instead(text, '\nuuid =', `\nauthors = [${JSON.stringify(`${name} <${email}>`)}]\nuuid =`),
  )
  archive('julia')
}

/** Whoever has no package manager, as in MATLAB, unpacks it. */
function packMatlab(): void {
  stage('matlab')
  archive('matlab')
}

function archive(client: string): void {
  run('tar', ['--create', '--gzip', '--file', join(OUT, `arauto-${client}.tar.gz`), client], work)
}
