import { readFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'

/** One line on the machine and the versions, for the head of a result. */
export function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown CPU'
  const memory = Math.round(totalmem() / 2 ** 30)
  const { node, sqlite } = process.versions
  return `${cpus().length} × ${model}, ${memory} GiB, ${system()}; Node ${node}, SQLite ${sqlite}`
}

/** The machine's load over the last minute: what else ran shows here. */
export function load(): string {
  return loadavg()[0]!.toFixed(2)
}

function system(): string {
  const name = /^PRETTY_NAME="(.*)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))
  return name?.[1] ?? process.platform
}
