/** Rows of the table of everyday words (synonym-table.ts). */
export const SERVICES_ROWS = `
  # Serviços
  seguro > apólice, cobertura securitária
  seguro de prédio, seguro contra incêndio > seguro predial, seguro patrimonial, seguro de bens
  seguro de estudante, seguro de aluno > seguro contra acidentes pessoais, acidentes pessoais
  seguro da safra > garantia safra, PSR, proagro
  seguro garantia > garantia contratual
  corretor de seguro > corretagem
  tradução, traduzir documento > tradutor público
  intérprete > tradução simultânea, interpretação simultânea
  curso para servidor, curso de capacitação > capacitação de servidores, ação de desenvolvimento, treinamento
  instrutor, ministrar curso > instrutoria, gratificação por encargo de curso ou concurso
  aula de idioma > curso de idiomas, língua estrangeira
  psicoterapia > psicologia, psicológico
  coach, mentor > mentoria, coaching
  organizar concurso > organização de concurso público, realização de concurso, banca examinadora
  banca > comissão examinadora
  aplicar prova, fiscal de prova > aplicação de provas, realização das provas
  escritório de contabilidade > contador, serviços contábeis, assessoria contábil
  auditoria > auditor interno
  advogado de graça > assistência jurídica gratuita, defensoria pública
  reconhecimento de firma, autenticar > serviços notariais
  enquete > pesquisa de opinião, pesquisa de satisfação
  consultor > consultoria
  consultor individual > seleção de consultor, manifestação de interesse, pessoa física
  mão de obra > postos de trabalho, dedicação exclusiva de mão de obra, serviços continuados
  assistente administrativo > apoio administrativo
  telefonista, atendente > teleatendimento, recepção
  ascensorista | contínuo | mensageiro > apoio administrativo, serviços continuados
  estivador, carregador, ajudante de carga > movimentação de materiais, carga e descarga
  almoxarife, estoque, depósito > almoxarifado, logística de armazenagem
  almoxarifado virtual > material de expediente
  tratador de animal > tratadores, manejo de animais
  lavagem de roupa, lavar lençol > lavanderia, processamento de roupas
  costura, conserto de roupa > confecção, ajustes
  cabeleireiro, salão de beleza > barbeiro, corte de cabelo, barbearia
  manicure, estética > beleza
  funerária, translado de corpo > traslado
  cremação > serviços funerários
  creche para filho de servidor, auxílio creche > assistência pré escolar, auxílio pré escolar
  estacionar > estacionamento
  guardar documento > gestão documental, arquivo
  destruir documento, jogar documento fora > eliminação de documentos, listagem de eliminação
  arquivo, arquivista > gestão documental, arquivologia
  banco para folha, folha de pagamento > processamento da folha de pagamento, gestão da folha, instituição financeira
  máquina de cartão, maquininha > meios de pagamento, adquirência, arrecadação
  boleto > arrecadação, guia de recolhimento
  consignado > empréstimo para servidor, consignatária, consignações
  clínica para militar, hospital para militar > credenciamento de organizações civis de saúde, FUSEX, organizações civis de saúde, OCS
  OCS > organizações civis de saúde
  PSA > profissionais de saúde autônomos, credenciamento
  credenciar clínica > credenciamento, prestação de serviços de saúde, organizações civis de saúde
  posto > abastecimento
  medição de energia, mercado livre de energia > ambiente de contratação livre, energia elétrica
  cartão corporativo, suprimento de fundos > cartão de pagamento do governo federal
  passe livre > gratuidade
  tarifa, preço da passagem > reajuste tarifário
  concessão de estacionamento > exploração de estacionamento, concessão de uso
  espaço para lanchonete, espaço para xerox, loja no prédio > concessão de uso, cessão onerosa de espaço, exploração comercial
  banco no prédio, caixa eletrônico > cessão de uso, posto de atendimento bancário
  energia limpa > energia renovável, eficiência energética
  economia de energia > eficiência energética
  gestão de resíduos, tirar lixo > resíduos sólidos, coleta e transporte de resíduos, coleta transporte e destinação
  óleo usado | pneu velho | lâmpada queimada > logística reversa, destinação final
  limpeza de hospital, faxina de hospital > limpeza hospitalar, higienização hospitalar
  limpeza de escola > limpeza e conservação, conservação e limpeza
  limpeza de janela > limpeza de vidros, limpeza e conservação
  desinfetar, desinfecção > sanitização
  segurança de evento > segurança desarmada, brigadista, estrutura para eventos
  guarda de prédio > vigilância patrimonial, vigilância armada, vigilância orgânica
  empresa de vigilância autorizada > autorização de funcionamento, segurança privada, autorizar a empresa
  detector de metal, raio x de bagagem, scanner corporal > escâner corporal, inspeção de bagagem, pórtico
  rastreamento, rastrear carro > monitoramento de veículos
  pintura de faixa, pintar faixa > sinalização horizontal, demarcação viária
`
