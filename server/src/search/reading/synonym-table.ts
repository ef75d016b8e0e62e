/**
 * What people type, and what the gazette prints. One group a row:
 *
 * - `a, b, c`: whoever types one also finds the others.
 * - `a, b > c, d`: whoever types `a` or `b` also finds all others; `c` and `d` by themselves do not
 *   find `a` or `b`, because they mean more.
 * - `a = b`: two names of one thing, whoever reads them: an abbreviation and what it stands for.
 *   Only these are also read in searches that must be exact (ADR 67); what follows ` > ` is not.
 *
 * Inflections, stop words and the relatives of families.ts make no difference. A form is typed in
 * one row only; it may be found by several. Compiled in November 2026 from what the editions print
 * and from what suppliers, candidates, servants and journalists call it; a test checks the form of
 * every row.
 */
export const SYNONYM_ROWS = `
  # Saúde: remédios, material, exames
  remédio, medicamento, fármaco
  vacina, imunizante, imunobiológico
  vacinação, vacinar, imunização
  camisinha, preservativo
  fralda geriátrica > fralda descartável, fralda adulta, absorvente geriátrico
  absorvente > absorvente higiênico, dignidade menstrual
  cadeira de rodas, muleta, andador > órtese, meio auxiliar de locomoção
  prótese, órtese > OPME
  aparelho auditivo, aparelho de surdez > prótese auditiva, amplificação sonora individual
  dentadura > prótese dentária, prótese dental, prótese odontológica
  óculos > lente oftálmica, armação oftálmica, lente corretiva
  material hospitalar, material médico, insumo hospitalar > material médico hospitalar, correlatos
  oxigênio, cilindro de oxigênio > gás medicinal, oxigênio medicinal
  exame de sangue, exame laboratorial > análise clínica, exame de laboratório
  raio x, radiografia > radiologia, radiológico, radiodiagnóstico
  ultrassom, ultrassonografia, ecografia
  tomografia, tomógrafo > diagnóstico por imagem
  cirurgia, operação médica > procedimento cirúrgico, cirúrgico
  soro > solução fisiológica, cloreto de sódio
  veneno de rato > raticida, desratização
  seringa, agulha, injeção > injetável, material médico hospitalar
  curativo, gaze, esparadrapo > atadura, material médico hospitalar
  álcool em gel > álcool 70, antisséptico
  cama de hospital, maca > cama hospitalar, mobiliário hospitalar
  respirador > ventilador pulmonar, ventilador mecânico
  aparelho de pressão > esfigmomanômetro, monitor multiparamétrico
  hemodiálise, diálise > terapia renal substitutiva, nefrologia
  quimioterapia, radioterapia > oncologia, antineoplásico
  ressonância, ressonância magnética > diagnóstico por imagem
  exame admissional, exame periódico, exame ocupacional > saúde ocupacional, medicina do trabalho, PCMSO
  remédio controlado > psicotrópico, medicamento
  diabetes, diabético, glicemia > insulina, tira reagente
  vitamina, suplemento > suplemento nutricional, suplemento alimentar
  dieta hospitalar, alimentação por sonda > nutrição enteral, dieta enteral, fórmula enteral
  bolsa de colostomia > ostomia, estomia
  teste de covid, teste de dengue > teste rápido
  aparelho de raio x, máquina de raio x > equipamento de radiologia, aparelho radiológico, radiologia, raio x
  mamografia, mamógrafo > mastologia, exame de mama, diagnóstico por imagem
  endoscopia > endoscópio, gastroenterologia
  colonoscopia > endoscópio, gastroenterologia
  termômetro > equipamento médico hospitalar, material permanente hospitalar
  oxímetro > equipamento médico hospitalar, material permanente hospitalar
  balança > equipamento médico hospitalar, material permanente hospitalar
  equipamento hospitalar, aparelho hospitalar > equipamento médico hospitalar, material permanente hospitalar
  luva > luva de procedimento, material médico hospitalar, equipamento de proteção individual
  máscara > luva de procedimento, material médico hospitalar, equipamento de proteção individual
  algodão > atadura, material médico hospitalar
  compressa > atadura, material médico hospitalar
  cateter > material médico hospitalar, OPME
  sonda > material médico hospitalar, OPME
  stent > OPME, hemodinâmica, cardiologia
  marca passo > OPME, hemodinâmica, cardiologia
  anticoncepcional > contraceptivo, planejamento familiar
  DIU > contraceptivo, planejamento familiar
  antibiótico > antimicrobiano, medicamento
  pomada > medicamento
  xarope > medicamento
  comprimido > medicamento
  vermífugo > medicamento veterinário, produto veterinário
  vacina de animal > medicamento veterinário, produto veterinário
  remédio de câncer > quimioterápico, antineoplásico, oncologia
  remédio caro > medicamento de alto custo, demanda judicial, componente especializado
  farmácia popular > assistência farmacêutica
  tarja preta, remédio tarja preta > medicamento controlado, controle especial, psicotrópico
  leite de bebê, leite especial > fórmula infantil, formulas infantis, alimentação especial
  ultrason, ultrasom > ultrassom, ultrassonografia

  # Saúde: pessoas, lugares, doenças
  dentista, odontólogo > cirurgião dentista, odontologia, odontológico
  enfermeiro > enfermagem
  psicólogo > psicologia, atendimento psicológico
  fisioterapeuta > fisioterapia
  fonoaudiólogo > fonoaudiologia
  nutricionista > nutrição
  farmacêutico > farmácia
  veterinário > medicina veterinária, médico veterinário
  oculista, oftalmologista > oftalmologia, oftalmológico
  parteira, parto > obstetrícia, obstétrico
  médico de família > Mais Médicos, Médicos pelo Brasil, saúde da família
  posto de saúde, postinho > unidade básica de saúde, UBS, unidade de saúde
  UBS = unidade básica de saúde
  UPA = unidade de pronto atendimento
  pronto socorro > pronto atendimento, urgência e emergência
  UTI = unidade de terapia intensiva
  hospital > unidade hospitalar
  ambulância > UTI móvel, unidade móvel de saúde, unidade de suporte avançado
  plano de saúde, convênio médico > saúde suplementar, operadora de planos de saúde, assistência à saúde suplementar
  caixão, ataúde > urna funerária, urna mortuária
  enterro, velório, funeral > serviço funerário, sepultamento, auxílio funeral
  cemitério > sepultamento, jazigo
  dengue, mosquito da dengue > arbovirose, Aedes aegypti
  covid, coronavírus > covid 19, sars cov 2, novo coronavírus
  maconha > cannabis, canabidiol
  cigarro > tabaco, produto fumígeno, tabagismo
  câncer, tumor > neoplasia, neoplasia maligna, oncologia, oncológico
  aids, HIV > imunodeficiência humana
  doação de sangue, banco de sangue > hemocentro, hemoterapia, hemoderivado
  saúde mental, psiquiatra > psiquiatria, atenção psicossocial, CAPS
  drogado, viciado, dependente químico > dependência química, comunidade terapêutica
  grávida, gravidez > gestante, gestação
  dedetização, detetização > desinsetização, controle de pragas, controle de vetores, desratização, descupinização
  mosquito, pragas > vetores, controle de pragas, pragas urbanas
  castração, castrar > esterilização de animais, esterilização cirúrgica, manejo populacional
  pediatra > pediatria, pediátrico
  ginecologista > ginecologia, obstetrícia
  ortopedista > ortopedia, traumatologia
  neurologista > neurologia
  anestesista > anestesiologia, anestesia
  urologista > urologia
  médico do trabalho > medicina do trabalho, saúde ocupacional
  agente de saúde > agente comunitário de saúde
  autista, autismo > transtorno do espectro autista, TEA
  clínica de recuperação, casa de recuperação > comunidade terapêutica, dependência química
  maternidade > obstetrícia, centro obstétrico
  coração, cardíaco, cardiologista > cardiologia, cardiológico, cardiovascular, eletrocardiograma
  olho > oftalmologia, oftalmológico
  catarata > oftalmologia, oftalmológico
  glaucoma > oftalmologia, oftalmológico
  operação nos olhos, cirurgia de catarata > cirurgia oftalmológica, oftalmologia, oftalmológico
  ouvido, garganta, otorrino > otorrinolaringologia
  pele, dermatologista > dermatologia
  osso > ortopedia, ortopédico, traumatologia
  fratura > ortopedia, ortopédico, traumatologia
  rim > nefrologia, renal
  pulmão > pneumologia
  estômago > gastroenterologia
  intestino > gastroenterologia
  cabeça, cérebro > neurologia, neurocirurgia
  dente, tratamento dentário > odontologia, odontológico
  plantonista, médico de plantão > serviços médicos, plantão médico, médicos plantonistas
  clínico geral > serviços médicos, clínica médica
  consulta médica > atendimento médico, consulta especializada
  terapia, terapeuta > terapia ocupacional, psicologia
  idoso, velhinho, terceira idade > pessoa idosa
  asilo, lar de idosos, casa de repouso > instituição de longa permanência, acolhimento de idosos, acolhimento de idosa, pessoa idosa, acolhimento institucional
  abrigo, orfanato > acolhimento institucional, unidade de acolhimento
  morador de rua, mendigo > situação de rua, população em situação de rua
  assistente social > assistência social, serviço social
  CRAS > centro de referência de assistência social
  enxoval de bebê > kit natalidade, benefício eventual, auxílio natalidade
  barbeiro > vetores, controle de pragas
  piolho > vetores, controle de pragas
  escorpião > vetores, controle de pragas
  bafômetro > etilômetro
  cachorro, cão > canino, animal doméstico
  gato > felino, animal doméstico
  castrar cachorro > castração, esterilização de animais, cães e gatos
  castrar gato > castração, esterilização de animais, cães e gatos
  canil > alojamento de animais, animais apreendidos
  pet shop, banho e tosa > serviço veterinário

  # Veículos e transporte
  carro, automóvel > veículo
  viatura > veículo oficial, veículo
  caminhonete, camionete, picape, pickup > veículo utilitário, utilitário
  jipe, 4x4 > tração 4x4, veículo utilitário
  caminhão > veículo de carga, veículo pesado
  caminhão pipa, carro pipa > operação carro pipa, transporte de água potável
  caminhão de lixo > caminhão compactador, coletor compactador
  moto > motocicleta
  bicicleta, bike > ciclovia, cicloviário
  van, perua, minivan > micro ônibus, veículo tipo van
  van escolar, ônibus escolar, perua escolar > transporte escolar, transporte de alunos, transporte de estudantes
  ônibus > transporte coletivo, transporte rodoviário de passageiros
  barco, lancha, canoa > embarcação
  navio > embarcação, navegação
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
  peça de carro, peça automotiva, autopeça > peça de reposição, peças para veículos, peças e acessórios
  oficina, oficina mecânica, conserto de carro > manutenção de veículos, manutenção veicular, manutenção da frota, manutenção automotiva
  conserto, consertar > reparo, reparação, manutenção corretiva
  lava jato, lava rápido, lavagem de carro > lavagem de veículos, higienização de veículos
  seguro de carro > seguro de veículos, seguro veicular, seguro automotivo, seguro total
  aluguel > locação
  alugar > locar, locação
  motorista, chofer > condutor, condução de veículos
  táxi, uber > transporte por aplicativo, TaxiGov, agenciamento de transporte
  estrada > rodovia, estrada vicinal
  estrada de terra > estrada vicinal, via não pavimentada
  asfalto, asfaltar, asfaltamento > pavimentação, pavimentar, pavimentação asfáltica, recapeamento, CBUQ
  recapear, recapeamento > pavimentação asfáltica, recuperação do pavimento
  buraco, tapa buraco > recuperação do pavimento, conservação rodoviária, operação tapa buracos
  calçada, calçamento > passeio público, pavimentação em paralelepípedo, pavimentação em piso intertravado
  ponte, viaduto > obra de arte especial
  trem, metrô > ferrovia, ferroviário, metroviário, trens urbanos
  aeroporto > aeródromo, sítio aeroportuário, infraestrutura aeroportuária
  pedágio > tarifa de pedágio, concessão rodoviária, praça de pedágio
  radar, pardal, lombada eletrônica > medidor de velocidade, controlador de velocidade, controle eletrônico de velocidade
  multa de trânsito > infração de trânsito, auto de infração, notificação de autuação, notificação de penalidade
  CNH = carteira nacional de habilitação
  carteira de motorista, carta de motorista > carteira nacional de habilitação, CNH
  frete, carreto > transporte de cargas, transporte rodoviário de cargas
  mudança de endereço, empresa de mudança, serviço de mudança > transporte de mobiliário, transporte de bagagem
  motoboy > motofrete, entrega de documentos
  sedex, correios > serviço postal, encomendas expressas
  guincho, reboque > socorro mecânico, remoção de veículos
  fretar ônibus, aluguel de ônibus, alugar ônibus > fretamento, locação de ônibus
  funilaria, lataria > lanternagem, funilaria e pintura
  óleo de motor, troca de óleo > lubrificante, óleo lubrificante
  rastreador, GPS de veículo > rastreamento veicular, monitoramento veicular, rastreamento
  caçamba, basculante > caminhão basculante, caçamba basculante
  balsa > travessia, embarcação
  vale transporte > auxílio transporte
  semáforo, sinal de trânsito > sinalização semafórica
  placa de trânsito, placa de rua > sinalização viária, sinalização vertical
  faixa de pedestre > sinalização horizontal, sinalização viária
  quebra mola, lombada > ondulação transversal, redutor de velocidade
  viajante, diárias e passagens > concessão de diárias
  companhia aérea > transporte aéreo, empresa aérea
  linha de ônibus > transporte rodoviário interestadual, transporte coletivo de passageiros
  caminhoneiro > transportador autônomo, transporte rodoviário de cargas
  carro elétrico > veículo elétrico, eletroposto
  carro blindado, blindagem > veículo blindado
  emplacamento, licenciamento de veículo > detran, primeiro emplacamento
  bateria de carro > bateria automotiva
  empilhadeira > içamento, movimentação de cargas
  guindaste > içamento, movimentação de cargas
  munck > içamento, movimentação de cargas
  rolo compressor > rolo compactador, máquina pesada
  porto > terminal portuário, instalação portuária
  ferro velho de carro > desmonte de veículos
  hidroavião > transporte aéreo, fretamento de aeronave
  jatinho > transporte aéreo, fretamento de aeronave
  táxi aéreo > transporte aéreo, fretamento de aeronave
  aluguel de guindaste, alugar guindaste > locação de guindaste, locação de caminhão munck
  barqueiro, piloto de barco > condutor fluvial, transporte fluvial
  voadeira, rabeta > embarcação, transporte fluvial
  motor de barco, motor de popa
  zero, zero quilômetro > 0km, zero km
  caminhão de mudança, mudança de móveis > transporte de mobiliário, transporte de bagagem, transporte de mobílias

  # Limpeza, vigilância, manutenção, apoio
  faxina > limpeza e conservação, limpeza, asseio e conservação, higienização
  limpeza > limpeza e conservação, asseio, higienização
  faxineiro, servente de limpeza > auxiliar de limpeza, limpeza e conservação, asseio e conservação
  produto de limpeza > material de limpeza, saneante, material de higiene
  papel higiênico > papel toalha, material de higiene
  lixo, entulho > resíduo sólido, resíduo
  recolher lixo, recolhimento de lixo, coleta de lixo > coleta de resíduos, resíduos sólidos, manejo de resíduos, limpeza urbana
  gari, lixeiro, varrição > limpeza urbana, coleta de resíduos
  lixo hospitalar > resíduos de serviços de saúde, resíduos infectantes
  lixão > aterro sanitário, destinação final de resíduos
  reciclagem, catador > coleta seletiva, material reciclável, catadores de materiais recicláveis
  vigia, vigilante, guarda patrimonial > vigilância, vigilância patrimonial, vigilância armada
  vigia armado, segurança armado > vigilância armada, vigilante armado
  vigia desarmado > vigilância desarmada
  segurança privada, empresa de segurança > vigilância patrimonial
  carro forte > transporte de valores
  porteiro > serviço de portaria, controle de acesso, portaria e recepção
  recepcionista > recepção, serviço de recepção
  copeiro, garçom > copeiragem, garçonaria, serviço de copa
  jardineiro > jardinagem, paisagismo, manutenção de áreas verdes
  capina, roçada, cortar grama > roçagem, manutenção de áreas verdes, jardinagem
  poda de árvore, corte de árvore > supressão arbórea, manejo arbóreo
  pedreiro, encanador, bombeiro hidráulico > manutenção predial, oficial de manutenção
  eletricista > manutenção predial, instalação elétrica
  manutenção de prédio, conservação de prédio > manutenção predial
  ar condicionado, climatização > condicionador de ar, aparelho de ar condicionado, split, refrigeração
  geladeira > refrigerador
  elevador > transporte vertical, plataforma elevatória
  escada rolante > transporte vertical
  bebedouro > purificador de água, filtro de água
  caixa d água > reservatório de água
  chaveiro > confecção de chaves, cópia de chaves
  lavanderia > lavagem de roupas, processamento de roupas, enxoval hospitalar
  extintor > recarga de extintores, combate a incêndio, prevenção de incêndio
  bombeiro civil > brigadista, brigada de incêndio
  câmera de segurança, câmera de vigilância > CFTV, videomonitoramento, circuito fechado de televisão
  CFTV = circuito fechado de televisão
  gerador > grupo gerador, grupo motor gerador
  terceirizado, terceirização, mão de obra terceirizada, outsourcing > dedicação exclusiva de mão de obra, mão de obra exclusiva, postos de trabalho
  secretariado > técnico em secretariado, apoio administrativo
  estacionamento > vaga de garagem, garagem
  costureira > costura, confecção
  vassoura, detergente, sabão, desinfetante, água sanitária > material de limpeza, saneante, produto de higienização
  saco de lixo > saco plástico, material de limpeza
  copo descartável > descartáveis, copo plástico, material de copa e cozinha
  panela, talher, prato > utensílio de cozinha, utensílio doméstico, material de copa e cozinha
  cozinheiro, merendeira > preparo de alimentos, preparo de refeições
  vidro, vidraceiro > vidraçaria
  marceneiro > marcenaria
  serralheiro > serralheria
  cortina > persiana
  mesa, cadeira, poltrona, armário, estante > mobiliário
  máquina de lavar > lavadora de roupas, eletrodoméstico
  goteira, vazamento, infiltração > impermeabilização, recuperação da cobertura
  muro, cerca > cercamento, alambrado, gradil
  para raio > SPDA, descargas atmosféricas
  subestação > transformador, média tensão
  despachante > despacho documental
  pintar prédio, pintura de prédio, pintura de parede > pintura predial, serviço de pintura, serviços de pintura
  telhado > cobertura, recuperação da cobertura
  piso, chão > revestimento cerâmico, pavimento
  porta > esquadria
  janela > esquadria
  banheiro > sanitário, instalação sanitária
  banheiro químico > sanitário químico, cabine sanitária
  encanamento > instalação hidráulica, hidrossanitária
  fiação, parte elétrica > instalação elétrica
  acessibilidade, rampa > acessibilidade arquitetônica
  tenda, barraca > locação de tendas, estrutura para eventos
  arquibancada > estrutura para eventos, locação de estrutura
  camarote > estrutura para eventos, locação de estrutura
  container > contêiner, módulo habitacional
  forro, gesso > drywall
  fossa, limpa fossa > esgotamento de fossa, limpeza de fossa, efluente
  caçamba de entulho > resíduos da construção civil
  poda, podar, cortar árvore, cortar galho, galho de árvore > poda de árvores, supressão arbórea, manejo arbóreo
  catraca > controle de acesso
  relógio de ponto, bater ponto, ponto eletrônico, controle de ponto > registro eletrônico de ponto, registrador eletrônico de ponto, ponto biométrico, relógio biométrico, controle de frequência
  aparelho de bater ponto > relógio de ponto, registrador eletrônico de ponto, relógio biométrico, ponto biométrico
  crachá > cartão de identificação, identificação funcional
  carimbo > confecção de carimbos, placas
  placa de homenagem > confecção de carimbos, placas
  toldo > cobertura em lona
  bomba d água > motobomba, conjunto motobomba, bomba submersa
  colchão > colchões, cama mesa e banho
  travesseiro > colchões, cama mesa e banho
  cobertor > colchões, cama mesa e banho
  toalha > cama mesa e banho
  ventilador > climatização, ventilação
  exaustor > climatização, ventilação
  liquidificador > eletrodoméstico, eletroportátil
  flores > arranjo de flores, arranjos florais, ornamentação
  buquê > arranjo de flores, arranjos florais, ornamentação
  coroa de flores > arranjo de flores, arranjos florais, ornamentação
  bandeira > bandeiras, pavilhão nacional
  ferramenta > ferramentas, ferragem
  furadeira > ferramentas, ferragem
  parafuso > ferragens, material de ferragem
  prego > ferragens, material de ferragem
  madeira, tábua > madeira serrada
  brita, pó de pedra > agregado, material de construção
  ferro > ferragem, material metálico
  aço > ferragem, material metálico
  vergalhão > ferragem, material metálico
  tubo > tubulação, material hidráulico
  manilha > tubulação, material hidráulico
  espingarda de chumbinho > arma de pressão
  jardim > jardinagem, paisagismo, áreas verdes
  grama > roçagem, gramado, áreas verdes
  lavar roupa, roupa suja > lavanderia, lavagem de roupas
  lixo de hospital > resíduos de serviços de saúde, resíduos hospitalares, lixo hospitalar
  levantar muro, fazer muro > construção de muro
  alarme > segurança eletrônica, monitoramento de alarme

  # Comida
  merenda, merenda escolar, lanche escolar > alimentação escolar, PNAE, gênero alimentício
  PNAE = programa nacional de alimentação escolar
  comida, mantimento, alimento > gênero alimentício, alimentação, subsistência
  rancho > gêneros alimentícios, alimentação, quantitativo de subsistência
  quentinha, marmita, marmitex > refeição, refeições prontas, alimentação preparada
  restaurante, refeitório > refeição, restaurante universitário, alimentação coletiva
  bandejão > restaurante universitário
  cantina, lanchonete > cessão de uso, concessão de uso
  lanche, coffee break, buffet, bufê, coquetel > serviço de alimentação
  cafezinho > café, açúcar, copa
  galão de água, garrafão de água > água mineral
  carne, frango, peixe > gêneros alimentícios perecíveis, proteína animal, pescado
  verdura, legume, fruta, hortaliça > hortifruti, hortifrutigranjeiro, gêneros alimentícios
  pão, padaria > panificação, produto de panificação
  leite > laticínio, leite pasteurizado
  cesta básica > cesta de alimentos, gêneros alimentícios
  pequeno produtor, pequeno agricultor, produtor familiar, agricultor familiar > agricultura familiar, empreendedor familiar rural
  vale alimentação, vale refeição, ticket refeição > auxílio alimentação, cartão alimentação, auxílio refeição
  gás de cozinha, botijão, botijão de gás > GLP, gás liquefeito de petróleo, recarga de gás
  GLP = gás liquefeito de petróleo
  arroz, feijão, macarrão, farinha > gênero alimentício, estocável, cesta de alimentos
  ovo > gênero alimentício
  refrigerante, suco, bebida > gênero alimentício, polpa de fruta
  bolo, salgado, doce > confeitaria, panificação, serviço de alimentação
  refeição de preso > alimentação para custodiados, refeições prontas
  vaca leiteira > bovino
  pó de café > café torrado, café moído
  gelo > gelo em cubo
  salsicha > frios, laticínio
  presunto > frios, laticínio
  queijo > frios, laticínio
  polpa, suco de fruta > polpa de fruta
  óleo de cozinha > óleo de soja, gênero alimentício
  sopa, alimentação de paciente > dieta hospitalar, nutrição hospitalar
  comida de preso > alimentação para custodiados, refeições prontas
  comida de cachorro > ração

  # Ensino
  creche, escolinha > educação infantil, centro de educação infantil, CMEI, Proinfância
  escola, colégio > unidade escolar, estabelecimento de ensino
  faculdade > instituição de ensino superior, ensino superior
  IES = instituição de ensino superior
  professor, docente > magistério
  professor universitário > professor do magistério superior, magistério superior, docente
  professor temporário, professor substituto, docente substituto
  aluno, estudante > discente
  vestibular, enem, sisu > processo seletivo, exame nacional do ensino médio, ingresso
  mestrado, doutorado > pós graduação, stricto sensu
  estudar fora, estudar no exterior, doutorado no exterior > afastamento do país, doutorado sanduíche, afastar se do país
  bolsa, bolsa de estudo > bolsista, auxílio financeiro a estudante
  material escolar, caderno > kit escolar, material didático, material pedagógico
  livro didático > PNLD, material didático
  PNLD = programa nacional do livro e do material didático
  uniforme, farda > fardamento, vestuário
  diploma > revalidação de diploma, registro de diploma, reconhecimento de diploma
  cotas, cotista > ação afirmativa, reserva de vagas
  curso a distância, curso online, EAD > educação a distância, ensino a distância
  estagiário > estágio, programa de estágio
  curso novo, abertura de curso, abrir curso > autorização de curso, reconhecimento de curso, credenciamento de instituição
  alfabetização > EJA, educação de jovens e adultos
  EJA = educação de jovens e adultos
  carteira escolar, cadeira escolar > mobiliário escolar, conjunto aluno
  mochila > kit escolar
  quadro negro, lousa > quadro branco, lousa digital
  biblioteca > acervo bibliográfico, material bibliográfico, bibliotecário
  cuidador, cuidador de aluno > profissional de apoio escolar, apoio escolar
  residência médica > programa de residência, médico residente
  intercâmbio > mobilidade acadêmica, mobilidade internacional, intercâmbio acadêmico
  pós doutorado > pós doutoral, estágio pós doutoral
  fechar faculdade, fechamento de curso > descredenciamento, extinção de curso, desativação
  vaga na universidade, transferência de curso > vagas remanescentes, vagas ociosas
  FIES > fundo de financiamento estudantil
  Prouni > programa universidade para todos
  estudar fora do Brasil, estudar fora do país > afastamento do país, doutorado sanduíche, afastar se do país
  reforço escolar, aula particular > monitoria, tutoria
  trote, colação de grau > formatura, solenidade
  aula > curso, ensino, aulas
  curso de inglês, aula de inglês, curso de idiomas, curso de línguas > língua inglesa, idiomas, ensino de idiomas
  inglês > língua inglesa
  espanhol > língua espanhola
  francês > língua francesa
  português > língua portuguesa
  empresa de estágio, agência de estágio, empresa que administra estagiário > agente de integração, integração de estágio, programa de estágio
  gabarito > resultado da prova, gabarito preliminar
  nota de corte > classificação, pontuação
  concurso adiado > adiamento, nova data, suspensão do concurso
  taxa de inscrição > isenção da taxa, valor da inscrição
  livro > acervo bibliográfico, obra literária, livros
  revista > periódico, assinatura de periódicos
  assinatura de revista > periódico, assinatura de periódicos
  assinatura de jornal > periódico, assinatura de periódicos
  violão > instrumento musical
  banda marcial > instrumento musical
  fanfarra > instrumento musical
  jogo, jogo pedagógico > material pedagógico, brinquedo pedagógico
  transporte de estudante universitário > transporte universitário
  reitor, vice reitor > reitoria
  bolsa de pesquisa > fomento à pesquisa, auxílio à pesquisa, bolsista
  feira de ciências, olimpíada > competição científica

  # Aposentadoria, pensões, benefícios
  viúva, viúvo > pensão por morte, pensão vitalícia, cônjuge, companheiro
  pensão > pensão por morte, pensão civil, pensionista
  órfão > pensão temporária, pensão por morte
  filho deficiente, filho com deficiência, filho inválido > filho maior inválido, pessoa com deficiência
  deficiente > pessoa com deficiência, deficiência, inválido, portador de deficiência
  PCD = pessoa com deficiência
  aposentado > aposentadoria, inativo
  aposentadoria por doença, aposentadoria por invalidez > incapacidade permanente
  militar aposentado, aposentadoria de militar, reforma de militar > reserva remunerada, inatividade, transferência para a reserva, reformar
  revisão de aposentadoria > alteração de proventos, revisão de proventos, apostila
  prova de vida > recadastramento, comprovação de vida, atualização cadastral
  doença grave > moléstia profissional, moléstia grave, doença especificada em lei
  anistiado, anistia > anistia política, anistiado político, reparação econômica
  auxílio doença, encostado > benefício por incapacidade, auxílio por incapacidade temporária
  BPC = benefício de prestação continuada
  bolsa família > auxílio Brasil, transferência de renda
  FGTS = fundo de garantia do tempo de serviço
  auxílio moradia > ajuda de custo, indenização de moradia
  território de rondônia, território do amapá, território de roraima, ex território > transposição, ex territórios federais, quadro em extinção
  tempo de serviço > averbação, certidão de tempo de contribuição, tempo de contribuição
  esposa > cônjuge, companheira, pensão vitalícia
  filho menor, menor de 21 anos > pensão temporária
  aposentadoria por idade, 75 anos > aposentadoria compulsória, compulsoriamente
  adoção, adotou > licença à adotante, adotante
  insalubridade, adicional de insalubridade > condições insalubres, adicional ocupacional
  acidente de trabalho > acidente em serviço
  INSS atrasado, perícia > perícia médica, junta médica
  bolsa atleta > programa bolsa atleta
  marido > cônjuge, companheiro, viúvo, pensão vitalícia
  ex marido > ex cônjuge, alimentos
  mãe > genitora, genitor, dependente econômica
  pai > genitora, genitor, dependente econômica
  filha solteira > filha maior solteira
  perdeu a aposentadoria, aposentadoria cassada > cassação de aposentadoria, cassar a aposentadoria
  voltou a trabalhar, aposentado voltou a trabalhar, volta do aposentado, voltou da aposentadoria > reversão, reversão à atividade, reverter à atividade, retorno à atividade
  desaposentação > reversão, renúncia à aposentadoria
  aposentado por doença, aposentado por invalidez > incapacidade permanente, aposentadoria por incapacidade
  pensão cancelada, perdeu a pensão > perda da qualidade de beneficiário, cessação da pensão, exclusão de pensão
  pensão atrasada > exercícios anteriores, habilitação tardia
  pensão alimentícia > alimentos, ex cônjuge
  pensão para marido, pensão para o viúvo > cônjuge, companheiro, viúvo, pensão vitalícia
  auxílio funeral > auxílio-funeral, funeral
  vivia junto, morava junto, união estável > companheira, companheiro

  # Disciplina e sanções
  expulso > demissão, demitir, cassação de aposentadoria
  demitido, mandado embora, justa causa > demissão, penalidade de demissão
  punição, punido, punir, castigo > penalidade, sanção, aplicação de penalidade, apenar
  multa > penalidade, multar, sanção
  penalidade > sanção, multa
  sindicância > processo administrativo disciplinar, comissão de sindicância
  PAD, processo disciplinar > processo administrativo disciplinar, comissão de inquérito
  corrupção, propina, suborno > ato lesivo, improbidade, responsabilização, corrupção passiva, corrupção ativa
  roubo, furto, desvio de dinheiro > peculato, dano ao erário, tomada de contas especial
  abandono de emprego, faltou ao trabalho > abandono de cargo, inassiduidade habitual
  empresa punida, empresa suspensa, empresa proibida, proibida de licitar > impedimento de licitar, impedir de licitar, declaração de inidoneidade, suspensão temporária, penalidade
  inidônea, inidoneidade > declaração de inidoneidade, impedimento de licitar
  acúmulo de cargos > acumulação de cargos, acumulação ilícita
  nepotismo > parentesco
  médico punido, médico cassado > censura pública, cassação do exercício profissional, pena disciplinar, penalidade disciplinar
  advogado punido > exclusão dos quadros, suspensão do exercício profissional
  CRM > conselho regional de medicina
  CRO = conselho regional de odontologia
  CREA = conselho regional de engenharia e agronomia
  OAB = ordem dos advogados do Brasil
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
  multa do ibama > auto de infração ambiental, infração ambiental
  multa do icmbio > auto de infração ambiental, infração ambiental
  calote, dívida com o governo > dívida ativa, débito
  contador punido > cassação do exercício profissional, suspensão do exercício profissional, censura pública, penalidade disciplinar
  corretor punido > cassação do exercício profissional, suspensão do exercício profissional, censura pública, penalidade disciplinar
  enfermeiro punido > cassação do exercício profissional, suspensão do exercício profissional, censura pública, penalidade disciplinar
  engenheiro punido > cassação do exercício profissional, suspensão do exercício profissional, censura pública, penalidade disciplinar
  cassaram o registro, registro cassado > cassação do registro, cancelamento do registro
  intimado > edital de intimação, notificação, citação
  recorreu, pediu para voltar > pedido de reconsideração, pedido de revisão, recurso administrativo

  # Licenças, afastamentos, movimentação
  licença sem salário, licença sem vencimento, licença sem remuneração, licença não remunerada > licença para tratar de interesses particulares, licença para tratar de assuntos particulares, licença para trato de interesses particulares
  licença médica, atestado médico, servidor doente > licença para tratamento de saúde, licença para tratar da própria saúde, tratamento da própria saúde
  licença maternidade, licença gestante > licença à gestante, salário maternidade
  folga > licença, afastamento, dispensa do ponto
  licença para estudar, licença para estudo, folga para curso, licença capacitação > licença para capacitação, afastamento para pós graduação, programa de pós graduação stricto sensu
  fora do país, fora do Brasil, viagem ao exterior, viagem internacional > afastamento do país, afastar se do país, exterior
  viagem, viajar > afastamento do país, afastar se do país, deslocamento
  cuidar de parente, doença em família > licença por motivo de doença em pessoa da família
  acompanhar cônjuge, acompanhar marido > licença por motivo de afastamento do cônjuge, exercício provisório
  emprestado, empréstimo de servidor > ceder, cessão, requisição, requisitar
  ceder, cessão > requisição, requisitar
  transferência de servidor, servidor transferido > remoção, remover, redistribuição, redistribuir
  trocar de cidade, mudar de cidade > remoção, remover, redistribuição
  voltar ao cargo, volta ao cargo, cargo antigo, cargo anterior > recondução, reconduzir, reintegração, reintegrar, reversão
  voltar, retornar, retorno > recondução, reintegração, reversão
  largar > vacância, exoneração a pedido, desligamento
  pediu demissão, pedido de demissão, pedir demissão > exoneração a pedido, exonerar a pedido, vacância
  passou em outro concurso, outro concurso, outro cargo > posse em outro cargo inacumulável, cargo inacumulável
  morreu, morto, morte, morrer > falecimento, falecer, óbito
  horário reduzido, meio período, redução de jornada > jornada de trabalho reduzida, redução da jornada, horário especial
  trabalho em casa, trabalhar em casa, home office, teletrabalho, trabalho remoto > programa de gestão e desempenho
  PGD = programa de gestão e desempenho
  férias canceladas, cancelar férias > interrupção de férias, interromper as férias
  não assumiu, não tomou posse, desistiu da vaga > tornar sem efeito, posse não ocorrida, desistência
  chamar aprovados > aprovados em concurso público, convocação de candidatos, convocação de aprovados
  voltou ao trabalho > retorno à atividade, reversão, recondução
  mudou de nome > alteração de nome, retificação de nome
  voltar para o órgão de origem, devolvido ao órgão > retorno ao órgão de origem, cessar a cessão, reapresentação
  congresso, seminário, simpósio > participar de congresso, evento científico
  estudar, estudo > afastamento para estudo, pós graduação
  licença para candidato, candidato a vereador > licença para atividade política
  licença para cuidar de filho > licença por motivo de doença em pessoa da família
  missão no exterior, serviço no exterior > missão permanente, missão transitória
  comitiva > delegação, comitiva oficial
  nomeação cancelada, nomeação anulada > tornar sem efeito a nomeação, tornar sem efeito

  # Cargos, salários, concursos
  salário, remuneração, vencimento, ordenado
  aumento, reajuste > majoração, reajustamento, recomposição
  hora extra > serviço extraordinário, adicional por serviço extraordinário
  cargo de confiança > função de confiança, cargo em comissão, cargo comissionado
  CCE = cargo comissionado executivo
  FCE = função comissionada executiva
  emprego, vaga de emprego > emprego público
  concurso > concurso público, certame, processo seletivo
  seleção > processo seletivo, seleção pública, chamada pública
  processo seletivo > seleção pública, processo seletivo simplificado
  contratação temporária, contrato temporário, trabalhador temporário > contratação por tempo determinado, prazo determinado, necessidade temporária
  chamado, convocado > convocação, nomear, nomeação
  aprovado > habilitado, habilitação em concurso público, aprovação em concurso público, classificado
  lista de aprovados, resultado do concurso > resultado final, homologação do resultado, classificação final
  chefe > titular, dirigente, chefia
  ouvidoria > ouvidor
  corregedoria > corregedor
  interino > substituto, substituta eventual, eventual substituto
  saiu, sair, saída, tirado do cargo, perdeu o cargo > exoneração, exonerar, dispensar, dispensa, vacância
  entrou, assumiu > nomear, nomeação, designar, designação, posse
  promoção de servidor, subir de cargo > progressão funcional, promoção funcional
  greve > paralisação, movimento paredista
  sindicato > entidade sindical, registro sindical
  trabalho escravo > condição análoga à de escravo, trabalho análogo ao de escravo
  carteira de trabalho > CTPS, carteira de trabalho e previdência social
  jovem aprendiz, menor aprendiz > aprendizagem profissional, contrato de aprendizagem
  cargo vago > vacância, vagar
  ficha suja > inelegibilidade
  gratificação > função gratificada, função comissionada
  conselheiro > membro do conselho
  fiscal do trabalho > auditor fiscal do trabalho
  fiscal da receita > auditor fiscal da receita federal
  fiscal agropecuário > auditor fiscal federal agropecuário
  diplomata > ministro de segunda classe, carreira de diplomata, terceiro secretário
  delegado > delegado de polícia federal
  general > oficial general, general de brigada, general de divisão
  promoção de militar, promoção de oficial > promover ao posto, promoção ao posto
  eleição de sindicato > eleições sindicais
  assembleia > assembleia geral, edital de convocação
  substituto do chefe, vice > substituto eventual, adjunto
  ganhou na justiça > decisão judicial, cumprimento de decisão, sub judice
  supersalário, teto salarial > abate teto, teto remuneratório
  servidor fantasma > inassiduidade habitual, abandono de cargo
  perito > perícia, perito criminal
  escrivão > polícia federal, polícia civil
  investigador > polícia federal, polícia civil
  bombeiro militar > corpo de bombeiros
  piloto, aviador > aeronauta, quadro de oficiais aviadores
  passou para a reserva, foi para a reserva > transferência para a reserva remunerada, reserva remunerada
  oficial demitido > demissão ex officio, perda do posto
  assessor do presidente > assessor da presidência
  gratificação de informática > GSISP

  # Moradia, terra, cidade
  casa própria, casa popular, moradia popular > Minha Casa Minha Vida, habitação de interesse social, unidade habitacional
  moradia > habitação, unidade habitacional
  terreno > imóvel, gleba, área de terra
  prédio > edifício, edificação, imóvel
  despejo > desocupação, reintegração de posse
  reforma agrária, sem terra > projeto de assentamento, assentamento, Incra
  terra de índio, terra indígena, reserva indígena > posse permanente indígena, demarcação
  índio > indígena, povos indígenas, Funai
  quilombo, quilombola > remanescentes das comunidades dos quilombos, comunidade quilombola
  título de terra > regularização fundiária, título de domínio, titulação
  terreno de marinha > aforamento, ocupação, laudêmio, patrimônio da união
  tomar terreno, desapropriar > desapropriação, utilidade pública, interesse social
  favela > assentamento precário, urbanização
  esgoto > esgotamento sanitário, saneamento básico, tratamento de esgoto
  água encanada > abastecimento de água, sistema de abastecimento de água
  poço > poço artesiano, poço tubular
  enchente, alagamento, inundação, temporal > chuvas intensas, situação de emergência, calamidade pública, desastre
  seca > estiagem, situação de emergência
  deslizamento > movimento de massa, contenção de encosta
  cidade > município
  obra inacabada, obra parada, obra abandonada > remanescente de obra, conclusão da obra, conclusão de obra, retomada da obra, término da construção
  quadra, quadra esportiva > quadra poliesportiva, ginásio poliesportivo
  parquinho > playground, parque infantil
  poste, iluminação de rua > iluminação pública, luminária
  móvel de escritório, móveis > mobiliário
  material de construção, cimento, tijolo, areia > insumo de construção
  empreiteira, construtora > empresa de engenharia, execução de obra
  terminar obra, terminar escola, acabar obra > conclusão da obra, conclusão da escola, remanescente de obra, continuidade da construção
  rua > logradouro, via pública, via urbana
  bueiro, vala, água da chuva > drenagem pluvial, galeria de águas pluviais, drenagem
  açude > barragem, represa
  cisterna > água de chuva, reservatório de água
  praça > urbanização, praça pública, revitalização
  campo de futebol, gramado > grama sintética, campo society, estádio
  academia ao ar livre > academia da saúde, equipamentos de ginástica
  venda de imóvel, venda de terreno, venda de casa > alienação de imóvel, venda de imóveis, leilão de imóveis
  bombeiros > corpo de bombeiros militar
  vereador, câmara de vereadores > câmara municipal
  agência do INSS, posto do INSS > agência da previdência social
  prefeitura > município
  alugar casa, aluguel de casa, alugar prédio, aluguel de prédio, alugar imóvel, alugar sala, aluguel de sala > locação de imóvel, locação de um imóvel, locar imóvel
  dono do imóvel, aluguel atrasado > locador, locatário
  sede nova > mudança de sede, construção da sede
  apartamento funcional > imóvel funcional, imóvel residencial funcional
  prédio público > edificação pública, próprio nacional
  mercado municipal, feira livre > mercado público
  matadouro, abatedouro > frigorífico, abate
  delegacia > unidade policial, delegacia de polícia
  quadra coberta, cobertura de quadra > quadra poliesportiva coberta, cobertura metálica
  escola nova > construção de escola, unidade escolar
  reforma de escola, reformar escola > reforma de unidade escolar, reforma da escola, ampliação da escola
  reforma de hospital > reforma do hospital, ampliação do hospital
  reforma de prédio, reformar prédio > reforma predial, reforma do edifício, adequação do prédio
  demolir > demolição
  loteamento, lote > parcelamento do solo, regularização fundiária
  plano da cidade, planejamento urbano > plano diretor, desenvolvimento urbano
  mapa, mapeamento > cartografia, georreferenciamento, geoprocessamento

  # Ambiente, campo
  desmatamento, desmatar > supressão de vegetação, desflorestamento
  queimada, incêndio na mata > incêndio florestal, Prevfogo, brigadista
  licença ambiental > licença prévia, licença de instalação, licença de operação, licenciamento ambiental
  multa ambiental > auto de infração ambiental, termo de embargo, infração ambiental
  parque nacional, reserva ambiental > unidade de conservação, área de proteção ambiental
  APA > área de proteção ambiental
  bicho, animal silvestre > fauna silvestre, animal
  pescador, pesca > pesca artesanal, atividade pesqueira, registro geral da atividade pesqueira, defeso
  garimpo > lavra garimpeira, garimpeiro
  mineradora > lavra, mineração, alvará de pesquisa
  agrotóxico, veneno agrícola, pesticida > defensivo agrícola, herbicida, inseticida
  trator > máquina agrícola, patrulha mecanizada, implemento agrícola
  patrol, retroescavadeira, escavadeira > motoniveladora, máquina pesada, pá carregadeira
  adubo > fertilizante, insumo agrícola
  muda, semente > insumo agrícola, plantio
  gado, boi, vaca > bovino
  porco > suíno
  galinha > ave, avicultura
  ração > alimento para animais
  transgênico > organismo geneticamente modificado, OGM
  OGM = organismo geneticamente modificado
  cavalo, égua > equino
  cabra, ovelha, bode > caprino, ovino
  abelha, apicultor > apicultura
  poluição > dano ambiental, infração ambiental
  vazamento de óleo > derramamento de óleo
  reflorestamento, plantar árvore > recuperação de área degradada, plantio de mudas
  irrigação, irrigar > perímetro irrigado, projeto de irrigação
  caça, caçador > fauna silvestre, manejo
  lixo eletrônico > resíduos eletroeletrônicos
  assistência ao agricultor > ATER, assistência técnica e extensão rural
  lago > recursos hídricos, curso d água
  tirar água do rio, usar água do rio > outorga de uso de recursos hídricos, outorga
  mata, floresta > vegetação nativa, recurso florestal
  praia > orla, zona costeira
  alevino, criação de peixe > piscicultura, aquicultura, pescado
  colheitadeira > máquina agrícola, implemento agrícola
  plantadeira > máquina agrícola, implemento agrícola
  arado > máquina agrícola, implemento agrícola
  grade > máquina agrícola, implemento agrícola
  calcário > corretivo de solo, insumo agrícola
  horta > hortaliça, agricultura urbana
  fazenda, sítio > imóvel rural
  fazendeiro, agricultor > produtor rural
  seca no nordeste > semiárido, estiagem
  vinho > bebida alcoólica
  cachaça > bebida alcoólica
  queijo artesanal > produto artesanal, selo arte
  frigorífico > inspeção federal, produto de origem animal
  vaca louca > emergência zoossanitária, defesa agropecuária
  febre aftosa > emergência zoossanitária, defesa agropecuária
  gripe aviária > emergência zoossanitária, defesa agropecuária

  # Energia
  luz, conta de luz > energia elétrica
  eletricidade > energia elétrica
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
  usina nuclear > energia nuclear, radioativo
  gás natural > gasoduto, distribuição de gás
  led, lâmpada led > luminária led, iluminação em led

  # Telecomunicações e informática
  internet, link de internet, internet link > acesso à internet, link de dados, link dedicado, banda larga, conexão à internet
  banda larga > acesso à internet, serviço de comunicação multimídia
  wifi, wi fi, internet sem fio > rede sem fio, wireless, ponto de acesso, access point
  telefone, telefonia > serviço telefônico, telefonia fixa, telefonia móvel, STFC
  STFC = serviço telefônico fixo comutado
  SMP = serviço móvel pessoal
  celular > telefonia móvel, serviço móvel pessoal, smartphone, aparelho celular
  PABX > central telefônica, VoIP
  call center, telemarketing, 0800 > central de atendimento, teleatendimento, contact center
  help desk, service desk, suporte de informática > suporte técnico, atendimento ao usuário, central de serviços
  rádio comunitária > radiodifusão comunitária
  rádio > radiodifusão, radiodifusão sonora
  canal de TV > retransmissão de televisão, radiodifusão de sons e imagens
  e-mail = correio eletrônico
  computador, PC, desktop > microcomputador, estação de trabalho, equipamento de informática
  notebook, laptop > computador portátil, microcomputador portátil
  tablet > dispositivo móvel, computador portátil
  impressora > outsourcing de impressão, multifuncional, serviço de impressão
  xerox, fotocópia > reprografia, cópia, copiadora
  toner, cartucho de tinta > suprimento de impressão, cartucho de toner, suprimento de informática
  software, programa de computador > licença de software, licença de uso, solução de tecnologia da informação, licenciamento
  aplicativo, app > aplicativo móvel, software
  site, website > sítio eletrônico, página eletrônica
  nuvem, cloud > computação em nuvem, serviço em nuvem
  data center, datacenter > centro de dados, sala cofre
  storage > armazenamento de dados, unidade de armazenamento
  backup > cópia de segurança, armazenamento de dados
  antivírus, firewall > solução de segurança, segurança da informação
  cibersegurança, ataque hacker, hacker > segurança cibernética, segurança da informação, incidente cibernético
  cabo de rede > cabeamento estruturado, fibra óptica
  fábrica de software, programador > desenvolvimento de sistemas, desenvolvimento de software, sustentação de sistemas
  TI > tecnologia da informação
  TIC = tecnologia da informação e comunicação
  IA, inteligência artificial > aprendizado de máquina
  certificado digital, token > certificação digital, certificado digital ICP Brasil
  data show, datashow, projetor > projetor multimídia
  televisão, TV > televisor, smart TV
  chip de celular, plano de celular > serviço móvel pessoal, telefonia móvel, pacote de dados
  mouse, teclado, monitor de computador > periférico, equipamento de informática
  roteador, switch > equipamento de rede, ativo de rede
  scanner > digitalizador, digitalização
  digitalizar documento, escanear > digitalização de documentos, gestão documental
  sistema de gestão, sistema da prefeitura > software de gestão, locação de software
  windows, pacote office > Microsoft, licença de software
  redes sociais > mídias sociais, comunicação digital
  transmissão ao vivo, live > streaming, transmissão audiovisual
  conserto de computador > manutenção de equipamentos de informática, manutenção de computadores
  proteção contra hacker, invasão de sistema, vírus de computador > firewall, antivírus, segurança da informação, segurança cibernética
  pen drive > dispositivo de armazenamento, periférico
  HD externo > dispositivo de armazenamento, periférico
  câmera > câmera fotográfica, videomonitoramento
  torre de celular > estação rádio base, infraestrutura de suporte
  videomonitoramento > CFTV, câmera
  conta do governo, login > gov br
  banco de dados > oracle, gerenciador de banco de dados
  assinatura digital > certificado digital
  urna > urna eletrônica, urna funerária
  iphone > celular, smartphone
  autocad > autodesk
  reunião online, reunião virtual, chamada de vídeo > videoconferência, web conferência

  # Eventos, comunicação, cultura, esporte
  propaganda, marketing > publicidade, agência de propaganda, comunicação institucional
  gráfica, panfleto, impresso gráfico > serviços gráficos, material gráfico, impressão gráfica
  banner, outdoor > comunicação visual, material gráfico
  festa > evento, festividade, festejo, comemoração
  cantor, banda, dupla sertaneja > show, apresentação artística, show artístico, show musical, artista
  show > apresentação artística, apresentação musical, show musical
  artista > profissional do setor artístico, apresentação artística
  palco, som e luz > sonorização, iluminação cênica, estrutura para eventos, locação de estrutura
  organização de festa, organizador de eventos > organização de eventos, realização de eventos
  hotel, pousada > hospedagem, rede hoteleira
  palestra, palestrante
  treinamento > capacitação, ação de desenvolvimento
  tradutor > tradução, tradução juramentada, intérprete
  libras, intérprete de surdos > língua brasileira de sinais, tradutor e intérprete de libras
  clipping > monitoramento de mídia, monitoramento de notícias
  filmagem, vídeo > audiovisual, produção audiovisual, produção de vídeo
  fotógrafo, foto > fotografia, serviço fotográfico
  cinema, filme > obra audiovisual, audiovisual, longa metragem
  patrimônio histórico, prédio tombado > tombamento, bem tombado, patrimônio cultural
  time, clube de futebol > entidade desportiva, entidade de prática desportiva
  esporte > desporto, desportivo, esportivo
  troféu, medalha esportiva > premiação, material esportivo
  cientista > pesquisador, pesquisa científica
  patente > propriedade industrial, propriedade intelectual
  medalha, condecoração, comenda > ordem do mérito, condecorar, admitir na ordem
  carnaval, festa junina > festejos juninos, festividade, evento
  fogos de artifício, fogos > queima de fogos, artefatos pirotécnicos, show pirotécnico
  decoração de natal, enfeite de natal > decoração natalina, ornamentação natalina
  teatro, peça de teatro > espetáculo teatral, artes cênicas
  camisa, camiseta > vestuário, confecção de camisetas
  brinde > material promocional, material de divulgação
  caixa de som, microfone > sonorização, equipamento de áudio
  museu > acervo museológico, museologia
  jornal, anúncio no jornal > publicidade legal, publicação de matérias legais, jornal de grande circulação
  corrida de rua, campeonato, torneio > evento esportivo, competição
  bola > material esportivo, bolas
  rede de vôlei > material esportivo, bolas
  chuteira > material esportivo, bolas
  músico, orquestra > apresentação musical, profissional da música
  dança > apresentação artística, espetáculo
  circo > apresentação artística, espetáculo
  rodeio > evento, exposição agropecuária
  vaquejada > evento, exposição agropecuária
  exposição de gado > evento, exposição agropecuária
  lei de incentivo, dinheiro para cultura > incentivo fiscal, captação de recursos, projeto cultural
  pintura de quadro, escultura > obra de arte
  arquivo morto, papel velho > gestão documental, eliminação de documentos
  ginástica > educação física, atividade física
  técnico de futebol, treinador > técnico esportivo, profissional de educação física
  taça > troféu, premiação

  # Compras do governo
  compra > aquisição
  comprar > adquirir, aquisição
  licitação > pregão, concorrência, certame
  inexibilidade, inexigibilidade
  sem licitação, compra direta, contratação direta > inexigibilidade, inexigibilidade de licitação, dispensa de licitação, dispensa eletrônica
  cancelado, cancelamento > revogar, revogação, anular, anulação
  licitação cancelada > revogação, anulação, revogar, fracassado, deserto
  vencedor, ganhador, ganhou > adjudicação, homologação, empresa vencedora, resultado de julgamento
  perdedor > desclassificação, inabilitação
  aditivo > termo aditivo, aditamento, apostilamento
  renovação, renovar > prorrogação, prorrogar, vigência
  quebra de contrato, fim do contrato > rescisão, rescindir, extinção contratual, distrato
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
  fiscal de contrato > fiscalização do contrato, gestor de contrato, fiscal titular
  pregoeiro, comissão de licitação > agente de contratação, equipe de apoio, comissão de contratação
  inscrição de fornecedor > credenciamento, cadastro de fornecedores
  sucata, ferro velho > bem inservível, leilão, desfazimento
  leilão > alienação, leiloeiro
  material de escritório, caneta, papel a4 > material de expediente
  EPI = equipamento de proteção individual
  sapato, tênis, bota > calçado, coturno
  roupa > vestuário, confecção, uniforme
  roupa de cama, lençol > enxoval, rouparia
  fogão, freezer, micro ondas > eletrodoméstico
  brinquedo > material recreativo, playground, brinquedo pedagógico
  cano, torneira > material hidráulico
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
  privatização, privatizar > desestatização, concessão, parcerias de investimentos
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
  licitação adiada > adiamento, aviso de adiamento, nova data
  licitação anulada > anulação, aviso de anulação
  apareceu ninguém, sem concorrentes > licitação deserta, deserto

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
  loteria > concurso de prognósticos, lotérico
  fusão de empresas, compra de empresa > ato de concentração
  cartel > infração à ordem econômica, conduta anticompetitiva
  seguradora > sociedade seguradora
  isenção de imposto > isenção, imunidade tributária, benefício fiscal
  sonegação > crédito tributário, auto de infração
  nota fiscal > documento fiscal
  aumento de imposto > majoração, alíquota
  cooperativa > cooperativa de crédito, cooperativismo
  consórcio > grupo de consórcio, administradora de consórcio
  microempresa, pequena empresa > empresa de pequeno porte, microempreendedor
  fechar empresa, falência > liquidação, recuperação judicial

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
  droga, tráfico > entorpecente, tráfico de drogas
  juiz > magistrado
  promotor > promotor de justiça, membro do ministério público
  cartório > serventia, registro civil, ofício de notas
  refugiado > refúgio, condição de refugiado
  estrangeiro > imigrante, naturalização, migrante
  virar brasileiro, cidadania brasileira, naturalizado > naturalização, nacionalidade brasileira
  visto > autorização de residência, residência prévia
  eleição > pleito
  urna eletrônica > sistema eletrônico de votação
  embaixada, embaixador > missão diplomática, chefe de missão
  consulado, cônsul > repartição consular, cônsul geral
  EUA = estados unidos da américa > estados unidos
  inglaterra > reino unido
  feriado > ponto facultativo, feriado nacional
  processo na justiça, ação judicial > decisão judicial, mandado de segurança
  defensor, defensoria > assistência jurídica gratuita
  adoção de criança > adoção internacional
  passaporte > documento de viagem
  extradição, preso no exterior > cooperação jurídica internacional
  porte de arma, posse de arma > registro de arma de fogo, SINARM
  eleitor > cadastro eleitoral, eleitoral
  título de eleitor > cadastro eleitoral, eleitoral
  mesário > auxiliares da justiça eleitoral
  escolta > segurança pessoal, segurança privada
  cão farejador > detecção de narcóticos, canil

  # Licitações, concursos e vida funcional, como se perguntam
  cotação > cotação de preços, pesquisa de preços, dispensa eletrônica
  pagamento atrasado, dívida antiga > reconhecimento de dívida, despesas de exercícios anteriores
  adiado > adiamento, suspensão, nova data
  multado > multa, penalidade, sanção
  recall > recolhimento
  data da prova, dia da prova > convocação para as provas, realização das provas
  inscrições abertas > edital de abertura, abertura de inscrições
  licença saúde, atestado > licença para tratamento de saúde, licença por motivo de saúde
  mudança de cidade, transferido > remoção, redistribuição, remover
  indicação, escolhido > nomear, nomeação, designar
  troca de chefe, troca de comando > nomear, exonerar, substituição
  calamidade, desastre > situação de emergência, estado de calamidade pública
  demarcação > identificação e delimitação, terra indígena
  veneno > agrotóxico, defensivo agrícola
  curso superior > autorização de curso, reconhecimento de curso
  alvará > autorização de funcionamento, licença de funcionamento
`
