/** Rows of the table of everyday words (synonym-table.ts). */
export const PURCHASES_ROWS = `
  # Compras do governo
  compra > aquisição
  comprar > adquirir, aquisição
  licitação > pregão, concorrência, certame
  inexibilidade, inexigibilidade
  sem licitação, compra direta, contratação direta > inexigibilidade, inexigibilidade de licitação, dispensa de licitação, dispensa eletrônica
  cancelamento > cancelado, revogar, revogação, anular, anulação
  licitação cancelada > revogação, anulação, revogar, fracassado, deserto
  vencedor, ganhador, ganhou > adjudicação, homologação, empresa vencedora, resultado de julgamento
  perdedor > desclassificação, inabilitação
  aditivo > termo aditivo, aditamento, apostilamento
  renovação, renovar > prorrogação, prorrogar, vigência
  quebra de contrato > fim do contrato, rescisão, rescindir, extinção contratual, distrato
  carona > adesão à ata de registro de preços, adesão a ata
  SRP = sistema de registro de preços
  ETP = estudo técnico preliminar
  MEI = microempreendedor individual
  ONG > organização da sociedade civil, entidade sem fins lucrativos, termo de fomento
  OSC = organização da sociedade civil
  OSCIP = organização da sociedade civil de interesse público
  parceria > termo de fomento, termo de colaboração, acordo de cooperação, convênio
  consultoria > assessoria, consultoria especializada
  advogado > advocacia, serviços advocatícios, assessoria jurídica, serviços jurídicos
  contador > contabilidade, assessoria contábil, serviços contábeis
  engenheiro > engenharia
  arquiteto > arquitetura, projeto arquitetônico
  fiscal de contrato > fiscalização do contrato, gestor de contrato, fiscal titular, designar fiscal, fiscal técnico, gestão e fiscalização
  pregoeiro, comissão de licitação > agente de contratação, equipe de apoio, comissão de contratação
  inscrição de fornecedor > credenciamento, cadastro de fornecedores
  ferro velho > sucata, bem inservível, leilão, desfazimento
  leilão > alienação, leiloeiro
  material de escritório, caneta, papel a4 > material de expediente
  EPI = equipamento de proteção individual
  sapato, tênis, bota > calçado, coturno
  roupa > vestuário, confecção, uniforme
  roupa de cama, lençol > enxoval, rouparia
  fogão > freezer, micro ondas, eletrodoméstico
  brinquedo > material recreativo, playground, brinquedo pedagógico
  cano > torneira, material hidráulico
  fio elétrico > material elétrico
  tinta > material de pintura
  reagente > insumo laboratorial, material de laboratório, insumo de laboratório
  contrato emergencial, compra emergencial > contratação emergencial
  ninguém apareceu, sem interessado > licitação deserta, deserto, fracassado
  aumento do contrato > acréscimo, reequilíbrio econômico financeiro, repactuação, reajuste
  contrato suspenso, obra suspensa > suspensão da execução, suspensão, paralisação
  errata, correção > retificação, onde se lê
  cessão de espaço, emprestar prédio, uso de espaço > cessão de uso, permissão de uso
  PPP > parceria público privada
  privatizar > privatização, desestatização, concessão, parcerias de investimentos
  ata > ata de registro de preços
  contrato renovado, contrato prorrogado > prorrogação do contrato, prorrogar a vigência, prorrogação da vigência
  projeto de obra > projeto executivo, projeto básico
  topógrafo > topografia, levantamento topográfico
  auditoria externa > auditoria independente
  pesquisa de opinião > pesquisa de satisfação
  bens velhos, móveis velhos, computador velho, cadeira velha > bem inservível, desfazimento, alienação de bens
  emenda parlamentar, emenda de deputado > transferência especial, emenda individual
  contrato rompido, contrato cancelado > rescisão, rescisão unilateral, distrato
  obra atrasada > prorrogação do prazo de execução, prazo de execução
  seguro de vida > seguro de pessoas, vida em grupo, acidentes pessoais
  embalagem > material de embalagem
  prestação de contas > tomada de contas
  licitação suspensa > suspensão, aviso de suspensão
  licitação adiada > adiamento, aviso de adiamento, nova data, prorrogação da data
  licitação anulada > anulação, aviso de anulação
  apareceu ninguém, sem concorrentes > licitação deserta, deserto
  torneiro > cano, material hidráulico, usinagem
  cancela > cancelamento, revogar, revogação, anular, anulação, guarita, controle de acesso
  micro ondas > fogão, freezer, eletrodoméstico, equipamentos de cozinha
  freezer > fogão, micro ondas, eletrodoméstico, refrigerador, congelador, equipamentos de refrigeração
  privatização > privatizar, desestatização, concessão, parcerias de investimentos, venda de estatal, PPI, programa de parcerias de investimentos
  fim de contrato > quebra de contrato, rescisão, rescindir, extinção contratual, distrato, contrato encerrado, encerramento de contrato
  sucata > ferro velho, bem inservível, leilão, desfazimento, sobra, inservíveis

  # Licitações e contratos
  edital novo > aviso de abertura
  licitação fracassada, licitação que não deu certo > fracassado, deserto, frustrada
  licitação vazia, ninguém quis > licitação deserta, deserto
  licitação remarcada, licitação reaberta > remarcação, reabertura, nova data
  adiamento > licitação adiada, prorrogação da data
  licitação revogada > revogação
  sem concorrência, fornecedor exclusivo, exclusividade > inexigibilidade de licitação, inviabilidade de competição
  emergência, urgente > emergencial
  impugnaram o edital > recurso administrativo, impugnação, contrarrazões
  credenciar empresa, empresa credenciada, chamamento > credenciamento
  contrato aumentado > acréscimo, reequilíbrio
  contrato diminuído, corte no contrato > supressão
  sub rogação > cessão de contrato
  garantia do contrato > garantia contratual, seguro garantia
  gestor do contrato > fiscal do contrato, designar fiscal, fiscal técnico, gestão e fiscalização
  venda de bens, bens usados, leilão de bens > alienação, leilão, bens inservíveis
  sobra > sucata, inservíveis
  arrumar > consertar, conserto, reparo, manutenção corretiva
  instalar, montagem > instalação
  dono, proprietário
  empresa pequena > microempresa, empresa de pequeno porte, ME EPP
  troca, trocar > substituição, permuta
  comodato > cessão gratuita
`
