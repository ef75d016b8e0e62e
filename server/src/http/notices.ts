import type { Gap } from '../gazette/coverage.ts'
import type { Aviso } from './archive.ts'

/** Ranges that one notice spells out; the rest is counted. */
const RANGES_SHOWN = 5
/** The contract of `avisos`: never more than this. */
const MOST_NOTICES = 10

/** A filter value that no publication bears: the answer is empty, and this says why. */
export function unknownValue(
  campo: 'orgao' | 'tipo_ato' | 'edicao',
  value: string,
  sugestoes: string[],
): Aviso {
  const what = { orgao: 'órgão', tipo_ato: 'tipo de ato', edicao: 'edição' }[campo]
  return {
    codigo: `${campo}_inexistente`,
    campo,
    mensagem: `Nenhuma publicação do acervo tem ${what} "${value}".`,
    sugestoes,
  }
}

/** A filter by sections that leaves urgent acts out, which is seldom meant. */
export const withoutExtra: Aviso = {
  codigo: 'secoes_sem_extra',
  campo: 'filtros.secoes',
  mensagem:
    'As edições extras têm seção própria, extra, que não está no filtro: os atos delas não serão enviados.',
  sugestoes: ['extra'],
}

/** A cursor from before the oldest event that is still kept. */
export const expiredEvents: Aviso = {
  codigo: 'eventos_expirados',
  campo: 'apos',
  mensagem:
    'Entre a página anterior e esta houve eventos que já não são guardados. O que mudou no acervo está em /buscar.',
  sugestoes: [],
}

/** A cursor from after the newest event: the archive was put back to an earlier state. */
export const cursorAhead: Aviso = {
  codigo: 'cursor_adiante',
  campo: 'apos',
  mensagem:
    'Este cursor é de um evento que o acervo não tem: ele deve ter sido restaurado de uma cópia mais antiga. Comece de novo, sem apos.',
  sugestoes: [],
}

/** A replay of events of which some are no longer kept. */
export const replayBeforeEvents: Aviso = {
  codigo: 'eventos_expirados',
  campo: 'desde',
  mensagem: 'Os eventos são guardados por 90 dias: os de antes disso não serão reenviados.',
  sugestoes: [],
}

export const emptyArchive: Aviso = {
  codigo: 'acervo_vazio',
  campo: 'termo',
  mensagem:
    'O acervo ainda não tem publicações. Importe edições com: npx arauto importar <arquivo.zip>',
  sugestoes: [],
}

/** One notice for each section and kind of fault, with its ranges of dates. */
export function gapNotices(gaps: Gap[], campo: string): Aviso[] {
  const groups = Map.groupBy(
    gaps,
    ({ pub_name, estado }) => `${sectionName(pub_name)} ${FAULT[estado]}`,
  )
  return [...groups]
    .map(([what, ranges]): Aviso => ({
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
