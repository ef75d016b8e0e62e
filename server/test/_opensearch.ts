import { execFileSync } from 'node:child_process'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'
import { SCRIPTS } from './_opensearch-nodes.ts'

/** Whether scripts/install-opensearch.sh has been run; says `what` is not tested where it has not. */
export function hasOpenSearch(what: string): boolean {
  try {
    execFileSync('bash', [join(SCRIPTS, 'install-opensearch.sh'), '--onde'], { stdio: 'ignore' })
    return true
  } catch {
    process.stdout.write(`NOT TESTED: ${what}, OpenSearch is not installed\n`)
    return false
  }
}

/** The node that all tests of a run share, each with indices of its own. */
export async function findOpenSearch(): Promise<{ urls: string[] }> {
  const socket = connect(inject('openSearchSocket'))
  const answer = JSON.parse(await text(socket)) as { urls: string[]; error?: string }
  if (answer.error !== undefined) throw new Error(answer.error)
  return answer
}
