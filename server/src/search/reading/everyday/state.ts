/** Rows of the table of everyday words (synonym-table.ts). */
export const STATE_ROWS = `
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
  renovação, renovar > prorrogação, prorrogar
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
  leilão > alienação, leiloeiro, leiloeiro oficial, hasta pública
  material de escritório, caneta, papel a4 > material de expediente
  sapato, tênis, bota > calçado, coturno, botina
  roupa > vestuário, confecção, uniforme
  roupa de cama, lençol > enxoval, rouparia, cama mesa e banho
  fogão > freezer, micro ondas, eletrodoméstico
  brinquedo > material recreativo, playground, brinquedo pedagógico
  cano > torneira, material hidráulico, hidrossanitário
  fio elétrico > material elétrico
  tinta > material de pintura
  reagente > insumo laboratorial, material de laboratório, insumo de laboratório, testes rápidos
  contrato emergencial, compra emergencial > contratação emergencial
  ninguém apareceu, sem interessado > licitação deserta, deserto, fracassado
  aumento do contrato > acréscimo, reequilíbrio econômico financeiro, repactuação, reajuste, reequilíbrio
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
  contrato rompido, contrato cancelado > rescisão, rescisão unilateral, distrato, rescisão contratual
  obra atrasada > prorrogação do prazo de execução, prazo de execução
  seguro de vida > seguro de pessoas, vida em grupo, acidentes pessoais
  embalagem > material de embalagem
  prestação de contas > tomada de contas
  licitação suspensa > suspensão, aviso de suspensão
  licitação adiada > adiamento, aviso de adiamento, nova data, prorrogação da data
  licitação anulada > anulação, aviso de anulação
  apareceu ninguém, sem concorrentes > licitação deserta, deserto
  torneiro > cano, material hidráulico, usinagem, hidrossanitário
  cancela > cancelamento, revogar, revogação, anular, anulação
  micro ondas > fogão, freezer, eletrodoméstico, equipamentos de cozinha
  freezer > fogão, micro ondas, eletrodoméstico, refrigerador, congelador, equipamentos de refrigeração
  privatização > privatizar, desestatização, concessão, parcerias de investimentos, venda de estatal, PPI, programa de parcerias de investimentos
  fim de contrato > quebra de contrato, rescisão, rescindir, extinção contratual, distrato, contrato encerrado, encerramento de contrato
  sucata > ferro velho, bem inservível, leilão, desfazimento, sobra, inservíveis, leilão de bens inservíveis

  # Licitações e contratos
  edital novo > aviso de abertura
  licitação fracassada, licitação que não deu certo > fracassado, deserto, frustrada
  licitação vazia, ninguém quis > licitação deserta, deserto
  licitação remarcada, licitação reaberta > remarcação, reabertura, nova data
  adiamento > licitação adiada, prorrogação da data
  licitação revogada > revogação
  sem concorrência, fornecedor exclusivo, exclusividade > inexigibilidade de licitação, inviabilidade de competição
  emergência, urgente > emergencial, unidade de pronto atendimento, urgência e emergência
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
  empresa multada > penalidade de multa, aplicação de penalidade, impedimento de licitar, sanção administrativa, multa compensatória
  devedor, nome sujo, inadimplente > dívida ativa, notificação de débito, CADIN
  cobrança > notificação de débito, notificação de lançamento, intimação
  investigação contra servidor, servidor investigado, funcionário investigado > processo administrativo disciplinar, sindicância, comissão de inquérito
  investigado > processo administrativo disciplinar, sindicância, indiciado
  denúncia > apuração de denúncia
  suspeito, acusado > indiciado
  assédio > assédio moral, assédio sexual
  multa do ibama > auto de infração ambiental, infração ambiental, multa ambiental, auto de infração, termo de embargo
  multa do icmbio > auto de infração ambiental, infração ambiental
  calote, dívida com o governo > dívida ativa, débito
  contador punido | corretor punido | enfermeiro punido | engenheiro punido > cassação do exercício profissional, suspensão do exercício profissional, censura pública, penalidade disciplinar
  cassaram o registro, registro cassado > cassação do registro, cancelamento do registro, registro especial
  intimado > edital de intimação, notificação, citação
  recorreu, pediu para voltar > pedido de reconsideração, pedido de revisão, recurso administrativo
  mandado embora > demitido, justa causa, demissão, penalidade de demissão, mandaram embora, perdeu o emprego, desligar
  empresa punida > empresa suspensa, empresa proibida, proibida de licitar, impedimento de licitar, impedir de licitar, declaração de inidoneidade, suspensão temporária, penalidade, punição de empresa, empresa penalizada, fornecedor punido, sanção administrativa, advertência, aplicação de penalidade, multa compensatória

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
  isenção de imposto > isenção, imunidade tributária, benefício fiscal, desoneração, ex-tarifário
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
  COFINS > contribuição para o financiamento da seguridade social
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
  empreendedor > empreendedorismo
  startup > empreendedorismo, incubadora, incubação, incubada, empresa de base tecnológica
  empresa inovadora > incubadora, transferência de tecnologia
  loja, lojista > comércio varejista
  exportação proibida, importação proibida > licença de exportação, licença de importação
  PIS > abono salarial, PASEP, FAT

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
  acordo com outro país, acordo internacional, tratado > memorando de entendimento, promulga o acordo, convenção internacional
  acordo sem dinheiro, cooperação técnica > acordo de cooperação técnica, ACT
  carta de intenções > protocolo de intenções, memorando de entendimento
  projeto de pesquisa, projeto de extensão

  # Licenças, registros, fiscalização
  autorização para funcionar, abrir empresa > autorização de funcionamento, licença de funcionamento
  registro de produto, registrar produto, produto novo > concessão de registro, deferir o registro
  registro negado, pedido negado, licença negada > indeferimento, indeferir
  licença cassada > cancelamento do registro, cassação, cancelamento da autorização
  produto proibido, venda proibida, proibição de venda > proibição da comercialização, suspensão da comercialização, medida preventiva, interdição
  produto irregular, produto clandestino > sem registro, medida preventiva, apreensão e inutilização
  produto recolhido, recolher produto > recolhimento, medida preventiva
  fábrica interditada, loja interditada > interdição
  fábrica de remédio > boas práticas de fabricação, certificação de boas práticas
  boas práticas, CBPF > boas práticas de fabricação
  teste de remédio em gente > ensaio clínico, pesquisa clínica
  cobaia, teste em animal > uso científico de animais, experimentação animal, CONCEA
  embrião, clonagem > biossegurança, organismos geneticamente modificados
  semente transgênica, milho transgênico, soja transgênica > organismo geneticamente modificado, liberação comercial, CTNBio
  CTNBio > comissão técnica nacional de biossegurança
  registro de agrotóxico, agrotóxico liberado, veneno liberado > agrotóxicos e afins, registro concedido
  registro de fertilizante, registro de adubo > fertilizantes, registro de estabelecimento
  registro de semente, produtor de sementes > renasem, sementes e mudas
  cultivar, planta nova
  produto de origem animal, SIF, selo de inspeção > serviço de inspeção federal, inspeção industrial e sanitária
  queijo caseiro, produto colonial > queijo artesanal, selo arte, produtos artesanais
  doença de planta > praga, fitossanitário, defesa vegetal
  doença de animal, doença de gado > emergência zoossanitária, sanidade animal, saúde animal
  brucelose | tuberculose bovina > programa nacional de controle, habilitação de médicos veterinários
  guia de transporte de animal, GTA > guia de trânsito animal
  vinícola | alambique > bebidas, padrões de identidade, vitivinícola
  importar animal, importar planta > importação de animais, requisitos fitossanitários, vigilância agropecuária
  mineração, jazida > lavra, alvará de pesquisa
  alvará de pesquisa, pesquisar ouro > autorização de pesquisa
  extração de areia > pedreira, licenciamento mineral, registro de licença, lavra
  diamante, pedra preciosa > processo kimberley, gemas
  royalties da mineração, royalties de minério, CFEM > compensação financeira pela exploração de recursos minerais
  royalties > participação especial, compensação financeira
  leilão de petróleo, pré sal > rodada de licitações, partilha de produção, oferta permanente
  plataforma de petróleo, navio de petróleo > exploração e produção, unidade marítima
  posto fechado, posto de gasolina cassado, posto clandestino > revogação da autorização, revenda varejista, cancelamento do registro
  revendedor de gás, depósito de gás, venda de gás > revenda de GLP, autorização de revenda
  distribuidora de gasolina, distribuidora de combustível > distribuição de combustíveis líquidos, distribuidor
  usina de álcool, usina de cana > produtor de etanol, RenovaBio
  crédito de carbono, CBIO > RenovaBio, créditos de descarbonização
  refinaria > refino de petróleo
  usar água, outorga de água, captar água > outorga de direito de uso de recursos hídricos, recursos hídricos
  barragem de água, represa > recursos hídricos, reservatório
  seca no rio > falta de chuva, escassez hídrica, situação crítica
  comitê de bacia > comitê da bacia hidrográfica
  licença do ibama, licença para obra > licença ambiental, licença prévia, licença de instalação, licença de operação
  derrubar mata, cortar mata, autorização de desmatamento > autorização de supressão de vegetação, supressão de vegetação
  área embargada, embargo do ibama > embargo, interdição
  multado por desmatamento > auto de infração ambiental, embargo, desmatamento
  madeira ilegal, madeira apreendida > produto florestal, apreensão, manejo florestal
  madeireira, exploração de floresta > manejo florestal, concessão florestal
  reserva ecológica > parque nacional, unidade de conservação, reserva biológica, estação ecológica
  nova reserva, criação de parque > criação de unidade de conservação, consulta pública
  reserva particular, RPPN > reserva particular do patrimônio natural
  plano de manejo de parque > plano de manejo, unidade de conservação
  guia de turismo, guia turístico > condutor de visitantes
  bicho em extinção, animal em extinção, espécie ameaçada > fauna ameaçada
  papagaio | arara | jacaré | onça > fauna silvestre
  passarinho, pássaro > passeriformes, fauna silvestre, criação amadora
  tartaruga | golfinho | baleia > mamíferos aquáticos, quelônios
  pesca proibida, proibição da pesca, defeso > período de reprodução
  lagosta | tainha | pargo > permissão de pesca, temporada de pesca, defeso
  carteira de pescador, licença de pescador > registro geral da atividade pesqueira, licença de pescador profissional, RGP
  criar peixe, tanque de peixe, camarão em cativeiro > aquicultura, cessão de uso de espaços físicos, carcinicultura
  poluição do ar, fumaça > emissões atmosféricas, qualidade do ar
  efeito estufa, aquecimento global, mudança do clima > gases de efeito estufa
  crédito de carbono florestal > REDD, carbono
  lixo plástico, embalagem reciclada > logística reversa
  amianto > asbesto
  mercúrio > convenção de minamata
  lixo nuclear, material radioativo, radiação > radioativo, proteção radiológica
  banco novo, banco autorizado, abrir banco > autorização para funcionamento, instituição financeira
  banco digital, fintech > instituição de pagamento, sociedade de crédito direto
  banco central puniu, diretor de banco punido > inabilitação, penalidade, processo administrativo sancionador
  banco liquidado, banco fechado > liquidação extrajudicial, regime de resolução, intervenção
  pix > arranjo de pagamento
  cartão de crédito > arranjo de pagamento, instrumento de pagamento
  corretora > distribuidora de títulos e valores mobiliários
  bolsa de valores, investidor > valores mobiliários, companhia aberta
  oferta pública irregular, pirâmide > oferta irregular de valores mobiliários, captação de poupança popular
  consultor de investimento > administrador de carteiras de valores mobiliários, consultor de valores mobiliários
  criptomoeda, bitcoin > ativos virtuais, prestadora de serviços de ativos virtuais
  lavagem de dinheiro > prevenção à lavagem de dinheiro, COAF
  seguradora nova, seguradora autorizada > sociedade seguradora, SUSEP
  previdência privada > entidade aberta de previdência complementar
  venda de plano proibida > convênio médico, operadora de planos de saúde, suspensão da comercialização, direção fiscal
  plano de saúde falido, plano de saúde quebrado > liquidação extrajudicial, direção fiscal, portabilidade especial, alienação compulsória da carteira
  cobertura de plano, rol da ANS > rol de procedimentos e eventos em saúde
  empresa aérea nova > serviço de transporte aéreo público, autorização operacional
  voo, rota aérea > slots, linhas aéreas
  piloto multado | companhia aérea multada > auto de infração, ANAC
  porto privado > terminal de uso privado, arrendamento portuário, instalação portuária
  empresa de navegação, navio de carga > empresa brasileira de navegação, cabotagem, apoio marítimo, afretamento
  obra na beira da estrada, acesso à rodovia > faixa de domínio, ocupação da faixa de domínio
  cabo na estrada, poste na estrada > faixa de domínio, travessia
  estrada privatizada, concessionária de rodovia > concessão da rodovia, concessionária
  aumento do pedágio, preço do pedágio > tarifa básica de pedágio, revisão da tarifa, reajuste da tarifa
  nova linha de ônibus, empresa de ônibus > licença operacional, termo de autorização, transporte rodoviário interestadual
  ônibus de turismo > fretamento turístico, termo de autorização de fretamento
  caminhoneiro autônomo > RNTRC, transportadores rodoviários de carga
  RNTRC > registro nacional de transportadores rodoviários de cargas
  usina solar > fotovoltaica
  torre eólica, vento > eólica
  usina a gás, termelétrica, térmica > UTE
  PCH > pequena central hidrelétrica
  leilão de energia > leilão de geração, leilão de transmissão
  companhia de luz, distribuidora de luz, distribuidora de energia > concessionária de distribuição, distribuição de energia elétrica
  multa na companhia de luz > auto de infração, concessionária de distribuição
  desapropriar para linha de transmissão, passar linha de energia > servidão administrativa, declaração de utilidade pública, linha de transmissão
  tarifa social de energia, desconto na luz > tarifa social, subvenção
  energia para todos, luz para todos > universalização
  curso novo de medicina > autorização de curso, curso superior, autorizar curso
  curso regularizado > reconhecimento de curso, renovação de reconhecimento
  aumentar vagas > alteração de vagas
  faculdade fechada, faculdade descredenciada > descredenciamento, processo administrativo de supervisão, medida cautelar
  venda de faculdade > transferência de mantença
  nota do MEC, nota da faculdade, avaliação da faculdade > conceito institucional, índice geral de cursos, CPC
  universidade nova > criação da universidade, credenciamento
  arma registrada, CAC, clube de tiro > certificado de registro, produtos controlados, entidade de tiro
  loja de arma, venda de arma > comércio de armas, produtos controlados
  explosivo, dinamite, fábrica de fogos > produtos controlados
  empresa de segurança autorizada, carro forte autorizado > segurança privada, certificado de segurança
  brinquedo certificado, selo do inmetro > avaliação da conformidade, certificação compulsória
  bomba de posto | taxímetro > metrologia legal, portaria de aprovação de modelo, instrumento de medição
  novo modelo de medidor > aprovação de modelo, portaria de aprovação
  etiqueta de consumo > etiquetagem, eficiência energética
  registro de marca > propriedade industrial, marcas
  patente quebrada > licença compulsória
  ECAD > gestão coletiva
  indicação geográfica > denominação de origem, indicação de procedência
  idade de filme > classificação indicativa
  sorteio, promoção de loja, rifa > promoção comercial, distribuição gratuita de prêmios
  jogo do bicho, cassino, bingo > apostas, loteria
  bet autorizada, site de aposta > exploração comercial da modalidade lotérica, aposta de quota fixa, operador
  procon > direitos do consumidor, proteção e defesa do consumidor
  recall de carro > campanha de recall, chamamento
  empresa investigada pelo CADE, monopólio > ato de concentração, infração à ordem econômica
  médico estrangeiro > revalidação, intercambista
  registro de médico > CRM, conselho regional de medicina
  conselho de enfermagem, registro de enfermeiro > COREN, conselho regional de enfermagem
  conselho de engenharia > CREA, conselho regional de engenharia
  conselho de psicologia > CRP, conselho regional de psicologia
  conselho de corretores > CRECI, conselho regional de corretores de imóveis
  conselho de nutrição > CRN, conselho regional de nutricionistas
  conselho de odontologia > CRO, conselho regional de odontologia
  conselho de arquitetura > CAU, conselho de arquitetura e urbanismo
  conselho de fisioterapia > CREFITO, conselho regional de fisioterapia
  conselho de administração > conselho regional de administração, CRA
  leiloeiro registrado > matrícula de leiloeiro, junta comercial
  trabalho por temporada, empresa de trabalho temporário > registro de empresa de trabalho temporário
  NR > norma regulamentadora, segurança e saúde no trabalho
  certificado de EPI > certificado de aprovação
  lista suja > cadastro de empregadores, condições análogas
  sindicato novo, registro de sindicato > registro sindical, entidade sindical, publicação do pedido
  contribuição sindical > edital de contribuição
  acordo coletivo, dissídio > negociação coletiva, convenção coletiva
  falta de chuva > seca no rio, escassez hídrica, situação crítica, estiagem, seca, situação de emergência
  javali > caçar javali, espécie exótica, espécie invasora, espécies exóticas invasoras

  # Defesa, polícia, justiça, eleições
  arma, revólver, pistola, fuzil > armamento, arma de fogo
  munição, bala > cartucho
  colete à prova de bala > colete balístico, proteção balística
  atirador > atirador desportivo, colecionador, CAC
  quartel > organização militar, batalhão, aquartelamento
  alistamento > serviço militar, conscrito
  soldado > incorporação
  preso, presidiário, detento > apenado, pessoa privada de liberdade, custodiado
  cadeia, presídio, prisão > penitenciária, estabelecimento penal, unidade prisional, sistema penitenciário
  tornozeleira > monitoração eletrônica
  tráfico > droga, entorpecente, tráfico de drogas
  juiz > magistrado, magistratura
  promotor > promotor de justiça, membro do ministério público
  cartório > serventia, registro civil, ofício de notas, registro de imóvel, serviços notariais, ofício de registro
  refugiado > refúgio, condição de refugiado, CONARE
  estrangeiro > imigrante, naturalização, migrante
  cidadania brasileira > virar brasileiro, naturalizado, naturalização, nacionalidade brasileira
  visto > autorização de residência, residência prévia
  eleição > pleito, eleitoral
  urna eletrônica > sistema eletrônico de votação, urna
  embaixada, embaixador > missão diplomática, chefe de missão
  consulado, cônsul > repartição consular, cônsul geral
  inglaterra > reino unido
  feriado > ponto facultativo, feriado nacional
  processo na justiça, ação judicial > decisão judicial, mandado de segurança
  defensor, defensoria > assistência jurídica gratuita
  adoção de criança > adoção internacional
  passaporte > documento de viagem
  extradição, preso no exterior > cooperação jurídica internacional
  porte de arma, posse de arma > registro de arma de fogo, SINARM
  eleitor | título de eleitor > cadastro eleitoral, eleitoral
  mesário > auxiliares da justiça eleitoral
  escolta > segurança pessoal, segurança privada
  cão farejador > detecção de narcóticos, canil
  naturalizado > virar brasileiro, cidadania brasileira, naturalização, nacionalidade brasileira, ganhou cidadania, conceder a nacionalidade brasileira
  virou brasileiro > cidadania brasileira, naturalizado, naturalização, nacionalidade brasileira, ganhou cidadania, conceder a nacionalidade brasileira
  drogas > tráfico, entorpecente, tráfico de drogas, FUNAD

  # Polícia, defesa, justiça, política
  policial > policiamento
  policial rodoviário, patrulheiro > policial rodoviário federal, PRF
  agente penitenciário, carcereiro, policial penal > policial penal federal, agente federal de execução penal
  tropa na cidade, polícia nas ruas > força nacional de segurança pública, emprego da força nacional, FNSP
  exército nas ruas, GLO > garantia da lei e da ordem
  batida > ação integrada
  quartel novo > organização militar, aquartelamento, pavilhão
  tanque de guerra, blindado > carro de combate
  avião de guerra > caça, aeronave militar
  submarino, navio de guerra > navio, meio naval
  míssil, foguete militar, bomba > material bélico
  granada, bomba de gás, gás lacrimogêneo, spray de pimenta > armamento menos letal, menos letais, munição química
  bala de borracha, taser, arma de choque > menos letal, elastômero, dispositivo elétrico incapacitante
  espingarda | metralhadora > armamento, armas de fogo
  colete salva vidas | coldre > colete balístico
  algema, cassetete, escudo > equipamentos de segurança pública
  capacete balístico, escudo balístico > proteção balística
  binóculo, visão noturna > optrônico
  fardamento de polícia > uniformes, fardamento
  cavalo da polícia, cavalaria > equinos, equideocultura
  cachorro policial, canil da polícia > cães, canil, cinotecnia
  rádio da polícia > radiocomunicação, sistema troncalizado
  laboratório da polícia > perícia, criminalística, forense
  construir presídio, cadeia nova > construção de penitenciária, estabelecimento penal, FUNPEN
  trabalho de preso > trabalho prisional, mão de obra carcerária
  indulto, perdão de pena, saidinha > comutação de penas
  transferência de preso > inclusão no sistema penitenciário federal, pessoas condenadas
  preso estrangeiro, expulsão de estrangeiro, estrangeiro expulso > expulsão, expulsar, estrangeiro
  deportado, deportação > repatriação, impedimento de ingresso
  estrangeiro preso no brasil > extradição, expulsão
  ganhou cidadania > naturalizado, virou brasileiro, naturalização, conceder a nacionalidade brasileira
  perdeu a nacionalidade, perda da cidadania > perda da nacionalidade, nacionalidade brasileira
  trabalhador estrangeiro, autorização para estrangeiro trabalhar > autorização de residência, residência prévia, imigração laboral
  isenção de visto > visto
  português no brasil > estatuto da igualdade
  pedido de refúgio > refugiado, CONARE
  brasileiro no exterior, morador no exterior > comunidade brasileira no exterior, consular
  guerra > conflito armado
  espião, espionagem > contrainteligência
  segredo, documento secreto, sigilo > informação classificada, desclassificação, sigilosas
  lei de acesso, acesso à informação > LAI, SIC
  exploração sexual, pedofilia, abuso sexual > abuso e exploração sexual, violência sexual
  violência contra mulher, mulher agredida, agressão a mulher, lei maria da penha > violência doméstica, casa da mulher brasileira, enfrentamento à violência contra as mulheres
  casa da mulher > casa da mulher brasileira
  feminicídio > violência contra a mulher
  racismo > igualdade racial
  gay | LGBT | transexual > LGBTQIA, diversidade sexual
  conselho tutelar > SIPIA
  menor infrator, adolescente infrator, febem > socioeducativo
  testemunha ameaçada > proteção a testemunhas, PROVITA
  traficante > tráfico de drogas
  desembargador > magistrado de segundo grau
  júri | pauta > sessão de julgamento
  decisão do TCU, TCU condenou, condenado pelo TCU > acórdão, contas irregulares, tribunal de contas
  contas irregulares, contas reprovadas > tomada de contas especial, débito
  ação na justiça > processo judicial, ação judicial
  precatório, dinheiro da justiça > requisição de pequeno valor
  citação, intimação
  divórcio, herança, inventário > vara de família, sucessões
  partido > fundo partidário
  dinheiro de campanha, fundo eleitoral > fundo especial de financiamento de campanha, prestação de contas eleitorais
  deputado, senador > parlamentar, senado federal
  lei sancionada > sanciono
  veto, vetou > mensagem
  revogaço > revogação, revogar
  consulta pública, opinião da população > audiência pública
  conferência nacional > etapa municipal
  feriado nacional > institui o dia nacional
  homenagem, herói da pátria > livro dos heróis, condecoração, ordem do mérito
  voo de drone > aeronave não tripulada
  fronteira > assentimento prévio
  terra na fronteira, terra para estrangeiro > imóvel rural, estrangeiro
  venezuelano > refugiado venezuelano, abrigo de venezuelanos, operação acolhida, interiorização, migrantes, refugiados, venezuela

  # Mais palavras: Estado
  itamaraty > ministério das relações exteriores
  planalto > presidência da república
  FAB > aeronáutica
  ministério da infraestrutura > ministério dos transportes, ministério de portos e aeroportos
  ministério da cidadania, ministério do desenvolvimento social > ministério do desenvolvimento e assistência social
  ministério da mulher > ministério dos direitos humanos e da cidadania
  ministério da ciência > MCTI
  tribunal do trabalho > TRT
  tribunal eleitoral > tribunal regional eleitoral, TRE
  sistema S > SENAI, SENAC, SESI, SESC, SEBRAE
  senai > serviço nacional de aprendizagem industrial
  senac > serviço nacional de aprendizagem comercial
  sesi > serviço social da indústria
  sesc > serviço social do comércio
  sebrae > serviço brasileiro de apoio às micro e pequenas empresas
  colégio pedro segundo > colégio pedro II
  hospital do exército > hospital militar, hospital geral, HCE
  hospital da marinha > hospital naval
  base aérea, base da FAB > guarnição de aeronáutica
  base naval > centro de intendência
  companhia docas, porto de santos > autoridade portuária
  infraero > empresa brasileira de infraestrutura aeroportuária
  eletrobras | furnas | chesf > centrais elétricas
  petrobras > petróleo brasileiro
  empresa de pesquisa agropecuária > Embrapa
  cartão do SUS > cartão nacional de saúde
  ANVISA proibiu > medida preventiva
  secretaria de pesca > ministério da pesca e aquicultura
  câmara federal > câmara dos deputados
  terrorista, terrorismo > antiterrorismo
  golpe de estado, oito de janeiro > atos antidemocráticos
  facção, crime organizado, PCC | milícia > organização criminosa
  sequestro > antissequestro
  mina terrestre > desminagem
  interpol > cooperação policial internacional
  impressão digital > datiloscópica, papiloscopia, biometria
  assalto > roubo
  furto de fio > furto de cabos
  carteira de identidade, RG > identificação civil, carteira de identidade nacional
  certidão de nascimento, registro de nascimento > registro civil de nascimento, registro civil
  certidão de casamento, certidão de óbito > registro civil
  voto no exterior > zona eleitoral do exterior
  local de votação > zona eleitoral
  impeachment > crime de responsabilidade
  CPI > comissão parlamentar de inquérito
  protesto > manifestações
  embaixador estrangeiro > agrément, relações diplomáticas
  tropa brasileira no exterior > missão de paz, contingente
  equipamento militar > material de emprego militar, produtos de defesa
  indústria de armas > empresa estratégica de defesa, produto estratégico de defesa
  foguete da marinha > míssil
  navio velho, navio desativado > casco, baixa do serviço ativo, alienação de navio
  baixa de navio > baixa do serviço ativo, mostra de desarmamento
  pilotar barco, carteira de arrais, habilitação de barco > amador, arrais, habilitação de aquaviários
  praticagem > prático
  salvamento no mar, naufrágio > busca e salvamento, acidente da navegação
  tribunal marítimo, acidente de barco > fato da navegação

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
  # O Estado, como se fala dele
  empresa proibida de vender, proibido de vender para o governo, empresa suja, empresa que não pode vender > impedimento de licitar, aviso de penalidade, declaração de inidoneidade, aplicação de penalidade, suspensão temporária de participação
  empresa que atrasou > inexecução contratual, multa contratual, penalidade
  cancelar contrato, acabou o contrato > rescisão contratual, extrato de rescisão, rescisão unilateral
  contrato que continua, esticar contrato > prorrogação da vigência, prorrogar o prazo
  mais dinheiro no contrato > acréscimo contratual, reequilíbrio econômico financeiro, repactuação, reajuste
  compra sem licitação, comprar sem licitação, contrato sem licitação > dispensa de licitação, inexigibilidade de licitação
  quem ganhou a licitação, vencedor da licitação, vencedor do pregão > resultado de julgamento, homologação, adjudicação
  governo deu, dar de graça, de graça > doação, termo de doação, doar
  governo emprestou > cessão de uso, comodato, permissão de uso
  vender terreno, vender imóvel, venda de prédio > alienação de imóveis, leilão de imóveis, concorrência para venda
  vender carro, leilão de carro, carro em leilão > leilão de veículos, alienação de bens móveis, bens inservíveis, leilão de bens inservíveis, desfazimento
  devolução de imposto, imposto de volta, pedir imposto de volta, receber imposto de volta, recuperar imposto > restituição, compensação de tributos, ressarcimento
  perdoar dívida, parcelar imposto, dividir imposto > transação tributária, parcelamento, regularização fiscal
  imposto zero, livre de imposto > isenção, alíquota zero, imunidade tributária
  baixar imposto > redução de alíquota, alíquota
  subir imposto > majoração de alíquota, alíquota
  mudança no imposto > alíquota
  tarifa de importação, sobretaxa > tarifa externa comum, direito antidumping, alíquota do imposto de importação
  preço da gasolina, preço do gás, preço do diesel > levantamento de preços, combustíveis, preço médio ponderado
  salário mínimo > valor do salário mínimo
  horário de verão > hora de verão, hora legal
  censo, quantos habitantes, número de habitantes, quanta gente mora > população dos municípios, população residente, estimativas da população
  fechar farmácia, fechar loja, fechar posto > interdição, cassação de autorização, cancelamento de autorização
  abrir farmácia > autorização de funcionamento, farmácia
  abrir faculdade > credenciamento de instituição, credenciamento de faculdade
  fechar curso, curso ruim, curso suspenso > desativação de curso, medida cautelar, suspensão de ingresso
  curso reconhecido, curso válido, curso que vale > reconhecimento de curso, renovação de reconhecimento
  diploma perdido > extravio de diploma, segunda via do diploma
  registro de remédio > registro de medicamento, medicamento novo
  remédio estragado > medicamento vencido, recolhimento do lote
  remédio de alto custo > componente especializado da assistência farmacêutica, medicamento de alto custo
  terapia alternativa, medicina alternativa, acupuntura > práticas integrativas, práticas integrativas e complementares
  veneno de lavoura, veneno de plantação > agrotóxico, defensivo agrícola
  licença para pescar, época de pesca, quanto pode pescar > registro de pescador, autorização de pesca, temporada de pesca, cota de captura
  compra de arma, comprar arma, comprando munição, compra de munição > aquisição de armas, aquisição de munição, cartuchos de munição, autorização para adquirir
  empresa de carro forte > transporte de valores, segurança privada, vigilância patrimonial
  segurança de banco, vigilante de banco > vigilância patrimonial, plano de segurança bancária
  curso de vigilante > formação de vigilantes, curso de formação
  ônibus interestadual, ônibus de viagem > transporte rodoviário interestadual, transporte interestadual de passageiros, linha interestadual
  mototáxi > motofrete, transporte remunerado
  voo para fora, voo para o exterior, voo para outro país > serviços aéreos, acordo sobre serviços aéreos, voos internacionais
  pedágio na estrada, estrada com pedágio, privatizar estrada > concessão de rodovias, concessão rodoviária, tarifa de pedágio, rodovias concedidas
  acordo com país > acordo internacional, promulga o acordo, memorando de entendimento
  reclamar de atendimento, reclamar de órgão, reclamar do governo, reclamar do serviço público > ouvidoria, defesa dos direitos do usuário, usuário dos serviços públicos, manifestação de ouvidoria
  saber o que o governo faz, pedir informação ao governo > acesso à informação, transparência
  tratamento mal feito, erro de dentista, erro de médico > processo ético, tratamento inadequado, imperícia
  eleição de conselho > processo eleitoral, conselho regional
  escravo > condições análogas à de escravo, trabalho análogo
  mandar embora do país > expulsão, deportação
  verba para hospital > incremento temporário, custeio da atenção, média e alta complexidade, fundo nacional de saúde
  verba para escola > FNDE, salário educação, PDDE, FUNDEB
  verba para cidade, dinheiro para cidade, dinheiro para prefeitura, verba para prefeitura > transferência voluntária, transferência especial, convênio, contrato de repasse
  dinheiro de deputado, verba de deputado > emenda parlamentar, emendas individuais
  prefeitura em emergência, cidade em emergência, cidade alagada > situação de emergência, reconhecimento federal, calamidade pública
  tirar casa, perder a casa > desapropriação, utilidade pública, imissão na posse
  casa tombada, prédio antigo protegido > tombamento, patrimônio histórico
  terra de índio demarcada, demarcar terra > demarcação, terra indígena
  # Regras, multas e verbas, como se fala delas
  loja fechada, empresa fechada pela fiscalização > interdição, cancelamento do registro
  banco faliu, fechar banco > liquidação extrajudicial, intervenção
  empresa faliu, empresa quebrada > falência, recuperação judicial
  plano de saúde que faliu, fechar plano de saúde > liquidação extrajudicial, direção fiscal, alienação de carteira
  multa por desmatar > auto de infração, embargo, infração ambiental
  fazenda embargada, terra embargada > embargo, área embargada
  rádio fechada, perdeu a rádio > cassação da outorga, radiodifusão, extinção da autorização
  juntar empresas > ato de concentração, incorporação, fusão
  empresa estrangeira no brasil > autorização de funcionamento, sociedade estrangeira
  tirar areia, tirar pedra do rio > licenciamento mineral, registro de licença, extração de areia
  água para irrigar > outorga de direito de uso, recursos hídricos
  criar bicho, vender bicho silvestre > criadouro, fauna silvestre
  doença de boi > febre aftosa, brucelose, defesa sanitária animal
  doença de galinha, gripe de galinha > influenza aviária, defesa sanitária animal
  vender para o exterior > exportação, habilitação para exportação
  comprar do exterior > importação, licença de importação
  mala apreendida, mercadoria presa, produto preso na alfândega > pena de perdimento, mercadorias apreendidas, auto de infração
  leilão da alfândega > leilão eletrônico, mercadorias apreendidas
  ônibus apreendido > pena de perdimento, veículo apreendido, apreensão de veículo
  devendo ao governo, devedor do governo > inscrição em dívida ativa, CADIN, edital de notificação
  dívida com a união > dívida ativa, transação, parcelamento
  empresa que não foi achada > edital de notificação, edital de citação, lugar incerto
  prestação de contas errada, sumiu dinheiro > tomada de contas especial, prestação de contas
  prefeito condenado, prefeito multado > contas irregulares, julgar irregulares, débito e multa
  dinheiro para estrada, dinheiro para ponte > DNIT, convênio, contrato de repasse
  verba para show > incentivo à cultura, captação de recursos, projetos culturais
  dinheiro para atleta > bolsa atleta, incentivo ao esporte
  imóvel do governo > secretaria do patrimônio da união, imóvel da união, domínio da união
  barraca na praia > terreno de marinha, ocupação, patrimônio da união
  dar terra, terra para pobre, ganhar terra > assentamento, regularização fundiária, título de domínio, projeto de assentamento
  # Dinheiro público, imposto, sanção, fronteira
  verba liberada, dinheiro liberado, liberar verba, liberou dinheiro, liberação de verba > liberação de recursos, empenho, transferência de recursos, repasse
  dinheiro repassado > transferência de recursos, repasses, transferência voluntária
  cortar verba, verba bloqueada, dinheiro bloqueado > contingenciamento, limitação de empenho, bloqueio, cancelamento de dotações
  gasto do governo > lei orçamentária, dotação orçamentária, crédito orçamentário
  déficit > resultado primário, meta fiscal
  teto de gasto, arcabouço > regime fiscal sustentável, limite de despesas
  estado endividado, renegociar dívida do estado > regime de recuperação fiscal, refinanciamento, dívida dos estados
  empréstimo do exterior > operação de crédito externo, financiamento externo, banco interamericano, BIRD
  tesouro direto > letras do tesouro, títulos públicos, notas do tesouro, leilão de títulos
  moeda comemorativa, nota nova, cédula nova > cédulas, moedas, meio circulante
  carestia > índice de preços, IPCA, correção monetária
  intervenção em banco > liquidação extrajudicial, intervenção, administração especial temporária
  pagamento instantâneo > arranjo de pagamentos
  cooperativa de crédito > cooperativa
  ações na bolsa > valores mobiliários, CVM, mercado de capitais
  pirâmide financeira > oferta irregular, atuação irregular, stop order
  assessor de investimento > administrador de carteira
  fundo de investimento > administração de carteira, administrador de carteira de valores mobiliários
  previ | petros | funcef > previdência complementar, entidade fechada de previdência complementar
  capitalização, título de capitalização > SUSEP
  sorteio de prêmio > promoção comercial, distribuição gratuita de prêmios, filantropia premiável
  loteca > loterias, concurso de prognósticos
  aposta, tigrinho, jogo online > apostas de quota fixa, quota fixa, exploração de apostas
  declaração do imposto > IRPF, imposto sobre a renda, restituição
  não pagar imposto > isenção, imunidade, desoneração, suspensão de tributos
  desconto de imposto, incentivo para empresa > incentivo fiscal, redução do imposto de renda, REIDI, SUDENE, SUDAM
  repetro | drawback > regime especial, suspensão de tributos, habilitação
  imposto sobre remessa, shein, shopee, compra da china > remessa internacional, imposto de importação, regime de tributação simplificada
  imposto sobre bebida | imposto sobre cigarro > IPI, alíquota
  fumo, tabaco > produtos fumígenos, registro especial
  cigarro eletrônico, vape > dispositivos eletrônicos para fumar, fumígeno
  bebida falsificada, cachaça falsa > adulteração, bebidas
  contrabandista > descaminho, perdimento, mercadorias apreendidas, pena de perdimento
  apreendido, apreensão, confiscado, confisco > perdimento, auto de apreensão, pena de perdimento, apreensão de mercadorias
  veículo com contrabando > perdimento de veículo, pena de perdimento, auto de infração e apreensão
  ajudante de despachante > registro de despachante aduaneiro, ajudante de despachante aduaneiro, inclusão no registro
  exportador > exportação, comércio exterior, operador econômico autorizado, OEA
  loja franca > regime aduaneiro especial
  produto chinês barato > direito antidumping, defesa comercial, dumping
  cota de importação | cota de exportação > cota tarifária, licença de importação, quota
  empresa fantasma > CNPJ inapto, baixa de ofício, inaptidão, inexistência de fato
  nota fria > inidôneos, ineficácia
  nome no serasa > CADIN, dívida ativa, inadimplência
  renegociar dívida, acordo de dívida > parcelamento, transação tributária, transação por adesão, programa de regularização
  excluído do refis, perdeu o parcelamento, fora do simples > exclusão do parcelamento, rescisão do parcelamento, exclusão do simples nacional, exclusão
  consulta sobre imposto > solução de consulta, COSIT, solução de divergência
  tributarista | contabilista > contabilidade, ciências contábeis, técnico em contabilidade, serviços contábeis
  testamento > espólio, sucessão, inventariante
  imóvel rural, terra rural > ITR, imposto territorial rural
  # Concorrência, consumidor, marcas
  cade aprovou > ato de concentração, CADE, aquisição de controle
  combinar preço, preço combinado > infração à ordem econômica, CADE, processo administrativo para imposição
  consumidor, direito do consumidor > defesa do consumidor, SENACON, relações de consumo
  propaganda enganosa > publicidade enganosa, defesa do consumidor
  recall de produto > chamamento, campanha de chamamento, recolhimento
  marca registrada, registrar marca > registro de marca, INPI, propriedade industrial
  queijo da canastra > indicação de procedência, indicação geográfica, denominação de origem
  produto certificado, certificado do inmetro > avaliação da conformidade, INMETRO, certificação, regulamento técnico
  balança de mercado, bomba de gasolina adulterada, balança adulterada > aprovação de modelo, metrologia legal, verificação metrológica
  cronotacógrafo, tacógrafo > aprovação de modelo, metrologia legal, portaria INMETRO
  # Justiça, polícia, segurança
  soltar preso > indulto, comutação de penas, livramento
  penitenciária > estabelecimento penal, sistema penitenciário, unidade prisional
  extraditar > extradição, medida compulsória
  expulso do país, expulsar estrangeiro > expulsão, deportação, expulsar do território nacional, medida de retirada
  visto de trabalho, estrangeiro trabalhando, contratar estrangeiro > autorização de residência, imigração, CNIg
  polícia federal na rua, tropa nas ruas > força nacional de segurança pública, garantia da lei e da ordem, emprego da força nacional
  intervenção federal, tomou conta do estado, interventor > estado de defesa
  arma de fogo > armamento, porte de arma, SINARM
  atirador esportivo, colecionador de arma > colecionadores atiradores e caçadores, produtos controlados, certificado de registro
  cartucho > munições, suprimentos de impressão, toners
  colete balístico > proteção balística
  colete > colete balístico, proteção balística, equipamento de proteção individual
  pólvora > produtos controlados, explosivos
  empresa de vigilância fechada, segurança clandestina, vigilância clandestina > encerramento de atividades, cancelamento de autorização, segurança privada
  empresa de vigilância, autorização de vigilância, renovar autorização de segurança > autorização de funcionamento, segurança privada, vigilância patrimonial, revisão de autorização
  entorpecente, cocaína, crack > substâncias entorpecentes, políticas sobre drogas, SENAD
  bens de traficante, carro de traficante, leilão de bens do tráfico > FUNAD, alienação antecipada, bens apreendidos, leilão
  lavar dinheiro > prevenção à lavagem de dinheiro, COAF
  escuta > interceptação telefônica
  vítima da ditadura > anistia política, anistiado político, condição de anistiado, reparação econômica
  anistia negada > indeferir, anistia
  tortura > prevenção e combate à tortura
  criança trabalhando > erradicação do trabalho infantil, PETI
  cadastro único, cadúnico > cadastro único para programas sociais
  abono do pis > PIS, PASEP, abono salarial
  seguro pescador > seguro defeso, pescador artesanal, período de defeso
  pensão de filha, filha maior > pensão temporária, filha maior solteira
  pensão de ex combatente > ex-combatente, pensão especial
  pensão por invalidez > filho inválido, dependente inválido
  talidomida > pensão especial, síndrome da talidomida
  # Trabalho
  multa trabalhista, empresa multada pelo trabalho > auto de infração, notificação de débito, superintendência regional do trabalho, multas administrativas
  ministério do trabalho no estado, delegacia do trabalho, DRT > superintendência regional do trabalho, SRTE, gerência regional do trabalho
  fiscal do trabalho multou > auto de infração, inspeção do trabalho
  criar sindicato > registro sindical, alteração estatutária, entidade sindical, CNES
  briga de sindicatos, sindicato contra sindicato > impugnação, registro sindical
  convenção coletiva > convenção coletiva de trabalho, dissídio coletivo, negociação coletiva
  assembleia de sindicato, reunião do sindicato, convocação do sindicato > assembleia geral extraordinária, edital de convocação, categoria profissional
  greve de caminhoneiro | greve de banco > paralisação, estado de greve
  segurança no trabalho, cipa > norma regulamentadora, saúde e segurança no trabalho, comissão interna de prevenção de acidentes
  trabalho doméstico, doméstica > trabalhador doméstico, empregado doméstico
  # Normas e decretos, por outras palavras
  autorização pra enterrar, licença de cemitério, abrir cemitério, cemitério poluindo > licenciamento ambiental de cemitérios, cemitérios
  embalagem de agrotóxico, galão de veneno vazio > embalagens vazias de agrotóxicos, embalagens
  licença pra obra, quem estuda o impacto > licenciamento ambiental, estudo de impacto ambiental, EIA
  quanto paga quem desmata, pagar pelo dano ambiental > compensação ambiental, reparação do dano
  mata preservada, cota de mata, vender mata > cota de reserva ambiental, reserva legal
  dono de terra que preserva > reserva particular do patrimônio natural, cota de reserva ambiental, serviços ambientais
  guardar papel do governo, documento histórico > arquivos públicos, política nacional de arquivos, arquivo nacional
  computador barato, computador pra todos > programa de inclusão digital, computador para todos
  notebook pra professor, notebook para professores, computador pra professor > computador portátil para professores, inclusão digital
  só cpf, cpf no lugar dos documentos, cpf vale por tudo > cadastro de pessoas físicas, substituição da apresentação
  menos burocracia, acabar com a burocracia, desburocratizar, burocracia, cartório demais > simplificação, desburocratização, dispensa de reconhecimento de firma, solicitação de simplificação
  reconhecer firma, autenticar cópia > reconhecimento de firma, autenticação
  direito de quem é atendido, atendimento ruim, reclamar do posto > direitos do usuário dos serviços públicos, manifestações de ouvidoria, carta de serviços, usuários dos serviços públicos
  trabalho voluntário, ser voluntário > programa nacional de voluntariado, voluntariado
  medicina natural, homeopatia no sus, acupuntura no sus, chá no sus > práticas integrativas e complementares
  saúde da família, agente de saúde da família > atenção básica, estratégia saúde da família
  regras do sus, lei do sus > regulamento do sistema único de saúde, SUS
  dinheiro da educação básica, verba da educação básica, complemento do fundeb > FUNDEB, complementação da união
  quanta gente tem, população da cidade > estimativas da população, IBGE
  mandar criminoso pra outro país, trazer criminoso, entrega de criminoso > tratado de extradição, extradição, transferência de condenados
  cooperação com outro país, acordo de voo, voos para dubai, avião para outro país > serviços aéreos, acordo sobre serviços aéreos
  imposto do cartão, imposto de câmbio, imposto do dólar > IOF, imposto sobre operações de crédito câmbio e seguro
  imposto de indústria, imposto de fábrica > IPI, imposto sobre produtos industrializados
  imposto pago a mais, imposto pago errado, receber imposto pago a mais > restituição e compensação, restituição, compensação de quantias
  carro sem imposto, vender carro de deficiente, carro de taxista sem imposto > isenção do IPI, alienar a terceiros veículo, isenção de imposto
  cnpj irregular, empresa que não existe, cnpj bloqueado > inapta, inscrição no CNPJ, inaptidão, declara inapta
  imposto de bebida quente, preço da cachaça > enquadramento de bebidas, classes de valores do IPI, IPI
  igreja sem imposto, entidade sem imposto, perdeu a isenção > suspensa a isenção, imunidade tributária, isenção
  fiscalização do governo, fiscalizar o governo, quem fiscaliza o governo > sistema de controle interno, controladoria-geral, auditoria interna, controle social
  corregedor | corregedoria do governo | punir servidores > sistema de correição, correição, corregedoria
  conferência > conferência nacional, convoca a conferência
  usina térmica, usina a óleo, usina de biomassa, usina a bagaço > central geradora termelétrica, produtor independente de energia elétrica, UTE
  usina de vento, fazenda de vento > central geradora eólica, produtor independente de energia elétrica, EOL
  vender energia, produzir energia, empresa de energia, fazer usina > produtor independente de energia elétrica, comercializadora, geradora
  economizar energia, racionamento de energia, racionamento > meta de consumo, eficiência energética
  luz mais barata > tarifa social de energia elétrica, subclasse baixa renda
  agência de mineração > agência nacional de mineração, ANM
  dinheiro pra enchente, verba pra desastre, ajuda pra cidade alagada > ações de defesa civil, transferência de recursos, resposta a desastre
  emenda > emendas parlamentares, emenda individual
  índio na universidade, concurso da funai > FUNAI, povos indígenas
  remédio registrado, remédio novo, remédio genérico aprovado > registro de medicamento, medicamento genérico, resolução RE, deferir, autorização de funcionamento
  certificado de fábrica > boas práticas de fabricação, certificação de boas práticas
  cosmético irregular, produto sem registro > recolhimento, apreensão, inutilização, sem registro
  empresa de remédio fechada > cancelamento de autorização, autorização de funcionamento
  balança aprovada, medidor aprovado, bafômetro aprovado > aprovação de modelo, INMETRO, medidores
  presidente manda projeto, projeto de lei do governo > mensagem, encaminhamento ao congresso nacional, projeto de lei
  regimento | estatuto > estrutura regimental
  reorganização do ministério | mudança no ministério | novos cargos no ministério | cargo novo no governo > estrutura regimental, quadro demonstrativo dos cargos em comissão, remanejamento de cargos
  criação de agência, nova agência, criou órgão > estrutura regimental, instala a agência, criação
  portaria alterada > altera a portaria, alteração de portaria
  preço garantido pro agricultor > garantia de preços para a agricultura familiar, PGPAF
  política do café, plantador de café > cafeicultura, FUNCAFÉ, conselho deliberativo da política do café
  radar da amazônia, sivam, proteção da amazônia > sistema de proteção da amazônia, CONSIPAM, SIPAM
  comércio exterior > câmara de comércio exterior, CAMEX, SECEX
  micro empresa no simples, simples nacional, mei no simples > CGSN, microempresas
  título de quilombo > remanescentes das comunidades dos quilombos, titulação das terras
  força nacional de policiais, polícia de outro estado > força nacional de segurança pública, cooperação federativa
  espionagem financeira, quem vigia dinheiro suspeito, dinheiro suspeito > COAF, conselho de controle de atividades financeiras
  juiz nomear parente, nomear parente, contratar parente, parente no cargo > nepotismo, vedação, cônjuge companheiro ou parente
  cabide de emprego, cargo político, indicado político, apadrinhado > direção e assessoramento superiores, função de confiança
  conta do prefeito, prefeito julgado, julgamento de prefeito, prefeito no tcu > tomada de contas especial, contas irregulares, acórdão
  obra com sobrepreço, superfaturamento, superfaturado, preço inflado > sobrepreço, auditoria
  desviou dinheiro, roubo de verba, merenda desviada > improbidade, tomada de contas especial, irregularidades na aplicação de recursos, inquérito civil
  promotor investiga, mp investiga, investigação do ministério público > inquérito civil, inquérito civil público, procedimento preparatório
  fim do programa, programa acabou > extinção, revogação
  nome da ponte, nome do aeroporto, batizar rodovia, nome de rodovia > denomina, denominação
  livro dos heróis, herói > livro dos heróis e heroínas da pátria, inscreve o nome
  # O que se fez, em outras palavras
  terminar, acabar de fazer, concluir > conclusão, remanescente de obra, finalização
  começar, começo de obra, obra vai começar > ordem de serviço, início da obra, ordem de início
  entregar obra, obra entregue, inaugurar > recebimento definitivo, termo de recebimento, inauguração
  novo nome > alteração da razão social, denominação social, alteração de denominação, alteração de nome
  empresa mudou de dono, vendeu a empresa, passou pra outra empresa > sub-rogação, cessão contratual, transferência de controle, incorporação
  contrato passou pra outra empresa > sub-rogação, cessão contratual
  novo fiscal > fiscal do contrato, substituir o fiscal, gestor do contrato
  mudou o endereço, endereço novo > alteração de endereço, nova sede, novo endereço
  horário novo, mudou o horário > alteração de horário, horário de funcionamento
  mais gente no contrato, aumentar posto, mais postos > acréscimo de postos, acréscimo, aditivo quantitativo
  menos gente no contrato, diminuir posto, cortar posto > supressão de postos, supressão
  piso da categoria > repactuação, convenção coletiva de trabalho
  faltou dinheiro no empenho, reforço de empenho > empenho estimativo
  pagou a mais, pagou duas vezes > restituição, devolução, glosa
  desconto na nota, descontar da nota > glosa, retenção
  perdeu o prazo, fora do prazo, atrasado no prazo > intempestivo, intempestividade, preclusão
  recurso negado, perdeu o recurso > recurso administrativo, negar provimento, não provimento, pedido de reconsideração
  recurso aceito > dar provimento, provimento, deferir
  foi ouvido, depoimento, testemunha > oitiva, interrogatório, intimação de testemunha
  abriu investigação, investigação > instauração, inquérito, sindicância, apuração
  arquivado, não deu em nada > arquivamento
  fim do processo > arquivamento, julgamento, extinção do processo
  dar nome, batizar > denominar, denominação
  devolveu > devolução, restituição, ressarcimento
  dar dinheiro, deu dinheiro, dinheiro dado > repasse, transferência de recursos, subvenção, auxílio financeiro
  pagar advogado, advogado pago > serviços advocatícios, honorários
  pediu pra sair, pedir pra sair, saiu porque quis > exoneração a pedido, dispensa a pedido
  deixou de ser chefe, deixou de ser diretor, deixou de ser coordenador > exoneração, dispensar da função
  aumentou o salário > reajuste, revisão geral, majoração
  ficou doente, adoeceu, doente > licença para tratamento de saúde, incapacidade, invalidez
  morreu trabalhando, acidente em serviço > falecimento
  nasceu > licença à gestante, licença paternidade, registro de nascimento
  casou > licença gala, casamento, alteração de nome
  separou, separação > ex-cônjuge, separação judicial, pensão alimentícia
  expulsar aluno > desligamento de aluno, jubilamento, processo disciplinar discente
  abandonou o curso > evasão, cancelamento de matrícula, abandono de curso
  trancar matrícula, voltar pra faculdade > trancamento, reingresso, retorno de graduado
  diploma comprado > anulação de diploma, fraude, cancelamento de registro de diploma
  vaga pra deficiente, vaga pra negro > reserva de vagas, pessoa com deficiência, candidatos negros, heteroidentificação, autodeclarados negros, pretos e pardos
`
