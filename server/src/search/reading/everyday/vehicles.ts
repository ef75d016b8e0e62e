/** Rows of the table of everyday words (synonym-table.ts). */
export const VEHICLES_ROWS = `
  # Veículos e transporte
  carro, automóvel > veículo
  viatura > veículo oficial, veículo
  caminhonete, camionete, picape, pickup > veículo utilitário, utilitário
  jipe, 4x4 > tração 4x4, veículo utilitário
  caminhão > veículo de carga, veículo pesado
  caminhão pipa > carro pipa, operação carro pipa, transporte de água potável
  caminhão de lixo > caminhão compactador, coletor compactador
  moto > motocicleta
  bicicleta, bike > ciclovia, cicloviário
  van, perua, minivan > micro ônibus, veículo tipo van
  van escolar, perua escolar > ônibus escolar, transporte escolar, transporte de alunos, transporte de estudantes
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
  conserto > consertar, reparo, reparação, manutenção corretiva, arrumar
  lava jato, lava rápido > lavagem de carro, lavagem de veículos, higienização de veículos
  seguro de carro > seguro de veículos, seguro veicular, seguro automotivo, seguro total
  aluguel > locação
  alugar > locar, locação, locatário
  motorista, chofer > condutor, condução de veículos
  táxi, uber > transporte por aplicativo, TaxiGov, agenciamento de transporte
  estrada > rodovia, estrada vicinal
  estrada de terra > estrada vicinal, via não pavimentada
  asfaltar, asfaltamento > asfalto, pavimentação, pavimentar, pavimentação asfáltica, recapeamento, CBUQ
  recapear, recapeamento > pavimentação asfáltica, recuperação do pavimento
  buraco, tapa buraco > recuperação do pavimento, conservação rodoviária, operação tapa buracos
  calçada, calçamento > passeio público, pavimentação em paralelepípedo, pavimentação em piso intertravado
  ponte > viaduto, obra de arte especial
  trem, metrô > ferrovia, ferroviário, metroviário, trens urbanos
  aeroporto > aeródromo, sítio aeroportuário, infraestrutura aeroportuária
  pedágio > tarifa de pedágio, concessão rodoviária, praça de pedágio
  radar, pardal, lombada eletrônica > medidor de velocidade, controlador de velocidade, controle eletrônico de velocidade
  multa de trânsito > infração de trânsito, auto de infração, notificação de autuação, notificação de penalidade
  carteira de motorista, carta de motorista > carteira nacional de habilitação, CNH
  frete, carreto > transporte de cargas, transporte rodoviário de cargas
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
  moto aquática | bote | caiaque > embarcação
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
  máquina pesada, maquinário pesado > retroescavadeira, motoniveladora, pá carregadeira, escavadeira hidráulica
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
  mecânico > manutenção de veículos, manutenção automotiva
  conserto de caminhão | conserto de ônibus > manutenção de veículos pesados, manutenção da frota
  conserto de trator, conserto de máquina pesada > manutenção de máquinas, máquinas pesadas
  oficina de avião > manutenção de aeronave, manutenção aeronáutica
  conserto de helicóptero > manutenção de aeronave, asa rotativa
  cartão combustível, vale combustível > gerenciamento de abastecimento, cartão magnético, abastecimento de combustível
  cartão de manutenção > gerenciamento de frota
  frota > gestão de abastecimento
  abastecer, abastecimento de carro > abastecimento de veículos, combustível
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
  transporte de aluno, levar alunos, condução de alunos > transporte escolar
  transporte interestadual > transporte rodoviário interestadual de passageiros, TRIIP
  ônibus clandestino, transporte clandestino, transporte pirata > transporte irregular, fretamento irregular
  passagem, bilhete
  passagem internacional > passagens aéreas internacionais, agenciamento de viagens
  excursão > agência de turismo, transporte turístico
  transporte de carga, transportadora > transporte rodoviário de cargas
  mudança > transporte de mobiliário, transporte de bagagem
  transporte de animal, transporte de gado > trânsito de animais
  transporte de produto perigoso, carga perigosa > produtos perigosos
  excesso de peso, balança de caminhão > pesagem, peso bruto
  tabela do frete > piso mínimo de frete
  vale pedágio > vale pedágio obrigatório
  estrada esburacada, conserto de estrada > manutenção rodoviária, conservação rodoviária, recuperação da rodovia
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
  pista de pouso, pista de avião, campo de aviação > pista de pouso e decolagem, aeródromo
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
`
