import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from './_cli.ts'
import { startService } from './_service.ts'

const MONITORING = join(import.meta.dirname, '..', '..', 'deploy', 'monitoring')

/** cluster-search.test.ts reads it from a process of a cluster. */
const OF_CLUSTERS = 'arauto_index_waiting'
/** The name of a histogram or counter whose parts a query uses. */
const PART = /_(bucket|sum|count)$/

test('deploy/monitoring asks for metrics that the service has', async () => {
  await using service = await startService([], { ARAUTO_BACKUP_DIR: temporaryFolder() })
  const text = await (await fetch(`${service.url}/metricas`)).text()
  const exposed = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  exposed.add(OF_CLUSTERS)
  for (const file of ['arauto.rules.yml', 'grafana-dashboard.json']) {
    const asked = metricsIn(readFileSync(join(MONITORING, file), 'utf8'))
    expect(asked.length).toBeGreaterThan(10)
    expect({ file, unknown: asked.filter((name) => !exposed.has(name)) }).toEqual({
      file,
      unknown: [],
    })
  }
})

function metricsIn(text: string): string[] {
  const names = [...text.matchAll(/\b(?:arauto|nodejs|process)_\w+/g)].map(([name]) => name)
  return [...new Set(names.map((name) => name.replace(PART, '')))]
}
