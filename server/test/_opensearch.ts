import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'
import { isOpenSearchInstalled } from './_opensearch-nodes.ts'

/** Whether OpenSearch can be tested here; prints a note if not. */
export function hasOpenSearch(what: string): boolean {
  const isInstalled = isOpenSearchInstalled()
  if (!isInstalled) process.stdout.write(`NOT TESTED: ${what}, OpenSearch is not installed\n`)
  return isInstalled
}

/** What the names of a test's own indices begin with. */
export function newIndexPrefix(): string {
  return `t${randomBytes(6).toString('hex')}`
}

/** The node that all tests of a run share; each has its own indices. */
export async function findOpenSearch(): Promise<{ urls: string[] }> {
  const socket = connect(inject('openSearchSocket'))
  const answer = JSON.parse(await text(socket)) as { urls: string[]; error?: string }
  if (answer.error !== undefined) throw new Error(answer.error)
  return answer
}
