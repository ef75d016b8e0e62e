import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = join(import.meta.dirname, '..')

/** The result of an audit of package-lock.json. */
type Verdict =
  | { kind: 'clean' }
  /** `name: severity, range`, from moderate on. */
  | { kind: 'vulnerable'; packages: string[] }
  /** Not every registry answers. */
  | { kind: 'not_tested'; why: string }

/** The parts of npm's --json output that are read here. */
interface Report {
  message?: string
  vulnerabilities?: Record<string, { severity: string; range: string }>
}

const HARMLESS = ['info', 'low']

/** `registry`: instead of the configured one. */
export async function audit(registry?: string): Promise<Verdict> {
  const given = registry === undefined ? [] : ['--registry', registry]
  const report = await npm([
    'audit',
    '--json',
    '--package-lock-only',
    '--fetch-retries=0',
    ...given,
  ])
  const { vulnerabilities, message = 'no answer' } = report
  if (vulnerabilities === undefined) return { kind: 'not_tested', why: message }
  const packages = Object.entries(vulnerabilities)
    .filter(([, { severity }]) => !HARMLESS.includes(severity))
    .map(([name, { severity, range }]) => `${name}: ${severity}, ${range || 'every version'}`)
  return packages.length === 0 ? { kind: 'clean' } : { kind: 'vulnerable', packages }
}

/** Only the output counts: the exit code says less. */
function npm(given: string[]): Promise<Report> {
  return new Promise((resolve) => {
    execFile('npm', given, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 }, (_failed, stdout) => {
      resolve(readReport(stdout))
    })
  })
}

function readReport(stdout: string): Report {
  try {
    return JSON.parse(stdout) as Report // npm's own format
  } catch {
    return {}
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const verdict = await audit()
  if (verdict.kind === 'not_tested')
    console.error(`NOT TESTED: npm audit: the registry does not answer it (${verdict.why})`)
  if (verdict.kind === 'vulnerable') {
    console.error(`Known vulnerabilities:\n${verdict.packages.join('\n')}`)
    process.exitCode = 1
  }
}
