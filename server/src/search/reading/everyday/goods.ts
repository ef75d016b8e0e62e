/** Rows of the table of everyday words (synonym-table.ts). */
export const GOODS_ROWS = `
  # Móveis, utensílios, material de uso
  cadeira de escritório | cadeira giratória > cadeira ergonômica, mobiliário, cadeiras, poltronas, mobiliário corporativo
  cadeira gamer > cadeira ergonômica
  sofá > mobiliário, estofado
  cama | beliche > mobiliário, dormitório, colchões, enxoval
  guarda roupa > armário, mobiliário, roupeiro de aço
  roupeiro > armário, mobiliário
  estante de aço | prateleira > estante, armazenagem vertical, porta paletes
  arquivo de aço | arquivo deslizante > estantes deslizantes, mobiliário
  gaveteiro | escrivaninha | mesa de escritório | mesa de reunião > mobiliário, estação de trabalho
  móveis planejados | móveis sob medida > mobiliário sob medida, marcenaria, mobiliário planejado
  balcão > mobiliário
  cofre > porta forte
  longarina > assento
  cadeira de espera > longarina, assento
  mobília > mobiliário
  estofado > tapeçaria
  estofamento > tapeçaria, reforma de estofados
  estofador > tapeçaria, reforma de estofados, tapeceiro
  conserto de cadeira > recuperação de mobiliário, reforma de mobiliário, manutenção de mobiliário, tapeçaria
  tapete > capacho, carpete, passadeira
  carpete > capacho, passadeira
  capacho > carpete, passadeira
  persiana > cortinas
  insulfilm > película
  espelho > vidraçaria
  quadro branco > lousa
  quadro de giz > lousa, quadro branco
  lápis > material de expediente, material escolar
  borracha > material de expediente, material escolar, vedação
  apontador > material de expediente, material escolar
  grampeador | clipe | grampo | fita adesiva | durex | papel > material de expediente
  resma > papel a4, material de expediente
  sulfite, papel ofício > papel a4, resma
  envelope > material de expediente, material gráfico
  agenda | calendário > serviços gráficos, material gráfico
  etiqueta > código de barras
  etiqueta de livro | livro antifurto > etiqueta RFID, sistema antifurto
  código de barras > leitor de código de barras, etiqueta
  pilha > baterias, acumulador
  bateria > acumulador
  pilha recarregável > pilha alcalina
  fita métrica > trena, instrumento de medição
  trena > instrumento de medição
  calculadora > material de expediente
  fragmentadora, triturador de papel
  guilhotina > encadernadora, refiladora
  bandeja | garrafa térmica | jarra > utensílios de cozinha, material de copa e cozinha
  copo | xícara | caneca > material de copa e cozinha, utensílios, copa e cozinha, descartáveis, brindes, materiais personalizados
  guardanapo > material de copa e cozinha, descartáveis
  papel toalha > papel higiênico, material de higiene, higiene e limpeza, produtos de higiene
  sabonete líquido > material de higiene, saboneteira
  rodo | balde | pano de chão | esponja | cera > material de limpeza
  lustra móveis > material de limpeza, cera líquida
  sabão em pó | amaciante | alvejante > produtos para lavanderia, material de limpeza
  produto químico de piscina > tratamento de água de piscina, hipoclorito
  contentor de lixo > lixeira, contentor, coletor de resíduos
  carrinho de limpeza > carrinho funcional
  enceradeira > lavadora de piso
  wap > lavadora de alta pressão
  ferro de passar > calandra, eletrodoméstico
  secadora > lavanderia industrial
  máquina de secar > secadora de roupas, lavanderia industrial
  tecido > aviamentos
  pano | malha > aviamentos, tecidos
  linha de costura | agulha de costura | botão | zíper > aviamentos, armarinho
  armarinho > material de artesanato, aviamentos
  artesanato > aviamentos, produto artesanal, artesãos
  artesão > produto artesanal
  saco plástico | sacola > embalagem plástica
  caixa de papelão > embalagem, caixa
  barraca de acampamento > barraca, material de campanha
  saco de dormir | rede de dormir > material de acampamento
  mala > sacola
  guarda chuva | capa de chuva > vestuário impermeável, capa
  vela > material de copa, peças automotivas, peças de reposição
  isqueiro | fósforo > material de copa
  boneca | jogo de tabuleiro | xadrez | dama > brinquedos, material recreativo
  quebra cabeça > jogos educativos, brinquedos pedagógicos
  guitarra | piano | teclado musical | flauta | bateria musical > instrumentos musicais
  conserto de instrumento musical > manutenção de instrumentos musicais, luteria, afinação
  afinação de piano > afinação, manutenção de piano
  berço > mobiliário infantil
  fraldário | trocador > mobiliário infantil, berço
  parque infantil | escorregador > playground, brinquedos
  balanço > playground, brinquedos, lucro da empresa, demonstrações financeiras, demonstrações contábeis
  piscina de bolinha | cama elástica | pula pula > locação de brinquedos, brinquedos infláveis
  brinquedo inflável > locação de brinquedos
  árvore de natal | papai noel | pisca pisca > decoração natalina, iluminação natalina
  presépio > decoração natalina
  chaveiro de brinde | caneta personalizada > brindes, materiais promocionais, material personalizado
  boné > vestuário
  chapéu > vestuário, boné
  roupa militar > fardamento
  roupa de bombeiro > traje de combate a incêndio, vestimenta de aproximação
  gandola > fardamento, uniforme camuflado
  terno | gravata > uniforme social, traje social
  beca | toga > vestes talares
  meia | cueca | calcinha | sutiã > vestuário, roupas íntimas
  agasalho, casaco, jaqueta > vestuário, japona
  chinelo | sandália > calçado
  botina > calçados, coturno
  coturno > calçados
  roupa de criança | roupa de bebê > vestuário infantil, enxoval
  costurar | alfaiate > confecção, costura, alfaiataria
  cinto > cinturão
  luva de raspa | luva de segurança > luva de proteção, equipamento de proteção individual
  capacete | óculos de proteção | protetor auricular > equipamento de proteção individual
  equipamento de segurança, equipamento de proteção > EPI, equipamento de proteção individual
  cinto de segurança | talabarte > trabalho em altura, linha de vida
  trabalho em altura > rapel, NR 35, acesso por corda
  NR 10 | curso de segurança do trabalho > segurança do trabalho, norma regulamentadora
  técnico de segurança > segurança do trabalho
  cone > sinalização viária
  cavalete > sinalização viária, cone de sinalização
  placa de sinalização | placa de aviso > sinalização, comunicação visual
  adesivo > comunicação visual, plotagem
  plotagem > comunicação visual, adesivo vinílico
  faixa > comunicação visual, adesivo vinílico, plotagem, placas, banners, adesivos
  letreiro | totem | fachada > comunicação visual, letra caixa
  placa de inauguração > placa comemorativa
  placa de metal > placa comemorativa, placa de inauguração
  cadeado, fechadura | chave > chaveiro
  cópia de chave > chaveiro, confecção de chaves
  martelo | serrote | alicate | chave de fenda | enxada | facão | foice > ferramentas
  motosserra > roçadeira, derrubada
  serra elétrica > motosserra, roçadeira, derrubada
  roçadeira, aparador de grama
  soldador | solda > soldagem, serralheria
  compressor > ar comprimido
  compressor de ar > compressor de ar comprimido, ar comprimido
  torno mecânico | fresa | máquina industrial > usinagem, torno, máquina operatriz
  usinagem > torneamento, tornearia
  tornearia > usinagem
  tanque de combustível > reservatório de combustível, tanque
  óleo lubrificante > lubrificante, graxas
  graxa > lubrificante
  corda > cordoalha, cabo de aço
  cabo de aço > cordoalha
  corrente | engrenagem > rolamentos, elementos de máquina
  rolamento > elementos de máquina
  correia > rolamentos, elementos de máquina
  porca | arruela > ferragem, elementos de fixação
  mangueira > mangote
  válvula > conexões hidráulicas
  hidrômetro, relógio de água > medidor de água
  relógio de luz > medidor de energia elétrica, medidor de energia
  vaso sanitário | privada | pia > louças sanitárias, material hidráulico
  chuveiro > material elétrico, aquecedor
  aquecedor > aquecimento de água, aquecimento solar
  piscina > natação
  caldeira > vaso de pressão, NR 13
  boiler > caldeira, vaso de pressão, NR 13, trocador de calor, permutadores, feixes tubulares
  azulejo > revestimento cerâmico, material de construção, revestimento
  cerâmica > material de construção
  porcelanato > revestimento cerâmico, material de construção
  bloco de concreto | telha | argamassa > material de construção
  concreto > cimento
  viga | pré moldado | laje > pré moldado de concreto, estrutura pré moldada
  compensado | mdf > madeira
  verniz | pincel | rolo de pintura > material de pintura, tintas
  tinta de estrada | tinta de rua > tinta para demarcação viária, sinalização horizontal
  disjuntor | interruptor > material elétrico
  refletor > luminária, projetor de led
  lanterna > iluminação
  benjamim > material elétrico
  estabilizador > nobreak, material elétrico
  box > vidraçaria, vidros
  plástico > polietileno
  rapel > trabalho em altura, NR 35, acesso por corda, equipamento de escalada, montanhismo

  # Comida
  merenda, merenda escolar, lanche escolar > alimentação escolar, PNAE, gênero alimentício
  comida, mantimento, alimento > gênero alimentício, alimentação, subsistência
  rancho > gêneros alimentícios, alimentação, quantitativo de subsistência
  quentinha, marmita, marmitex > refeição, refeições prontas, alimentação preparada
  restaurante, refeitório > refeição, restaurante universitário, alimentação coletiva
  bandejão > restaurante universitário, fornecimento de refeições, produção e distribuição de refeições
  cantina, lanchonete > cessão de uso, concessão de uso
  buffet, bufê > lanche, coffee break, coquetel, serviço de alimentação
  cafezinho > café, açúcar, copa, café torrado e moído
  galão de água, garrafão de água > água mineral, água mineral sem gás, garrafão
  carne, peixe > frango, gêneros alimentícios perecíveis, proteína animal, pescado, proteínas, frigorificados, filé de peixe
  verdura, legume, fruta, hortaliça > hortifruti, hortifrutigranjeiro, gêneros alimentícios, alface, tomate, cenoura, banana, laranja, polpa de frutas
  pão, padaria > panificação, produto de panificação, pão francês
  leite > laticínio, leite pasteurizado, leite integral
  cesta básica > cesta de alimentos, gêneros alimentícios
  pequeno produtor, pequeno agricultor, produtor familiar, agricultor familiar > agricultura familiar, empreendedor familiar rural
  vale alimentação, vale refeição, ticket refeição > auxílio alimentação, cartão alimentação, auxílio refeição
  gás de cozinha, botijão, botijão de gás > GLP, gás liquefeito de petróleo, recarga de gás
  arroz, feijão, macarrão, farinha > gênero alimentício, estocável, cesta de alimentos, gêneros alimentícios não perecíveis
  ovo > gênero alimentício, ovos de galinha, hortifruti
  refrigerante, suco, bebida > gênero alimentício, polpa de fruta
  bolo, salgado, doce > confeitaria, panificação, serviço de alimentação
  refeição de preso > alimentação para custodiados, refeições prontas
  vaca leiteira > bovino
  pó de café > café torrado, café moído, café torrado e moído
  gelo > gelo em cubo
  salsicha | presunto | queijo > frios, laticínio
  polpa, suco de fruta > polpa de fruta
  óleo de cozinha > óleo de soja, gênero alimentício, estocáveis, gêneros alimentícios não perecíveis
  sopa, alimentação de paciente > dieta hospitalar, nutrição hospitalar
  comida de preso > alimentação para custodiados, refeições prontas
  comida de cachorro > ração, ração animal
  comida de hospital, refeição de hospital > nutrição hospitalar, dietas, refeições hospitalares, alimentação hospitalar
  comida de quartel > gêneros alimentícios, rancho, subsistência
  comida pronta > refeições prontas, refeições preparadas, fornecimento de refeições
  almoço | jantar | desjejum > refeições, alimentação
  coffee break > lanche, buffet, bufê, coquetel, serviço de alimentação, salgadinho, alimentação para eventos
  lanche > coffee break, buffet, bufê, coquetel, serviço de alimentação, salgadinho, alimentação para eventos, kit lanche
  coquetel > lanche, coffee break, buffet, bufê, serviço de alimentação, salgadinho, alimentação para eventos
  salgadinho > coffee break, lanche, coquetel, serviço de buffet, alimentação para eventos, kit lanche, buffet
  churrasco > carne bovina, buffet
  carne moída, carne bovina
  frango > carne, peixe, gêneros alimentícios perecíveis, proteína animal, pescado, aves abatidas, carne de frango, aves, avícola
  camarão > pescado
  sardinha > pescado, permissão de pesca, temporada de pesca, defeso
  atum | salmão > pescado
  tilápia > pescado, peixe vivo, alevinos, piscicultura
  linguiça | bacon | mortadela | salame > embutidos, frios
  manteiga | margarina | iogurte | requeijão > laticínio, frios
  alface | tomate | batata | cebola | cenoura | repolho > hortifruti, hortifrutigranjeiros
  banana | laranja | melancia | mamão | abacaxi | uva > hortifruti, frutas, hortifrutigranjeiros
  pãozinho > panificação, pães
  padeiro, confeiteiro > panificação, confeitaria
  cafeteira, máquina de café, café expresso > bebidas quentes
  chá > erva mate
  castanha > produtos extrativistas, castanhal, extrativismo
  amendoim | açaí > produtos extrativistas
  azeite > óleo vegetal
  soja > grãos
  água de beber, garrafinha de água, água em garrafa > água mineral
  cerveja | pinga | licor > bebida alcoólica
  alimento da agricultura familiar, compra de agricultor > agricultura familiar, chamada pública, PAA
  PAA > programa de aquisição de alimentos
  cozinha solidária, cozinha comunitária, restaurante popular > segurança alimentar e nutricional, equipamentos públicos de segurança alimentar
  fome > segurança alimentar, insegurança alimentar, segurança alimentar e nutricional
  cesta de natal, cesta natalina > cesta de alimentos, gêneros alimentícios
  leite para criança > leite integral, programa do leite
  comida sem glúten, celíaco, intolerância > alimentação especial, dieta especial
  dieta de sonda > nutrição enteral, dieta enteral, fórmulas nutricionais, terapia nutricional, fórmulas enterais, nutricionais, fórmula infantil
  ração de cachorro | ração de gato > ração, alimentação animal, ração animal
  ração de peixe > ração, piscicultura
  capim | feno | silagem > forragem, alimentação animal
  açougue > carnes
  supermercado > gêneros alimentícios
  fogão industrial | forno | fritadeira | batedeira > equipamentos de cozinha, eletrodomésticos
  geladeira industrial > refrigerador, congelador, equipamentos de refrigeração
  vale gás, auxílio gás > gás dos brasileiros
  rótulo > rotulagem de alimentos, rotulagem nutricional
  comida estragada, alimento contaminado > interdição, medida preventiva
  orgânico, comida sem veneno > agroecologia
  suplemento proibido > suplemento alimentar, medida preventiva
  estoque de arroz, leilão de arroz, leilão de milho > estoques públicos, leilão de venda, Conab
  armazém > armazenagem, unidade armazenadora
  explorar cantina, alugar cantina, cantina escolar > concessão de uso, exploração de cantina, cessão onerosa, espaço físico
  lanchonete no prédio público > concessão de uso, cessão de uso, exploração comercial

  # Energia
  luz, conta de luz | eletricidade > energia elétrica
  placa solar, energia solar, painel solar > fotovoltaico, usina solar, geração distribuída
  energia eólica, parque eólico > central geradora eólica, eólica
  hidrelétrica, usina hidrelétrica > aproveitamento hidrelétrico, pequena central hidrelétrica
  linhão > linha de transmissão
  lâmpada > luminária, material elétrico
  nobreak > no break, UPS, fonte ininterrupta
  apagão, falta de luz > interrupção do fornecimento, restabelecimento
  aumento da luz, tarifa de luz > reajuste tarifário, tarifa de energia, revisão tarifária
  fio de luz, rede elétrica > rede de distribuição, distribuição de energia
  petróleo, poço de petróleo > exploração e produção, campo de petróleo
  usina nuclear > energia nuclear, radioativo, termonuclear
  gás natural > gasoduto, distribuição de gás
  led, lâmpada led > luminária led, iluminação em led

  # Telecomunicações e informática
  internet, link de internet, internet link > acesso à internet, link de dados, link dedicado, banda larga, conexão à internet
  banda larga > acesso à internet, serviço de comunicação multimídia
  wifi, wi fi, internet sem fio > rede sem fio, wireless, ponto de acesso, access point
  telefone, telefonia > serviço telefônico, telefonia fixa, telefonia móvel, STFC
  celular > telefonia móvel, serviço móvel pessoal, smartphone, aparelho celular, dispositivos móveis
  PABX > central telefônica, VoIP, telefonia fixa, STFC
  call center, telemarketing > 0800, central de atendimento, teleatendimento, contact center
  help desk, service desk, suporte de informática > suporte técnico, atendimento ao usuário, central de serviços
  rádio comunitária > radiodifusão comunitária
  rádio > radiodifusão, radiodifusão sonora
  canal de TV > retransmissão de televisão, radiodifusão de sons e imagens
  PC, desktop > computador, microcomputador, estação de trabalho, equipamento de informática
  notebook, laptop > computador portátil, microcomputador portátil
  tablet > dispositivo móvel, computador portátil
  impressora > outsourcing de impressão, multifuncional, serviço de impressão, reprografia
  xerox, fotocópia > reprografia, cópia, copiadora, outsourcing de impressão, multifuncionais
  toner, cartucho de tinta > suprimento de impressão, cartucho de toner, suprimento de informática, cartuchos
  software, programa de computador > licença de software, licença de uso, solução de tecnologia da informação, licenciamento
  aplicativo, app > aplicativo móvel, software
  site, website > sítio eletrônico, página eletrônica, hospedagem, portal institucional, desenvolvimento web
  nuvem, cloud > computação em nuvem, serviço em nuvem, armazenamento em nuvem, backup
  data center, datacenter > centro de dados, sala cofre, armazenamento de dados, infraestrutura de TI
  storage > armazenamento de dados, unidade de armazenamento, data center, datacenter, infraestrutura de TI
  backup > cópia de segurança, armazenamento de dados, computação em nuvem, armazenamento em nuvem
  antivírus, firewall > solução de segurança, segurança da informação, segurança cibernética
  cibersegurança, ataque hacker, hacker > segurança cibernética, segurança da informação, incidente cibernético
  cabo de rede > cabeamento estruturado, fibra óptica
  fábrica de software, programador > desenvolvimento de sistemas, desenvolvimento de software, sustentação de sistemas
  TI > tecnologia da informação
  IA, inteligência artificial > aprendizado de máquina
  certificado digital, token > certificação digital, certificado digital ICP Brasil
  data show, datashow > projetor, projetor multimídia
  televisão > TV, televisor, smart TV, eletroeletrônicos
  chip de celular, plano de celular > serviço móvel pessoal, telefonia móvel, pacote de dados
  monitor de computador > mouse, teclado, periférico, equipamento de informática
  roteador, switch > equipamento de rede, ativo de rede
  scanner > digitalizador, digitalização
  digitalizar documento, escanear > digitalização de documentos, gestão documental
  sistema de gestão, sistema da prefeitura > software de gestão, locação de software
  windows, pacote office > Microsoft, licença de software, licenças microsoft
  redes sociais > mídias sociais, comunicação digital
  transmissão ao vivo, live > streaming, transmissão audiovisual
  conserto de computador > manutenção de equipamentos de informática, manutenção de computadores
  proteção contra hacker, invasão de sistema, vírus de computador > firewall, antivírus, segurança da informação, segurança cibernética
  pen drive | HD externo > dispositivo de armazenamento, periférico
  câmera > câmera fotográfica, videomonitoramento
  torre de celular > estação rádio base, infraestrutura de suporte
  videomonitoramento > CFTV, câmera
  banco de dados > oracle, gerenciador de banco de dados
  assinatura digital > certificado digital, certificação digital
  urna > urna eletrônica, urna funerária
  iphone > celular, smartphone
  autocad > autodesk
  reunião online, reunião virtual, chamada de vídeo > videoconferência, web conferência
  computadores > PC, desktop, microcomputador, estação de trabalho, equipamento de informática, equipamentos de TIC
  mouse > teclado, monitor de computador, periférico, equipamento de informática, suprimentos de informática
  teclado > mouse, monitor de computador, periférico, equipamento de informática, suprimentos de informática
  0800 > call center, telemarketing, central de atendimento, teleatendimento, contact center, disque denúncia, serviço telefônico
  projetor > data show, datashow, projetor multimídia, telão, painel de led
  contas do governo > relatório fiscal, relatório de gestão fiscal, balanço
  tv > televisão, televisor, smart TV, eletroeletrônicos

  # Informática, telecomunicações
  computador portátil > notebooks
  conserto de impressora, manutenção de impressora > assistência técnica
  conserto de notebook > manutenção de equipamentos de informática
  aluguel de impressora, alugar impressora > outsourcing de impressão, locação de impressoras, serviços de impressão, solução de impressão
  peça de computador | memória RAM | placa mãe | placa de vídeo > peças de informática, suprimentos de informática, equipamentos de informática
  fone de ouvido | headset | webcam > periféricos, equipamentos de áudio e vídeo
  monitor > equipamentos de informática, monitoria, tutor
  filtro de linha > nobreak, material elétrico
  servidor de rede, servidor de dados, servidor de computador > servidor rack, hiperconvergência, data center, datacenter, armazenamento de dados, infraestrutura de TI
  máquina virtual, virtualização > VMware, hiperconvergência
  nuvem pública, computação em nuvem > serviços em nuvem, broker
  fita de backup > backup, fita LTO
  rede de computador, rede de internet > rede de dados, rede lógica, cabeamento estruturado, infraestrutura de rede
  cabo > cabeamento estruturado, fibra óptica, material elétrico
  fibra ótica > fibra óptica
  internet rápida, internet de fibra, provedor de internet > banda larga, acesso à internet, link dedicado, fibra óptica
  internet por satélite, starlink, internet rural > via satélite, satelital, internet via satélite
  internet nas escolas, escola conectada > educação conectada, conectividade
  provedor > serviço de comunicação multimídia, SCM
  SCM > serviço de comunicação multimídia
  telefone celular, linha de celular > serviço móvel pessoal, telefonia móvel, SMP
  telefone fixo, linha telefônica, conta telefônica > telefonia fixa, STFC, telefonia fixa comutada
  ramal > PABX, telefonia IP, central telefônica, telefonia fixa, STFC
  telefone por internet > VoIP, telefonia IP
  disque denúncia > 0800, central de atendimento, serviço telefônico
  SMS, envio de mensagem > mensagens curtas
  whatsapp, chatbot, robô de atendimento > assistente virtual, atendimento automatizado
  e-mail institucional > correio eletrônico, solução de colaboração
  office, word, excel > microsoft 365, licenças microsoft
  licença de programa, licença de computador > licenças de software, subscrição de software, licenciamento
  adobe, photoshop > licenças de software
  sistema informatizado > software, sistema de informação, solução tecnológica
  sistema de hospital, prontuário eletrônico > gestão hospitalar, prontuário eletrônico do paciente
  sistema jurídico, site de jurisprudência > pesquisa jurídica, base de dados jurídica
  programar, desenvolvedor > desenvolvimento de sistemas, desenvolvimento de software, fábrica de software
  criar site, fazer site, manutenção de site > desenvolvimento de portal, portal institucional, sítio eletrônico, website, hospedagem, desenvolvimento web
  aplicativo de celular > aplicativo móvel, desenvolvimento de aplicativo
  big data, análise de dados, painel de dados, BI > business intelligence, ciência de dados, inteligência de negócios, analytics
  robô > robótica
  impressora 3D, filamento > manufatura aditiva
  scanner de livro > digitalização, escâner
  digitalizar > digitalização de documentos, gestão documental
  microfilme > microfilmagem, digitalização
  biometria, reconhecimento facial > biométrico
  leitor digital > leitor biométrico
  painel de senha > gerenciamento de filas, sistema de senhas
  videoconferência, reunião por vídeo > webconferência
  telão > projetor, painel de led, locação de painel de led
  painel de led > telão, locação de painel de led
  mesa de som, som ambiente > sonorização, sistema de som
  câmera digital | câmera fotográfica | filmadora > equipamentos fotográficos, equipamentos audiovisuais
  VANT > drone, aeronave remotamente pilotada, veículo aéreo não tripulado
  satélite > satelital, sensoriamento remoto
  imagem de satélite, foto de satélite > sensoriamento remoto, aerolevantamento
  foto aérea, sobrevoo > aerolevantamento, aerofotogrametria
  mapa digital, geoprocessamento > SIG, geotecnologias
  crime na internet, crime cibernético, golpe na internet > segurança cibernética
  vazamento de dados, proteção de dados > proteção de dados pessoais, LGPD, incidente de segurança
  dados pessoais > proteção de dados pessoais, LGPD, encarregado
  notícia falsa, desinformação
  5G > radiofrequências, quinta geração
  antena > estação rádio base, telecomunicações
  operadora de celular, operadora de telefone > prestadora de serviços de telecomunicações, telefonia móvel
  TV a cabo, TV por assinatura > serviço de acesso condicionado, SeAC
  produto pirata, TV box, aparelho pirata > homologação de produtos, certificação de produtos
  rádio FM, rádio AM, emissora de rádio, estação de rádio > radiodifusão sonora, frequência modulada, ondas médias, serviço de radiodifusão
  concessão de rádio, rádio autorizada, nova rádio > outorga de radiodifusão, permissão de radiodifusão, serviço de radiodifusão sonora, radiodifusão
  renovação de rádio, rádio renovada > renovação da outorga, renovação de concessão, radiodifusão
  multa de rádio, rádio multada > radiodifusão, sanção de multa, penalidade
  rádio pirata, rádio clandestina > uso não autorizado de radiofrequência, clandestina
  rádio amador > radioamador
  TV educativa, rádio educativa > radiodifusão educativa, fins exclusivamente educativos
  carta registrada > serviços postais, ECT
  selo > filatelia
  entregador > motoboy, malote, serviço de entrega, coleta e entrega

  # Veículos e transporte
  carro, automóvel > veículo
  viatura > veículo oficial, veículo
  caminhonete, camionete, picape, pickup > veículo utilitário, utilitário
  jipe, 4x4 > tração 4x4, veículo utilitário
  caminhão > veículo de carga, veículo pesado
  caminhão pipa > carro pipa, operação carro pipa, transporte de água potável
  caminhão de lixo > caminhão compactador, coletor compactador, coleta de resíduos
  moto > motocicleta
  bicicleta, bike > ciclovia, cicloviário
  van, perua, minivan > micro ônibus, veículo tipo van
  van escolar, perua escolar > ônibus escolar, transporte escolar, transporte de alunos, transporte de estudantes
  ônibus > transporte coletivo, transporte rodoviário de passageiros, micro-ônibus
  barco, lancha, canoa > embarcação, bote inflável, motor de popa, náutico
  navio > embarcação, navegação, estaleiro
  avião > aeronave
  helicóptero > aeronave, asa rotativa
  drone > aeronave remotamente pilotada, veículo aéreo não tripulado, VANT, RPA
  passagem aérea, passagem de avião, bilhete aéreo > agenciamento de viagens, bilhetes de passagens
  passagem de ônibus > passagem rodoviária, passagens terrestres, bilhete rodoviário
  agência de viagem, agência de turismo > agenciamento de viagens, passagens aéreas
  gasolina > combustível, gasolina comum
  diesel > óleo diesel, combustível
  álcool combustível > etanol, combustível
  posto de gasolina > revenda varejista de combustíveis, posto revendedor, abastecimento de combustível
  pneu, pneumático > câmara de ar
  peça de carro, peça automotiva, autopeça > peça de reposição, peças para veículos, peças e acessórios, reposição de peças
  oficina, oficina mecânica, conserto de carro > manutenção de veículos, manutenção veicular, manutenção da frota, manutenção automotiva, manutenção preventiva e corretiva de veículos, manutenção de viaturas
  conserto > consertar, reparo, reparação, manutenção corretiva, arrumar
  lava jato, lava rápido > lavagem de carro, lavagem de veículos, higienização de veículos
  seguro de carro > seguro de veículos, seguro veicular, seguro automotivo, seguro total
  aluguel > locação
  alugar > locar, locação, locatário
  motorista, chofer > condutor, condução de veículos
  táxi, uber > transporte por aplicativo, TaxiGov, agenciamento de transporte
  estrada > rodovia, estrada vicinal
  estrada de terra > estrada vicinal, via não pavimentada, recuperação de estradas, vicinal
  asfaltar, asfaltamento > asfalto, pavimentação, pavimentar, pavimentação asfáltica, recapeamento, CBUQ, pavimentação de ruas, paralelepípedo
  recapear, recapeamento > pavimentação asfáltica, recuperação do pavimento
  buraco, tapa buraco > recuperação do pavimento, conservação rodoviária, operação tapa buracos
  calçada, calçamento > passeio público, pavimentação em paralelepípedo, pavimentação em piso intertravado, bloco intertravado, meio fio
  ponte > viaduto, obra de arte especial
  trem, metrô > ferrovia, ferroviário, metroviário, trens urbanos
  aeroporto > aeródromo, sítio aeroportuário, infraestrutura aeroportuária
  pedágio > tarifa de pedágio, concessão rodoviária, praça de pedágio
  radar, pardal, lombada eletrônica > medidor de velocidade, controlador de velocidade, controle eletrônico de velocidade
  multa de trânsito > infração de trânsito, auto de infração, notificação de autuação, notificação de penalidade
  carteira de motorista, carta de motorista > carteira nacional de habilitação, CNH
  frete, carreto > transporte de cargas, transporte rodoviário de cargas, transporte rodoviário, fretamento
  mudança de endereço, empresa de mudança, serviço de mudança > transporte de mobiliário, transporte de bagagem
  motoboy > motofrete, entrega de documentos, entregador, malote, serviço de entrega, coleta e entrega
  sedex > correios, serviço postal, encomendas expressas
  reboque > guincho, socorro mecânico, remoção de veículos
  fretar ônibus, aluguel de ônibus, alugar ônibus > fretamento, locação de ônibus
  funilaria, lataria > lanternagem, funilaria e pintura
  óleo de motor, troca de óleo > lubrificante, óleo lubrificante
  rastreador, GPS de veículo > rastreamento veicular, monitoramento veicular, rastreamento
  caçamba, basculante > caminhão basculante, caçamba basculante
  balsa > travessia, embarcação
  vale transporte > auxílio transporte
  semáforo, sinal de trânsito > sinalização semafórica
  placa de trânsito, placa de rua > sinalização viária, sinalização vertical, sinalização horizontal, placas de sinalização
  faixa de pedestre > sinalização horizontal, sinalização viária, sinalização vertical, placas de sinalização
  quebra mola, lombada > ondulação transversal, redutor de velocidade
  viajante, diárias e passagens > concessão de diárias
  companhia aérea > transporte aéreo, empresa aérea
  linha de ônibus > transporte rodoviário interestadual, transporte coletivo de passageiros
  caminhoneiro > transportador autônomo, transporte rodoviário de cargas
  carro elétrico > veículo elétrico, eletroposto
  carro blindado, blindagem > veículo blindado, blindados
  emplacamento, licenciamento de veículo > detran, primeiro emplacamento
  bateria de carro > bateria automotiva
  empilhadeira | guindaste | munck > içamento, movimentação de cargas
  rolo compressor > rolo compactador, máquina pesada
  porto > terminal portuário, instalação portuária
  ferro velho de carro > desmonte de veículos
  hidroavião | jatinho | táxi aéreo > transporte aéreo, fretamento de aeronave
  aluguel de guindaste, alugar guindaste > locação de guindaste, locação de caminhão munck
  barqueiro, piloto de barco > condutor fluvial, transporte fluvial
  voadeira, rabeta > embarcação, transporte fluvial
  motor de barco > motor de popa, embarcação
  zero, zero quilômetro > 0km, zero km
  caminhão de mudança, mudança de móveis > transporte de mobiliário, transporte de bagagem, transporte de mobílias
  ônibus escolar > van escolar, perua escolar, transporte escolar, transporte de alunos, transporte de estudantes, ônibus rural escolar, caminho da escola
  motor de popa > motor de barco, embarcação
  guincho > reboque, socorro mecânico, remoção de veículos, guinchar
  lavagem do carro > lava jato, lava rápido, lavagem de veículos, higienização de veículos, lavar carro
  asfalto > asfaltar, asfaltamento, pavimentação, pavimentar, pavimentação asfáltica, recapeamento, CBUQ, concreto asfáltico, massa asfáltica, emulsão asfáltica, material betuminoso, microrrevestimento
  correio > sedex, serviço postal, encomendas expressas, ECT
  carro pipa > caminhão pipa, operação carro pipa, transporte de água potável, distribuição de água potável
  consertar > conserto, reparo, reparação, manutenção corretiva, arrumar
  viaduto > ponte, obra de arte especial, recuperação estrutural

  # Veículos, peças, transporte, trânsito
  ônibus novo, micro ônibus > veículo de passageiros
  caminho da escola > ônibus rural escolar, transporte escolar
  tratorzinho > trator, máquinas agrícolas
  carro de passeio | sedan | hatch > veículo de passeio, veículo leve, automóvel
  carro velho > veículos inservíveis, alienação de veículos
  carro apreendido | carro abandonado > veículos apreendidos, veículo removido, pátio
  depósito de veículo > remoção e guarda de veículos, pátio
  leilão de veículo > alienação de veículos
  hilux | s10 | ranger > camionete, picape, veículo utilitário
  locadora de carro, locadora de veículos > locação de veículos, locação de automóveis
  aluguel de trator, alugar trator, hora máquina > locação de máquinas, locação de equipamentos
  aluguel de barco, alugar barco, aluguel de lancha > locação de embarcação, fretamento de embarcação, transporte fluvial
  quadriciclo, UTV > veículo utilitário
  jet ski > embarcação, moto aquática
  moto aquática | bote | caiaque > embarcação, bote inflável, motor de popa, lancha, náutico
  carreta | cavalo mecânico > semirreboque, veículo de carga, caminhão trator
  semirreboque > veículo de carga, caminhão trator
  reboque de carro, carretinha > reboque, semirreboque
  guinchar > guincho, socorro mecânico, reboque, remoção de veículos
  caminhão tanque | caminhão de bombeiro > autotanque, auto bomba tanque, viatura de combate a incêndio
  viatura de bombeiro > carro de bombeiro, auto bomba tanque, viatura de combate a incêndio
  caminhão baú | caminhão frigorífico > baú refrigerado, furgão
  pá carregadeira > máquina pesada, escavadeira hidráulica
  motoniveladora > máquina pesada, pá carregadeira, escavadeira hidráulica
  trator de esteira > máquina pesada
  máquina pesada, maquinário pesado > retroescavadeira, motoniveladora, pá carregadeira, escavadeira hidráulica, hora máquina, maquinários
  peça de trator, peça de máquina > peças de reposição, máquinas pesadas
  peça de moto > peças para motocicletas, peças de reposição
  peça de caminhão, peça de ônibus > peças para veículos, peças de reposição, peças genuínas
  peça original > peças genuínas
  freio | amortecedor | embreagem > peças automotivas, peças de reposição
  filtro de óleo, filtro de ar > filtro, lubrificante
  retífica de motor > manutenção de motores
  borracharia, borracheiro, remendo de pneu > alinhamento e balanceamento
  alinhamento, balanceamento > geometria
  recapagem, pneu recapado > recauchutagem, vulcanização
  revisão de carro > manutenção preventiva de veículos, revisão programada, manutenção de veículos
  mecânico > manutenção de veículos, manutenção automotiva, manutenção preventiva e corretiva de veículos, manutenção de viaturas
  conserto de caminhão | conserto de ônibus > manutenção de veículos pesados, manutenção da frota
  conserto de trator, conserto de máquina pesada > manutenção de máquinas, máquinas pesadas
  oficina de avião > manutenção de aeronave, manutenção aeronáutica
  conserto de helicóptero > manutenção de aeronave, asa rotativa
  cartão combustível, vale combustível > gerenciamento de abastecimento, cartão magnético, abastecimento de combustível, gestão de abastecimento
  cartão de manutenção > gerenciamento de frota
  frota > gestão de abastecimento, veículos oficiais, viaturas
  abastecer, abastecimento de carro > abastecimento de veículos, combustível, gerenciamento de abastecimento, gestão de frota
  combustível > gasolina, óleo diesel, etanol, abastecimento
  querosene, combustível de avião > QAV, combustível de aviação
  QAV > querosene de aviação
  bomba de gasolina > abastecimento
  GNV > gás natural veicular
  biodiesel, biocombustível
  carregador de carro elétrico > eletroposto, recarga de veículos elétricos
  seguro obrigatório > DPVAT
  IPVA | placa de carro > licenciamento de veículo, emplacamento
  acidente de carro, batida de carro > acidente de trânsito, sinistro
  acidente de trânsito > sinistro de trânsito
  transporte de funcionário, transporte de servidor > transporte de pessoas, fretamento
  transporte de paciente, transporte de doente > remoção de pacientes, transporte sanitário, ambulância
  transporte de aluno, levar alunos, condução de alunos > transporte escolar, ônibus rural escolar
  transporte interestadual > transporte rodoviário interestadual de passageiros, TRIIP
  ônibus clandestino, transporte clandestino, transporte pirata > transporte irregular, fretamento irregular
  passagem, bilhete
  passagem internacional > passagens aéreas internacionais, agenciamento de viagens
  excursão > agência de turismo, transporte turístico
  transporte de carga, transportadora > transporte rodoviário de cargas
  mudança > transporte de mobiliário, transporte de bagagem, alteração, retificação, transporte de cargas, transporte rodoviário, fretamento
  transporte de animal, transporte de gado > trânsito de animais
  transporte de produto perigoso, carga perigosa > produtos perigosos
  excesso de peso, balança de caminhão > pesagem, peso bruto
  tabela do frete > piso mínimo de frete
  vale pedágio > vale pedágio obrigatório
  estrada esburacada, conserto de estrada > manutenção rodoviária, conservação rodoviária, recuperação da rodovia, CREMA
  duplicação de estrada > duplicação da rodovia, implantação de rodovia, construção de rodovia
  estrada da roça > estrada vicinal
  pontilhão, pinguela > ponte
  túnel > obra de arte especial
  acostamento > meio fio, sarjeta
  meio fio > sarjeta
  defensa, guard rail > dispositivo de contenção
  ciclovia > ciclofaixa, infraestrutura cicloviária
  trilho, via férrea, linha de trem > via permanente, malha ferroviária, ferrovia
  locomotiva, vagão > material rodante
  VLT, bonde > veículo leve sobre trilhos
  hidrovia > transporte aquaviário, navegação interior
  cais, píer, atracadouro, trapiche > terminal hidroviário, instalação portuária
  dragagem, assoreamento > desassoreamento
  marinheiro > aquaviário, marítimo
  boia, farol > sinalização náutica, balizamento
  aeromoça, comissário de bordo > comissário de voo, aeronauta
  mecânico de avião > manutenção aeronáutica, mecânico de manutenção aeronáutica
  pista de pouso, campo de aviação > pista de pouso e decolagem, aeródromo
  pista de avião > pista de pouso, pista de pouso e decolagem, aeródromo, aeroporto
  heliponto, heliporto > aeródromo
  escola de aviação, aeroclube, curso de piloto > centro de instrução de aviação civil
  voo atrasado > cancelamento de voo, direitos do passageiro
  bagagem > franquia
  avião agrícola, pulverização aérea > aviação agrícola, aeroagrícola
  motorista bêbado > bafômetro, etilômetro, álcool ao volante
  autoescola > centro de formação de condutores
  pontos na carteira > suspensão do direito de dirigir, cassação da CNH
  multa de caminhão > auto de infração, infração de transporte
  câmera de trânsito > videomonitoramento, fiscalização eletrônica
  pisca alerta | giroflex | sirene > sinalizador, sinalização acústica visual
  rádio comunicador, walkie talkie, HT > rádio transceptor, radiocomunicação, rádio portátil
  GPS > GNSS, georreferenciamento
  carro para bombeiro > viatura de bombeiro, auto bomba tanque, viatura de combate a incêndio, viatura, auto bomba

  # Mais palavras: coisas
  roupa de praia, roupa de banho, touca de natação, óculos de natação > material de natação, treinamento de natação
  tora, prancha de madeira, pau para ponte > pranchões, eucalipto, madeira serrada
  lixa, disco de corte > lixamento, rebolos, ferramentas
  marreta | picareta | espátula | parafusadeira > ferramentas
  colchão de hospital > cama de hospital, colchões hospitalares, camas hospitalares
  placa eletrônica, fusível, resistor, componente eletrônico > material eletrônico
  eletroeletrônico > equipamentos eletrônicos
  máquina fotográfica > câmera fotográfica
  reservatório > caixa d água
  trator pequeno, microtrator > motocultivador, tratorito
  máquina de cortar capim, picadeira > forrageira, ensiladeira
  mangueira de irrigação > irrigação, gotejamento
  torre de relógio, relógio da torre > relógios digitais
  lira, tambor, bumbo, corneta > fanfarra, instrumentos musicais
  bateria de música, oficina de bateria > oficina, instrumentos musicais
  jogos de mesa > xadrez, dominó
  rede de proteção > tela
  máquina de escrever > equipamento de escritório
  kit escolar, estojo > material escolar
  lancheira > kit escolar
  roupa de hospital > confecção hospitalar, enxoval hospitalar, rouparia
  uniforme de gari > uniformes, EPI
  equipamento de mergulho, cilindro de mergulho > mergulho, mergulhador
  corda de escalada, mosquetão > montanhismo, salvamento em altura
  equipamento de escalada > rapel, montanhismo, trabalho em altura
  material de bombeiro, equipamento de bombeiro > combate a incêndio, busca e salvamento
  carro adaptado, carro cela, camburão > cela, viatura caracterizada, transporte de presos
  carro de polícia > viaturas, veículo caracterizado
  prêmio de sorteio > premiação
  motocicleta > zero km
  ônibus alugado > fretamento, locação de ônibus
  condutor de máquina, operador de máquina, operador de trator, tratorista > máquinas pesadas
  ponte rolante, talha, guincho elétrico > içamento
  trocador de calor > boiler, permutadores, feixes tubulares, caldeira
  cano de esgoto, cano d água > tubos, tubulação
  peça de navio, motor de navio > sobressalentes, meios navais
  tinta de navio > tintas, pintura naval
  gás de geladeira, gás refrigerante > refrigeração
  hélio, acetileno, argônio > gases industriais
  produto para piscina, cloro de piscina > cloro granulado, manutenção das piscinas
  filtro de água > elemento filtrante, purificador
  garrafão > água mineral
  copinho de água, copo d água > copos de água mineral
  mastro > bandeiras, pavilhão, flâmulas
  cartão de visita > impressos gráficos
  livro infantil, gibi > paradidático, literatura infantil
  peças de avião > aeronáutico
  rádio de avião > aviônicos
  produto de laboratório > insumos laboratoriais, vidrarias, reagentes
  anticorpo, kit de DNA, enzima > biologia molecular, reagente
  gás de laboratório > gases especiais
  balança de laboratório > balança analítica
  estufa de laboratório > estufa bacteriológica, estufa de secagem
  cromatógrafo, espectrofotômetro > cromatografia, espectrofotometria
  software de desenho > design gráfico, software
  servidor novo de informática > servidor tipo rack
  filtro de carro > filtros, lubrificantes
  # Coisas, como se chamam em casa
  balão de oxigênio, bujão de oxigênio, torpedo de oxigênio, bala de oxigênio, tubo de oxigênio > oxigênio medicinal, gás medicinal, cilindro de oxigênio
  sacolão, sacola de comida, cesta de comida, comida para pobre > cesta básica, cestas de alimentos
  alcatra, picanha > carne bovina
  almofada | fronha > roupa de cama, enxoval
  bacia | bule | chaleira | frigideira | assadeira | funil | garrafa de café > utensílio de cozinha, material de copa e cozinha
  cabide > utensílio doméstico
  apito | rede de gol | colete de time > material esportivo
  bilhar | baralho | sinuca > jogo de mesa
  skate | patins | patinete > material esportivo, equipamento esportivo
  tela de galinheiro > cerca, alambrado
  betoneira | furadeira de parede | escada de alumínio > ferramenta, equipamento de construção
  extensão elétrica, régua de tomada > cabo elétrico, material elétrico
  massa corrida > material de pintura
  calha de telhado > calha, rufo
  ducha > chuveiro
  campainha > interfone
  patrola > motoniveladora, escavadeira hidráulica, retroescavadeira, pá carregadeira, hora máquina, maquinários
  carroça, charrete > tração animal
  brinco de boi, brinco de gado > identificação animal, bovino
  fone > headset
  celular corporativo > telefonia móvel, serviço móvel pessoal, SMP
  linha de telefone, linha de telefone fixo, telefone da repartição > telefonia fixa, serviço telefônico fixo comutado, STFC, telefonia fixa comutada
  impressora alugada > outsourcing de impressão, locação de impressoras, serviços de impressão, impressora
  galão de água mineral, bombona de água, garrafa de água > água mineral, garrafão de água
  leite sem lactose, leite para alergia > fórmula infantil, dieta enteral, suplemento alimentar, alimentação especial
  fralda de velho > fralda geriátrica
  absorvente para alunas, pobreza menstrual > absorvente higiênico, dignidade menstrual
  roupa de médico, pijama cirúrgico > vestuário hospitalar, jaleco, uniforme
  roupa de trabalho, roupa para trabalhador, uniforme de trabalho > uniforme, equipamento de proteção individual, EPI
  roupa de frio > agasalho, vestuário, japona
  farda de aluno > uniforme escolar, fardamento escolar, fardamento
  material para alunos > material escolar, kits escolares
  brinquedo de parque, balanço de parque > playground, parque infantil, brinquedos
  carro a bateria > veículo elétrico, veículo híbrido
  dinheiro de viagem > diária, passagens
  óleo de carro > óleo lubrificante, lubrificante
  vale comida, cartão de comida, tíquete > auxílio alimentação, vale alimentação, vale refeição
  # Veículos, água, comida, escola
  carteira de estudante > carteira de identificação estudantil, meia entrada
  placa mercosul, placa de carro nova > placa de identificação veicular, emplacamento
  vidro de carro | lanterna de carro > peças automotivas, autopeças, peças de reposição
  ar condicionado de carro > manutenção de veículos, ar condicionado automotivo
  cadeirinha, cadeirinha de bebê > dispositivo de retenção, assento infantil
  radar de velocidade > medidor de velocidade, fiscalização eletrônica, controlador de velocidade
  carro funerário, carro de defunto > veículo funerário, serviços funerários, translado
  barco escolar, lancha escolar > transporte escolar fluvial, embarcação, transporte fluvial
  lancha da polícia, barco da polícia > embarcação, lancha blindada, patrulhamento fluvial
  avião da fab, avião da polícia, helicóptero da polícia > aeronave, suprimento aeronáutico, manutenção de aeronaves
  fossa séptica, caixa de esgoto > esgotamento sanitário, limpeza de fossa, tanque séptico
  lixo tóxico, lixo perigoso, lixo químico, pilha velha > resíduos perigosos, resíduos químicos, logística reversa
  derramamento de óleo, mancha de óleo > vazamento de óleo, emergência ambiental, poluição por óleo
  fogo no mato > incêndio florestal, brigadista
  carne seca > charque, carne bovina
  lanche para evento > coffee break, buffet, serviço de alimentação
  pão francês > panificação, pães
  armário de aço | armário de vestiário > mobiliário, roupeiro de aço, armário
  animal de laboratório, bicho de laboratório > biotério, experimentação animal, uso de animais
  livro em braille, livro para cego > braille, material acessível
  propaganda do governo, agência de propaganda > publicidade institucional, serviços de publicidade, agência de publicidade
  aluguel de computador, alugar computador, alugar notebook > locação de computadores, locação de equipamentos de informática, outsourcing de microinformática
  aula online, plataforma de ensino > plataforma educacional, ambiente virtual de aprendizagem, ensino a distância
  quadro interativo, quadro digital, lousa digital > lousa interativa, tela interativa, painel interativo, projetor
  robótica, kit de robótica > robótica educacional
  tênis escolar, sapato de aluno > uniforme escolar, calçados
  mochila escolar > kit escolar, material escolar, mochilas
  maconha medicinal, remédio de maconha > canabidiol, cannabis
  lente de contato > oftalmologia, oftalmológico
  # Marcas que viraram nome da coisa, e como se escreve
  xerocar, tirar cópia > reprografia, fotocópia, copiadora
  fita durex, fita crepe > fita adesiva, material de expediente
  band-aid, bandaid > curativo
  bombril, palha de aço > lã de aço, esponja de aço, material de limpeza
  cotonete > haste flexível, material de higiene
  isopor > caixa térmica, poliestireno, isolante térmico
  velcro | botão de roupa > aviamentos, armarinho
  gillette, prestobarba > aparelho de barbear, lâmina de barbear, barbeador
  maizena, amido > amido de milho, gêneros alimentícios
  nescau, toddy, chocolate em pó > achocolatado, gêneros alimentícios
  danone, danoninho > iogurte, laticínios
  leite ninho > leite em pó, leite em pó integral
  miojo > macarrão instantâneo, macarrão, massa alimentícia
  catchup, ketchup > molho de tomate, condimentos
  leite moça > leite condensado
  coca cola, guaraná > refrigerante
  tupperware, tapué > pote plástico, recipiente plástico, utensílio de cozinha
  tramontina, faqueiro > talheres, utensílios de cozinha
  modess, absorvente íntimo > absorvente higiênico, absorvente
  pampers > fralda descartável, fralda infantil
  AAS > ácido acetilsalicílico
  viagra > sildenafila
  puran > levotiroxina
  buscopan > escopolamina
  plasil > metoclopramida
  mertiolate, merthiolate > antisséptico, clorexidina
  povidine, tintura de iodo > iodopovidona, PVPI
  super bonder, super cola > cola instantânea, adesivo instantâneo
  araldite, durepoxi > adesivo epóxi, massa epóxi
  cola branca, cola bastão > cola, material de expediente, material escolar
  post-it, bloquinho de recado > bloco adesivo, material de expediente
  caneta bic, esferográfica > caneta esferográfica, caneta, material de expediente
  pincel atômico, pilot, canetão > marcador permanente, pincel marcador, marcador para quadro branco
  contact, papel contact > papel adesivo, plástico adesivo
  eva, folha de eva > borracha eva, material escolar, material pedagógico
  tnt, tecido tnt > tecido não tecido, não tecido
  lycra > tecido
  eternit, telha eternit, brasilit > telha de fibrocimento, fibrocimento, telha
  fórmica > laminado melamínico, MDF
  eucatex > chapa de madeira, madeira
  pvc > policloreto de vinila, tubo de pvc
  makita > serra mármore, ferramentas elétricas
  caminhão munck, muque > guindauto, guindaste, caminhão guindaste
  bobcat > minicarregadeira
  retro > retroescavadeira, máquina pesada, patrulha mecanizada
  patrolar, patrolamento > motoniveladora, cascalhamento, manutenção de estradas vicinais
  poclain > escavadeira hidráulica
  caterpillar > escavadeira, motoniveladora, trator
  jeep > veículo utilitário, veículo 4x4
  kombi, topic > van, micro ônibus, veículo de passageiros
  fusca, corsa, palio > veículo de passeio, veículo leve
  strada, saveiro, montana > camionete, picape, veículo utilitário
  ducati | kawasaki > motocicleta
  ifood > entrega de refeições, delivery
  waze > georreferenciamento, mapas
  google | gmail > computação em nuvem, serviços em nuvem, google workspace
  zoom, teams, google meet > videoconferência, webconferência
  corel, coreldraw, illustrator > software de edição gráfica, adobe, licença de software
  revit > software, licenciamento de software, autodesk, BIM
  office 365 > licença de software, microsoft, licenciamento de software
  oracle > banco de dados oracle, software oracle
  zap, zapzap > aplicativo de mensagens, mensagens instantâneas, multicanal
  chatgpt, ia generativa > inteligência artificial
  pendrive, memória usb > dispositivo de armazenamento, material de informática
  ssd > disco rígido, unidade de armazenamento, disco rígido externo
  notbook, note book > notebook, microcomputador portátil
  televisor, smart tv > televisão, aparelho de televisão
  retroprojetor > projetor
  rede sem fio > internet sem fio, access point, ponto de acesso, WLAN
  modem > equipamentos de rede, switch, ativos de rede
  câmera corporal, bodycam, câmera na farda > câmera operacional portátil
  arcondicionado, ac split > condicionador de ar, aparelho de ar condicionado, climatização
  microondas > forno de micro-ondas, eletrodoméstico, forno microondas
  ventilador de parede > ventiladores
  filtro de barro, galão de 20 litros > água mineral, garrafão
  máquina de café expresso > café, eletrodoméstico, locação de máquinas de café
  sanduicheira | espremedor | torradeira > eletrodoméstico, eletroportátil
  airfryer > eletrodoméstico, fritadeira elétrica
  fogareiro > fogão industrial, fogão
  bujão > gás liquefeito de petróleo, GLP, gás de cozinha, P13
  filme de pvc, papel filme, papel alumínio > filme plástico, material de copa e cozinha
  flanela | esfregão | mop > material de limpeza
  desinfetante pinho | cândida > saneante, material de limpeza, água sanitária
  querosene de limpeza | thinner | aguarrás > solvente, material de pintura
  bom ar, desodorizador > odorizador de ambiente, material de limpeza
  sabão em barra > material de limpeza, saneante, produtos de limpeza
  papel sulfite, chamex > papel a4, material de expediente
  clips | furador de papel | perfurador de papel > material de expediente, material de escritório
  envelope pardo > material de expediente, material gráfico
  pasta suspensa | pasta az | caixa arquivo > material de expediente, material de escritório
  tinta acrílica, tinta látex, suvinil > tintas, material de pintura
  rejunte > material de construção
  chapisco, reboco > argamassa, revestimento
  patente de banheiro > louças sanitárias, bacia sanitária, material hidráulico
  registro de água | sifão > metais sanitários, material hidráulico, hidrossanitário
  tomada elétrica > material elétrico
  pilha alcalina, bateria 9v > pilhas, baterias
  bateria de nobreak > baterias, bateria automotiva, acumulador
  # Comida, com os nomes de cada lugar
  jerimum, moranga, abóbora > hortaliças, hortifrutigranjeiros
  bergamota, mexerica, tangerina, ponkan > frutas, hortifrutigranjeiros
  cebolinha, cheiro verde, coentro, salsinha > hortaliças, hortifrutigranjeiros
  batata doce | batata inglesa | beterraba | chuchu > hortifrutigranjeiros, legumes, hortifrutis
  couve > folhosos, hortaliças, hortifrutigranjeiros
  sacolão de verdura > hortifrutigranjeiros, hortifruti, hortaliças
  poupa de fruta > polpas, suco de fruta
  pão de forma | pão doce > produtos de panificação, pães, padaria
  cuca > produtos de panificação, confeitaria
  coxinha, pastel > salgados, coffee break, lanches
  bandeco, prato feito > refeições prontas, fornecimento de refeições, alimentação preparada
  rancho militar > subsistência, gêneros alimentícios, serviço de aprovisionamento
  restaurante universitário, RU > fornecimento de refeições, serviço de alimentação, refeitório, produção e distribuição de refeições
  cantina da escola > exploração de lanchonete, cessão de uso de espaço, cantinas
  charque, jabá, carne de sol > carne bovina, gêneros alimentícios
  peixe fresco, filé de peixe > pescado, peixes
  frango inteiro | coxa e sobrecoxa | peito de frango > carne de frango, carnes, aves
  acém | músculo > carne bovina, carnes
  fígado de boi > carne bovina
  feijão preto | feijão carioca | lentilha > gêneros alimentícios, estocáveis
  farinha de trigo | farinha de mandioca | fubá | farinha de milho > gêneros alimentícios, farinha
  óleo de soja > gêneros alimentícios
  sal de cozinha | vinagre | tempero > gêneros alimentícios, condimentos
  bolacha, biscoito > gêneros alimentícios
  rapadura > açúcar mascavo, gêneros alimentícios
  castanha de caju > castanha, produtos extrativistas
  chimarrão, tereré > erva-mate, chá mate
  café solúvel > gêneros alimentícios
  água de coco > coco
  bebida energética > bebidas
  comida kosher | comida vegetariana > alimentação especial, dieta
  dieta > nutricional, alimentação especial
  ceia de natal > cestas natalinas, cestas de natal
  peixe da semana santa, peixe da páscoa > distribuição de peixes, pescado
  fórmula láctea, nan, aptamil > fórmula infantil
  nutren, ensure > nutrição enteral, suplemento alimentar, dieta enteral
`
