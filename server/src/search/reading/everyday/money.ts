/** Rows of the table of everyday words (synonym-table.ts). */
export const MONEY_ROWS = `
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
  ONG > organização da sociedade civil, entidade sem fins lucrativos, termo de fomento
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

  # Disciplina e sanções
  expulso > demissão, demitir, cassação de aposentadoria
  demitido, justa causa > mandado embora, demissão, penalidade de demissão
  punição, punido, punir, castigo > penalidade, sanção, aplicação de penalidade, apenar
  multa > penalidade, multar, sanção, notificação de autuação, infrações
  penalidade > sanção, multa
  sindicância > processo administrativo disciplinar, comissão de sindicância
  PAD, processo disciplinar > processo administrativo disciplinar, comissão de inquérito
  corrupção, propina, suborno > ato lesivo, improbidade, responsabilização, corrupção passiva, corrupção ativa
  roubo, furto, desvio de dinheiro > peculato, dano ao erário, tomada de contas especial
  abandono de emprego, faltou ao trabalho > abandono de cargo, inassiduidade habitual
  empresa suspensa, empresa proibida, proibida de licitar > empresa punida, impedimento de licitar, impedir de licitar, declaração de inidoneidade, suspensão temporária, penalidade
  inidônea, inidoneidade > declaração de inidoneidade, impedimento de licitar
  acúmulo de cargos > acumulação de cargos, acumulação ilícita
  nepotismo > parentesco
  médico punido, médico cassado > censura pública, cassação do exercício profissional, pena disciplinar, penalidade disciplinar
  advogado punido > exclusão dos quadros, suspensão do exercício profissional
  CRM > conselho regional de medicina, registro de médico, conselho de medicina
  servidor punido, suspensão de servidor, advertência > penalidade de suspensão, penalidade de advertência, penalidade disciplinar
  afastado do cargo, afastado pela justiça > afastamento preventivo, afastamento cautelar, decisão judicial
  empresa sumiu, endereço desconhecido > local incerto e não sabido, edital de notificação, edital de intimação
  empresa multada > penalidade de multa, aplicação de penalidade
  devedor, nome sujo, inadimplente > dívida ativa, notificação de débito, CADIN
  cobrança > notificação de débito, notificação de lançamento, intimação
  investigação contra servidor, servidor investigado, funcionário investigado > processo administrativo disciplinar, sindicância, comissão de inquérito
  investigado > processo administrativo disciplinar, sindicância, indiciado
  denúncia > apuração de denúncia
  suspeito, acusado > indiciado
  assédio > assédio moral, assédio sexual
  multa do ibama > auto de infração ambiental, infração ambiental, multa ambiental, auto de infração
  multa do icmbio > auto de infração ambiental, infração ambiental
  calote, dívida com o governo > dívida ativa, débito
  contador punido | corretor punido | enfermeiro punido | engenheiro punido > cassação do exercício profissional, suspensão do exercício profissional, censura pública, penalidade disciplinar
  cassaram o registro, registro cassado > cassação do registro, cancelamento do registro
  intimado > edital de intimação, notificação, citação
  recorreu, pediu para voltar > pedido de reconsideração, pedido de revisão, recurso administrativo
  mandado embora > demitido, justa causa, demissão, penalidade de demissão, mandaram embora, perdeu o emprego, desligar
  empresa punida > empresa suspensa, empresa proibida, proibida de licitar, impedimento de licitar, impedir de licitar, declaração de inidoneidade, suspensão temporária, penalidade, punição de empresa, empresa penalizada, fornecedor punido, sanção administrativa, advertência

  # Punições
  empresa barrada, empresa banida > impedimento de licitar e contratar, impedida de licitar, inidônea
  empresa penalizada, fornecedor punido > empresa punida, impedimento de licitar, aplicação de penalidade, sanção administrativa, declaração de inidoneidade, advertência
  atraso na entrega > inexecução, descumprimento contratual, multa moratória
  empresa corrupta, acordo de leniência, delação de empresa > PAR, processo administrativo de responsabilização
  PAR > processo administrativo de responsabilização
  lista de empresas punidas > CEIS, sanções
  multa contratual > penalidade de multa, multa compensatória, sanção de multa
  empresa notificada, notificação de empresa > edital de notificação, defesa prévia
  golpe, fraude, trapaça > irregularidade
  desvio de verba, dinheiro desviado, rombo > dano ao erário, tomada de contas especial
  advogado suspenso, advogado cassado > suspensão do exercício profissional, exclusão dos quadros
  médico suspenso | dentista punido | veterinário punido | farmacêutico punido > suspensão do exercício profissional, censura pública, penalidade
  posto multado, posto autuado > auto de infração, penalidade, revenda varejista
  trabalhador resgatado > trabalho análogo ao de escravo, condições análogas

  # Impostos, dinheiro, comércio
  imposto > tributo, tributário, tributação
  imposto de renda > imposto sobre a renda, IRPF, IRPJ
  perdão de dívida, desconto na dívida > remissão, transação tributária, parcelamento
  mercadoria apreendida, muamba, contrabando > perdimento, pena de perdimento, descaminho
  alfândega > aduana, aduaneiro, alfandegado, recinto alfandegado
  importação, importar > comércio exterior, ex tarifário, despacho aduaneiro
  exportação, exportar > comércio exterior, drawback
  CNPJ cancelado, CNPJ inapto > baixa de ofício, inaptidão, declaração de inaptidão
  verba, dinheiro extra > crédito suplementar, dotação, recurso orçamentário, recursos financeiros
  verba para municípios, repasse > transferência voluntária, transferência de recursos, termo de compromisso
  corte de verba, corte no orçamento > limitação de empenho, bloqueio, contingenciamento
  empréstimo > operação de crédito, financiamento
  dívida > débito, dívida ativa
  banco quebrado > liquidação extrajudicial, intervenção
  bets, casa de apostas, apostas online > aposta de quota fixa, quota fixa, loteria
  loteria > concurso de prognósticos, lotérico, mega sena
  fusão de empresas > compra de empresa, ato de concentração
  cartel > infração à ordem econômica, conduta anticompetitiva
  seguradora > sociedade seguradora
  isenção de imposto > isenção, imunidade tributária, benefício fiscal
  sonegação > crédito tributário, auto de infração
  nota fiscal > documento fiscal
  aumento de imposto > majoração, alíquota
  cooperativa > cooperativa de crédito, cooperativismo
  consórcio > grupo de consórcio, administradora de consórcio
  pequena empresa > microempresa, empresa de pequeno porte, microempreendedor
  fechar empresa > falência, liquidação, recuperação judicial
  falência > fechar empresa, liquidação, recuperação judicial, empresa falida, recuperação de empresa, massa falida
  compra de empresa > fusão de empresas, ato de concentração, venda de empresa, fusão, aquisição de empresa, aprovação sem restrições
  microempresa > pequena empresa, empresa de pequeno porte, microempreendedor, empresa pequena, ME EPP

  # Impostos, bancos, empresas
  receita federal autuou, autuado pela receita > auto de infração, lançamento, crédito tributário
  malha fina, imposto de renda atrasado > notificação de lançamento, malha fiscal, declaração de ajuste anual
  declaração de imposto de renda, restituição do imposto de renda > declaração de ajuste anual, DIRPF, restituição
  tabela do imposto de renda > tabela progressiva
  parcelar dívida, parcelamento, refis > transação tributária, PERT
  acordo com a receita, desconto de dívida ativa, regularizar dívida > transação por adesão, transação tributária, dívida ativa
  excluído do parcelamento, expulso do parcelamento > exclusão do parcelamento, rescisão do parcelamento, ato declaratório executivo
  excluído do simples > exclusão do simples nacional, termo de exclusão
  isenção para carro de deficiente > isenção de IPI, pessoa com deficiência
  isenção de IPI > pessoa com deficiência
  incentivo fiscal para obra, REIDI > regime especial de incentivos para o desenvolvimento da infraestrutura
  benefício fiscal > habilitação ao regime especial, coabilitação
  imposto de importação, taxa de importação, taxa das blusinhas > remessa conforme, alíquota
  tarifa zero, produto sem imposto, redução de imposto > ex tarifário, redução da alíquota, alíquota zero
  antidumping, dumping, produto chinês, concorrência desleal > defesa comercial
  mercadoria abandonada, mercadoria perdida > pena de perdimento, leilão
  leilão da receita, leilão de mercadoria > leilão, mercadorias apreendidas
  porto seco, alfândega nova > recinto alfandegado, alfandegamento
  importadora > despachante, despacho aduaneiro, operador
  free shop, duty free > loja franca
  bagagem retida, compra do paraguai, sacoleiro > bagagem acompanhada, descaminho, perdimento
  cigarro contrabandeado, cigarro apreendido > contrabando, cigarros, perdimento
  selo de bebida, selo de cigarro > selo de controle
  papel imune > registro especial
  CNPJ baixado > inaptidão, baixa de ofício, suspensão do CNPJ
  certidão negativa, nome limpo > certidão negativa de débitos, regularidade fiscal
  consulta à receita, dúvida sobre imposto > solução de consulta, COSIT
  imposto sobre combustível, imposto da gasolina > CIDE, PIS, COFINS, alíquota
  COFINS > PIS
  ITR > imposto sobre a propriedade territorial rural
  IPTU > imposto predial
  reforma tributária > IBS, CBS, imposto seletivo
  juros, selic
  inflação > IPCA, índice nacional de preços
  dólar, câmbio > moeda estrangeira
  dívida pública, título do tesouro > títulos públicos, tesouro nacional
  moeda, cédula, nota de real > meio circulante
  caderneta, poupança
  mega sena > loteria
  empresa falida, recuperação de empresa > falência, recuperação judicial, massa falida
  filial > alteração do contrato social
  filial estrangeira > sociedade estrangeira, funcionamento no brasil
  junta comercial > registro mercantil, DREI
  venda de empresa, fusão > compra de empresa, ato de concentração, aprovação sem restrições
  empresa multada pelo CADE > infração à ordem econômica, condenação
  empreendedor, startup > empreendedorismo
  empresa inovadora > incubadora, transferência de tecnologia
  loja, lojista > comércio varejista
  exportação proibida, importação proibida > licença de exportação, licença de importação
  PIS > COFINS, abono salarial, PASEP, FAT

  # Verbas, convênios, prefeituras
  dinheiro > recursos financeiros
  emenda pix > emenda parlamentar, transferência especial
  orçamento secreto, emenda de relator > RP 9
  convênio rescindido > rescisão do convênio, denúncia do convênio, extinção do convênio
  devolver dinheiro do convênio, prestação de contas reprovada > tomada de contas especial, reprovação da prestação de contas, restituição de recursos
  dinheiro da merenda > PNAE, alimentação escolar
  dinheiro direto na escola, dinheiro para escola > PDDE, programa dinheiro direto na escola
  PDDE > programa dinheiro direto na escola
  fundeb, dinheiro da educação > valor anual por aluno
  FPM, fundo dos municípios, fundo de participação > fundo de participação dos municípios
  ISS > imposto sobre serviços, tributo
  dinheiro para desastre, dinheiro para enchente, ajuda para enchente > ações de resposta, proteção e defesa civil, transferência de recursos, restabelecimento
  chuva forte, tempestade, granizo, vendaval, ciclone > chuvas intensas, situação de emergência, COBRADE
  estiagem > falta de chuva, seca, situação de emergência
  água no sertão > cisterna, tecnologias sociais de acesso à água
  PAC > programa de aceleração do crescimento
  doação, doou, doado > donatário
  doação de bem, doação de computador > termo de doação, bens inservíveis, desfazimento, donatário
  doação de terreno, doação de imóvel > cessão de imóvel, donatário
  empréstimo internacional, banco mundial, BID > operação de crédito externo, banco interamericano de desenvolvimento, BIRD
  empréstimo para prefeitura > operação de crédito, garantia da união, Finisa
  crédito rural, plano safra, empréstimo rural > PRONAF, subvenção
  pronaf > programa nacional de fortalecimento da agricultura familiar
  subsídio > subvenção econômica, equalização
  fundo do nordeste | FNE | FNO | FCO > fundo constitucional, fundos constitucionais de financiamento
  orçamento da união > lei orçamentária, crédito orçamentário, dotação
  crédito extra, crédito extraordinário, remanejamento de verba > crédito suplementar, crédito adicional, remanejamento
  corte de gastos, bloqueio de verba > limitação de movimentação e empenho, bloqueio, programação orçamentária e financeira
  gasto com pessoal, limite de gasto > despesa com pessoal, relatório de gestão fiscal
  relatório fiscal > contas do governo, relatório de gestão fiscal, balanço
  lucro da empresa > balanço, demonstrações financeiras, demonstrações contábeis
  assembleia de acionistas, reunião de acionistas > assembleia geral extraordinária, assembleia geral ordinária, acionistas
  conselho da empresa, eleição de diretor de estatal > conselho de administração, conselho fiscal
  dividendos > juros sobre capital próprio
  aumento de capital > capital social
  estatal, empresa pública > sociedade de economia mista
  venda de estatal > privatização, desestatização, PPI, programa de parcerias de investimentos
  doação de prefeitura > termo de doação
  associação, entidade > organização da sociedade civil
  terceiro setor > organização da sociedade civil, termo de fomento, termo de colaboração
  acordo com universidade > acordo de cooperação, termo de execução descentralizada, TED
  TED > termo de execução descentralizada
  acordo com outro país, acordo internacional, tratado > memorando de entendimento, promulga o acordo
  acordo sem dinheiro, cooperação técnica > acordo de cooperação técnica, ACT
  carta de intenções > protocolo de intenções, memorando de entendimento
  projeto de pesquisa, projeto de extensão

  # Mais palavras: dinheiro
  boleto falso > fraude
  preço subiu > reajuste, realinhamento de preços, reequilíbrio
  preço abaixou, desconto > supressão
  dispensa por valor, compra pequena > dispensa de licitação, pequeno valor
  pagar fornecedor, dívida com fornecedor > reconhecimento de dívida, ordem cronológica de pagamentos
  ressarcir > devolver dinheiro, restituição, ressarcimento
  cartão do governo > cartão de pagamento
  dinheiro vivo > numerário
  cofre público > erário
  leilão de imóvel, leilão de casa > alienação de imóveis, concorrência pública, leilão
  imóvel da caixa > alienação fiduciária, venda de imóveis
  financiamento de prefeitura > Finisa, operação de crédito
  empréstimo para empresa > linha de crédito, BNDES
  garantia do estado > garantia da união
  crédito para estudante > FIES
  imposto sobre herança > ITCMD
  imposto sobre carro > IPVA
  fiscalização da receita, receita fiscalizou > procedimento fiscal, auto de infração
  sonegador > sonegação, devedor contumaz
  carga retida, carga apreendida > retenção de mercadoria, perdimento
  eletrônicos apreendidos, celulares apreendidos > mercadorias apreendidas, perdimento
  bebida apreendida, vinho apreendido > bebidas, perdimento, mercadorias apreendidas
  destruir mercadoria > destruição de mercadorias
`
