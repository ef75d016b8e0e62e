import { expect, test } from 'vitest'
import { bodyTerms } from './analysis.ts'

test.each([
  ['Ministério da Saúde', 'ministerio_saude saude ms'],
  [
    'Ministério da Justiça e Segurança Pública',
    'ministerio_justica_seguranca_publica ministerio_justica justica mjsp',
  ],
  ['Ministério Público Federal', 'ministerio_publico_federal mpf'],
  ['Comando da Aeronáutica', 'comando_aeronautica aeronautica'],
  ['Comando de Operações Navais', 'comando_operacoes_navais'],
  [
    'Secretaria Especial da Receita Federal do Brasil',
    'secretaria_especial_receita_federal_brasil receita_federal',
  ],
  ['Banco Central do Brasil', 'banco_central_brasil banco_central bc'],
  ['Caixa Econômica Federal', 'caixa_economica_federal cef'],
  ['Polícia Federal', 'policia_federal pf'],
  [
    'Agência Nacional do Petróleo, Gás Natural e Biocombustíveis',
    'agencia_nacional_petroleo_gas_natural_biocombustiveis agencia_nacional_petroleo anpgnb',
  ],
  ['Tribunal Regional do Trabalho da 2ª Região', 'tribunal_regional_trabalho_2a_regiao trt trt2'],
  ['Tribunal Regional Eleitoral de São Paulo', 'tribunal_regional_eleitoral_sao_paulo tresp tre'],
  ['Tribunal Regional Eleitoral do Pará', 'tribunal_regional_eleitoral_para trep tre trepa'],
  [
    'Conselho Regional de Enfermagem do Estado do Rio de Janeiro',
    'conselho_regional_enfermagem_estado_rio_janeiro coren corenrj',
  ],
  [
    'Fundação Universidade Federal do Piauí',
    'fundacao_universidade_federal_piaui universidade_federal_piaui ufp uf ufpi',
  ],
  [
    'Instituto Federal de Educação, Ciência e Tecnologia de Goiás',
    'instituto_federal_educacao_ciencia_tecnologia_goias instituto_federal_educacao instituto_federal_goias ifectg ifect ifectgo',
  ],
  [
    'VALEC - Engenharia, Construções e Ferrovias S.A.',
    'valec_engenharia_construcoes_ferrovias_s valec_engenharia_construcoes_ferrovias valec_engenharia valec engenharia_construcoes_ferrovias_s engenharia_construcoes_ferrovias engenharia',
  ],
  ['Divisão de Material', 'divisao_material'],
  ['Reitoria', 'reitoria'],
])('%s is also called %s', (name, expected) => {
  expect(shortNames(name)).toBe(expected)
})

test('every level of a path is called something', () => {
  expect(shortNames('Ministério da Defesa/Comando da Marinha')).toBe(
    'ministerio_defesa defesa md comando_marinha marinha',
  )
})

function shortNames(path: string): string {
  const start = ':chamado='
  return bodyTerms(path)
    .filter((term) => term.startsWith(start))
    .map((term) => term.slice(start.length))
    .join(' ')
}
