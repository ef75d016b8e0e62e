import { text } from 'node:stream/consumers'
import { readConfig } from '../server/src/config.ts'
import { fileVariableOf } from '../server/src/settings/secret-files.ts'
import { ALL_SETTINGS } from '../server/src/settings/table.ts'

/*
 * Reads manifests of Kubernetes as JSON from standard input, and the settings of each of their containers as the
 * program would: what it would refuse at its start is a fault here. Secrets get values of the right form.
 */
interface Source {
  readonly configMapRef?: { readonly name: string }
  readonly secretRef?: { readonly name: string }
}
interface Container {
  readonly name: string
  readonly env?: readonly { readonly name: string; readonly value?: string }[]
  readonly envFrom?: readonly Source[]
}
interface Template {
  readonly template?: { readonly spec: { readonly containers: Container[] } }
}
interface Manifest {
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly data?: Readonly<Record<string, string>>
  readonly stringData?: Readonly<Record<string, string>>
  readonly spec?: Template & { readonly jobTemplate?: { readonly spec: Template } }
}

const EXAMPLES: Readonly<Record<string, string>> = {
  ARAUTO_DATABASE_URL: 'postgres://arauto:senha@banco.exemplo.br/arauto',
  ARAUTO_SEARCH_URL: 'https://arauto:senha@busca.exemplo.br:9200',
  ARAUTO_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
  ARAUTO_INLABS_EMAIL: 'conta@exemplo.br',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20segredo',
  ARAUTO_SMTP_URL: 'smtps://arauto:senha@correio.exemplo.br',
}
const example = (name: string) => EXAMPLES[name] ?? 'segredo'

const manifests = JSON.parse(await text(process.stdin)) as (Manifest | null)[]

/** What a ConfigMap or a Secret of these manifests gives; a hook runs before any of them exists. */
function given({ configMapRef, secretRef }: Source): [string, string][] {
  const [kind, ref] = configMapRef ? ['ConfigMap', configMapRef] : ['Secret', secretRef]
  const found = manifests.find((each) => each?.kind === kind && each.metadata.name === ref?.name)
  if (!found) throw new Error(`no ${kind} ${ref?.name}`)
  return configMapRef
    ? Object.entries(found.data ?? {})
    : Object.keys(found.stringData ?? {}).map((name) => [name, example(name)])
}

function environmentOf({ env = [], envFrom = [] }: Container): Record<string, string> {
  const names = env.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`${twice} is given twice`)
  const all = Object.fromEntries([
    ...envFrom.flatMap(given),
    ...env.map(({ name, value = '' }) => [name, value]),
  ]) as Record<string, string>
  for (const setting of ALL_SETTINGS.filter(({ secret }) => secret)) {
    if (all[fileVariableOf(setting)] === undefined) continue
    delete all[fileVariableOf(setting)]
    all[setting.name] = example(setting.name)
  }
  return all
}

let read = 0
for (const manifest of manifests) {
  const { template } = manifest?.spec?.jobTemplate?.spec ?? manifest?.spec ?? {}
  for (const container of template?.spec.containers ?? []) {
    read++
    try {
      readConfig(environmentOf(container))
    } catch (error) {
      console.error(
        `${manifest?.kind} ${manifest?.metadata.name}, ${container.name}: ${String(error)}`,
      )
      process.exitCode = 1
    }
  }
}
if (read === 0) throw new Error('no containers')
