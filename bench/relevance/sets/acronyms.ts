import type { QuerySet } from '../measure.ts'
import { shareFound } from './bodies.ts'

/** Bodies by acronym, with their name as a level of `orgao`. */
const BODIES = `
  MEC Ministério da Educação
  MGI Ministério da Gestão e da Inovação em Serviços Públicos
  MJSP Ministério da Justiça e Segurança Pública
  AGU Advocacia-Geral da União
  CGU Controladoria-Geral da União
  MPU Ministério Público da União
  MPF Ministério Público Federal
  MPT Ministério Público do Trabalho
  TJDFT Tribunal de Justiça do Distrito Federal e dos Territórios
  STJ Superior Tribunal de Justiça
  STF Supremo Tribunal Federal
  TST Tribunal Superior do Trabalho
  TSE Tribunal Superior Eleitoral
  STM Superior Tribunal Militar
  TCU Tribunal de Contas da União
  CNJ Conselho Nacional de Justiça
  CNMP Conselho Nacional do Ministério Público
  UFRJ Universidade Federal do Rio de Janeiro
  UFPR Universidade Federal do Paraná
  UFMG Universidade Federal de Minas Gerais
  UFRGS Universidade Federal do Rio Grande do Sul
  UFF Universidade Federal Fluminense
  UFBA Universidade Federal da Bahia
  UFSM Universidade Federal de Santa Maria
  UFPE Universidade Federal de Pernambuco
  UFU Universidade Federal de Uberlândia
  UFSC Universidade Federal de Santa Catarina
  UFJF Universidade Federal de Juiz de Fora
  UFRN Universidade Federal do Rio Grande do Norte
  UNIFESP Universidade Federal de São Paulo
  UFC Universidade Federal do Ceará
  UNB Fundação Universidade de Brasília
  UNIRIO Universidade Federal do Estado do Rio de Janeiro
  UFRRJ Universidade Federal Rural do Rio de Janeiro
  IFSP Instituto Federal de Educação, Ciência e Tecnologia de São Paulo
  IFRN Instituto Federal de Educação, Ciência e Tecnologia do Rio Grande do Norte
  IFMG Instituto Federal de Educação, Ciência e Tecnologia de Minas Gerais
  INCRA Instituto Nacional de Colonização e Reforma Agrária
  INSS Instituto Nacional do Seguro Social
  DNIT Departamento Nacional de Infraestrutura de Transportes
  EBSERH Empresa Brasileira de Serviços Hospitalares
  ANTT Agência Nacional de Transportes Terrestres
  ANAC Agência Nacional de Aviação Civil
  ANTAQ Agência Nacional de Transportes Aquaviários
  ANVISA Agência Nacional de Vigilância Sanitária
  ANEEL Agência Nacional de Energia Elétrica
  ANP Agência Nacional do Petróleo, Gás Natural e Biocombustíveis
  ANATEL Agência Nacional de Telecomunicações
  ANS Agência Nacional de Saúde Suplementar
  ANM Agência Nacional de Mineração
  FUNAI Fundação Nacional dos Povos Indígenas
  IPEA Instituto de Pesquisa Econômica Aplicada
  FIOCRUZ Fundação Oswaldo Cruz
  CODEVASF Companhia de Desenvolvimento dos Vales do São Francisco e do Parnaíba
  IPHAN Instituto do Patrimônio Histórico e Artístico Nacional
  EMBRAPA Empresa Brasileira de Pesquisa Agropecuária
  FNDE Fundo Nacional de Desenvolvimento da Educação
  IBAMA Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis
  IBGE Fundação Instituto Brasileiro de Geografia e Estatística
  PRF Polícia Rodoviária Federal
`

export const acronyms: QuerySet = {
  name: 'acronyms of bodies',
  measure: "share of the body's acts",
  aim: '0.95',
  cases: (archive) =>
    BODIES.trim()
      .split('\n')
      .map((line) => line.trim().split(/ (.*)/))
      .map(([acronym = '', name = '']) => ({
        termo: acronym.toLowerCase(),
        score: () => shareFound(archive, acronym.toLowerCase(), name),
      })),
}
