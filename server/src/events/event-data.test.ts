import { expect, test } from 'vitest'
import { READING_VERSION } from '../search/reading/reading.ts'
import { NO_REASON, eventData } from './event-data.ts'
import type { EventAct } from './full-event.ts'

const act: EventAct = {
  id: 'pub_0000000000000000',
  pubName: 'DO1',
  idMateria: '0',
  parts: [0],
  data_publicacao: '2024-03-15',
  secao: '1',
  secao_base: '1',
  edicao: '52',
  pagina: '1',
  orgao: 'Órgão',
  tipo_ato: 'Portaria',
  titulo: 'PORTARIA Nº 1',
  ementa: null,
  resumo: '',
  conteudo_completo: 'PORTARIA Nº 1\n\nNomear servidora para o pregão.',
  assinatura: '',
  url_original: '',
  url_pdf: '',
  situacao: 'publicada',
}
const event = { seq: 1, id: 'evt_1', criado_em: '', tipo: 'publicacao.nova', act } as const

function termsShown(termos: string[], leitura: number): unknown {
  const dados = eventData(event)({ ...NO_REASON, termos, leitura })
  return (dados as { publicacao: { trechos: { termos: string[] }[] } }).publicacao.trechos.map(
    (trecho) => trecho.termos,
  )
}

test('excerpts show the terms as the version of their author reads them', () => {
  expect(termsShown(['pregão', 'servidora'], READING_VERSION)).toEqual([['servidora', 'pregao']])
  expect(termsShown(['nomeação'], READING_VERSION)).toEqual([['nomear']])
  expect(termsShown(['nomeação'], 0)).toEqual([[]])
  expect(termsShown(['portaria'], 0)).toEqual([['portaria'], []])
})

test('without a term there is nothing to show', () => {
  expect(termsShown([], READING_VERSION)).toEqual([])
  expect(eventData(event)(NO_REASON)).toMatchObject({ publicacao: { termos_correspondentes: [] } })
})

test('the same reason gives the same bytes', () => {
  const reason = { ...NO_REASON, termos: ['pregão'], leitura: READING_VERSION }
  const bytes = () => JSON.stringify(eventData(event)(reason))
  expect(bytes()).toBe(bytes())
})

test('of several acts in an article, the one with the words is told', () => {
  const conteudo_completo =
    'PORTARIAS\n\nNº 1.146 - Nomear servidora.\n\nNº 1.147 - Exonerar servidor do pregão.'
  const several = { ...event, act: { ...act, titulo: 'PORTARIAS', conteudo_completo } }
  const parte = { endereco: `${act.id}#1147`, numero: '1147' }
  const told = eventData(several)
  expect(told({ ...NO_REASON, termos: ['pregão'] })).toMatchObject({ publicacao: { parte } })
  expect(told(NO_REASON)).toMatchObject({ publicacao: { parte: null } })
  expect(eventData(event)({ ...NO_REASON, termos: ['pregão'] })).toMatchObject({
    publicacao: { parte: null },
  })
})
