import type { EventAct } from '../../events/full-event.ts'
import type { ReadRow } from '../../gazette/rows/row-keys.ts'
import { prepareRows } from '../../ingest/prepare-rows.ts'
import { decompressText } from '../../lib/text/compressed-text.ts'

/** Texts of acts that do not exist, each with a row of its table. */
const TEXTS: Record<
  ReadRow['tabela'],
  Pick<EventAct, 'secao' | 'tipo_ato' | 'conteudo_completo'>
> = {
  contratos: {
    secao: '3',
    tipo_ato: 'Extrato de Contrato',
    conteudo_completo:
      'EXTRATO DE CONTRATO Nº 1/2024\n\nContratante: Órgão de Exemplo. Contratada: EMPRESA DE EXEMPLO LTDA, CNPJ nº 12.345.678/0001-95. Objeto: Serviço de exemplo. Valor Total: R$ 1.000.000,00. Data de Assinatura: 14/03/2024. Vigência: 15/03/2024 a 15/03/2025.',
  },
  pessoal: {
    secao: '2',
    tipo_ato: 'Portaria',
    conteudo_completo:
      'O MINISTRO DE ESTADO DE EXEMPLO resolve:\n\nNomear FULANA DE TAL para exercer o cargo de Diretora do Departamento de Exemplo, código CCE 1.15.',
  },
  licitacoes: {
    secao: '3',
    tipo_ato: 'Aviso de Licitação',
    conteudo_completo:
      'AVISO DE LICITAÇÃO\n\nPREGÃO ELETRÔNICO Nº 90001/2024 - UASG 150002\n\nObjeto: Registro de preços de notebooks. Valor estimado: R$ 90.000,00. Abertura da sessão: 02/04/2024 às 9h.',
  },
  sancoes: {
    secao: '3',
    tipo_ato: 'Aviso de Penalidade',
    conteudo_completo:
      'AVISO DE PENALIDADE\n\nO Órgão de Exemplo resolve aplicar à empresa EMPRESA DE EXEMPLO LTDA, CNPJ nº 12.345.678/0001-95, a penalidade de impedimento de licitar e contratar com a União pelo prazo de 6 (seis) meses, com fundamento no art. 156, III, da Lei nº 14.133/2021.',
  },
  normas: {
    secao: '1',
    tipo_ato: 'Portaria',
    conteudo_completo:
      'PORTARIA Nº 1, DE 14 DE MARÇO DE 2024\n\nO MINISTRO DE ESTADO DE EXEMPLO resolve:\n\nArt. 1º Fica revogada a Portaria nº 2, de 3 de janeiro de 2020.\n\nArt. 2º Esta Portaria entra em vigor na data de sua publicação.',
  },
}

/** An invented row of a table, and its act, like this one. */
export function testRow(
  tabela: ReadRow['tabela'],
  like: EventAct,
): { act: EventAct; row: ReadRow } {
  const { secao, tipo_ato, conteudo_completo } = TEXTS[tabela]
  const act = { ...like, secao, secao_base: secao, tipo_ato, conteudo_completo } as EventAct
  const rows = prepareRows(act)
  const { linha, ...chaves } = rows[tabela][0]! // as these texts are
  const row = { tabela, chaves, seq: 0, versao: rows.versoes[tabela], linha: decompressText(linha) }
  return { act, row: row as ReadRow }
}
