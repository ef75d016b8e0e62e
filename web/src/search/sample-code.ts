export const LANGUAGES = ['curl', 'Python', 'JavaScript', 'R'] as const
export type SampleLanguage = (typeof LANGUAGES)[number]

/** A search with the names of the API; absent values are left out. */
export type AskedSearch = { termo: string } & Record<string, Value | Value[] | undefined>
type Value = string | number | boolean

/**
 * A program that makes a search and prints what it finds; it takes the key from `ARAUTO_API_KEY`.
 * clients/conformance/samples.ts runs each of them.
 * @param base the address of the API: `https://arauto.exemplo.com.br/api/v1`
 */
export function sampleOf(
  language: SampleLanguage,
  base: string,
  { termo, ...others }: AskedSearch,
) {
  const given = Object.entries(others).filter(
    (one): one is [string, Value | Value[]] => one[1] !== undefined,
  )
  return WRITERS[language](base, termo, given)
}

type Writer = (base: string, termo: string, given: [string, Value | Value[]][]) => string

const WRITERS: Record<SampleLanguage, Writer> = {
  curl(base, termo, given) {
    const pairs = [['termo', termo] as const, ...given].flatMap(([name, value]) =>
      [value].flat().map((one) => `--data-urlencode ${shell(`${name}=${one}`)}`),
    )
    return [`curl -G ${shell(`${base}/buscar`)}`, '-H "X-API-Key: $ARAUTO_API_KEY"', ...pairs].join(
      ' \\\n  ',
    )
  },
  Python(base, termo, given) {
    const args = given.map(([name, value]) => `${name}=${literal(value, PYTHON)}`)
    return `# pip install arauto
from arauto import Arauto

with Arauto(base_url=${JSON.stringify(base)}) as arauto:
    pagina = arauto.buscar(${[JSON.stringify(termo), ...args].join(', ')})
    print(pagina.total, "publicações")
    for publicacao in pagina.resultados:
        print(publicacao.data_publicacao, publicacao.titulo)
`
  },
  JavaScript(base, termo, given) {
    const args = [['termo', termo] as const, ...given].map(
      ([name, value]) => `${name}: ${JSON.stringify(value)}`,
    )
    return `// npm install arauto-client
import { Arauto } from 'arauto-client'

const arauto = new Arauto({ baseUrl: ${JSON.stringify(base)} })
const { total, resultados } = await arauto.buscar({ ${args.join(', ')} })
console.log(total, 'publicações')
for (const { data_publicacao, titulo } of resultados) console.log(data_publicacao, titulo)
`
  },
  R(base, termo, given) {
    const args = given.map(([name, value]) => `${name} = ${literal(value, R)}`)
    return `library(arauto)

Sys.setenv(ARAUTO_BASE_URL = ${JSON.stringify(base)})
pagina <- arauto_buscar(${[JSON.stringify(termo), ...args].join(', ')})
cat(attr(pagina, "total"), "publicações\\n")
print(pagina[c("data_publicacao", "titulo")])
`
  },
}

/** How a language writes what JSON writes otherwise. */
interface Literals {
  true: string
  false: string
  /** Before and after the values of a list. */
  list: [string, string]
}

const PYTHON: Literals = { true: 'True', false: 'False', list: ['[', ']'] }
const R: Literals = { true: 'TRUE', false: 'FALSE', list: ['c(', ')'] }

function literal(value: Value | Value[], language: Literals): string {
  if (Array.isArray(value))
    return language.list.join(value.map((one) => literal(one, language)).join(', '))
  return typeof value === 'boolean' ? language[`${value}`] : JSON.stringify(value)
}

/** For a POSIX shell. */
function shell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
