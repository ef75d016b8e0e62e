import type { Gap } from '../../gazette/ledger/coverage.ts'
import type { Notice } from '../../lib/notice.ts'
import { PROGRAM } from '../../lib/program.ts'
import { FIELD_NAMES } from '../../search/query/lexer.ts'
import type { Trap } from '../../search/query/traps.ts'
import type { Correction } from '../../search/reading/corrections.ts'
import type { NothingFound } from '../../search/reading/nothing-found.ts'
import type { UnindexedSection } from './archive-store.ts'

/** The contract limits `avisos` to this many. */
export const MOST_NOTICES = 10
/** How many ranges one notice lists; the others are counted. */
const RANGES_SHOWN = 5

/** A filter value that no publication has. The answer is empty, and this says why. */
export function unknownValue(
  campo: 'orgao' | 'secao' | 'tipo_ato' | 'edicao',
  value: string,
  sugestoes: string[],
): Notice {
  const what = { orgao: 'órgão', secao: 'seção', tipo_ato: 'tipo de ato', edicao: 'edição' }[campo]
  return {
    codigo: `${campo}_inexistente`,
    campo,
    mensagem: `Nenhuma publicação do acervo tem ${what} "${value}".`,
    sugestoes,
  }
}

/** A word that no publication has; `consultas`: queries without it. */
export function unknownWord({ palavra, consultas }: Correction): Notice {
  return {
    codigo: 'palavra_inexistente',
    campo: 'termo',
    mensagem: `Nenhuma publicação do acervo tem a palavra "${palavra}".`,
    sugestoes: consultas,
  }
}

/** The parts of a query find nothing together, though most of them find something alone. */
export function tooNarrow(without: NothingFound['sem']): Notice {
  const totals = without.map(({ parte, total }) => `sem ${parte}: ${total}`).join('; ')
  return {
    codigo: 'termo_restritivo',
    campo: 'termo',
    mensagem: `Nenhuma publicação tem tudo o que o termo pede. Resultados com uma parte a menos: ${totals}.`,
    sugestoes: without.map(({ consulta }) => consulta),
  }
}

/** A field lacks words that the title or the text has. */
export function fieldTooNarrow(without: NothingFound['semCampo']): Notice {
  const totals = without.map(({ consulta, total }) => `${consulta}: ${total}`).join('; ')
  return {
    codigo: 'campo_restritivo',
    campo: 'termo',
    mensagem: `Nenhuma publicação tem isso no campo pedido. Resultados sem o campo: ${totals}.`,
    sugestoes: without.map(({ consulta }) => consulta),
  }
}

/** Acts have all the words, but never as a phrase: perhaps a name that nobody bears. */
export function scatteredWords(frase: string): Notice {
  return {
    codigo: 'palavras_separadas',
    campo: 'termo',
    mensagem: `Nenhuma das publicações encontradas tem as palavras em sequência: ${frase} não existe; elas estão em lugares diferentes do texto.`,
    sugestoes: [],
  }
}

/** An answer is whole; what might have been meant was not found out. */
export const omittedNotices: Notice = {
  codigo: 'avisos_omitidos',
  campo: 'termo',
  mensagem:
    'O total está completo, mas não se procurou por que a consulta encontra isto, nem o que se quis dizer: levaria tempo demais. Uma consulta com menos palavras é explicada.',
  sugestoes: [],
}

/** Looks like syntax, but was read as words. */
export function trapNotice({ codigo, escrito, meant }: Trap): Notice {
  return {
    codigo,
    campo: 'termo',
    mensagem: TRAPS[codigo](escrito),
    sugestoes: meant === null ? [] : [meant],
  }
}

const TRAPS: Record<Trap['codigo'], (escrito: string) => string> = {
  campo_separado: (escrito) =>
    `Há um espaço depois de ${escrito}, que por isso foi lido como uma palavra, e não como um campo.`,
  campo_desconhecido: (escrito) =>
    `${escrito} não é um campo, e foi lido como uma palavra. Os campos são ${FIELD_NAMES.map((name) => `${name}:`).join(', ')}.`,
  operador_minusculo: (escrito) =>
    `“${escrito}” em minúsculas é uma palavra como as outras; o operador é ${escrito.toUpperCase()}, em maiúsculas.`,
}

/** The requested period ends before the archive begins, or begins after it ends. */
export function outsidePeriod(campo: 'data_inicio' | 'data_fim', from: string, to: string): Notice {
  return {
    codigo: 'periodo_fora_do_acervo',
    campo,
    mensagem: `O acervo tem publicações de ${from} a ${to}, e o período pedido está fora disso.`,
    sugestoes: [campo === 'data_inicio' ? to : from],
  }
}

export const emptyArchive: Notice = {
  codigo: 'acervo_vazio',
  campo: 'termo',
  mensagem: `O acervo ainda não tem publicações. Importe edições com: ${PROGRAM} importar <arquivo.zip>`,
  sugestoes: [],
}

/** Acts that have just arrived and cannot be found yet; empty if there are none. */
export function unindexedNotices(sections: UnindexedSection[], campo: string): Notice[] {
  if (sections.length === 0) return []
  const shown = sections
    .slice(0, RANGES_SHOWN)
    .map(({ data, secao }) =>
      secao === 'extra' ? `extra de ${data}` : `seção ${secao} de ${data}`,
    )
  const more = sections.length - shown.length
  const which = [...shown, ...(more > 0 ? [`mais ${more}`] : [])].join('; ')
  return [
    {
      codigo: 'edicoes_por_indexar',
      campo,
      mensagem: `Publicações recém-chegadas ainda não podem ser encontradas: ${which}. Repita a busca em instantes.`,
      sugestoes: [],
    },
  ]
}

/** One notice per section and kind of gap, with its ranges of dates. */
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
  falha: 'com falha ao obter a edição',
  parcial: 'com edição incompleta no acervo',
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
