/** What is read here of a descriptor. */
export interface DataPackage {
  $schema: string
  name: string
  avisos: { codigo: string; mensagem: string }[]
  linhas: number
  resources: {
    $schema: string
    name: string
    type: string
    path: string
    format: string
    bytes?: number
    hash?: string
    schema: { $schema: string; fields: Field[]; primaryKey: string[]; missingValues: string[] }
  }[]
  licenses: { name?: string; path?: string }[]
  sources: { title?: string; path?: string }[]
  created: string
}

interface Field {
  name: string
  title: string
  description: string
  type: string
  constraints?: { required?: boolean; enum?: string[] }
}

const PROFILES = 'https://datapackage.org/profiles/2.0'
const NAME = /^[-a-z0-9._/]+$/
/** Those of Table Schema that a table has. */
const TYPES = ['string', 'date', 'integer', 'number', 'boolean', 'array']

/** What the profiles of Data Package, Data Resource and Table Schema, version 2, require. */
export function packageFaults(given: DataPackage): string[] {
  const rules: [string, boolean][] = [
    ['$schema', given.$schema === `${PROFILES}/datapackage.json`],
    ['name', NAME.test(given.name)],
    ['created', !Number.isNaN(Date.parse(given.created))],
    ['licenses', given.licenses.every(({ name, path }) => (name ?? path) !== undefined)],
    ['sources', given.sources.every(({ title, path }) => (title ?? path) !== undefined)],
    ['resources', given.resources.length > 0],
    ['names', areUnique(given.resources.map(({ name }) => name))],
  ]
  const own = given.resources.flatMap(({ schema, ...resource }, i): [string, boolean][] => {
    const names = schema.fields.map(({ name }) => name)
    return [
      [`${i} $schema`, resource.$schema === `${PROFILES}/dataresource.json`],
      [`${i} name`, NAME.test(resource.name)],
      [`${i} type`, resource.type === 'table'],
      // No path may lead out of the package.
      [`${i} path`, /^[^/.]/.test(resource.path) && !resource.path.includes('..')],
      [`${i} schema`, schema.$schema === `${PROFILES}/tableschema.json`],
      [`${i} fields`, areUnique(names)],
      [`${i} types`, schema.fields.every(({ type }) => TYPES.includes(type))],
      [`${i} primaryKey`, schema.primaryKey.every((name) => names.includes(name))],
    ]
  })
  return [...rules, ...own].filter(([, holds]) => !holds).map(([rule]) => rule)
}

const areUnique = (names: string[]) => new Set(names).size === names.length

/** What a value of JSON Lines is not that its field says. */
export function valueFaults({ name, type, constraints = {} }: Field, value: unknown): string[] {
  if (value === null) return constraints.required ? [`${name} is missing`] : []
  const isOf: Record<string, boolean> = {
    string: typeof value === 'string',
    date: typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
    integer: Number.isInteger(value),
    number: typeof value === 'number',
    boolean: typeof value === 'boolean',
    array: Array.isArray(value),
  }
  if (!isOf[type]) return [`${name} is no ${type}`]
  const listed = constraints.enum
  return listed === undefined || listed.some((one) => one === value)
    ? []
    : [`${name} is not listed`]
}
