import { closestWord } from '../text/closest-word.ts'
import { type Detail, detailOf } from './problem.ts'

/** What Ajv says of a value that a schema refuses. */
export interface SchemaFault {
  keyword: string
  /** `/filtros/secoes/0` */
  instancePath: string
  params: Record<string, unknown>
  message?: string | undefined
  /** Of the object or list that it is about, if Ajv is told to say so (`verbose`). */
  parentSchema?: object | undefined
}

/** What is meant by an unknown field is not looked for in thousands of them: they are counted, and not shown. */
const MOST_SUGGESTED = 20

/** Faults in Portuguese; each names its field as `filtros.secoes[0]`. @param whole the name of the value itself */
export function faultDetails(faults: readonly SchemaFault[], whole: string): Detail[] {
  return faults.map((fault, i) => {
    const { campo, problema, sugestao = null } = describe(fault, i < MOST_SUGGESTED)
    return detailOf(campo || whole, problema, sugestao)
  })
}

function describe(
  { keyword, instancePath, params, message, parentSchema }: SchemaFault,
  isSuggested: boolean,
): { campo: string; problema: string; sugestao?: string } {
  const campo = fieldName(instancePath)
  const child = (name: unknown) => (campo ? `${campo}.${String(name)}` : String(name))
  switch (keyword) {
    case 'required':
      return { campo: child(params['missingProperty']), problema: 'é obrigatório' }
    case 'additionalProperties':
      return {
        campo: child(params['additionalProperty']),
        problema: 'não é um campo conhecido',
        ...(isSuggested && {
          sugestao: fieldsThereAre(String(params['additionalProperty']), parentSchema),
        }),
      }
    case 'type':
      return { campo, problema: `deve ser do tipo ${typeNames(params['type'])}` }
    case 'enum':
      return {
        campo,
        problema: 'não é um valor aceito',
        sugestao: `Os valores aceitos são: ${[params['allowedValues']].flat().join(', ')}.`,
      }
    case 'pattern':
      return { campo, problema: 'não tem a forma esperada' }
    case 'minLength':
      return { campo, problema: `deve ter ao menos ${count(params, 'caractere', 'caracteres')}` }
    case 'maxLength':
      return { campo, problema: `deve ter no máximo ${count(params, 'caractere', 'caracteres')}` }
    case 'minItems':
      return { campo, problema: `deve ter ao menos ${count(params, 'item', 'itens')}` }
    case 'maxItems':
      return { campo, problema: `deve ter no máximo ${count(params, 'item', 'itens')}` }
    case 'format':
      // The only one that our schemas have.
      return { campo, problema: 'não é uma data na forma AAAA-MM-DD' }
    case 'minimum':
      return { campo, problema: `deve ser ao menos ${Number(params['limit'])}` }
    case 'maximum':
      return { campo, problema: `deve ser no máximo ${Number(params['limit'])}` }
    default:
      return { campo, problema: `não é válido (${message ?? keyword})` }
  }
}

function fieldsThereAre(name: string, schema: object = {}): string {
  const known = 'properties' in schema ? Object.keys(schema.properties as object) : []
  const near = closestWord(name, known)
  const list =
    known.length === 0 ? 'Este objeto não tem campos.' : `Os campos são: ${known.join(', ')}.`
  return near === null ? list : `Você quis dizer ${near}? ${list}`
}

function count(params: Record<string, unknown>, one: string, many: string): string {
  const limit = Number(params['limit'])
  return `${limit} ${limit === 1 ? one : many}`
}

/** `/filtros/secoes/0` as `filtros.secoes[0]`. */
function fieldName(instancePath: string): string {
  return instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : index === 0 ? part : `.${part}`))
    .join('')
}

const TYPE_NAMES: Record<string, string> = {
  string: 'texto',
  integer: 'número inteiro',
  number: 'número',
  boolean: 'verdadeiro ou falso',
  array: 'lista',
  object: 'objeto',
  null: 'nulo',
}

function typeNames(type: unknown): string {
  return [type]
    .flat()
    .map((name) => TYPE_NAMES[String(name)] ?? String(name))
    .join(' ou ')
}
