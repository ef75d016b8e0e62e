import { ACT_FIELDS, HIT_FIELDS } from '../gazette/publication-detail.ts'
import { closestWord } from '../lib/closest-word.ts'
import { isDate } from '../lib/dates.ts'
import { Problem, detailOf } from '../lib/problem.ts'
import { readSearch } from '../search/reading/read-search.ts'
import { LITERAL, READING_VERSION } from '../search/reading/reading.ts'
import {
  EXPORT_FORMATS,
  type ExportFormatName,
  type ExportParams,
} from '../service/export/export-queries.ts'
import type { Arguments, Command } from './command.ts'

const SECTIONS = ['1', '2', '3', 'extra']

/** The filters of a search, and what a file is like, under the names that they have in the API. */
export const exportOptions = {
  termo: { tipo: 'texto', descricao: 'O que procurar, como em /buscar (padrão: tudo)' },
  literal: { tipo: 'chave', descricao: 'Lê o termo só como está escrito' },
  data_inicio: { tipo: 'texto', descricao: 'Primeiro dia, AAAA-MM-DD' },
  data_fim: { tipo: 'texto', descricao: 'Último dia, AAAA-MM-DD' },
  secao: { tipo: 'texto', descricao: 'Seções, com vírgulas: 1, 2, 3, extra' },
  orgao: { tipo: 'texto', descricao: 'Órgão' },
  tipo_ato: { tipo: 'texto', descricao: 'Tipo de ato' },
  edicao: { tipo: 'texto', descricao: 'Número da edição' },
  campos: { tipo: 'texto', descricao: `Campos, com vírgulas (padrão: ${HIT_FIELDS.join()})` },
  bom: { tipo: 'chave', descricao: 'CSV para planilhas: marca de UTF-8, nada como fórmula' },
} as const satisfies Command['opcoes']

/** What the options ask for. @throws Problem naming the option that is wrong. */
export function readExportOptions(
  { texto, chave }: Arguments,
  format: ExportFormatName,
): ExportParams {
  const one = (name: 'orgao' | 'tipo_ato') => (texto(name) ? [texto(name)!] : undefined)
  const secoes = listOf('secao', texto('secao'), SECTIONS)
  const orgaos = one('orgao')
  const tipos_ato = one('tipo_ato')
  const edicao = texto('edicao')
  const asked = {
    termo: texto('termo') ?? '*',
    leitura: chave('literal') ? LITERAL : READING_VERSION,
    filters: {
      ...dated('data_inicio', texto('data_inicio')),
      ...dated('data_fim', texto('data_fim')),
      ...(secoes && { secoes }),
      ...(orgaos && { orgaos }),
      ...(tipos_ato && { tipos_ato }),
      ...(edicao !== undefined && { edicao }),
    },
  }
  readSearch(asked) // says now what is wrong with it
  const fields = listOf('campos', texto('campos'), ACT_FIELDS) ?? HIT_FIELDS
  return { ...asked, format, fields, bom: chave('bom') }
}

/** The formats that `formato` names; `all` when it is not given. */
export function readFormats(
  given: string | undefined,
  all: ExportFormatName[],
): ExportFormatName[] {
  return listOf('formato', given, EXPORT_FORMATS) ?? all
}

function dated(name: 'data_inicio' | 'data_fim', text: string | undefined) {
  if (text === undefined) return {}
  if (!isDate(text)) throw wrong(name, `"${text}" não é uma data AAAA-MM-DD`)
  return { [name]: text }
}

function listOf<T extends string>(
  name: string,
  text: string | undefined,
  known: readonly T[],
): T[] | undefined {
  return text?.split(',').map((item) => {
    const value = item.trim()
    const found = known.find((candidate) => candidate === value)
    if (found !== undefined) return found
    const near = closestWord(value, [...known])
    const meant = near === null ? '' : `; você quis dizer ${near}?`
    throw wrong(
      name,
      `"${value}" não é um valor aceito${meant} Os valores são: ${known.join(', ')}`,
    )
  })
}

function wrong(name: string, problema: string): Problem {
  const help = 'Veja: npx arauto exportar --ajuda'
  return new Problem('parametro_invalido', `--${name}: ${problema}.`, [
    detailOf(`--${name}`, problema, help),
  ])
}
