import { ACT_FIELDS, HIT_FIELDS } from '../../gazette/publication-detail.ts'
import { ASKED_SECTIONS } from '../../gazette/publication.ts'
import { SITUACOES } from '../../gazette/relations/situacao.ts'
import { closestWord } from '../../lib/text/closest-word.ts'
import { isDate } from '../../lib/time/dates.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { PROGRAM } from '../../lib/errors/program.ts'
import { readEntity } from '../../../engine/entities.ts'
import type { AskedFilters } from '../../search/search-reader.ts'
import { type AskedSearch, readSearch } from '../../search/reading/read-search.ts'
import { LITERAL, READING_VERSION } from '../../search/reading/reading.ts'
import {
  type ExportFormatName,
  type ExportParams,
  EXPORT_FORMATS,
} from '../../service/export/export-queries.ts'
import type { Arguments, Command } from '../command.ts'

/** The filters of a search and the properties of a file, named as in the API. */
export const exportOptions = {
  termo: { tipo: 'texto', descricao: 'O que procurar, como em /buscar (padrão: tudo)' },
  literal: { tipo: 'chave', descricao: 'Lê o termo só como está escrito' },
  ignorar_assinatura: {
    tipo: 'chave',
    descricao: 'O termo só conta fora das linhas de quem assina',
  },
  data_inicio: { tipo: 'texto', descricao: 'Primeiro dia, AAAA-MM-DD' },
  data_fim: { tipo: 'texto', descricao: 'Último dia, AAAA-MM-DD' },
  secao: { tipo: 'texto', descricao: `Seções, com vírgulas: ${ASKED_SECTIONS.join(', ')}` },
  orgao: { tipo: 'texto', repetida: true, descricao: 'Órgão; pode ser repetida' },
  orgao_exceto: {
    tipo: 'texto',
    repetida: true,
    descricao: 'Órgão cujos atos ficam de fora; pode ser repetida',
  },
  tipo_ato: {
    tipo: 'texto',
    repetida: true,
    descricao: 'Tipo de ato, ou o começo e *; pode ser repetida',
  },
  edicao: { tipo: 'texto', descricao: 'Número da edição' },
  situacao: { tipo: 'texto', descricao: `Situações, com vírgulas: ${SITUACOES.join(', ')}` },
  cnpj: {
    tipo: 'texto',
    descricao:
      'CNPJs que o texto nomeia, ou seus 8 primeiros caracteres; de contratos, os do contratado; de licitações, os de quem venceu',
  },
  valor_min: { tipo: 'texto', descricao: 'O maior valor que o texto nomeia, em reais: 1000.50' },
  valor_max: { tipo: 'texto', descricao: 'O mesmo, no máximo' },
  campos: { tipo: 'texto', descricao: `Campos, com vírgulas (padrão: ${HIT_FIELDS.join()})` },
  agrupar: {
    tipo: 'texto',
    descricao: 'parte: uma linha para cada ato de uma publicação que traz vários, com `parte`',
  },
  tabela: {
    tipo: 'texto',
    descricao:
      'contratos, pessoal, licitacoes, sancoes ou normas: as linhas desta tabela, e um datapackage.json que as descreve; dos filtros, os que ela tem',
  },
  bom: { tipo: 'chave', descricao: 'CSV para planilhas: marca de UTF-8, nada como fórmula' },
} as const satisfies Command['opcoes']

/** The export that the options describe. @throws Problem naming the wrong option. */
export function readExportOptions(args: Arguments, format: ExportFormatName): ExportParams {
  const { texto, chave } = args
  const asked = readAsked(args, { ...filtersOfPlace(args), ...filtersOfText(args) })
  const fields = acceptedValues('campos', texto('campos'), ACT_FIELDS) ?? HIT_FIELDS
  const porParte = acceptedValues('agrupar', texto('agrupar'), ['parte']) !== undefined
  return { ...asked, format, fields, bom: chave('bom'), porParte }
}

/** What is looked for among the acts. */
export function readAsked({ texto, chave }: Arguments, filters: AskedFilters): AskedSearch {
  const asked = {
    termo: texto('termo') ?? '*',
    leitura: chave('literal') ? LITERAL : READING_VERSION,
    filters: { ...filters, ...(chave('ignorar_assinatura') && { ignorar_assinatura: true }) },
  }
  readSearch(asked) // reports a wrong query now
  return asked
}

/** Time, place and issuer of the publication. */
export function filtersOfPlace({ texto, textos }: Arguments): AskedFilters {
  const secoes = acceptedValues('secao', texto('secao'), ASKED_SECTIONS)
  const [orgaos, tipos_ato] = [textos('orgao'), textos('tipo_ato')]
  const orgaos_exceto = textos('orgao_exceto')
  const edicao = texto('edicao')
  return {
    ...ordered('data_inicio', dated(texto, 'data_inicio'), 'data_fim', dated(texto, 'data_fim')),
    ...(secoes && { secoes }),
    ...(orgaos.length > 0 && { orgaos }),
    ...(orgaos_exceto.length > 0 && { orgaos_exceto }),
    ...(tipos_ato.length > 0 && { tipos_ato }),
    ...(edicao !== undefined && { edicao }),
  }
}

/** What the text names, and what later acts did to the act. */
export function filtersOfText({ texto }: Arguments): AskedFilters {
  const situacoes = acceptedValues('situacao', texto('situacao'), SITUACOES)
  const cnpjs = texto('cnpj')?.split(',').map(readCnpj)
  return {
    ...(situacoes && { situacoes }),
    ...(cnpjs && { cnpjs }),
    ...ordered('valor_min', amount(texto, 'valor_min'), 'valor_max', amount(texto, 'valor_max')),
  }
}

/** The formats named in `formato`; `all` if it is absent. */
export function readFormats(
  given: string | undefined,
  all: ExportFormatName[],
): ExportFormatName[] {
  return acceptedValues('formato', given, EXPORT_FORMATS) ?? all
}

type Texts = Arguments['texto']

function dated(texto: Texts, name: string): string | undefined {
  const text = texto(name)
  if (text !== undefined && !isDate(text)) throw wrong(name, `"${text}" não é uma data AAAA-MM-DD`)
  return text
}

function amount(texto: Texts, name: string): number | undefined {
  const text = texto(name)
  if (text === undefined) return undefined
  if (!/^\d+(?:\.\d+)?$/.test(text))
    throw wrong(name, `"${text}" não é um valor com ponto antes dos centavos, como 1000.50`)
  return Number(text)
}

/** The given ends of a range. */
function ordered<First extends string, Last extends string, Value extends string | number>(
  first: First,
  from: Value | undefined,
  last: Last,
  to: Value | undefined,
): { [name in First | Last]?: Value } {
  if (from !== undefined && to !== undefined && from > to)
    throw wrong(first, `${from} vem depois de --${last} ${to}`)
  const given = [
    [first, from],
    [last, to],
  ].filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as { [name in First | Last]?: Value }
}

function readCnpj(written: string): string {
  const cnpj = readEntity('cnpj', written)
  if (cnpj === null)
    throw wrong('cnpj', `"${written}" não é um CNPJ, nem os 8 primeiros caracteres de um`)
  return cnpj
}

export function acceptedValues<T extends string>(
  name: string,
  text: string | undefined,
  known: readonly T[],
): T[] | undefined {
  return text?.split(',').map((item) => {
    const value = item.trim()
    const found = known.find((candidate) => candidate === value)
    if (found !== undefined) return found
    const near = closestWord(value, [...known])
    const meant = near === null ? '.' : `; você quis dizer ${near}?`
    throw wrong(
      name,
      `"${value}" não é um valor aceito${meant} Os valores são: ${known.join(', ')}`,
    )
  })
}

export function wrong(name: string, problema: string): Problem {
  const help = `Veja: ${PROGRAM} exportar --ajuda`
  return new Problem('parametro_invalido', `--${name}: ${problema}.`, [
    detailOf(`--${name}`, problema, help),
  ])
}
