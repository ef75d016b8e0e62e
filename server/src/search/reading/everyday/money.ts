/** Rows of the table of everyday words (synonym-table.ts). */
export const MONEY_ROWS = `
  # Impostos, dinheiro, comércio
  imposto > tributo, tributário, tributação
  IRPF = imposto sobre a renda da pessoa física
  IPI = imposto sobre produtos industrializados
  ICMS = imposto sobre circulação de mercadorias e serviços
  IOF = imposto sobre operações financeiras
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
`
