import type { Aviso } from '../api/schema.ts'
import type { Day } from '../lib/dates.ts'

type Data = Aviso['dados']
type Counts = Data['contagens']
type Span = (from: Day, to: Day) => string

/** A language's sentences for the API's notices. */
export interface NoticeWords {
  missing(data: Data, span: Span): string
  unknownValue(what: 'orgao' | 'secao' | 'tipo_ato' | 'edicao', value: string): string
  unknownWord(word: string): string
  tooNarrow(without: Counts): string
  fieldTooNarrow(others: Counts): string
  filterTooNarrow(campo: string, count: number): string
  phraseTooNarrow(others: Counts): string
  scattered(phrase: string): string
  looseField(field: string): string
  unknownField(field: string): string
  lowerCase(operator: string): string
  outsidePeriod(span: string): string
  unindexed(list: { day: string; secao: string | null }[], more: number): string
  unread(list: { days: string; secao: string | null }[]): string
  imagesOnly(names: string): string
  someImages(names: string): string
  empty: string
  omitted: string
  omittedFilters: string
  withoutMeaning: string
  meaningUnfinished(percent: string): string
  readOnly: string
  withoutExtra: string
  expired: string
  expiredPage: string
  ahead: string
  noChannel: string
  webhookGone: string
  webhookInactive(id: string): string
  webhookDeaf(id: string): string
  unconfirmed(email: string): string
  bulletinUnheard: string
  alertGone(id: string): string
  alertInactive(id: string): string
  unsubscribed(email: string): string
  span: Span
  wholeSpan: Span
}

/** A notice in the reader's language, composed from its values; `date` formats a day. */
export function noticeText(
  { codigo, campo, dados, mensagem }: Aviso,
  words: NoticeWords,
  date: (day: Day) => string,
): string {
  const value = dados.valor ?? ''
  const [period] = dados.periodos
  switch (codigo) {
    case 'orgao_inexistente':
      return words.unknownValue('orgao', value)
    case 'secao_inexistente':
      return words.unknownValue('secao', value)
    case 'tipo_ato_inexistente':
      return words.unknownValue('tipo_ato', value)
    case 'edicao_inexistente':
      return words.unknownValue('edicao', value)
    case 'palavra_inexistente':
      return words.unknownWord(value)
    case 'termo_restritivo':
      return words.tooNarrow(dados.contagens)
    case 'filtro_restritivo':
      return words.filterTooNarrow(campo, dados.contagens[0]?.total ?? 0)
    case 'campo_restritivo':
      return words.fieldTooNarrow(dados.contagens)
    case 'frase_restritiva':
      return words.phraseTooNarrow(dados.contagens)
    case 'palavras_separadas':
      return words.scattered(value)
    case 'campo_separado':
      return words.looseField(value)
    case 'campo_desconhecido':
      return words.unknownField(value)
    case 'operador_minusculo':
      return words.lowerCase(value)
    case 'periodo_fora_do_acervo':
      return words.outsidePeriod(
        period ? words.wholeSpan(date(period.inicio), date(period.fim)) : '',
      )
    case 'edicoes_ausentes':
    case 'edicoes_incompletas':
    case 'edicoes_provisorias':
      return words.missing(dados, (from, to) => words.span(date(from), date(to)))
    case 'edicoes_por_indexar':
      return words.unindexed(
        dados.periodos.map(({ inicio, secao }) => ({ day: date(inicio), secao })),
        dados.mais,
      )
    case 'edicoes_sem_linhas':
      return words.unread(
        dados.periodos.map(({ inicio, fim, secao }) => ({
          days: words.span(date(inicio), date(fim)),
          secao,
        })),
      )
    case 'acervo_vazio':
      return words.empty
    case 'conteudo_em_imagem':
      return words.imagesOnly(value)
    case 'parte_em_imagem':
      return words.someImages(value)
    case 'sentido_indisponivel':
      return words.withoutMeaning
    case 'sentido_incompleto':
      return words.meaningUnfinished(value)
    case 'avisos_omitidos':
      return campo === 'filtros' ? words.omittedFilters : words.omitted
    case 'somente_leitura':
      return words.readOnly
    case 'secoes_sem_extra':
      return words.withoutExtra
    case 'eventos_expirados':
      return campo === 'desde' ? words.expired : words.expiredPage
    case 'cursor_adiante':
      return words.ahead
    case 'alerta_sem_canal':
      return words.noChannel
    case 'webhook_inexistente':
      return words.webhookGone
    case 'webhook_inativo':
      return words.webhookInactive(value)
    case 'webhook_sem_alerta':
      return words.webhookDeaf(value)
    case 'email_nao_confirmado':
      return dados.situacao === 'descadastrado'
        ? words.unsubscribed(value)
        : words.unconfirmed(value)
    case 'boletim_sem_destinatario':
      return words.bulletinUnheard
    case 'alerta_inexistente':
      return words.alertGone(value)
    case 'alerta_inativo':
      return words.alertInactive(value)
    default:
      return unknown(codigo, mensagem)
  }
}

/**
 * The days that editions are missing, in date order; the sections of each if not all are missing then.
 * @param name Names sections.
 */
export function missingDays(
  periodos: Data['periodos'],
  span: Span,
  name: (sections: Data['periodos']) => string,
): string {
  const ranges = Map.groupBy(periodos, ({ inicio, fim }) => span(inicio, fim))
  const all = name(periodos)
  return [...ranges]
    .map(([days, some]) => (name(some) === all ? days : `${days} (${name(some)})`))
    .join(', ')
}

/** A newer service may send unknown codes; the compiler checks that all present ones are handled. */
function unknown(_codigo: never, mensagem: string): string {
  return mensagem
}
