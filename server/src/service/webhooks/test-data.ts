import { type MatchReason, eventData } from '../../events/event-data.ts'
import type { EventAct, EventEdition } from '../../events/full-event.ts'
import { publishedRow } from '../../events/published-row.ts'
import type { ReadRow } from '../../gazette/rows/row-keys.ts'
import type { EventType } from '../../webhooks/message/delivery-request.ts'

/** The acts that a test can describe. */
export interface TestSource {
  /** The newest act of the archive, and its edition where it is known; null: there is none. */
  newest(): Promise<{ act: EventAct; edition: EventEdition | null } | null>
}

/**
 * `dados` of a test: like those of a real event, and marked with `teste: true`. They describe the
 * newest act of the archive, or an invented one while there is none. `tabela`: of an invented row, which is read as those
 * of an import are: that is loaded here, for no other command needs it.
 */
export async function testData(
  source: TestSource,
  tipo: EventType,
  reason: MatchReason,
  tabela: ReadRow['tabela'],
): Promise<object> {
  if (tipo === 'linha.nova') {
    const { testRow } = await import('./test-row.ts')
    const made = testRow(tabela, INVENTED)
    return {
      teste: true,
      ...eventData({ ...HEAD, tipo, versao: 1, ...made })({ ...reason, termos: [] }),
    }
  }
  if (tipo === 'linha.prazo') {
    const { testRow } = await import('./test-row.ts')
    const { act, row } = testRow('contratos', INVENTED)
    const prazo = { campo: 'vigencia_fim', data: '2025-03-15', dias: 90 } as const
    const term = { tabela: 'contratos', linha: publishedRow(row, act), prazo } as const
    const event = { ...HEAD, tipo, act, term, webhook: '' }
    return { teste: true, ...eventData(event)({ ...reason, termos: [] }) }
  }
  const { act, edition } = (await source.newest()) ?? { act: INVENTED, edition: null }
  return { teste: true, ...dataOf(tipo, act, edition ?? editionOf(act), reason) }
}

/** Not part of `dados`. */
const HEAD = { seq: 0, id: '', criado_em: '' }

function editionOf({ data_publicacao: data, edicao: numero }: EventAct): EventEdition {
  return { numero, data, tipo: 'normal', secoes: ['1'], total_publicacoes: 1 }
}

function dataOf(
  tipo: Exclude<EventType, 'linha.nova' | 'linha.prazo'>,
  act: EventAct,
  edition: EventEdition,
  reason: MatchReason,
): object {
  switch (tipo) {
    case 'publicacao.nova':
      return eventData({ ...HEAD, tipo, act })(reason)
    case 'publicacao.atualizada': {
      const change = {
        versao: 2,
        campos_alterados: ['conteudo_completo'],
        motivo: 'reprocessamento' as const,
        por: null,
        alcance: null,
        parte: null,
        retificada_por: null,
      }
      return eventData({ ...HEAD, tipo, act, before: null, change })(reason)
    }
    case 'edicao.publicada':
      return eventData({ ...HEAD, tipo, edition })(reason)
    case 'alerta.match':
      return {
        alerta: { id: 'alr_00000000000000000000000000', nome: 'Alerta de exemplo' },
        ...eventData({ ...HEAD, tipo: 'publicacao.nova', act })(reason),
      }
  }
}

const INVENTED: EventAct = {
  id: 'pub_0000000000000000',
  pubName: 'DO1',
  idMateria: '0',
  parts: [0],
  data_publicacao: '2024-03-15',
  secao: '1',
  secao_base: '1',
  edicao: '52',
  pagina: '1',
  orgao: 'Órgão de Exemplo',
  tipo_ato: 'Portaria',
  titulo: 'EXEMPLO: PORTARIA Nº 0, DE 15 DE MARÇO DE 2024',
  ementa: null,
  resumo: 'Este ato não existe: serve só para testar a entrega.',
  conteudo_completo: '',
  assinatura: '',
  url_original: 'https://www.in.gov.br/',
  url_pdf: 'https://www.in.gov.br/',
  situacao: 'publicada',
}
