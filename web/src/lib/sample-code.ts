/* Programs that make a request of the API, for people to copy; clients/conformance/samples.ts runs them. */

export const LANGUAGES = ['curl', 'Python', 'JavaScript', 'R'] as const
export type SampleLanguage = (typeof LANGUAGES)[number]
type ClientLanguage = Exclude<SampleLanguage, 'curl'>

/** A request, with the names of the API. Undefined values are left out. */
export interface SampleCall {
  method: string
  /** `/webhooks/{webhook_id}` */
  path: string
  /** The parameters of the path, in its order. */
  ids: string[]
  query: Given
  /** The parameter of the query that JavaScript takes by position, if one is. */
  list?: string
  /** Null: the request has none. */
  body: Given | null
  /** The function of each client: `webhooks.trocar_segredo`. */
  names: Record<ClientLanguage, string>
  /** The file that it is for, if it is an export: of a table, or of acts. */
  saves?: { file: string; table: string | null }
  /** How what comes is shown: a page of acts, row after row, as it is, or not at all. */
  shows: 'acts' | 'rows' | 'value' | 'nothing'
}

type Given = Record<string, Json | undefined>
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json | undefined }

/**
 * A program; it takes the key from `ARAUTO_API_KEY`.
 * @param base the address of the API: `https://arauto.exemplo.com.br/api/v1`
 * @param spoken what the page says
 */
export function sampleOf(
  language: SampleLanguage,
  base: string,
  call: SampleCall,
  spoken: keyof typeof WORDS = 'pt',
): string {
  return WRITERS[language](base, call, WORDS[spoken])
}

/** What a program says, and its comments. */
interface SampleWords {
  /** The clients are in no registry yet, where others may have taken their names. */
  notPublished: string
  path: string
  publications: string
}

const WORDS = {
  pt: {
    notPublished: 'ainda não publicado, instale da pasta do Arauto',
    path: 'CAMINHO',
    publications: 'publicações',
  },
  en: {
    notPublished: 'not published yet, install it from the folder of Arauto',
    path: 'PATH',
    publications: 'publications',
  },
} satisfies Record<string, SampleWords>

type Writer = (base: string, call: SampleCall, words: SampleWords) => string

const WRITERS: Record<SampleLanguage, Writer> = {
  curl(base, { method, path, ids, query, body }) {
    const pairs = entries(query).flatMap(([name, value]) =>
      inAddress(value).map((one) => `--data-urlencode ${shell(`${name}=${one}`)}`),
    )
    const verb = method === 'GET' ? (pairs.length > 0 ? '-G ' : '') : `-X ${method} `
    const sent = [
      ...(body ? [`-H 'Content-Type: application/json'`, `-d ${shell(compact(body))}`] : []),
      ...pairs,
    ]
    const address = shell(base + filled(path, ids))
    return [`curl ${verb}${address}`, '-H "X-API-Key: $ARAUTO_API_KEY"', ...sent].join(' \\\n  ')
  },
  Python(base, call, words) {
    const named = argumentsOf(call).map(([name, value]) => `${name}=${literal(value, PYTHON)}`)
    const made = `arauto.${call.names.Python}(${[...call.ids.map(quoted), ...named].join(', ')})`
    const shown = {
      acts: `pagina = ${made}
    print(pagina.total, "${words.publications}")
    for publicacao in pagina.resultados:
        print(publicacao.data_publicacao, publicacao.titulo)`,
      rows: `for linha in ${made}:
        print(linha)`,
      value: `print(${made})`,
      nothing: made,
    }
    const saved = call.saves && `${made}.salvar(${quoted(call.saves.file)})`
    return `# ${words.notPublished}: pip install ${words.path}/clients/python
from arauto import Arauto

with Arauto(base_url=${quoted(base)}) as arauto:
    ${saved ?? shown[call.shows]}
`
  },
  JavaScript(base, call, words) {
    const [places, fields] = [true, false].map((isPlace) =>
      argumentsOf(call).filter(([name]) => (name === call.list) === isPlace),
    ) as [[string, Json][], [string, Json][]]
    const named = fields.map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    const args = [
      ...call.ids.map(quoted),
      ...places.map(([, value]) => JSON.stringify(value)),
      ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : []),
    ]
    const made = `arauto.${call.names.JavaScript}(${args.join(', ')})`
    const shown = {
      acts: `const { total, resultados } = await ${made}
console.log(total, '${words.publications}')
for (const { data_publicacao, titulo } of resultados) console.log(data_publicacao, titulo)`,
      rows: `for await (const linha of ${made}) console.log(linha)`,
      value: `console.log(await ${made})`,
      nothing: `await ${made}`,
    }
    const saved =
      call.saves && `await writeFile(${quoted(call.saves.file)}, await ${made}.arquivo())`
    const files = saved && "import { writeFile } from 'node:fs/promises'\n"
    return `// ${words.notPublished}: npm install ${words.path}/clients/javascript
${files ?? ''}import { Arauto } from 'arauto-client'

const arauto = new Arauto({ baseUrl: ${quoted(base)} })
${saved ?? shown[call.shows]}
`
  },
  R(base, call, words) {
    const named = argumentsOf(call).map(([name, value]) => `${name} = ${literal(value, R)}`)
    const made = rCall(call, named)
    const shown = {
      acts: `pagina <- ${made}
cat(attr(pagina, "total"), "${words.publications}\\n")
print(pagina[c("data_publicacao", "titulo")])`,
      rows: `print(${made})`,
      value: `print(${made})`,
      nothing: made,
    }
    return `# ${words.notPublished}: R CMD INSTALL ${words.path}/clients/r
library(arauto)

Sys.setenv(ARAUTO_BASE_URL = ${quoted(base)})
${call.saves ? made : shown[call.shows]}
`
  },
}

/** R's functions for files take its path, and the name of the table. */
function rCall({ names, ids, saves }: SampleCall, named: string[]): string {
  if (saves === undefined) return `${names.R}(${[...ids.map(quoted), ...named].join(', ')})`
  const { file, table } = saves
  const [name, ...places] =
    table === null ? ['arauto_save_export', file] : ['arauto_save_table', file, table]
  return `${name}(${[...places.map(quoted), ...named].join(', ')})`
}

/** What the path does not have, by name. */
function argumentsOf({ query, body }: SampleCall): [string, Json][] {
  return [...entries(query), ...entries(body ?? {})]
}

/** A value as an address has it; a list has several, and what is absent none. */
export function inAddress(value: Json | undefined): string[] {
  if (value === undefined) return []
  return [value].flat().map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
}

function entries(given: Given): [string, Json][] {
  return Object.entries(given).filter((one): one is [string, Json] => one[1] !== undefined)
}

/** `/webhooks/wh_A` of `/webhooks/{webhook_id}` */
function filled(path: string, ids: string[]): string {
  const left = [...ids]
  return path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(left.shift() ?? ''))
}

/** How a language writes what JSON writes otherwise. */
interface Literals {
  true: string
  false: string
  null: string
  /** Before and after the values of a list, and of an object. */
  list: [string, string]
  object: [string, string]
  /** A field of an object, up to its value. */
  field(name: string): string
}

const PYTHON: Literals = {
  true: 'True',
  false: 'False',
  null: 'None',
  list: ['[', ']'],
  object: ['{', '}'],
  field: (name) => `${quoted(name)}: `,
}
const R: Literals = {
  true: 'TRUE',
  false: 'FALSE',
  null: 'NULL',
  list: ['c(', ')'],
  object: ['list(', ')'],
  field: (name) => `${name} = `,
}

function literal(value: Json, language: Literals): string {
  if (Array.isArray(value)) {
    // R's c() would join the fields of several objects.
    const brackets = value.some(isObject) && language === R ? R.object : language.list
    return brackets.join(value.map((one) => literal(one, language)).join(', '))
  }
  if (typeof value === 'object' && value !== null) {
    const fields = entries(value).map(
      ([name, one]) => language.field(name) + literal(one, language),
    )
    return language.object.join(fields.join(', '))
  }
  return typeof value === 'boolean' || value === null ? language[`${value}`] : JSON.stringify(value)
}

function isObject(value: Json): boolean {
  return typeof value === 'object' && value !== null
}

function quoted(text: string): string {
  return JSON.stringify(text)
}

/** On one line each, if there are several. */
function compact(body: Given): string {
  return JSON.stringify(body, null, Object.keys(body).length > 1 ? 2 : 0)
}

/** For a POSIX shell. */
function shell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
