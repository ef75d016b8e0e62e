import { createHash } from 'node:crypto'
import { type Library, idOf } from './libraries.ts'
import { EPOCH, VERSION, output } from './run.ts'

/** The parts of CycloneDX 1.5 that are changed here; the rest stays as npm writes it. */
interface Bom {
  serialNumber: string
  metadata: { timestamp: string; component: { name: string } }
  components: { 'bom-ref': string; scope?: string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/** The root of the workspaces, and the shipped workspace. */
const OURS = new Set([
  `arauto-root@${VERSION}`,
  `arauto-server@${VERSION}`,
  `arauto-web@${VERSION}`,
])

/**
 * npm's list from the lock file, limited to what is shipped; the same commit gives the same bytes.
 */
export function sbom(libraries: Library[]): string {
  const asked = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error']
  const bom = JSON.parse(output('npm', asked)) as Bom // npm wrote it
  const shipped = new Set([...OURS, ...libraries.map(idOf)])
  const components = bom.components
    .filter((component) => shipped.has(component['bom-ref']))
    .map((component) => ({ ...component, scope: 'required' }))
  const missing = libraries.map(idOf).filter((id) => !components.some((c) => c['bom-ref'] === id))
  if (missing.length > 0) throw new Error(`not in package-lock.json: ${missing.join(', ')}`)
  const dependencies = bom.dependencies
    .filter(({ ref }) => shipped.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((id) => shipped.has(id)) }))
  bom.metadata.timestamp = new Date(Number(EPOCH) * 1000).toISOString()
  bom.metadata.component.name = 'arauto'
  const content = { ...bom, components, dependencies }
  return `${JSON.stringify({ ...content, serialNumber: serialOf(content) }, null, 2)}\n`
}

/** A UUID from its content; npm uses a random one. */
function serialOf({ components }: Pick<Bom, 'components'>): string {
  const digest = createHash('sha256').update(JSON.stringify(components)).digest('hex')
  const parts = [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`]
  return `urn:uuid:${[...parts, `8${digest.slice(17, 20)}`, digest.slice(20, 32)].join('-')}`
}
