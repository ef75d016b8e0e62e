import type { Gap } from '../../gazette/coverage.ts'
import type { Notice } from '../../lib/notice.ts'

/** The contract of `avisos`: never more than this. */
export const MOST_NOTICES = 10
/** Ranges listed in one notice; the others are counted. */
const RANGES_SHOWN = 5

/** A filter value that no publication bears: the answer is empty, and this says why. */
export function unknownValue(
  campo: 'orgao' | 'tipo_ato' | 'edicao',
  value: string,
  sugestoes: string[],
): Notice {
  const what = { orgao: 'órgão', tipo_ato: 'tipo de ato', edicao: 'edição' }[campo]
  return {
    codigo: `${campo}_inexistente`,
    campo,
    mensagem: `Nenhuma publicação do acervo tem ${what} "${value}".`,
    sugestoes,
  }
}

export const emptyArchive: Notice = {
  codigo: 'acervo_vazio',
  campo: 'termo',
  mensagem:
    'O acervo ainda não tem publicações. Importe edições com: npx arauto importar <arquivo.zip>',
  sugestoes: [],
}

/** One notice for each section and kind of fault, with its ranges of dates. */
export function gapNotices(gaps: Gap[], campo: string): Notice[] {
  const groups = Map.groupBy(
    gaps,
    ({ pub_name, estado }) => `${sectionName(pub_name)} ${FAULT[estado]}`,
  )
  return [...groups]
    .map(([what, ranges]): Notice => ({
      codigo: ranges[0]!.estado === 'parcial' ? 'edicoes_incompletas' : 'edicoes_ausentes',
      campo,
      mensagem: `${what}: ${spell(ranges)}.`,
      sugestoes: [],
    }))
    .slice(0, MOST_NOTICES)
}

const FAULT: Record<Gap['estado'], string> = {
  ausente: 'sem edição no acervo (dia sem jornal ou ainda não importado)',
  pendente: 'com edição ainda não disponível na fonte',
  falha: 'com falha ao obter a edição (o motivo está em /fontes)',
  parcial: 'com edição incompleta no acervo (o motivo está em /fontes)',
}

function sectionName(pubName: string): string {
  const base = `Seção ${pubName.slice(2, 3)}`
  return pubName.length === 3 ? base : `${base} (${pubName})`
}

function spell(ranges: Gap[]): string {
  const shown = ranges
    .slice(0, RANGES_SHOWN)
    .map(({ inicio, fim }) => (inicio === fim ? inicio : `${inicio} a ${fim}`))
  const hidden = ranges.length - shown.length
  return shown.join(', ') + (hidden > 0 ? ` e mais ${hidden} intervalos` : '')
}
