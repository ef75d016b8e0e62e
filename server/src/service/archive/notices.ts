import { counted } from '../../lib/text/counted.ts'
import type { Gap } from '../../gazette/ledger/coverage.ts'
import { sectionOf } from '../../gazette/sections.ts'
import { type Notice, type NoticeData, noticeData } from '../notice.ts'
import type { Falha } from '../../meaning/embedder.ts'
import { PROGRAM } from '../../lib/errors/program.ts'
import { FIELD_NAMES } from '../../../engine/query.ts'
import type { Trap } from '../../search/reading/traps.ts'
import type { SpellingCorrection } from '../../search/reading/corrections.ts'
import type { Alternative } from '../../search/reading/largest-part.ts'
import type { UnindexedSection } from './archive-store.ts'
import type { NarrowFilter } from './narrow-filters.ts'

/** The contract limits `avisos` to this many. */
export const MOST_NOTICES = 10
/** How many periods one notice lists; the others are counted. */
const PERIODS_SHOWN = 5
/** Gaps are told below every result that lacks them, so in few words. */
const GAPS_SHOWN = 3

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
    dados: noticeData({ valor: value }),
  }
}

/** A word that no publication has; `consultas`: queries without it. */
export function unknownWord({ palavra, consultas }: SpellingCorrection): Notice {
  return {
    codigo: 'palavra_inexistente',
    campo: 'termo',
    mensagem: `Nenhuma publicação do acervo tem a palavra "${palavra}".`,
    sugestoes: consultas,
    dados: noticeData({ valor: palavra }),
  }
}

/** The parts of a query find nothing together, but some of them do. */
export function tooNarrow(without: Alternative[]): Notice {
  const totals = without.map(({ consulta, total }) => `${consulta}: ${total}`).join('; ')
  return {
    codigo: 'termo_restritivo',
    campo: 'termo',
    mensagem: `Nenhuma publicação tem tudo o que o termo pede. Resultados só com uma parte: ${totals}.`,
    sugestoes: without.map(({ consulta }) => consulta),
    dados: noticeData({ contagens: without }),
  }
}

/** The words of a phrase stand elsewhere. */
export function phraseTooNarrow(without: Alternative[]): Notice {
  const totals = without.map(({ consulta, total }) => `${consulta}: ${total}`).join('; ')
  return {
    codigo: 'frase_restritiva',
    campo: 'termo',
    mensagem: `Nenhuma publicação tem as palavras entre aspas nesta ordem. Resultados sem as aspas: ${totals}.`,
    sugestoes: without.map(({ consulta }) => consulta),
    dados: noticeData({ contagens: without }),
  }
}

/** A field lacks words that the title or the text has. */
export function fieldTooNarrow(without: Alternative[]): Notice {
  const totals = without.map(({ consulta, total }) => `${consulta}: ${total}`).join('; ')
  return {
    codigo: 'campo_restritivo',
    campo: 'termo',
    mensagem: `Nenhuma publicação tem isso no campo pedido. Resultados sem o campo: ${totals}.`,
    sugestoes: without.map(({ consulta }) => consulta),
    dados: noticeData({ contagens: without }),
  }
}

/** A filter alone excludes all that the query finds. */
export function filterTooNarrow({ campo, total }: NarrowFilter, termo: string): Notice {
  const found = counted(total, 'publicação', 'publicações')
  return {
    codigo: 'filtro_restritivo',
    campo,
    mensagem: `O filtro de ${FILTER_NAMES[campo]} exclui tudo o que a consulta encontra. Sem ele: ${found}.`,
    sugestoes: [],
    dados: noticeData({ contagens: [{ parte: campo, consulta: termo, total }] }),
  }
}

const FILTER_NAMES: Record<string, string> = {
  data_inicio: 'período',
  data_fim: 'período',
  secao: 'seção',
  orgao: 'órgão',
  orgao_exceto: 'órgão excluído',
  tipo_ato: 'tipo de ato',
  situacao: 'situação',
  edicao: 'edição',
  cnpj: 'CNPJ',
  valor_min: 'valor',
  valor_max: 'valor',
  ignorar_assinatura: 'assinatura',
}

/** Acts have all the words of a name, but never in a row. */
export function scatteredWords(frase: string): Notice {
  return {
    codigo: 'palavras_separadas',
    campo: 'termo',
    mensagem: `Nenhuma das publicações encontradas tem ${frase}: as palavras estão em lugares diferentes do texto.`,
    sugestoes: [],
    dados: noticeData({ valor: frase }),
  }
}

/** The total is complete, but explaining the query would have taken too long. */
export const omittedNotices: Notice = {
  codigo: 'avisos_omitidos',
  campo: 'termo',
  mensagem:
    'O total está completo, mas não se procurou por que a consulta encontra isto, nem o que se quis dizer: levaria tempo demais. Uma consulta com menos palavras é explicada.',
  sugestoes: [],
  dados: noticeData(),
}

/** The list of what comes near is there, but nothing in it was found by its meaning. */
export function withoutMeaning(falha: Falha): Notice {
  return {
    codigo: 'sentido_indisponivel',
    campo: 'termo',
    mensagem: `Nos parecidos falta o que se acha só pelo sentido: ${FAILED[falha]}. O resto da resposta está completo.`,
    sugestoes: [],
    dados: noticeData({ valor: falha }),
  }
}

const FAILED: Record<Falha, string> = {
  sem_conexao: 'o servidor de embeddings não atende',
  prazo: 'o servidor de embeddings não respondeu a tempo',
  recusa: 'o servidor de embeddings recusou a consulta',
  limite: 'o servidor de embeddings recebe pedidos demais',
  erro: 'o servidor de embeddings falhou',
  resposta_invalida: 'o servidor de embeddings não respondeu com vetores deste modelo',
}

/** Only some of the acts can be found by their meaning yet. */
export function meaningUnfinished(known: number, acts: number): Notice {
  const percent = String(Math.floor((known / acts) * 100))
  return {
    codigo: 'sentido_incompleto',
    campo: 'termo',
    mensagem: `O índice de sentido ainda está sendo feito: tem ${percent} % das publicações. Pelo sentido, as outras não se acham.`,
    sugestoes: [],
    dados: noticeData({ valor: percent }),
  }
}

/** Looks like syntax, but was read as words. */
export function trapNotice({ codigo, escrito, meant }: Trap): Notice {
  return {
    codigo,
    campo: 'termo',
    mensagem: TRAPS[codigo](escrito),
    sugestoes: meant === null ? [] : [meant],
    dados: noticeData({ valor: escrito }),
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
    dados: noticeData({ periodos: [{ inicio: from, fim: to, secao: null, secao_base: null }] }),
  }
}

export const emptyArchive: Notice = {
  codigo: 'acervo_vazio',
  campo: 'termo',
  mensagem: `O acervo ainda não tem publicações. Importe edições com: ${PROGRAM} importar <arquivo.zip>`,
  sugestoes: [],
  dados: noticeData(),
}

/** Acts that have just arrived and cannot be found yet; empty if there are none. */
export function unindexedNotices(sections: UnindexedSection[], campo: string): Notice[] {
  if (sections.length === 0) return []
  const { periodos, mais } = listed(
    sections.map(({ data, secao }) => ({ inicio: data, fim: data, secao, secao_base: null })),
  )
  const which = periodos.map(({ inicio, secao }) =>
    secao === 'extra' ? `extra de ${inicio}` : `seção ${secao} de ${inicio}`,
  )
  if (mais > 0) which.push(`mais ${mais}`)
  return [
    {
      codigo: 'edicoes_por_indexar',
      campo,
      mensagem: `Publicações recém-chegadas ainda não podem ser encontradas: ${which.join('; ')}. Repita a busca em instantes.`,
      sugestoes: [],
      dados: noticeData({ periodos, mais }),
    },
  ]
}

/**
 * What is missing, what is there only in part, and what may still be replaced: a notice of each, whatever
 * the sections.
 */
export function gapNotices(gaps: Gap[], campo: string): Notice[] {
  const byCode = Map.groupBy(gaps, ({ estado }) => GAP_CODES[estado])
  return [...byCode].map(([codigo, some]) => gapNotice(codigo, some, campo))
}

const GAP_CODES = {
  ausente: 'edicoes_ausentes',
  pendente: 'edicoes_ausentes',
  falha: 'edicoes_ausentes',
  parcial: 'edicoes_incompletas',
  provisoria: 'edicoes_provisorias',
} as const satisfies Record<Gap['estado'], Notice['codigo']>

function gapNotice(codigo: Notice['codigo'], gaps: Gap[], campo: string): Notice {
  const inOrder = gaps.toSorted((a, b) => (a.inicio < b.inicio ? -1 : a.inicio > b.inicio ? 1 : 0))
  const ranges = [...Map.groupBy(inOrder, ({ inicio, fim }) => `${inicio} ${fim}`).values()]
  const shown = ranges.slice(0, GAPS_SHOWN)
  const mais = ranges.length - shown.length
  const estados = new Set(gaps.map(({ estado }) => estado))
  const [estado = null] = estados.size === 1 ? estados : []
  const sections = sectionsOf(shown.flat())
  const listed = shown.map((range) => {
    const { inicio, fim } = range[0]! // a group is not empty
    const days = inicio === fim ? inicio : `${inicio} a ${fim}`
    return sectionsOf(range) === sections ? days : `${days} (${sectionsOf(range)})`
  })
  const hidden = mais === 0 ? '' : ` e mais ${mais} ${mais === 1 ? 'intervalo' : 'intervalos'}`
  return {
    codigo,
    campo,
    mensagem: `${sections} ${estado === null ? MIXED_FAULTS : FAULT[estado]}: ${listed.join(', ')}${hidden}.`,
    sugestoes: [],
    dados: noticeData({
      estado,
      periodos: shown.flat().map(({ pub_name, inicio, fim }) => {
        const { secao, secao_base } = sectionOf(pub_name)
        return { inicio, fim, secao, secao_base }
      }),
      mais,
    }),
  }
}

/** The first of these periods, and how many more there are. */
function listed(periodos: NoticeData['periodos']): Pick<NoticeData, 'periodos' | 'mais'> {
  const shown = periodos.slice(0, PERIODS_SHOWN)
  return { periodos: shown, mais: periodos.length - shown.length }
}

const FAULT: Record<Gap['estado'], string> = {
  ausente: 'sem edição no acervo (dia sem jornal ou ainda não importado)',
  pendente: 'com edição ainda não disponível na fonte',
  falha: 'com falha ao obter a edição',
  parcial: 'com edição incompleta no acervo',
  provisoria: 'com edição provisória (arquivo desta madrugada, que a fonte ainda pode trocar)',
}

/** Of several states; `GET /fontes` has each. */
const MIXED_FAULTS = 'com edições que não estão no acervo'

/** `Seções 1, 2 e 3`, `Seção 2 e extra da 2`. */
function sectionsOf(gaps: Gap[]): string {
  const names = [...new Set(gaps.map(({ pub_name }) => pub_name))].sort()
  const numbers = names.map((name) =>
    name.length === 3 ? name.slice(2) : `extra da ${name.slice(2, 3)}`,
  )
  return `${names.length === 1 ? 'Seção' : 'Seções'} ${LIST.format(numbers)}`
}

const LIST = new Intl.ListFormat('pt-BR')
