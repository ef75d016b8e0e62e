import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from './_cli.ts'
import { startService } from './_service.ts'

const DEPLOY = join(import.meta.dirname, '..', '..', 'deploy')

/** What asks for metrics, and for how many of them at least. */
const FILES = [
  ['monitoring/arauto.rules.yml', 10],
  ['monitoring/grafana-dashboard.json', 10],
  ['helm/prometheus-adapter.yaml', 3],
] as const
/** Names that the adapter gives to what it asks for. */
const GIVEN = /\bas: \w+/g

/** cluster-search.test.ts reads it from a process of a cluster. */
const OF_CLUSTERS = 'arauto_index_waiting'
/** The name of a histogram or counter whose parts a query uses. */
const PART = /_(bucket|sum|count)$/

test('deploy/ asks for metrics that the service has', async () => {
  await using service = await startService([], { ARAUTO_BACKUP_DIR: temporaryFolder() })
  const text = await (await fetch(`${service.url}/metricas`)).text()
  const exposed = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  exposed.add(OF_CLUSTERS)
  for (const [file, least] of FILES) {
    const asked = metricsIn(readFileSync(join(DEPLOY, file), 'utf8'))
    expect(asked.length, `names in ${file}`).toBeGreaterThanOrEqual(least)
    expect({ file, unknown: asked.filter((name) => !exposed.has(name)) }).toEqual({
      file,
      unknown: [],
    })
  }
})

function metricsIn(text: string): string[] {
  const names = [...text.replaceAll(GIVEN, '').matchAll(/\b(?:arauto|nodejs|process)_\w+/g)].map(
    ([name]) => name,
  )
  return [...new Set(names.map((name) => name.replace(PART, '')))]
}
