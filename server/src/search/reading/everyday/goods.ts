/** Rows of the table of everyday words (synonym-table.ts). */
export const GOODS_ROWS = `
  # Móveis, utensílios, material de uso
  cadeira de escritório | cadeira giratória > cadeira ergonômica, mobiliário
  cadeira gamer > cadeira ergonômica
  sofá > mobiliário, estofado
  cama | beliche > mobiliário, dormitório
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
  estofamento | estofador > tapeçaria, reforma de estofados
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
  copo | xícara | caneca > material de copa e cozinha, utensílios
  guardanapo > material de copa e cozinha, descartáveis
  papel toalha > papel higiênico, material de higiene
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
  vela > gênero, material de copa, peças automotivas, peças de reposição
  isqueiro | fósforo > gênero, material de copa
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
  trabalho em altura, rapel > NR 35, acesso por corda
  NR 10 | curso de segurança do trabalho > segurança do trabalho, norma regulamentadora
  técnico de segurança > segurança do trabalho
  cone > sinalização viária
  cavalete > sinalização viária, cone de sinalização
  placa de sinalização | placa de aviso > sinalização, comunicação visual
  adesivo > comunicação visual, plotagem
  plotagem > comunicação visual, adesivo vinílico
  faixa > comunicação visual, adesivo vinílico, plotagem
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
  boiler > caldeira, vaso de pressão, NR 13
  azulejo > revestimento cerâmico, material de construção
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
`
