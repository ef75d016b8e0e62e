/** Rows of the table of everyday words (synonym-table.ts): what happens to people and things, as they tell it. */
export const SITUATIONS_ROWS = `
  aposentado por idade > aposentadoria por idade, aposentadoria voluntária por idade, proventos proporcionais
  aposentado especial, aposentadoria especial de deficiente > aposentadoria especial, condições especiais que prejudiquem a saúde
  professora aposentada > aposentadoria especial de professor, funções de magistério
  pensão pra neto, pensão para neto > pensão temporária, menor sob guarda
  tempo de contribuição, contagem de tempo, averbar tempo > certidão de tempo de contribuição, averbação de tempo de serviço
  licença pra acompanhar marido, acompanhar marido transferido, acompanhar esposa transferida > licença por motivo de afastamento do cônjuge, exercício provisório, acompanhar cônjuge
  horário especial pra servidor, servidor com filho deficiente > horário especial, redução de jornada, jornada reduzida
  jornada de trinta horas, seis horas por dia, trabalhar seis horas > jornada de seis horas, flexibilização da jornada, turnos ininterruptos
  vaga por morte, servidor morreu > falecimento de servidor, vacância por falecimento, em virtude de falecimento, falecimento
  candidato eliminado, eliminado do concurso, desclassificado do concurso > eliminação, exclusão do concurso
  candidato negro, banca racial > heteroidentificação, autodeclarados negros, pretos e pardos
  vaga de deficiente > pessoas com deficiência, reserva de vagas, perícia médica
  segunda chamada, mais uma chamada > nova convocação, convocação complementar, chamada complementar
  vaga de residência médica > residência médica, médico residente, COREME
  registrar diploma, registro do diploma > diplomas registrados
  empresa que fechou, firma que fechou > baixa de inscrição, CNPJ baixado, encerramento de atividades, dissolução
  aumentar valor do contrato, contrato ficou mais caro > acréscimo de valor, acréscimo ao contrato, reajuste contratual, repactuação, reequilíbrio econômico financeiro
  diminuir valor do contrato, cortar contrato > supressão de valor, supressão contratual, decréscimo
  edital corrigido, edital mudou, edital alterado > retificação do edital, alteração do edital, edital retificado, errata, aviso de alteração
  leilão de ouro, leilão de joia, joia penhorada > penhor
  venda de imóvel da união, vender imóvel do governo, imóvel da união > alienação de imóvel, SPU, patrimônio da união
  abrir poço > perfuração de poço, poço tubular, poço artesiano, poços profundos
  podar árvore, poda de galho > poda de árvores, supressão de árvores, arborização urbana, poda
  limpar rio, limpeza do rio, limpar córrego > desassoreamento, dragagem, limpeza de córregos, macrodrenagem
  vacinar criança, vacina de criança > imunização, campanha de vacinação, vacinação infantil
  cirurgia pelo sus > cirurgias eletivas, procedimentos cirúrgicos
  consulta com especialista, médico especialista > consultas especializadas, consultas médicas especializadas
  médico pro interior, médico pra cidade pequena > mais médicos, projeto mais médicos para o brasil, médicos pelo brasil
  convênio com hospital, verba pra hospital, dinheiro pra hospital > contratualização, entidade hospitalar, hospital filantrópico, incremento temporário
  benefício negado, benefício indeferido > indeferimento de benefício, benefício indevido, recurso do benefício
  devolver benefício, recebeu benefício errado, benefício pago errado, recebeu sem direito, inss cobrando, cobrança do inss > recebimento indevido, benefício indevido, ressarcimento ao erário, devolução de valores, valores recebidos indevidamente
  cobrança indevida, cobrado errado > repetição de indébito, pagamento indevido, restituição
  conta rejeitada > contas julgadas irregulares, julgar irregulares, contas reprovadas
  cobrar ex-prefeito, citar ex-prefeito, ex-prefeito > tomada de contas especial, citação
  convênio sem prestação de contas, não prestou contas > omissão no dever de prestar contas, prestação de contas, tomada de contas especial
  ong irregular, ong proibida > CEPIM, entidade impedida, inadimplente, impedida de celebrar
  entidade beneficente, entidade filantrópica, certificado de filantropia > CEBAS, certificação de entidade beneficente, entidades beneficentes de assistência social
  imunidade tributária, igreja não paga imposto, não paga imposto > imunidade, isenção tributária
  terminal de porto > terminal portuário, terminal de uso privado, arrendamento portuário, instalação portuária
  frete mínimo > pisos mínimos de frete, piso mínimo do transporte rodoviário de cargas, PNPM-TRC
  preço da energia, conta de energia mais cara, energia mais cara, aumento da energia, tarifa de energia > reajuste tarifário, revisão tarifária, tarifas de uso do sistema, TUSD, preço de liquidação das diferenças
  bandeira vermelha, bandeira da conta de luz > bandeiras tarifárias
  revenda de gás, loja de gás > revenda de GLP, revendedor de GLP, gás liquefeito de petróleo
  autorizar pesquisa mineral, procurar minério > alvará de pesquisa, autorização de pesquisa, pesquisa mineral
  lavra de areia, extrair areia > licenciamento mineral, extração de areia e cascalho, guia de utilização, concessão de lavra
  visitar parque, visita ao parque, turismo no parque > visitação pública, unidade de conservação, parque nacional
  registro de pescador, carteirinha de pescador > registro geral da atividade pesqueira, RGP, licença de pescador profissional
  registro de arma, guarda de arma > certificado de registro de arma de fogo, CRAF, SINARM, aquisição de arma de fogo
  produto controlado pelo exército, autorização do exército > produtos controlados, PCE, certificado de registro
  virar cidadão brasileiro, estrangeiro virou brasileiro > naturalização, nacionalidade brasileira, igualdade de direitos
  perder a nacionalidade, deixou de ser brasileiro > perda da nacionalidade brasileira, perda de nacionalidade
  convocação de sócio, chamar sócio, reunião de sócios > assembleia geral, edital de convocação, assembleia geral ordinária
  fechamento de capital, sair da bolsa > cancelamento de registro de companhia aberta, oferta pública de aquisição, OPA
  plano de saúde aumentou, plano de saúde mais caro > reajuste dos planos, contraprestações pecuniárias, reajuste de planos individuais
  asilo político, pedir asilo > asilo, refúgio, CONARE, condição de refugiado
  fundo partidário, dinheiro de partido > fundo especial de assistência financeira aos partidos, FEFC, contas partidárias
  horário eleitoral, propaganda de partido > propaganda partidária, propaganda eleitoral
  recurso de multa, recorrer de multa > defesa da autuação, JARI, notificação de penalidade
  pátio de veículos, carro no pátio > veículos removidos, remoção e guarda de veículos, veículos apreendidos, pátio
  etanol combustível, carro flex > álcool combustível, álcool etílico hidratado, etanol hidratado
  clínica de reabilitação, tratamento de drogado > comunidade terapêutica, dependentes químicos, acolhimento
  décimo terceiro salário, décimo terceiro > gratificação natalina
  dívida ativa, nome na dívida ativa > inscrição em dívida ativa, certidão de dívida ativa, CDA
  recuperação judicial > falência, massa falida, administrador judicial
  regularização fundiária, documento da terra, dono da terra, papel da terra > título de domínio, REURB, regularização fundiária urbana
  fiscal ambiental > fiscalização ambiental, agente ambiental federal, auto de infração ambiental
  seguro rural > prêmio do seguro rural, PSR, garantia safra, zoneamento agrícola
  engenheiro de segurança > segurança do trabalho, SESMT, PPRA, PCMSO
  ginástica laboral, ginástica no trabalho > qualidade de vida no trabalho, exercício físico
  auxílio alimentação, vale alimentação de servidor > cartão alimentação, cartão refeição, ticket alimentação
  paraquedas, paraquedista militar > paraquedistas, lançamento de carga
  orelhão, telefone público de rua > telefone de uso público, TUP
  pessoa de cadeira de rodas > mobilidade reduzida, acessibilidade, pessoa com deficiência
  emprego pra deficiente > reabilitado, pessoas com deficiência
  aluno pobre, estudante pobre, aluno de baixa renda > assistência estudantil, PNAES, vulnerabilidade socioeconômica
  restaurante da universidade > restaurante universitário
  ônibus da universidade, ônibus de estudante > transporte universitário, transporte de alunos
  aluno suspenso > processo disciplinar discente, desligamento de aluno, jubilamento
  transferir de faculdade, mudar de faculdade > transferência externa, transferência facultativa, reopção de curso
  documento falso > fraude, falsidade documental, uso de documento falso
  aluno cotista > ações afirmativas, reserva de vagas
  treinar servidor, curso pra servidor, capacitar servidor > capacitação de servidores, treinamento de servidores, ação de desenvolvimento, inscrição em curso
  inscrição em congresso, participar de congresso > inscrição de servidores, participação no congresso
  carro oficial, carro de autoridade > veículo de representação, veículo institucional
  corrida de táxi > transporte por aplicativo, agenciamento de transporte, táxigov, transporte de servidores
  seguro de frota > seguro veicular, seguro de veículos
  emplacar carro > emplacamento, placa de identificação veicular, licenciamento de veículos
  gps de carro > rastreamento veicular, monitoramento de frota, telemetria
  banheiro de obra > sanitário químico, banheiros químicos
  barraca de evento, cadeira de evento > locação de tendas, estrutura para eventos, tendas
  show de cantor, contratar cantor, contratar dupla > apresentação artística, show artístico, apresentação musical
  queima de fogos, rojão > fogos de artifício, pirotécnico
  festa do peão > exposição agropecuária, montaria
  hino, bandeira do brasil > bandeira nacional, bandeiras
  tradução de texto > tradução, legendagem, versão de textos
  jornal impresso, publicar aviso em jornal, publicar no diário > publicações legais, publicação em jornal de grande circulação, publicidade legal
  sucata de computador > bens inservíveis, desfazimento, material inservível
  doar móvel > bens inservíveis, desfazimento de bens, doação de bens, bens antieconômicos
  planilha, word e excel > microsoft 365, microsoft office, pacote de escritório, google workspace
  reunião on line, videochamada > videoconferência, webconferência
  hospedagem de site > desenvolvimento de portal, hospedagem de sítio, sítio eletrônico
  invasão hacker > segurança da informação, antivírus, segurança cibernética, endpoint
  consertar computador > suporte técnico de TI, service desk, manutenção de computadores, central de serviços
  memória de computador > componentes de informática, suprimentos de informática, SSD
  tela interativa > painel interativo, lousa interativa
  caixa de som e microfone > sonorização, equipamento de áudio, sistema de som
  ponto de rede > cabeamento estruturado, rede lógica
  energia acabou > nobreak, baterias estacionárias, UPS
  conserto de elevador, elevador parado > manutenção de elevadores, manutenção preventiva e corretiva de elevadores
  limpar ar condicionado > manutenção de ar condicionado, climatização, PMOC
  pintar parede > serviços de pintura, pintura predial
  vidro quebrado, trocar vidro > vidraçaria, vidros, fornecimento de vidros
  limpar vidro, limpar fachada > limpeza de fachada, limpeza de esquadrias
  fossa cheia > limpeza de fossa, esgotamento de fossas, desentupimento, caminhão limpa fossa
  testar água > análise de água, potabilidade, análises físico químicas
  tratar água > cloro, hipoclorito de sódio, tratamento de água, sulfato de alumínio
  tubo de pvc, mangueira de água > tubos e conexões, tubulação, material hidráulico
  boca de lobo, galeria de chuva > drenagem pluvial, bueiros, galerias de águas pluviais
  bloquete > pavimentação em paralelepípedo, blocos intertravados, pavimento intertravado
  faixa de bicicleta > ciclovia, ciclofaixa
  encosta > contenção de encostas, muro de contenção, estabilização de taludes
  casa alagada > desabrigados, desalojados, ajuda humanitária, assistência humanitária
  kit de limpeza pra desabrigado, ajuda de emergência > assistência humanitária, kits de assistência, resposta a desastres
  carro quebrado na estrada, socorro na estrada > guincho, reboque, socorro mecânico
  fiscalização de velocidade > controle de velocidade, redutor eletrônico de velocidade, medidores de velocidade
  peso de caminhão > pesagem de veículos, postos de pesagem, balança rodoviária
  carga pesada, carreta grande > carga indivisível, autorização especial de trânsito, AET
  excursão de ônibus > fretamento, transporte turístico
  catamarã, travessia de balsa > travessia, ferry boat, transporte aquaviário
  tripulação, capitão de barco > marinha mercante
  navio afundado > embarcação naufragada, perdimento de embarcação, Tribunal Marítimo
  acidente de avião > CENIPA, investigação de acidentes, Tribunal Marítimo, acidente da navegação
  piloto de avião > aviador, centro de instrução de aviação civil
  conserto de avião > organização de manutenção, manutenção aeronáutica, manutenção de aeronaves
  peça de helicóptero > suprimento aeronáutico, material aeronáutico
  campo de pouso > aeródromo, aeródromo privado, heliponto
  ração militar > ração operacional, QR, quantitativo de rancho
  lavar farda > lavanderia, serviços de lavanderia
  banda militar > instrumentos musicais
  sargento promovido > promover ao posto, promoção por antiguidade, promoção por merecimento
  reforma por doença > reformar por incapacidade, incapaz definitivamente, reforma ex officio
  militar que saiu, licenciado do exército, tirar da tropa > licenciamento ex officio, demissão do serviço ativo, desligamento
  militar condenado, perda de patente > perda do posto e da patente, indignidade para o oficialato
  viúva de militar > pensão militar
  perseguido na ditadura > anistia política, anistiado político, comissão de anistia
  gari da prefeitura > varrição, limpeza urbana
  cuidador de idoso, asilo de velho > instituição de longa permanência, acolhimento de idosos, ILPI
  criança sumida, pessoa desaparecida > desaparecidos
  cadastro do bolsa família, cadastro de pobre > cadastro único, CadÚnico
  conselheiro tutelar > conselho dos direitos da criança, CMDCA
  parto em casa > centro de parto normal, rede cegonha
  doente mental, louco > CAPS, atenção psicossocial, psiquiátrico
  remédio de aids > antirretrovirais
  remédio pra pressão > anti hipertensivo, losartana, captopril
  mesa de cirurgia, foco de luz de cirurgia > mesa cirúrgica, foco cirúrgico
  ambulância nova, carro de paciente > veículo tipo ambulância, transporte sanitário, transporte de pacientes
  médico plantonista > plantões médicos, plantonista
  posto de saúde fechado, reforma de posto > unidade básica de saúde, reforma da unidade básica
  remédio com defeito > recolhimento de lote, suspensão da distribuição, interdição cautelar
  clínica interditada, lanchonete interditada > interdição, vigilância sanitária
  emagrecedor > suplemento alimentar, suspensão da comercialização
  boi doente > febre aftosa, brucelose, encefalopatia espongiforme, sanidade animal
  galinha doente > influenza aviária, emergência zoossanitária
  abatedouro de boi > SIF, serviço de inspeção federal, matadouro frigorífico
  leite cru, laticínio > produtos lácteos, usina de beneficiamento, inspeção de leite
  exportar carne, exportar fruta > habilitação para exportação, certificado sanitário internacional, exportação de produtos de origem animal
  praga da lavoura > emergência fitossanitária, praga quarentenária
  semente de milho, semente de soja > registro de cultivares, proteção de cultivares, RNC
  agricultor vender pra escola > chamada pública, PNAE
  comprar do agricultor > programa de aquisição de alimentos, PAA
  preço mínimo do leite, preço mínimo do milho > política de garantia de preços mínimos, PGPM, preço mínimo
  dívida de agricultor, dívida rural > renegociação de dívidas, crédito rural, operações de crédito rural
  acampado > assentamento, beneficiários da reforma agrária, SIPRA
  cesta pra índio > cestas de alimentos, comunidades indígenas
  apagar fogo > prevenção e combate a incêndios florestais, brigadistas, prevfogo
  brigadista > brigadas de prevenção, prevfogo, combate a incêndio
  passarinho preso, papagaio preso > fauna silvestre, CETAS, SISPASS, criador amadorista
  compensação ambiental > câmara de compensação
  carvão, carvoaria > carvão vegetal
  licença pra construir > alvará de construção, licença de instalação
  fechar lixão > encerramento do lixão, aterro sanitário, disposição final
  pilha e bateria usada, lâmpada usada > logística reversa
  vender papelão, papel reciclado > coleta seletiva, resíduos recicláveis, catadores
  usina pequena > PCH, pequena central hidrelétrica, CGH
  luz no campo, luz pra sítio > luz para todos, eletrificação rural
  gasolina adulterada > auto de infração, ANP, revenda de combustíveis
  gasoduto, cano de gás > transporte de gás natural
  royalty, dinheiro do petróleo > royalties, participação especial, compensação financeira
  mina de ouro > permissão de lavra garimpeira, lavra garimpeira, PLG
  minério de ferro > concessão de lavra, lavra, mineração
  barragem perigosa, barragem que rompeu > segurança de barragens, plano de segurança da barragem, DPA
  imposto de importação baixou, imposto baixou > imposto de importação, redução da alíquota, ex tarifário, alíquota do imposto de importação
  imposto contra produto chinês > antidumping, direito antidumping, defesa comercial
  produto apreendido na fronteira > perdimento, pena de perdimento, auto de infração e termo de apreensão
  dinheiro de volta do imposto > restituição, ressarcimento, compensação tributária
  empresa fora do simples > exclusão do simples nacional, termo de exclusão
  cpf cancelado > cancelamento de CPF, nulidade de inscrição no CPF
  loja de free shop > loja franca
  incentivo fiscal, benefício de imposto > REIDI, REPETRO, RECOF, habilitação ao regime especial, coabilitação
  dinheiro falso > cédulas falsas, moeda falsa, meio circulante
  moeda digital > ativos virtuais, criptoativos
  título do governo > tesouro nacional, LTN, NTN, oferta pública de títulos
  empréstimo do banco mundial, empréstimo de fora > operação de crédito externo, BIRD, BID, garantia da união
  dívida do estado, dívida do município > garantia da união, operação de crédito, regime de recuperação fiscal
  dinheiro do fundeb > complementação da união, FUNDEB, VAAT
  dinheiro pra creche > proinfância, PAR, termo de compromisso
  obra com dinheiro federal > contrato de repasse, transferência voluntária, termo de compromisso
  prefeitura devendo > CAUC, inadimplência, regularidade
  prefeito tem que devolver > ressarcimento ao erário, imputação de débito, tomada de contas especial
  servidor tem que devolver > reposição ao erário, ressarcimento ao erário
  servidor com duas matrículas > acumulação de cargos, acumulação ilícita, opção de cargo
  servidor que não aparece, funcionário fantasma, servidor sumido > abandono de cargo, inassiduidade habitual, local incerto e não sabido
  servidor roubou, servidor ladrão > improbidade administrativa, lesão aos cofres públicos, valer se do cargo
  parente no governo > nepotismo
  denunciar servidor > ouvidoria, manifestação de ouvidoria
  pedir informação, lei da informação > acesso à informação, LAI, serviço de informações ao cidadão
  reclamação de consumidor > defesa do consumidor, SENACON, processo administrativo sancionador
  internet ruim, operadora multada > ANATEL, PADO, qualidade do serviço
  antena de internet > estação rádio base, ERB, licenciamento de estações
  tv digital > retransmissão de televisão, RTV, canal digital
  radioamador > serviço de radioamador
  dono de rádio, venda de rádio > transferência indireta, alteração societária
  patrocínio de show, projeto cultural > PRONAC, lei rouanet, incentivo à cultura, captação de recursos
  artista de rua, mestre de capoeira > cultura popular, culturas tradicionais, ponto de cultura
  igreja histórica, casa antiga > tombamento, bem tombado, IPHAN, patrimônio cultural
  osso antigo > arqueologia, pesquisa arqueológica, patrimônio espeleológico
  academia de ginástica > equipamentos de ginástica, academia
  criar município, mudar nome de cidade > emancipação, limites municipais
  verão, adiantar relógio > hora de verão
  férias de juiz > férias de magistrados, escala de férias
  juiz novo > juiz substituto, magistratura, juiz federal substituto
  juiz trocou de cidade > remoção de juiz, permuta de magistrados
  desembargador aposentado > aposentadoria de magistrado, aposentadoria de desembargador
  advogado expulso > suspensão do exercício profissional, exclusão dos quadros, tribunal de ética e disciplina
  fiscal do conselho > agente fiscal, fiscalização profissional
`
