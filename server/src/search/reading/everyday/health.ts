/** Rows of the table of everyday words (synonym-table.ts). */
export const HEALTH_ROWS = `
  # Saúde: remédios, material, exames
  remédio, medicamento, fármaco
  vacina, imunizante, imunobiológico
  vacinação, vacinar, imunização
  camisinha, preservativo
  fralda geriátrica > fralda descartável, fralda adulta, absorvente geriátrico
  absorvente > absorvente higiênico, dignidade menstrual
  cadeira de rodas, andador > muleta, órtese, meio auxiliar de locomoção, tecnologia assistiva
  prótese, órtese > OPME
  aparelho auditivo, aparelho de surdez > prótese auditiva, amplificação sonora individual
  dentadura > prótese dentária, prótese dental, prótese odontológica
  óculos > lente oftálmica, armação oftálmica, lente corretiva, armação, óptica
  material hospitalar, material médico, insumo hospitalar > material médico hospitalar, correlatos
  oxigênio, cilindro de oxigênio > gás medicinal, oxigênio medicinal
  exame de sangue, exame laboratorial > análise clínica, exame de laboratório
  raio x, radiografia > radiologia, radiológico, radiodiagnóstico
  ultrassom, ultrassonografia, ecografia
  tomografia, tomógrafo > diagnóstico por imagem
  cirurgia, operação médica > procedimento cirúrgico, cirúrgico
  soro > solução fisiológica, cloreto de sódio, soluções parenterais, ringer, solução injetável, glicosado
  veneno de rato > raticida, desratização
  seringa, agulha, injeção > injetável, material médico hospitalar
  curativo, gaze, esparadrapo > atadura, material médico hospitalar, coberturas, material de penso
  álcool em gel > álcool 70, antisséptico
  cama de hospital > maca, cama hospitalar, mobiliário hospitalar, colchão de hospital, colchões hospitalares
  respirador > ventilador pulmonar, ventilador mecânico
  aparelho de pressão > esfigmomanômetro, monitor multiparamétrico
  hemodiálise, diálise > terapia renal substitutiva, nefrologia
  radioterapia > quimioterapia, oncologia, antineoplásico
  ressonância, ressonância magnética > diagnóstico por imagem
  exame admissional, exame periódico, exame ocupacional > saúde ocupacional, medicina do trabalho, PCMSO
  remédio controlado > psicotrópico, medicamento
  diabetes, diabético, glicemia > insulina, tira reagente
  vitamina, suplemento > suplemento nutricional, suplemento alimentar, ácido fólico, sulfato ferroso
  dieta hospitalar, alimentação por sonda > nutrição enteral, dieta enteral, fórmula enteral, terapia nutricional, nutricionais, fórmula infantil
  bolsa de colostomia > ostomia, estomia
  teste de covid, teste de dengue > teste rápido
  aparelho de raio x, máquina de raio x > equipamento de radiologia, aparelho radiológico, radiologia, raio x
  mamografia, mamógrafo > mastologia, exame de mama, diagnóstico por imagem
  endoscopia | colonoscopia > endoscópio, gastroenterologia
  termômetro | oxímetro | balança | equipamento hospitalar, aparelho hospitalar > equipamento médico hospitalar, material permanente hospitalar
  luva | máscara > luva de procedimento, material médico hospitalar, equipamento de proteção individual
  algodão | compressa > atadura, material médico hospitalar
  cateter | sonda > material médico hospitalar, OPME
  stent | marca passo > OPME, hemodinâmica, cardiologia
  anticoncepcional | DIU > contraceptivo, planejamento familiar
  antibiótico > antimicrobiano, medicamento, amoxicilina, levofloxacino, metronidazol, sulfametoxazol
  pomada > medicamento, laranjal, fruticultura, citros, bisnaga
  xarope | comprimido > medicamento
  vermífugo | vacina de animal > medicamento veterinário, produto veterinário
  remédio de câncer > quimioterápico, antineoplásico, oncologia, oncológico
  remédio caro > medicamento de alto custo, demanda judicial, componente especializado
  farmácia popular > assistência farmacêutica
  tarja preta, remédio tarja preta > medicamento controlado, controle especial, psicotrópico
  leite de bebê, leite especial > fórmula infantil, formulas infantis, alimentação especial
  ultrason, ultrasom > ultrassom, ultrassonografia
  muleta > cadeira de rodas, andador, órtese, meio auxiliar de locomoção, bengala, tecnologia assistiva
  maca > cama de hospital, cama hospitalar, mobiliário hospitalar
  quimioterapia > radioterapia, oncologia, antineoplásico, quimioterápicos, oncológico

  # Saúde: pessoas, lugares, doenças
  dentista, odontólogo > cirurgião dentista, odontologia, odontológico
  enfermeiro > enfermagem
  psicólogo > psicologia, atendimento psicológico
  fisioterapeuta > fisioterapia
  fonoaudiólogo > fonoaudiologia
  nutricionista > nutrição, alimentação e nutrição
  farmacêutico > farmácia
  veterinário > medicina veterinária, médico veterinário
  oculista, oftalmologista > oftalmologia, oftalmológico
  parteira, parto > obstetrícia, obstétrico
  médico de família > Mais Médicos, Médicos pelo Brasil, saúde da família
  posto de saúde, postinho > unidade básica de saúde, UBS, unidade de saúde
  pronto socorro > pronto atendimento, urgência e emergência, unidade de pronto atendimento
  hospital > unidade hospitalar
  ambulância > UTI móvel, unidade móvel de saúde, unidade de suporte avançado, veículo tipo ambulância, SAMU
  plano de saúde > convênio médico, saúde suplementar, operadora de planos de saúde, assistência à saúde suplementar
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
  dependente químico | drogado | viciado > dependência química, comunidade terapêutica
  grávida, gravidez > gestante, gestação
  dedetização, detetização > desinsetização, controle de pragas, controle de vetores, desratização, descupinização, vetores e pragas
  mosquito > pragas, vetores, controle de pragas, pragas urbanas
  castração, castrar > esterilização de animais, esterilização cirúrgica, manejo populacional
  pediatra > pediatria, pediátrico
  ginecologista > ginecologia, obstetrícia
  ortopedista > ortopedia, traumatologia
  neurologista > neurologia
  anestesista > anestesiologia, anestesia
  urologista > urologia
  médico do trabalho > medicina do trabalho, saúde ocupacional
  agente de saúde > agente comunitário de saúde, agente comunitário, agente de combate às endemias
  autismo > autista, transtorno do espectro autista, TEA
  clínica de recuperação, casa de recuperação > comunidade terapêutica, dependência química
  maternidade > obstetrícia, centro obstétrico
  coração, cardíaco, cardiologista > cardiologia, cardiológico, cardiovascular, eletrocardiograma
  olho | catarata | glaucoma > oftalmologia, oftalmológico
  operação nos olhos, cirurgia de catarata > cirurgia oftalmológica, oftalmologia, oftalmológico
  ouvido, garganta, otorrino > otorrinolaringologia
  pele, dermatologista > dermatologia
  osso | fratura > ortopedia, ortopédico, traumatologia
  rim > nefrologia, renal
  pulmão > pneumologia
  estômago | intestino > gastroenterologia
  cabeça, cérebro > neurologia, neurocirurgia
  dente, tratamento dentário > odontologia, odontológico
  plantonista, médico de plantão > serviços médicos, plantão médico, médicos plantonistas
  clínico geral > serviços médicos, clínica médica
  consulta médica > atendimento médico, consulta especializada
  terapia, terapeuta > terapia ocupacional, psicologia
  idoso, velhinho, terceira idade > pessoa idosa
  asilo, lar de idosos, casa de repouso > instituição de longa permanência, acolhimento de idosos, acolhimento de idosa, pessoa idosa, acolhimento institucional
  abrigo, orfanato > acolhimento institucional, unidade de acolhimento
  morador de rua > situação de rua, população em situação de rua
  assistente social > assistência social, serviço social
  CRAS > centro de referência de assistência social, assistência social, proteção social
  enxoval de bebê > kit natalidade, benefício eventual, auxílio natalidade
  barbeiro > vetores, controle de pragas, cabeleireiro, salão de beleza, corte de cabelo, barbearia
  piolho | escorpião > vetores, controle de pragas
  bafômetro > etilômetro, motorista bêbado, álcool ao volante
  cachorro, cão > canino, animal doméstico
  gato > felino, animal doméstico
  castrar cachorro | castrar gato > castração, esterilização de animais, cães e gatos
  canil > alojamento de animais, animais apreendidos
  pet shop, banho e tosa > serviço veterinário
  praga > mosquito, vetores, controle de pragas, pragas urbanas, doença de planta, fitossanitário, defesa vegetal
  convênio médico > plano de saúde, saúde suplementar, operadora de planos de saúde, assistência à saúde suplementar, plano de saúde cancelado, venda de plano proibida, suspensão da comercialização, direção fiscal
  mendigo > morador de rua, situação de rua, população em situação de rua, sem teto
  autista > autismo, transtorno do espectro autista, TEA, pessoa com deficiência

  # Remédios e drogas
  analgésico, remédio para dor > dipirona, paracetamol, medicamento
  aspirina > ácido acetilsalicílico
  novalgina > dipirona
  tylenol > paracetamol
  anti inflamatório > ibuprofeno, diclofenaco, nimesulida, dexametasona
  cortisona, corticoide > dexametasona, prednisona, prednisolona, hidrocortisona, corticosteroide
  remédio de pressão, pressão alta > anti hipertensivo, losartana, captopril, enalapril, hipertensão
  hipertensão, hipertenso > anti hipertensivo
  colesterol > sinvastatina, atorvastatina, estatina
  anticoagulante > heparina, enoxaparina, varfarina, rivaroxabana
  colírio > solução oftálmica, medicamento oftálmico, oftálmico
  antialérgico, remédio de alergia > anti histamínico, loratadina, dexclorfeniramina
  calmante, ansiolítico > diazepam, clonazepam, benzodiazepínico, midazolam, psicotrópicos
  sedativo, sedação > midazolam, propofol, anestésico
  antidepressivo > fluoxetina, sertralina, amitriptilina, psicotrópicos
  rivotril > clonazepam
  ritalina > metilfenidato
  anticonvulsivante, remédio de epilepsia > fenitoína, carbamazepina, fenobarbital, ácido valproico
  epilepsia > anticonvulsivante, epiléptico
  remédio de verme, lombriga > anti helmíntico, albendazol, antiparasitário
  antiviral > oseltamivir, aciclovir, antirretroviral
  tamiflu > oseltamivir
  coquetel da aids > antirretroviral
  antirretroviral > dolutegravir, tenofovir, lamivudina
  malária > antimalárico, paludismo
  tuberculose > rifampicina, isoniazida, tuberculostático
  hanseníase > hansenianos
  lepra | leproso > hanseníase, hansenianos
  sífilis > penicilina, benzilpenicilina, infecções sexualmente transmissíveis
  doença venérea, DST > infecções sexualmente transmissíveis, IST
  benzetacil, penicilina > benzilpenicilina
  raiva, vacina antirrábica > antirrábico
  soro antiofídico, picada de cobra, antídoto > soro antipeçonhento, antiveneno, animais peçonhentos
  cobra | aranha > animais peçonhentos, serpente
  gripe > influenza
  pneumonia > pneumocócica, infecção respiratória
  sarampo > tríplice viral
  varíola do macaco > mpox, monkeypox
  febre amarela > vacina febre amarela, arbovirose
  zika > arbovirose, microcefalia
  chikungunya > arbovirose
  doença de chagas > tripanossomíase
  leishmaniose, calazar
  meningite > meningocócica
  hormônio do crescimento > somatropina
  hormônio > hormonal, testosterona, estradiol
  anabolizante, bomba de academia > testosterona
  botox > toxina botulínica
  morfina, opioide > fentanila, entorpecente
  anestésico > lidocaína, bupivacaína, propofol, anestesia, anestesiologia
  enjoo > dimenidrinato, ondansetrona, antiemético
  remédio de estômago, azia, gastrite > omeprazol, pantoprazol
  laxante > lactulose, bisacodil
  bombinha, asma > salbutamol, broncodilatador, asmático
  nebulizador, inalador, inalação > nebulização
  ferro no sangue, anemia > sulfato ferroso
  vitamina c > ácido ascórbico
  vitamina b > complexo b, cianocobalamina
  sais minerais > reidratação
  soro caseiro, soro de reidratação > sais para reidratação oral
  soro glicosado > glicose
  água oxigenada > peróxido de hidrogênio
  iodo > polvidona, iodopovidona, PVPI
  antisséptico > clorexidina, polvidona, álcool etílico
  álcool > etanol
  formol > formaldeído
  glicerina > glicerol
  vaselina > petrolato
  pílula do dia seguinte > levonorgestrel, contracepção de emergência
  pílula anticoncepcional, implante contraceptivo > contraceptivo hormonal, etonogestrel, levonorgestrel
  esclerose múltipla > natalizumabe, fingolimode
  remédio vencido > medicamentos vencidos, descarte de medicamentos
  remédio falso, remédio falsificado > produto falsificado, medicamento falsificado, medida preventiva
  remédio sem registro > produto sem registro, medida preventiva, apreensão
  remédio proibido, remédio recolhido > recolhimento, suspensão da comercialização, medida preventiva
  doença rara > medicamento órfão, alto custo
  remédio genérico > medicamento genérico
  remédio fitoterápico, remédio natural, chá medicinal > fitoterápico, planta medicinal
  homeopatia > homeopático
  remédio manipulado, manipulação > fórmula magistral, medicamento manipulado, farmácia magistral
  CMED > câmara de regulação do mercado de medicamentos
  farmácia, drogaria > comércio varejista de medicamentos, estabelecimento farmacêutico, produtos farmacêuticos
  ozempic > semaglutida
  canabidiol, cannabis medicinal > cannabis
  agrotóxico proibido > cancelamento de registro, agrotóxicos
  cosmético > higiene pessoal
  maquiagem > produtos de higiene pessoal cosméticos e perfumes, produto cosmético, higiene pessoal
  shampoo, xampu, condicionador de cabelo > produto de higiene pessoal, cosmético
  perfume > perfumaria
  protetor solar, filtro solar, bloqueador solar > fotoprotetor
  inseticida, mata mosquito, fumacê > adulticida, larvicida, nebulização
  vermífugo de cachorro, antipulgas > antiparasitário, medicamento veterinário
  implante > OPME
  silicone > prótese mamária, implante mamário
  fator de coagulação, hemofilia > fator viii, coagulopatia, hemofílico
  plasma > hemoderivado
  remédio por ordem da justiça, remédio na justiça > mandado judicial, ordem judicial, demandas judiciais, ação judicial
  contraste > ioversol, iohexol, gadolínio, iobitridol
  radiofármaco > tecnécio, iodo 131, medicina nuclear
  medicina nuclear, cintilografia > radiofármaco, gama câmara

  # Hospital, laboratório, dentista
  estetoscópio > esfigmomanômetro, aparelho médico
  aparelho de glicose, medidor de glicose, fita de glicemia > glicosímetro, tira reagente, glicemia capilar
  desfibrilador, DEA > cardioversor
  eletrocardiograma, ECG > eletrocardiógrafo
  eletroencefalograma, EEG > eletroencefalógrafo
  ecocardiograma > ecocardiografia, ultrassonografia
  aparelho de ultrassom, máquina de ultrassom > ultrassom, ultrassonografia, ecógrafo
  bisturi > eletrocirúrgico
  pinça | tesoura cirúrgica > instrumental cirúrgico
  fio de sutura, pontos cirúrgicos > fio cirúrgico, sutura
  sala de cirurgia, sala de operação > centro cirúrgico
  robô de cirurgia > cirurgia robótica, sistema robótico
  videocirurgia, videolaparoscopia > laparoscopia
  incubadora > berço aquecido
  UTI neonatal, recém nascido, bebê prematuro > neonatal, neonatologia
  bebê > recém nascido, lactente
  bomba de soro, bomba de infusão > equipo
  equipo > bomba de infusão
  scalp, escalpe > cateter intravenoso, dispositivo intravenoso
  luva de látex > luva de procedimento
  máscara N95 > máscara descartável, PFF2, máscara cirúrgica, respirador, EPI, equipamento de proteção individual
  avental, jaleco > capote, vestuário hospitalar, EPI, material médico hospitalar
  touca, gorro > EPI, material médico hospitalar
  propé, sapatilha > EPI, material médico hospitalar
  esterilizador, autoclave > central de material e esterilização, esterilização
  lixo infectante, material perfurocortante > perfurocortante, resíduos de serviços de saúde
  caixa de agulha, descarte de agulha > coletor perfurocortante, descartador
  bolsa de sangue > bolsa para coleta de sangue, hemocomponentes, hemocentro, hemoderivados
  transfusão > hemoterapia, hemocomponentes, agência transfusional
  exame de urina | exame de fezes > análise clínica, urinálise, coprológico
  exame de vista, exame oftalmológico > oftalmologia, oftalmológico
  exame de imagem > diagnóstico por imagem
  exame de DNA, teste de DNA, paternidade > exame genético, sequenciamento, DNA
  preventivo, papanicolau > citopatológico, colo do útero, citopatologia
  biópsia > anatomia patológica, anatomopatológico, histopatológico
  autópsia, necropsia, IML > medicina legal, instituto médico legal
  cadeira de dentista, cadeira odontológica > equipo odontológico, consultório odontológico
  material dentário > material odontológico, insumos odontológicos
  aparelho nos dentes, aparelho ortodôntico > ortodontia, ortodôntico
  canal no dente, tratamento de canal > endodontia, endodôntico
  implante dentário, implante de dente > implantodontia, implante odontológico
  massinha de dente, obturação > resina composta, dentística
  pasta de dente | escova de dente > creme dental, escova dental, kit de higiene bucal, dentifrício
  higiene bucal, saúde bucal > odontologia, odontológico, Brasil Sorridente
  flúor > fluoreto
  sabonete > higiene pessoal, material de higiene, higiene e limpeza, produtos de higiene
  barbeador, gilete > aparelho de barbear, lâmina de barbear
  desodorante > higiene pessoal
  kit de higiene > produtos de higiene pessoal, material de higiene pessoal
  microscópio > microscopia
  centrífuga > centrifugação
  freezer de vacina, geladeira de vacina, geladeira de remédio > câmara fria, refrigerador científico, câmara de conservação, conservação de imunobiológicos
  ultrafreezer > ultra congelador, freezer ultrabaixa temperatura
  proveta | pipeta | béquer | tubo de ensaio | vidro de laboratório > vidrarias, material de laboratório
  produto químico > reagente, insumo químico, substância química
  ácido > reagente químico
  cloro > hipoclorito de sódio, dicloro
  gases medicinais, gás hospitalar > oxigênio medicinal, ar comprimido medicinal, óxido nitroso, ar comprimido
  oxigênio em casa > concentrador de oxigênio, oxigenoterapia
  concentrador de oxigênio > oxigenoterapia
  CPAP, apneia, ronco > BIPAP, pressão positiva
  ventilação mecânica > ventilador pulmonar, suporte ventilatório
  home care, médico em casa > atenção domiciliar, internação domiciliar, assistência domiciliar
  internação > leito
  leito, vaga de UTI
  fila de cirurgia, mutirão de cirurgia, fila do SUS > cirurgias eletivas, redução de filas, procedimentos eletivos, procedimentos cirúrgicos, média e alta complexidade
  mutirão > ação itinerante
  pré natal > atenção pré natal, gestante
  aborto > interrupção da gravidez, abortamento
  amamentação > aleitamento materno
  leite em pó > leite em pó integral, fórmula láctea
  laqueadura | vasectomia > esterilização voluntária, planejamento familiar
  transplante, transplantado
  prótese de perna, perna mecânica > prótese ortopédica, órtese e prótese
  prótese de quadril | prótese de joelho > artroplastia, prótese ortopédica, OPME
  parafuso ortopédico, placa ortopédica > material de síntese, osteossíntese, OPME
  válvula cardíaca | ponte de safena > cirurgia cardíaca, cirurgia cardiovascular
  cateterismo > hemodinâmica
  fisioterapia > reabilitação, fisioterapêutico
  material de fisioterapia > equipamentos de fisioterapia, fisioterápico
  esteira > equipamentos de ginástica
  bicicleta ergométrica > esteira ergométrica, equipamentos de ginástica
  aparelho de academia, equipamento de academia > equipamentos de ginástica, equipamentos de musculação
  musculação > condicionamento físico
  enfermaria > leito
  auxiliar de enfermagem > enfermagem
  radiologista > radiologia
  patologista > patologia, anatomia patológica
  cirurgião > cirurgia geral, cirúrgico
  médico intensivista > medicina intensiva, terapia intensiva
  plantão > sobreaviso
  ambulatório > atendimento ambulatorial
  SAMU > serviço de atendimento móvel de urgência, unidade de suporte
  resgate > salvamento
  UTI aérea, avião ambulância > transporte aeromédico, resgate aeromédico
  hospital de campanha > unidade hospitalar temporária
  hospital filantrópico, filantropia > certificação de entidades beneficentes, CEBAS, entidade beneficente de assistência social
  CEBAS > certificação de entidades beneficentes de assistência social
  hemocentro > hemoterapia, banco de sangue
  casa de parto > centro de parto normal
  casa de apoio > hospedagem de pacientes, tratamento fora do domicílio
  TFD > tratamento fora de domicílio
  índio doente, saúde do índio > saúde indígena, CASAI, DSEI
  DSEI > distrito sanitário especial indígena
  CASAI > casa de saúde indígena
  CAPS > centro de atenção psicossocial
  manicômio, hospício > hospital psiquiátrico
  remédio de graça, remédio do SUS > assistência farmacêutica, componente especializado
  dinheiro para saúde > incremento temporário, custeio, atenção primária, piso da atenção
  dinheiro para hospital > incremento temporário, atenção especializada, custeio
  posto de vacinação > sala de vacina
  vigilância sanitária > inspeção sanitária, vigilância em saúde
  epidemia, surto, pandemia > emergência em saúde pública, calamidade
  AFE > autorização de funcionamento de empresa
  equipamento médico > equipamento médico hospitalar, equipamento hospitalar, produto para saúde
  calibração > aferição, qualificação térmica
  lençol de hospital > enxoval hospitalar, roupa hospitalar
  pijama > enxoval hospitalar, vestuário hospitalar
  pulseira de paciente > pulseira de identificação
  papel grau cirúrgico > embalagem para esterilização
  icterícia > fototerapia
  balão intragástrico > cirurgia bariátrica
  cirurgia bariátrica, redução de estômago > bariátrica, gastroplastia
  lente intraocular > catarata, facoemulsificação
  audiometria > exame audiológico, audiologia
  implante coclear > prótese auditiva
  sangue > hemocomponentes, hemoterapia
  célula tronco > terapia celular
  hospital veterinário > medicina veterinária, clínica veterinária
  toxicologia > toxicológico
  alergia > alergologia, imunologia
  reumatismo > reumatologia
  endócrino, tireoide > endocrinologia
  obesidade > sobrepeso
  próstata > urologia, prostático
  útero | ovário > ginecologia
  mama > mastologia, mamário
  derrame, AVC > acidente vascular cerebral, alteplase
  infarto > síndrome coronariana, cardiologia, trombólise
  alzheimer > demências
  demência > doença de alzheimer
  síndrome de down > trissomia
  cego, cegueira > deficiente visual, deficiência visual
  surdo, surdez > deficiente auditivo, deficiência auditiva
  cadeirante > cadeira de rodas, pessoa com deficiência, mobilidade reduzida
  paraplégico | paralítico > lesão medular, pessoa com deficiência
  alcoólatra, alcoolismo > álcool e outras drogas
  depressão | ansiedade > saúde mental, transtorno mental
  suicídio > autolesão

  # Mais palavras: saúde
  neurocirurgião > neurocirurgia, OPME
  colar cervical, bota ortopédica, tala > imobilizador, órteses
  parafuso para osso > implantes ortopédicos, osteossíntese, OPME
  circuito de respirador, traqueia de respirador > circuito respiratório, ventilação pulmonar
  filtro de hemodiálise > dialisador, hemodiálise
  dor crônica, tratamento da dor > anestesiologia
  hospital para servidor > programa de assistência à saúde, assistência à saúde suplementar
  fono > fonoaudiologia
  raio x do pulmão > radiologia, tuberculose
  anestesia > anestesiologia, anestésico, lidocaína
  parto cesárea > obstetrícia, centro obstétrico
  bolsa de água, saco de coleta > coletor
  esterilizar material > esterilização
  papel lençol > lençol hospitalar descartável
  alimentação parenteral > nutrição parenteral
  suplemento para criança > suplemento alimentar, fórmula infantil
  medição de pressão > monitoramento da pressão, esfigmomanômetro
  agente da dengue > combate às endemias, arbovirose
  médico do sangue, doença do sangue, leucemia > hematologia, hematológico
  médico de idoso > geriatria
  agulhas chinesas > acupuntura
  paramédico, socorrista > resgate, urgência e emergência
  policlínica > atenção especializada
  médico de criança > pediatria
  médico de mulher > ginecologia, obstetrícia
  médico de cabeça > neurologia, psiquiatria
  dor nas costas, coluna > ortopedia
  queimadura > queimado
  varizes > vascular, angiologia
  hérnia > cirurgia geral
  pedra no rim, cálculo renal > litotripsia, urologia
  teste ergométrico, holter > cardiologia, métodos gráficos
  desmaio | convulsão > neurologia
  sarna > escabiose, ivermectina
  lesma, caramujo > esquistossomose, vetores
  carrapato > febre maculosa, controle de pragas
  leptospirose > desratização
  intoxicação, envenenamento > toxicologia, centro de informação toxicológica
  afogamento, salva vidas, guarda vidas > salvamento aquático
  vício em jogo > ludopatia
  parar de fumar > tabagismo, nicotina
  gravidez na adolescência > planejamento familiar
  bebê doente > neonatologia, pediatria
  teste do pezinho > triagem neonatal
  teste da orelhinha > triagem auditiva
  exame de HIV > carga viral, teste rápido
  exame de tuberculose > baciloscopia, teste molecular
  aparelho de tomografia > tomógrafo, tomografia computadorizada
  equipamento para UTI > ventilador pulmonar, monitor multiparamétrico
  escada de hospital, biombo, suporte de soro > mobiliário hospitalar
  vigilância da dengue > vigilância epidemiológica, arbovirose
  epidemiologista > epidemiologia, epidemiológico
  # Saúde, como se sente
  problema nos rins, doente dos rins, máquina de hemodiálise, filtrar o sangue > hemodiálise, terapia renal substitutiva, nefrologia, diálise
  problema no coração, doente do coração > cardiologia, cardiopatia, cirurgia cardíaca
  problema de vista, problema nos olhos, problema de visão > oftalmologia, oftalmológico, óculos
  problema na coluna > ortopedia, órtese, coluna
  problema de pele > dermatologia, dermatológico
  problema mental, problema de cabeça, problema psicológico > saúde mental, atenção psicossocial, psiquiatria
  problema no pulmão, falta de ar > pneumologia, oxigenoterapia, respiratório
  problema de ouvido, aparelho para ouvir > aparelho auditivo, prótese auditiva, fonoaudiologia
  problema de açúcar, açúcar no sangue, medir açúcar, fita de diabetes > diabetes, tira de glicemia, glicosímetro, insulina
  medir pressão > hipertensão, esfigmomanômetro, aparelho de pressão
  alergia a leite > fórmula infantil, proteína do leite de vaca, alergia alimentar
  exame da mama, exame do seio, câncer de mama > mamografia, mamógrafo, mama
  exame de olho > oftalmologia, consulta oftalmológica
  consertar dente, arrumar dente, tratar dente > odontologia, odontológico, tratamento odontológico
  dente postiço > prótese dentária
  perna postiça, braço postiço > prótese, órteses e próteses, membro inferior
  operar a vista, operação de vista, operar catarata > cirurgia de catarata, cirurgia oftalmológica
  mutirão de saúde > cirurgias eletivas
  médico para o posto, falta de médico > serviços médicos, médico generalista, mais médicos
  plantão médico > plantonista, serviços médicos
  remédio para posto, remédio para o povo > medicamento, assistência farmacêutica, farmácia básica
  atadura > material médico hospitalar
  cama hospitalar > leito hospitalar
  internar drogado, internação de drogado > comunidade terapêutica, dependência química, internação
  vacinar bicho, vacinar cachorro > vacina antirrábica, vacinação animal
  cachorro de rua, gato de rua, animal de rua, animal solto > animais abandonados, cães e gatos, animais errantes, apreensão de animais
  # Saúde, como se fala
  banco de leite > banco de leite humano
  teste de gravidez | teste de drogas > teste rápido, reagente
  cirurgia do estômago, bariátrica > cirurgia bariátrica
  cirurgia plástica > cirurgia reparadora
  insulina, caneta de insulina > diabetes
  repelente > inseto, repelente de insetos
  remédio para dormir, remédio para cabeça > medicamentos controlados, psicotrópico
  leite para idoso, comida por sonda > nutrição enteral, dieta enteral, suplemento alimentar, terapia nutricional, fórmulas enterais, nutricionais, fórmula infantil
  médico de olho > oftalmologista, oftalmologia
  médico de osso > ortopedista, ortopedia e traumatologia
  médico de pele > dermatologista, dermatologia
  # Saúde
  posto médico, postinho de saúde > unidade básica de saúde, UBS, unidade de saúde
  posto novo, construir posto de saúde, construção de posto, construir postinho > construção de unidade básica de saúde, UBS, unidade básica de saúde, construção de UBS
  emergência do hospital > pronto atendimento, urgência e emergência, UPA
  hospital federal, hospital do governo > hospital universitário, EBSERH
  hospital universitário | hospital escola | HU > EBSERH, hospital das clínicas
  médico > medicina, serviços médicos, plantões médicos, profissional médico
  mais médicos, programa mais médicos, médico do mais médicos, médico cubano > projeto mais médicos, médico intercambista, supervisão do projeto mais médicos, provimento
  aedes > arbovirose, combate às endemias, controle de vetores
  dose de vacina > imunobiológico, imunização, vacinas
  vacina da gripe | vacina da covid | vacina do hpv > vacinas, imunobiológicos, imunização
  exame de laboratório, hemograma > análises clínicas, exames laboratoriais, laboratório clínico
  raiox > radiologia, aparelho de raios x, raios X
  armação de óculos > lentes, óptica, oftalmologia
  bengala > órteses, meios auxiliares de locomoção
  cadeira de banho > cadeiras de rodas, meios de locomoção, órteses próteses
  prótese dentária > laboratório de prótese, odontológico
  consultório de dentista > odontologia, cirurgião dentista, odontológico
  TEA > transtorno do espectro autista, terapia ABA, neurodesenvolvimento
  terapia ocupacional | equoterapia | musicoterapia > reabilitação, terapias
  soropositivo > HIV, infecções sexualmente transmissíveis, antirretroviral
  corona > covid-19, SARS-CoV-2, emergência de saúde pública
  soro fisiológico > solução fisiológica, soluções parenterais, cloreto de sódio, soros
  urna funerária > serviços funerários, auxílio funeral
  túmulo, jazigo > sepultamento, cemitérios, necrópole
  lote proibido, produto proibido pela anvisa > suspensão da comercialização, proibição da fabricação, recolhimento, resolução RE
  registro na anvisa, anvisa liberou, anvisa aprovou > registro de produto, deferir, produtos para saúde, registro de medicamento, autorização de funcionamento
  anvisa negou > indeferimento, indeferir
  multa da anvisa > auto de infração sanitária, infração sanitária
  unimed, amil > operadora de planos, saúde suplementar, ANS, plano privado de assistência à saúde
  plano de saúde fechou, plano faliu > direção fiscal, liquidação extrajudicial, cancelamento do registro, portabilidade especial
  reajuste de plano de saúde, aumento do plano de saúde > índice de reajuste, planos individuais, ANS
  santa casa, hospital beneficente > entidade beneficente, CEBAS, filantrópica
  dinheiro para o SUS, dinheiro pra saúde > incremento temporário, fundo nacional de saúde, recursos financeiros, teto MAC
  habilitar leito, leito novo > habilitação de leitos, leitos de UTI
  habilitou hospital, hospital habilitado > habilita, estabelecimento de saúde
  médico perdeu o registro > censura pública, cassação do exercício profissional, interdição cautelar, sanção ética
  conselho de advogado, ordem dos advogados > OAB, seccional
  conselho de educador físico, personal trainer > CREF, educação física, conselho regional de educação física
  conselho de farmácia | conselho de química | conselho de biologia | conselho de economia > conselho regional, conselho federal
  anuidade do conselho, anuidade > conselho regional, cobrança de anuidades
  carteira profissional cassada > cancelamento de registro, cassação
  # Escola e faculdade
  maternal, prezinho > educação infantil, CMEI, centro de educação infantil
  mesa de aluno, mesinha e cadeira, carteira de aluno > conjunto aluno, mobiliário escolar, mobília escolar, carteiras escolares
  lanche de escola > alimentação escolar, gêneros alimentícios, PNAE, merenda escolar
  fardamento > uniformes, vestuário
  apostila escolar > PNLD, material didático, livros didáticos
  tablet para aluno, notebook para aluno, computador para escola > tablets, chromebook, equipamentos de informática
  aula de reforço > apoio pedagógico
  escola integral > tempo integral, escolas em tempo integral
  escola do campo > educação do campo, zona rural
  sala de recursos > atendimento educacional especializado, educação especial, educação inclusiva
  banda da escola, instrumento musical, instrumento de música > fanfarra, banda de música, banda marcial
  saxofone | trompete | violino | sanfona > instrumentos musicais
  faculdade nova, novo curso de medicina, curso de medicina > autorização de curso, credenciamento
  nota do curso > conceito de curso, CPC, IGC, ENADE, SINAES
  entrega de diploma > expedição de diploma, registro de diplomas, diplomas
  bolsa para aluno pobre, auxílio para estudante > assistência estudantil, PNAES, bolsa permanência
  centro acadêmico, aluno no conselho, aluno no conselho da universidade > representante discente, discentes, conselho universitário
  piso do professor > piso salarial, magistério público
  aprender a ler > alfabetização, alfabetizadores
  plágio, trabalho copiado > processo disciplinar discente, integridade
  # Obra, cidade, terra, água
  pista de aeroporto > aeródromo, aeroportuário, pista de pouso e decolagem, INFRAERO
  passeio público > calçadas, passeios, acessibilidade, pavimentação de calçadas
  paralelepípedo > pavimentação, bloquete, pavimentação com blocos
  estrada de chão, estrada rural > estradas vicinais, adequação de estradas vicinais, recuperação de estradas, vicinal
  arrumar estrada, conserto de estrada de terra, conserto de estrada de chão, estrada ruim > recuperação de estradas vicinais, adequação de estradas vicinais, manutenção de estradas
  mata burro, ponte de madeira > pontes, obras de arte
  luz na rua, poste de luz, luz de led > iluminação pública, luminárias, led
  praça nova, fazer praça, construir praça > construção de praça, praça pública, revitalização
  malhar, aparelho de malhar, aparelho de ginástica, academia na praça, academia de rua > academia ao ar livre, academia da saúde, equipamentos de ginástica
  campo de bola, campinho, society > campo de futebol, campo society, grama sintética, gramado sintético, estádio
  grama artificial > gramado sintético, grama sintética
  pista de caminhada > pista de skate, área de lazer
  brinquedo de praça > playground, parque infantil, brinquedos
  casinha, casa de graça, casa para família pobre, casa para baixa renda, casa para família de baixa renda > unidades habitacionais, habitação de interesse social, casas populares, Minha Casa Minha Vida
  reforma de casa > melhorias habitacionais, melhorias sanitárias domiciliares, kit sanitário
  obra de esgoto, esgoto na rua, obra de rede de esgoto > esgotamento sanitário, sistema de esgotamento sanitário, rede coletora, sistema de esgoto
  água na zona rural, água no interior > sistema de abastecimento de água, sistema simplificado, adutora
  cacimba > poços tubulares, perfuração de poços
  água de carro pipa > operação carro-pipa, distribuição de água potável, caminhão pipa, pipeiros
  dique, comporta > barragens, eclusa
  barragem rompida | barragem de rejeito > segurança de barragens, rejeitos, rompimento
  encosta caindo, barranco, deslizamento de terra > contenção de encostas, muro de contenção, estabilização, gabião
  cheia, alagação > chuvas intensas, inundações, situação de emergência, enxurradas
  decretou emergência > situação de emergência, reconhecimento federal, calamidade pública
  castração de animal > castração, esterilização de animais, cães e gatos, controle populacional
  gatil > canis, abrigo de animais
  cemitério de animais > animais
  camelô | vendedor de rua > comércio ambulante, permissão de uso
  taxista, mototaxista > transporte individual, isenção, permissionários
  tarifa de ônibus, busão > transporte coletivo urbano, transporte público coletivo
  invasor, invasão, ocupação de terra > reintegração de posse, ocupação irregular, desintrusão
  assentamento, lote da reforma agrária > projeto de assentamento, reforma agrária, beneficiário da reforma agrária, PNRA
  lote retomado, perdeu o lote, lote vendido > bloqueio, exclusão do PNRA, irregularidade, retomada do lote
  medir terra > georreferenciamento, memorial descritivo, levantamento topográfico
  terra do governo, terra pública > gleba, domínio da união, imóvel da união
  rancho na beira do rio > terrenos de marinha, ocupação, SPU, foro
  taxa de marinha > laudêmio, foro, taxa de ocupação
  pajé > indígena, povos indígenas, FUNAI, terra indígena
  demarcar > demarcação, terra indígena, posse permanente, estudo de identificação
  prédio velho, prédio antigo, casarão velho > restauração, bem tombado, patrimônio histórico, edificação histórica
  igreja, capela, templo > restauração da igreja, patrimônio histórico, entidade religiosa
`
