import type { DatabaseSync } from 'node:sqlite'
import type { Publication } from '../gazette/publication.ts'
import { factData } from '../monitor/fact-data.ts'
import type { FactEdition } from '../monitor/fact.ts'
import { createEditionReader } from '../store/editions.ts'
import { createPublicationWriter } from '../store/publications.ts'
import type { TipoEvento } from '../webhooks/delivery-request.ts'

/**
 * `dados` of a test: as of a real event, and marked with `teste: true`. They tell of the newest act of
 * the archive, and of an invented one while there is none.
 */
export function createTestData(db: DatabaseSync) {
  const newest = db.prepare('SELECT id FROM publications ORDER BY key DESC LIMIT 1')
  const acts = createPublicationWriter(db)
  const editions = createEditionReader(db)

  return (tipo: TipoEvento, termos: string[]): object => {
    const id = newest.get()?.id
    const act = (id === undefined ? null : acts.find(String(id)))?.publication ?? INVENTED
    return { teste: true, ...dataOf(tipo, act, editionOf(act), termos) }
  }

  function editionOf({ data_publicacao: data, edicao }: Publication): FactEdition {
    const found = editions.list({ data }).find(({ numero }) => numero === edicao)
    return found ?? { numero: edicao, data, tipo: 'normal', secoes: ['1'], total_publicacoes: 1 }
  }
}

function dataOf(
  tipo: TipoEvento,
  act: Publication,
  edition: FactEdition,
  termos: string[],
): object {
  const head = { seq: 0, id: '', criado_em: '' } // of which `dados` says nothing
  switch (tipo) {
    case 'publicacao.nova':
      return factData({ ...head, tipo, act }, termos)
    case 'publicacao.atualizada': {
      const change = {
        versao: 2,
        campos_alterados: ['conteudo_completo'],
        motivo: 'reprocessamento',
        retificada_por: null,
      }
      return factData({ ...head, tipo, act, before: null, change }, termos)
    }
    case 'edicao.publicada':
      return factData({ ...head, tipo, edition }, termos)
    case 'alerta.match':
      return {
        alerta: { id: 'alr_00000000000000000000000000', nome: 'Alerta de exemplo' },
        ...factData({ ...head, tipo: 'publicacao.nova', act }, termos),
      }
  }
}

const INVENTED: Publication = {
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
}
