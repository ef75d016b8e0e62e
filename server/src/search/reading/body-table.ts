/**
 * Federal bodies by acronym. The names are those that the editions of March 2023 to February 2026
 * print in their hierarchy of bodies (SIORG's), with the acronyms printed beside them; entered in
 * November 2026. With `(Fundação)` the name is printed with and without that word.
 *
 * Omitted are acronyms that people use for something else: ANA (a name), MS, MT, MC, PR and SE
 * (states, companies), MF and MD (in `CNPJ/MF`, `MD. Juiz`), ME (microempresa), PF (pessoa física).
 */
export const BODY_ROWS = `
  AGU: Advocacia-Geral da União
  CGU: Controladoria-Geral da União
  PGFN: Procuradoria-Geral da Fazenda Nacional
  PGF: Procuradoria-Geral Federal
  DPU: Defensoria Pública da União
  MPU: Ministério Público da União
  MPF: Ministério Público Federal
  MPT: Ministério Público do Trabalho
  MPM: Ministério Público Militar
  MPDFT: Ministério Público do Distrito Federal e Territórios
  CNMP: Conselho Nacional do Ministério Público
  CNJ: Conselho Nacional de Justiça
  CJF: Conselho da Justiça Federal
  STF: Supremo Tribunal Federal
  STJ: Superior Tribunal de Justiça
  TST: Tribunal Superior do Trabalho
  TSE: Tribunal Superior Eleitoral
  STM: Superior Tribunal Militar
  TCU: Tribunal de Contas da União
  TJDFT: Tribunal de Justiça do Distrito Federal e dos Territórios
  ABIN: Agência Brasileira de Inteligência
  MEC: Ministério da Educação
  MAPA: Ministério da Agricultura e Pecuária
  MCTI: Ministério da Ciência, Tecnologia e Inovação
  MINC: Ministério da Cultura
  MGI: Ministério da Gestão e da Inovação em Serviços Públicos
  MIR: Ministério da Igualdade Racial
  MIDR: Ministério da Integração e do Desenvolvimento Regional
  MJSP: Ministério da Justiça e Segurança Pública
  MPA: Ministério da Pesca e Aquicultura
  MPS: Ministério da Previdência Social
  MCID: Ministério das Cidades
  MCOM: Ministério das Comunicações
  MRE: Ministério das Relações Exteriores
  MME: Ministério de Minas e Energia
  MPOR: Ministério de Portos e Aeroportos
  MDA: Ministério do Desenvolvimento Agrário e Agricultura Familiar
  MDS: Ministério do Desenvolvimento e Assistência Social, Família e Combate à Fome
  MDIC: Ministério do Desenvolvimento, Indústria, Comércio e Serviços
  MESP: Ministério do Esporte
  MMA: Ministério do Meio Ambiente e Mudança do Clima
  MPO: Ministério do Planejamento e Orçamento
  MTE: Ministério do Trabalho e Emprego
  MTUR: Ministério do Turismo
  MDHC: Ministério dos Direitos Humanos e da Cidadania
  MPI: Ministério dos Povos Indígenas
  RFB: Secretaria Especial da Receita Federal do Brasil
  STN: Secretaria do Tesouro Nacional
  SPU: Secretaria do Patrimônio da União
  PRF: Polícia Rodoviária Federal
  SENAPPEN: Secretaria Nacional de Políticas Penais
  SESAI: Secretaria de Saúde Indígena
  ANAC: Agência Nacional de Aviação Civil
  ANATEL: Agência Nacional de Telecomunicações
  ANCINE: Agência Nacional do Cinema
  ANEEL: Agência Nacional de Energia Elétrica
  ANM: Agência Nacional de Mineração
  ANP: Agência Nacional do Petróleo, Gás Natural e Biocombustíveis
  ANPD: Autoridade Nacional de Proteção de Dados
  ANS: Agência Nacional de Saúde Suplementar
  ANTAQ: Agência Nacional de Transportes Aquaviários
  ANTT: Agência Nacional de Transportes Terrestres
  ANVISA: Agência Nacional de Vigilância Sanitária
  AEB: Agência Espacial Brasileira
  BCB, BACEN: Banco Central do Brasil
  BNDES: Banco Nacional de Desenvolvimento Econômico e Social
  BNB: Banco do Nordeste do Brasil
  CADE: Conselho Administrativo de Defesa Econômica
  CAPES: (Fundação) Coordenação de Aperfeiçoamento de Pessoal de Nível Superior
  CARF: Conselho Administrativo de Recursos Fiscais
  CBTU: Companhia Brasileira de Trens Urbanos
  CEAGESP: Companhia de Entrepostos e Armazéns Gerais de São Paulo
  CEMADEN: Centro Nacional de Monitoramento e Alertas de Desastres Naturais
  CENSIPAM: Centro Gestor e Operacional do Sistema de Proteção da Amazônia
  CNEN: Comissão Nacional de Energia Nuclear
  CNPQ: Conselho Nacional de Desenvolvimento Científico e Tecnológico
  COAF: Conselho de Controle de Atividades Financeiras
  CODEVASF: Companhia de Desenvolvimento dos Vales do São Francisco e do Parnaíba
  CONAB: Companhia Nacional de Abastecimento
  CPRM: Companhia de Pesquisa de Recursos Minerais
  CVM: Comissão de Valores Mobiliários
  DATAPREV: Empresa de Tecnologia e Informações da Previdência
  DNIT: Departamento Nacional de Infraestrutura de Transportes
  DNOCS: Departamento Nacional de Obras Contra as Secas
  EBSERH: Empresa Brasileira de Serviços Hospitalares
  ECT: Empresa Brasileira de Correios e Telégrafos
  EMBRAPA: Empresa Brasileira de Pesquisa Agropecuária
  ENAP: (Fundação) Escola Nacional de Administração Pública
  EPE: Empresa de Pesquisa Energética
  ESG: Escola Superior de Guerra
  FBN: Fundação Biblioteca Nacional
  FCP: Fundação Cultural Palmares
  FCRB: Fundação Casa de Rui Barbosa
  FINEP: Financiadora de Estudos e Projetos
  FIOCRUZ: Fundação Oswaldo Cruz
  FNDE: Fundo Nacional de Desenvolvimento da Educação
  FUNAG: Fundação Alexandre de Gusmão
  FUNAI: Fundação Nacional dos Povos Indígenas
  FUNARTE: Fundação Nacional de Artes
  FUNASA: Fundação Nacional de Saúde
  FUNDAJ: Fundação Joaquim Nabuco
  HCPA: Hospital de Clínicas de Porto Alegre
  HEMOBRAS: Empresa Brasileira de Hemoderivados e Biotecnologia
  HFA: Hospital das Forças Armadas
  IBAMA: Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis
  IBGE: (Fundação) Instituto Brasileiro de Geografia e Estatística
  IBRAM: Instituto Brasileiro de Museus
  ICMBIO: Instituto Chico Mendes de Conservação da Biodiversidade
  IMBEL: Indústria de Material Bélico do Brasil
  INCA: Instituto Nacional de Câncer
  INCRA: Instituto Nacional de Colonização e Reforma Agrária
  INEP: Instituto Nacional de Estudos e Pesquisas Educacionais Anísio Teixeira
  INFRAERO: Empresa Brasileira de Infraestrutura Aeroportuária
  INMET: Instituto Nacional de Meteorologia
  INMETRO: Instituto Nacional de Metrologia, Qualidade e Tecnologia
  INPE: Instituto Nacional de Pesquisas Espaciais
  INPI: Instituto Nacional da Propriedade Industrial
  INSS: Instituto Nacional do Seguro Social
  INTO: Instituto Nacional de Traumatologia e Ortopedia
  IPEA: Instituto de Pesquisa Econômica Aplicada
  IPHAN: Instituto do Patrimônio Histórico e Artístico Nacional
  ITI: Instituto Nacional de Tecnologia da Informação
  PREVIC: Superintendência Nacional de Previdência Complementar
  SERPRO: Serviço Federal de Processamento de Dados
  SUDAM: Superintendência do Desenvolvimento da Amazônia
  SUDECO: Superintendência do Desenvolvimento do Centro-Oeste
  SUDENE: Superintendência do Desenvolvimento do Nordeste
  SUFRAMA: Superintendência da Zona Franca de Manaus
  SUSEP: Superintendência de Seguros Privados
  FUFSE, UFS: (Fundação) Universidade Federal de Sergipe
  FURG: (Fundação) Universidade Federal do Rio Grande
  UFABC: (Fundação) Universidade Federal do ABC
  UFAC: (Fundação) Universidade Federal do Acre
  UFAL: Universidade Federal de Alagoas
  UFAM: Fundação Universidade do Amazonas
  UFAPE: Universidade Federal do Agreste de Pernambuco
  UFBA: Universidade Federal da Bahia
  UFC: Universidade Federal do Ceará
  UFCA: Universidade Federal do Cariri
  UFCAT: Universidade Federal de Catalão
  UFCG: Universidade Federal de Campina Grande
  UFCSPA: (Fundação) Universidade Federal de Ciências da Saúde de Porto Alegre
  UFDPAR: Universidade Federal do Delta do Parnaíba
  UFERSA: Universidade Federal Rural do Semi-Árido
  UFES: Universidade Federal do Espírito Santo
  UFF: Universidade Federal Fluminense
  UFFS: Universidade Federal da Fronteira Sul
  UFG: Universidade Federal de Goiás
  UFGD: (Fundação) Universidade Federal da Grande Dourados
  UFJ: Universidade Federal de Jataí
  UFJF: Universidade Federal de Juiz de Fora
  UFLA: Universidade Federal de Lavras
  UFMA: (Fundação) Universidade Federal do Maranhão
  UFMG: Universidade Federal de Minas Gerais
  UFMS: (Fundação) Universidade Federal do Mato Grosso do Sul
  UFMT: (Fundação) Universidade Federal de Mato Grosso
  UFNT: Universidade Federal do Norte do Tocantins
  UFOB: Universidade Federal do Oeste da Bahia
  UFOP: (Fundação) Universidade Federal de Ouro Preto
  UFOPA: Universidade Federal do Oeste do Pará
  UFPA: Universidade Federal do Pará
  UFPB: Universidade Federal da Paraíba
  UFPE: Universidade Federal de Pernambuco
  UFPEL: (Fundação) Universidade Federal de Pelotas
  UFPI: (Fundação) Universidade Federal do Piauí
  UFPR: Universidade Federal do Paraná
  UFR: Universidade Federal de Rondonópolis
  UFRA: Universidade Federal Rural da Amazônia
  UFRB: Universidade Federal do Recôncavo da Bahia
  UFRGS: Universidade Federal do Rio Grande do Sul
  UFRJ: Universidade Federal do Rio de Janeiro
  UFRN: Universidade Federal do Rio Grande do Norte
  UFRPE: Universidade Federal Rural de Pernambuco
  UFRR: (Fundação) Universidade Federal de Roraima
  UFRRJ: Universidade Federal Rural do Rio de Janeiro
  UFSB: Universidade Federal do Sul da Bahia
  UFSC: Universidade Federal de Santa Catarina
  UFSCAR: (Fundação) Universidade Federal de São Carlos
  UFSJ: (Fundação) Universidade Federal de São João Del Rei
  UFSM: Universidade Federal de Santa Maria
  UFT: (Fundação) Universidade Federal do Tocantins
  UFTM: Universidade Federal do Triângulo Mineiro
  UFU: Universidade Federal de Uberlândia
  UFV: (Fundação) Universidade Federal de Viçosa
  UFVJM: Universidade Federal dos Vales do Jequitinhonha e Mucuri
  UNB: (Fundação) Universidade de Brasília
  UNIFAL: Universidade Federal de Alfenas
  UNIFAP: (Fundação) Universidade Federal do Amapá
  UNIFEI: Universidade Federal de Itajubá
  UNIFESP: Universidade Federal de São Paulo
  UNIFESSPA: Universidade Federal do Sul e Sudeste do Pará
  UNILA: Universidade Federal da Integração Latino-Americana
  UNILAB: Universidade da Integração Internacional da Lusofonia Afro-Brasileira
  UNIPAMPA: (Fundação) Universidade Federal do Pampa
  UNIR: (Fundação) Universidade Federal de Rondônia
  UNIRIO: Universidade Federal do Estado do Rio de Janeiro
  UNIVASF: (Fundação) Universidade Federal do Vale do São Francisco
  UTFPR: Universidade Tecnológica Federal do Paraná
  CEFETMG: Centro Federal de Educação Tecnológica de Minas Gerais
  CEFETRJ: Centro Federal de Educação Tecnológica Celso Suckow da Fonseca
  IFAC: Instituto Federal de Educação, Ciência e Tecnologia do Acre
  IFAL: Instituto Federal de Educação, Ciência e Tecnologia de Alagoas
  IFAM: Instituto Federal de Educação, Ciência e Tecnologia do Amazonas
  IFAP: Instituto Federal de Educação, Ciência e Tecnologia do Amapá
  IFB: Instituto Federal de Educação, Ciência e Tecnologia de Brasília
  IFBA: Instituto Federal de Educação, Ciência e Tecnologia da Bahia
  IFBAIANO: Instituto Federal de Educação, Ciência e Tecnologia Baiano
  IFC: Instituto Federal de Educação, Ciência e Tecnologia Catarinense
  IFCE: Instituto Federal de Educação, Ciência e Tecnologia do Ceará
  IFES: Instituto Federal de Educação, Ciência e Tecnologia do Espírito Santo
  IFF: Instituto Federal de Educação, Ciência e Tecnologia Fluminense
  IFFAR: Instituto Federal de Educação, Ciência e Tecnologia Farroupilha
  IFG: Instituto Federal de Educação, Ciência e Tecnologia de Goiás
  IFMA: Instituto Federal de Educação, Ciência e Tecnologia do Maranhão
  IFMG: Instituto Federal de Educação, Ciência e Tecnologia de Minas Gerais
  IFMS: Instituto Federal de Educação, Ciência e Tecnologia de Mato Grosso do Sul
  IFMT: Instituto Federal de Educação, Ciência e Tecnologia de Mato Grosso
  IFNMG: Instituto Federal de Educação, Ciência e Tecnologia do Norte de Minas Gerais
  IFPA: Instituto Federal de Educação, Ciência e Tecnologia do Pará
  IFPB: Instituto Federal de Educação, Ciência e Tecnologia da Paraíba
  IFPE: Instituto Federal de Educação, Ciência e Tecnologia de Pernambuco
  IFPI: Instituto Federal de Educação, Ciência e Tecnologia do Piauí
  IFPR: Instituto Federal de Educação, Ciência e Tecnologia do Paraná
  IFRJ: Instituto Federal de Educação, Ciência e Tecnologia do Rio de Janeiro
  IFRN: Instituto Federal de Educação, Ciência e Tecnologia do Rio Grande do Norte
  IFRO: Instituto Federal de Educação, Ciência e Tecnologia de Rondônia
  IFRR: Instituto Federal de Educação, Ciência e Tecnologia de Roraima
  IFRS: Instituto Federal de Educação, Ciência e Tecnologia do Rio Grande do Sul
  IFS: Instituto Federal de Educação, Ciência e Tecnologia de Sergipe
  IFSC: Instituto Federal de Educação, Ciência e Tecnologia de Santa Catarina
  IFSP: Instituto Federal de Educação, Ciência e Tecnologia de São Paulo
  IFSUL: Instituto Federal de Educação, Ciência e Tecnologia Sul-Rio-Grandense
  IFSULDEMINAS: Instituto Federal de Educação, Ciência e Tecnologia do Sul de Minas Gerais
  IFTM: Instituto Federal de Educação, Ciência e Tecnologia do Triângulo Mineiro
  IFTO: Instituto Federal de Educação, Ciência e Tecnologia do Tocantins
`
