/** Rows of the table of everyday words (synonym-table.ts). */
export const LAND_ROWS = `
  # Moradia, terra, cidade
  casa própria, moradia popular > casa popular, Minha Casa Minha Vida, habitação de interesse social, unidade habitacional
  moradia > habitação, unidade habitacional
  terreno > imóvel, gleba, área de terra
  prédio > edifício, edificação, imóvel
  despejo > desocupação, reintegração de posse
  reforma agrária > sem terra, projeto de assentamento, assentamento, Incra
  terra de índio, terra indígena, reserva indígena > posse permanente indígena, demarcação, posse permanente
  índio > indígena, povos indígenas, Funai, tribo, aldeia, cacique
  quilombo > quilombola, remanescentes das comunidades dos quilombos, comunidade quilombola
  título de terra > regularização fundiária, título de domínio, titulação
  terreno de marinha > aforamento, ocupação, laudêmio, patrimônio da união
  tomar terreno, desapropriar > desapropriação, utilidade pública, interesse social
  favela > assentamento precário, urbanização, comunidade carente, periferia viva
  esgoto > esgotamento sanitário, saneamento básico, tratamento de esgoto, sistema de esgotamento
  água encanada > abastecimento de água, sistema de abastecimento de água, sistema de abastecimento
  poço > poço artesiano, poço tubular
  enchente, alagamento, inundação, temporal > chuvas intensas, situação de emergência, calamidade pública, desastre
  seca > estiagem, situação de emergência
  deslizamento > movimento de massa, contenção de encosta
  cidade > município
  obra inacabada > obra parada, obra abandonada, remanescente de obra, conclusão da obra, retomada da obra, término da construção, paralisação da obra
  quadra, quadra esportiva > quadra poliesportiva, ginásio poliesportivo, ginásio de esportes
  parquinho > playground, parque infantil
  poste, iluminação de rua > iluminação pública, luminária
  móvel de escritório, móveis > mobiliário, mobiliário corporativo, cadeiras, armários
  material de construção, cimento, tijolo, areia > insumo de construção
  empreiteira > construtora, empresa de engenharia, execução de obra, construção civil, empreitada
  terminar obra, terminar escola, acabar obra > conclusão da obra, conclusão da escola, remanescente de obra, continuidade da construção
  rua > logradouro, via pública, via urbana
  vala, água da chuva > bueiro, drenagem pluvial, galeria de águas pluviais, drenagem
  açude > barragem, represa
  cisterna > água de chuva, reservatório de água, água no sertão, tecnologias sociais de acesso à água
  praça > urbanização, praça pública, revitalização, revitalização de praça
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
  mercado municipal, feira livre > mercado público, feira coberta
  matadouro, abatedouro > frigorífico, abate
  delegacia > unidade policial, delegacia de polícia
  quadra coberta, cobertura de quadra > quadra poliesportiva coberta, cobertura metálica
  escola nova > construção de escola, unidade escolar, construir escola, reforma e ampliação da escola
  reforma de escola, reformar escola > reforma de unidade escolar, reforma da escola, ampliação da escola, reforma e ampliação da escola, construção de escola, unidade escolar
  reforma de hospital > reforma do hospital, ampliação do hospital
  reformar prédio > reforma de prédio, reforma predial, reforma do edifício, adequação do prédio
  demolir > demolição
  loteamento, lote > parcelamento do solo, regularização fundiária
  plano da cidade, planejamento urbano > plano diretor, desenvolvimento urbano
  mapa, mapeamento > cartografia, georreferenciamento, geoprocessamento
  bueiro > vala, água da chuva, drenagem pluvial, galeria de águas pluviais, drenagem, obra de arte corrente
  reforma de prédio > reformar prédio, reforma predial, reforma do edifício, adequação do prédio, reformar, obra de reforma, adequação, revitalização, modernização
  construtora > empreiteira, empresa de engenharia, execução de obra, construção civil, empreitada
  obra parada > obra inacabada, obra abandonada, remanescente de obra, conclusão da obra, retomada da obra, término da construção, paralisação da obra
  obra abandonada > obra inacabada, obra parada, remanescente de obra, conclusão da obra, retomada da obra, término da construção, paralisação da obra
  sem terra > reforma agrária, projeto de assentamento, assentamento, Incra, assentado, beneficiário da reforma agrária
  quilombolas > quilombo, remanescentes das comunidades dos quilombos, comunidade quilombola, RTID
  casas populares > casa própria, moradia popular, Minha Casa Minha Vida, habitação de interesse social, unidade habitacional, casa do governo, conjunto habitacional, empreendimento habitacional

  # Obras, prédios, cidade
  obra > construção, reforma, ampliação
  obra de engenharia, serviço de engenharia > obras e serviços de engenharia
  reformar, obra de reforma > reforma de prédio, reforma predial, adequação, revitalização, modernização
  mestre de obras | azulejista > construção civil, manutenção predial, oficial de manutenção
  carpinteiro > construção civil, manutenção predial, oficial de manutenção, carpintaria, marcenaria, madeira
  pintor > pintura predial, serviço de pintura
  conserto de telhado, reforma de telhado, troca de telhado > recuperação da cobertura, reforma da cobertura, substituição do telhado, impermeabilização
  conserto de ar condicionado, manutenção de ar condicionado > manutenção de aparelhos de ar condicionado, manutenção de condicionadores de ar, climatização, manutenção preventiva e corretiva em ar condicionado
  limpeza de ar condicionado > higienização de ar condicionado, PMOC, manutenção de ar condicionado
  instalação de ar condicionado > instalação de condicionadores de ar, instalação de aparelhos de ar condicionado, climatização
  PMOC > plano de manutenção operação e controle
  conserto de bebedouro > manutenção de bebedouros, purificadores de água
  conserto de geladeira | conserto de fogão > manutenção de eletrodomésticos, manutenção de refrigeradores
  conserto de portão, portão eletrônico, portão automático > portão, serralheria
  conserto de gerador, manutenção de gerador > manutenção de grupo gerador, grupos geradores
  conserto de bomba > manutenção de bombas, motobomba
  câmara frigorífica, câmara fria, frigorífico de cozinha > refrigeração
  cozinha industrial, coifa > equipamentos de cozinha, exaustão
  manutenção de câmera | manutenção de alarme > manutenção de CFTV, segurança eletrônica
  projeto de incêndio, prevenção de incêndio, AVCB, alvará de bombeiro > prevenção e combate a incêndio, PPCI, sistema de combate a incêndio, proteção contra incêndio
  alarme de incêndio | detector de fumaça | sprinkler | hidrante > combate a incêndio, detecção e alarme de incêndio, prevenção e combate a incêndio, detecção de incêndio
  porta corta fogo > combate a incêndio
  recarga de extintor > extintores, combate a incêndio
  brigada, bombeiro particular > bombeiro civil, brigadista
  aterramento > para raios, SPDA, proteção contra descargas atmosféricas
  dedetizar | barata | rato | cupim | formiga > controle de pragas, desinsetização, desratização, descupinização, controle de vetores, vetores e pragas
  morcego | pombo > controle de pragas, manejo de fauna
  lavar caixa d água > limpeza de reservatórios, higienização de reservatórios, limpeza e desinfecção de reservatórios
  limpeza de vidro > fachada
  limpeza de piscina > manutenção de piscina, tratamento de água de piscina
  limpar terreno, limpeza de terreno, mato alto > roçagem, capina
  limpeza de canal > desassoreamento, dragagem
  limpeza de rua, varrer rua > limpeza urbana, varrição, limpeza pública
  desentupimento, desentupidora, desentupir, entupimento > desobstrução, hidrojateamento, limpeza de fossa
  esvaziar fossa, limpar fossa > limpeza de fossa, esgotamento de fossa, sucção
  caminhão limpa fossa > hidrojateamento, vácuo, limpeza de fossa
  rede de esgoto > esgotamento sanitário, sistema de esgotamento, saneamento
  estação de esgoto, ETE > estação de tratamento de esgoto, esgotamento sanitário
  estação de água, ETA > estação de tratamento de água, abastecimento de água
  falta de água, água na torneira > abastecimento de água, sistema de abastecimento
  adutora > abastecimento de água
  perfurar poço, furar poço, poço artesiano > perfuração de poços, poço tubular profundo, poços tubulares
  transposição do rio são francisco, transposição do são francisco > PISF, integração do rio são francisco
  contenção de encosta, muro de arrimo > contenção, estabilização de encostas, gabião
  desabamento, prédio caindo > colapso de edificações, risco estrutural, recuperação estrutural
  laudo de engenharia, vistoria de prédio > laudo técnico, inspeção predial
  projeto de arquitetura, planta do prédio > projeto arquitetônico, projeto básico, projetos executivos
  planta, maquete > projeto arquitetônico, BIM
  orçamento de obra, preço de obra > SINAPI, planilha orçamentária
  fiscal de obra > supervisão de obras, fiscalização de obras
  sondagem de solo, estudo do solo > sondagem, geotécnico, geotecnia
  topografia, medir terreno, medição de terreno > levantamento topográfico, levantamento planialtimétrico, georreferenciamento
  avaliar imóvel, avaliação de imóvel > laudo de avaliação, perícia de engenharia
  rua de pedra > pavimentação em paralelepípedo, pavimentação de vias, bloco intertravado, bloquete
  massa asfáltica, piche > CBUQ, concreto betuminoso, emulsão asfáltica, ligante asfáltico
  terraplanagem > aterro, terraplenagem, movimentação de terra
  pedra, cascalho > brita, agregado
  construção de casa > unidades habitacionais, habitação, moradia
  construção de quadra > quadra poliesportiva, quadra coberta
  ginásio > quadra poliesportiva, ginásio poliesportivo, ginásio de esportes
  estádio > campo de futebol, gramado
  piscina olímpica > piscina semiolímpica, complexo aquático
  posto de saúde novo > construção de unidade básica de saúde, UBS, construção de UBS
  creche nova > construção de creche, Proinfância, centro de educação infantil
  hospital novo > construção de hospital
  reforma de praça > revitalização de praça, construção de praça, urbanização
  mercado público, reforma de mercado > mercado municipal, feira coberta
  cemitério novo > construção de cemitério, ampliação do cemitério
  centro comunitário, salão comunitário > centro de convivência
  orla, calçadão > passeio
  iluminação de led na rua, trocar lâmpada de rua > iluminação pública, luminárias led, eficientização
  galpão, barracão > estrutura metálica
  garagem > estacionamento
  guarita > cancela, controle de acesso
  concertina, arame farpado > cercamento
  alambrado, grade de ferro > gradil, serralheria
  guarda corpo, corrimão > acessibilidade, serralheria
  banheiro acessível > acessibilidade
  piso tátil > acessibilidade, sinalização tátil
  divisória > drywall
  forro de PVC > teto, forro
  assoalho, taco > piso
  piso de vinil, piso emborrachado > piso vinílico
  porta automática > esquadrias, vidraçaria
  obra de contenção > contenção, encosta
  demolição, derrubar prédio > implosão
  obra de luz > parte elétrica, instalações elétricas, rede elétrica, subestação
  transformador > subestação
  casa de máquinas, casa de bombas > estação elevatória
  alugar banheiro químico > locação de banheiros químicos, sanitários químicos
  andaime, escora > plataformas de trabalho
  plataforma elevatória, cesto aéreo > plataforma de trabalho aéreo
  aluguel de galpão > locação de imóvel, locação de galpão
  prédio abandonado > imóvel desocupado, reforma e restauração
  prédio histórico, casarão, igreja antiga > restauração, bem tombado, patrimônio cultural, tombamento
  restauro, restaurar > restauração
  arqueologia, sítio arqueológico > arqueológico, IPHAN
  plano diretor > planejamento urbano, desenvolvimento urbano
  regularização de terreno, escritura, documento da casa > regularização fundiária, título de propriedade, REURB
  REURB > regularização fundiária urbana
  condomínio > condominial
  conta de água > fornecimento de água, água e esgoto, abastecimento de água
  conta de energia > fornecimento de energia elétrica, energia elétrica
  teto > forro de PVC, forro, limite
  aterro > terraplanagem, terraplenagem, movimentação de terra, depósito de lixo, disposição final de resíduos

  # Ambiente, campo
  desmatamento, desmatar > supressão de vegetação, desflorestamento
  incêndio na mata > queimada, incêndio florestal, Prevfogo, brigadista
  licença ambiental > licença prévia, licença de instalação, licença de operação, licenciamento ambiental
  multa ambiental > auto de infração ambiental, termo de embargo, infração ambiental, multa do ibama, auto de infração
  reserva ambiental > parque nacional, unidade de conservação, área de proteção ambiental
  APA > área de proteção ambiental
  bicho, animal silvestre > fauna silvestre, animal
  pescador, pesca > pesca artesanal, atividade pesqueira, registro geral da atividade pesqueira, defeso
  garimpo > lavra garimpeira, garimpeiro
  mineradora > lavra, mineração, alvará de pesquisa
  agrotóxico, veneno agrícola, pesticida > defensivo agrícola, herbicida, inseticida
  trator > máquina agrícola, patrulha mecanizada, implemento agrícola, tratorzinho
  patrol, retroescavadeira, escavadeira > motoniveladora, máquina pesada, pá carregadeira
  adubo > fertilizante, insumo agrícola, ureia
  muda, semente > insumo agrícola, plantio
  gado, boi, vaca > bovino
  porco > suíno
  galinha > ave, avicultura
  ração > alimento para animais
  transgênico > organismo geneticamente modificado, OGM
  égua > cavalo, equino
  cabra, ovelha, bode > caprino, ovino
  apicultor > abelha, apicultura
  poluição > dano ambiental, infração ambiental
  vazamento de óleo > derramamento de óleo
  reflorestamento, plantar árvore > recuperação de área degradada, plantio de mudas
  irrigação > irrigar, perímetro irrigado, projeto de irrigação
  caçador > caça, fauna silvestre, manejo
  lixo eletrônico > resíduos eletroeletrônicos
  assistência ao agricultor > ATER, assistência técnica e extensão rural
  lago > recursos hídricos, curso d água
  tirar água do rio, usar água do rio > outorga de uso de recursos hídricos, outorga
  mata, floresta > vegetação nativa, recurso florestal
  praia > orla, zona costeira
  criação de peixe > alevino, piscicultura, aquicultura, pescado
  colheitadeira | plantadeira | arado | grade > máquina agrícola, implemento agrícola
  calcário > corretivo de solo, insumo agrícola
  horta > hortaliça, agricultura urbana
  fazenda, sítio > imóvel rural
  fazendeiro > agricultor, produtor rural
  seca no nordeste > semiárido, estiagem
  vinho | cachaça > bebida alcoólica
  queijo artesanal > produto artesanal, selo arte, queijo caseiro, produto colonial
  frigorífico > inspeção federal, produto de origem animal
  vaca louca | febre aftosa | gripe aviária > emergência zoossanitária, defesa agropecuária
  parque nacional > reserva ambiental, unidade de conservação, área de proteção ambiental, reserva ecológica, reserva biológica, estação ecológica
  caça > caçador, fauna silvestre, manejo, avião de guerra, avião militar, aeronave militar
  agricultor > fazendeiro, produtor rural, lavrador, produtor, agricultura familiar
  alevinos > criação de peixe, piscicultura, aquicultura, pescado, peixe vivo, tilápia
  abelhas > apicultor, apicultura, colmeia, meliponicultura
  cavalo > égua, equino, equideos
  queimadas > incêndio na mata, incêndio florestal, Prevfogo, brigadista, incêndio, fogo na mata, queimadura
  irrigar > irrigação, perímetro irrigado, projeto de irrigação, água para plantação

  # Campo, bichos, ambiente
  lavrador, produtor > agricultor, agricultura familiar
  plantação, lavoura, roça > cultivo, plantio, agrícola
  trator novo > patrulha mecanizada, trator agrícola, máquinas e implementos agrícolas
  implemento, carreta agrícola
  pulverizador | ensiladeira | semeadora > implementos agrícolas
  irrigação por gotejamento > irrigação
  estufa, viveiro > casa de vegetação
  silo, secador de grãos > armazenagem, graneleiro
  ordenha, tanque de leite > ordenhadeira, resfriador de leite
  inseminação, sêmen
  venda de gado, leilão de gado, leilão de animais > leilão de semoventes, alienação de semoventes, bovinos
  semovente, animal
  touro | novilha | bezerro > bovino, semoventes
  leitão > suíno
  frango vivo, pintinho > aves
  peixe vivo > alevinos, tilápia, piscicultura
  colmeia > abelhas, apicultura, meliponicultura
  jumento, burro > asinino, muar
  bicho solto, animal solto na rua, animal abandonado > animais errantes, manejo populacional, apreensão de animais
  castramóvel, castração de cachorro > castração, esterilização cirúrgica, cães e gatos
  veterinário de graça > atendimento veterinário, medicina veterinária
  vacina de gado, vacina de cachorro > vacina, imunobiológico veterinário
  bem estar animal, maus tratos > proteção animal
  época de plantio, zoneamento > ZARC
  assistência técnica no campo > assistência técnica e extensão rural, ATER
  selo da agricultura familiar, DAP, CAF > cadastro nacional da agricultura familiar
  previsão do tempo, meteorologia, chuva > meteorológico, INMET
  estação meteorológica > pluviômetro
  incêndio, fogo na mata > queimadas
  brigadista contratado, contratar brigadista > contratação de brigadistas, brigada federal
  caminhão para incêndio florestal > combate a incêndios florestais
  eucalipto, pinus > florestas plantadas, silvicultura
  nascente, mata ciliar > preservação permanente, APP
  área verde > parque urbano
  plantio de árvores, muda de árvore > arborização, mudas nativas
  poço no sítio > poços tubulares, abastecimento de água
  lama, mariana, brumadinho > reparação, rio doce
  óleo na praia > incidente de poluição por óleo
  lixo no mar > resíduos marinhos
  CAR > cadastro ambiental rural
  georreferenciar fazenda, medir fazenda > georreferenciamento, certificação de imóveis rurais, CCIR
  camping, trilha > uso público, visitação
  caverna, gruta > cavidade natural subterrânea, espeleológico

  # Terra, povos, moradia
  assentado, lote de assentamento > sem terra, beneficiário da reforma agrária, assentamento
  assentamento novo, criar assentamento > criação de projeto de assentamento, projeto de assentamento
  fazenda desapropriada, fazenda improdutiva > desapropriação para fins de reforma agrária, interesse social, imóvel rural
  título de assentado, título definitivo > título de domínio, concessão de direito real de uso, CCU
  invasão de terra, ocupação, terra invadida > reintegração de posse
  terra da união, terreno da união > imóvel da união, patrimônio da união, cessão de uso
  terreno na praia, casa na praia, foro, laudêmio > terreno de marinha, aforamento, ocupação
  linha da praia, demarcação da praia > linha do preamar médio, LPM, demarcação
  evento na praia > permissão de uso, espaço público
  tribo, aldeia, cacique > índios, indígena
  terra indígena nova, demarcar terra indígena > demarcação, identificação e delimitação, relatório circunstanciado
  índio isolado > isolados, restrição de uso
  invasores em terra indígena, garimpo em terra indígena > desintrusão, terra indígena
  terra de quilombo > quilombolas, remanescentes das comunidades dos quilombos, RTID
  certidão de quilombo, comunidade reconhecida > certidão de autodefinição, Fundação Cultural Palmares
  ribeirinho, extrativista, seringal > povos e comunidades tradicionais
  cigano > povos e comunidades tradicionais
  terreiro, candomblé > povos e comunidades tradicionais, matriz africana
  casa do governo, conjunto habitacional > casas populares, minha casa minha vida, habitação de interesse social, empreendimento habitacional
  minha casa minha vida > PMCMV, programa minha casa minha vida
  casa para quem perdeu na enchente, moradia para desabrigado > unidades habitacionais, reconstrução, desabrigados
  desabrigado, desalojado > ajuda humanitária, assistência humanitária
  melhoria da casa > melhoria habitacional
  comunidade carente > favela, urbanização de assentamentos precários, periferia viva
  auxílio aluguel > benefício eventual
  saneamento > esgotamento sanitário, abastecimento de água
  ônibus de graça, metrô novo > mobilidade urbana, transporte público coletivo

  # Lugares
  paulista > são paulo
  paulistano, sampa, capital paulista > município de são paulo, são paulo
  carioca, cidade maravilhosa, capital fluminense > rio de janeiro
  mineiro > minas gerais
  gaúcho > rio grande do sul
  potiguar > rio grande do norte
  capixaba > espírito santo
  baiano > bahia
  soteropolitano > salvador
  pernambucano > pernambuco
  cearense > ceará
  maranhense > maranhão
  paraense > belém
  paraibano > paraíba
  piauiense > piauí
  alagoano > alagoas
  sergipano > sergipe
  amazonense > amazonas
  acreano, acriano > acre
  rondoniense > rondônia
  roraimense > roraima
  amapaense > amapá
  tocantinense > tocantins
  goiano > goiás
  mato grossense > mato grosso
  brasiliense, candango > distrito federal
  paranaense > paraná
  catarinense, barriga verde > santa catarina
  curitibano > curitiba
  manauara > manaus
  BH, beagá, capital mineira > belo horizonte
  floripa, capital catarinense > florianópolis
  poa, capital gaúcha > porto alegre
  capital baiana > salvador
  capital cearense > fortaleza
  capital pernambucana > recife
  capital paranaense > curitiba
  capital amazonense > manaus
  DF > distrito federal
  MG > minas gerais
  SP > são paulo
  RS > rio grande do sul
  RN > rio grande do norte
  SC > santa catarina
  ES > espírito santo
  BA > bahia
  PE > pernambuco
  PB > paraíba
  GO > goiás
  TO > tocantins
  AM > amazonas
  RO > rondônia
  RR > roraima
  AP > amapá
  MT > mato grosso
  MS > mato grosso do sul
  baixada fluminense > nova iguaçu, duque de caxias
  triângulo mineiro > uberlândia, uberaba
  argentino > argentina, buenos aires
  americano > estados unidos
  chinês > china
  holanda, holandês > países baixos
  alemão > alemanha
  italiano > itália
  paraguaio > paraguai
  uruguaio > uruguai
  boliviano > bolívia
  haitiano > haiti
  cubano > cuba
  angolano > angola
  coreano > coreia
  russo > rússia
  japonês > japão
  europeu > união europeia
  africano > áfrica
  nova iorque > nova york

  # Mais palavras: obras
  iluminação de campo, refletor de campo > sistema de iluminação, torre de iluminação
  iluminar avenida, luz na avenida > iluminação viária, iluminação pública
  conserto de ponte, reforma de ponte > recuperação de ponte, manutenção de pontes
  ponte de concreto > ponte mista
  reformar delegacia > reforma da delegacia, unidade policial
  reformar agência, reforma de banco, reforma do INSS > reforma da agência, agência da previdência social
  sala nova na escola > salas de aula, ampliação de escola
  bloco sextavado, paver, lajota > bloquete, bloco intertravado
  abrir estrada, patrolar estrada > recuperação de estrada vicinal, adequação de estrada vicinal
  cascalhar > revestimento primário, adequação de estrada vicinal
  cortar mato da estrada, roçar estrada > roço manual, roçada, estradas vicinais
  água na comunidade, levar água > abastecimento de água, comunidades rurais, sistema de abastecimento
  chafariz > abastecimento de água
  placa solar no telhado > sistema fotovoltaico, microgeração
  quadro de luz > quadro de distribuição
  central de incêndio > detecção de incêndio, central de alarme
  central de ar > condicionador de ar, climatização
  climatizar escola > climatização, condicionadores de ar
  pintura de escola > pintura predial, reforma de escola
  estacionamento novo > pavimentação do estacionamento
  muro de escola > construção de muro, fechamento
  horta na escola > horta, educação ambiental

  # Mais palavras: campo
  castanhal > castanha do pará, extrativismo
  amazônia desmatada > desmatamento, PPCDAm
  cerrado | caatinga | mata atlântica > bioma
  espécie invasora > javali, mexilhão dourado, espécies exóticas invasoras
  mexilhão dourado > espécie invasora, espécies exóticas invasoras
  agrotóxico vencido, embalagem de veneno > embalagens vazias, agrotóxicos
  fazenda de peixe > aquicultura, piscicultura
  curral, cerca de fazenda, estábulo > instalações pecuárias
  galinheiro > aviário
  chiqueiro > suinocultura
  celeiro, paiol > armazém
  casa de farinha > agroindústria, mandioca
  mandioca, aipim, macaxeira > mandiocultura, fécula
  engenho, canavial > cana de açúcar
  cafezal > cafeicultura
  laranjal > pomar, fruticultura, citros
  vinhedo > vitivinicultura, uva
  floresta plantada > silvicultura
  adubo orgânico, esterco > compostagem, fertilizante orgânico
  terra preta, terra vegetal > substrato
  gafanhoto > praga, emergência fitossanitária
  cancro, greening > huanglongbing
  ferrugem da soja, vazio sanitário > ferrugem asiática
  leite estragado, leite adulterado > adulteração, fraude em alimentos
  azeite falso, azeite falsificado > azeite de oliva, fraude
  # Ambiente, mineração, energia, telecomunicações
  derrubar árvore > supressão de vegetação, desmatamento, autorização de supressão
  fogo no pantanal, brigadista de incêndio > incêndios florestais, PREVFOGO, brigadas, manejo integrado do fogo
  bombeiro florestal > brigadista, contratação de brigadistas, prevenção e combate a incêndios florestais
  caçar | caça de javali > manejo de fauna, javali, controle da fauna exótica
  criar passarinho > passeriformes, criador amador, fauna silvestre, SISPASS
  boto > fauna, espécies ameaçadas, plano de ação nacional
  autorização ambiental > licenciamento ambiental, licença de instalação, licença prévia, requerimento de licença
  pedido de licença ambiental, recebeu licença ambiental > torna público que requereu, licença de operação, renovação da licença
  estudo de impacto, rima > EIA, estudo de impacto ambiental, relatório de impacto
  audiência pública > sessão pública, consulta pública
  clima > mudança do clima, emissões, descarbonização
  renovabio > créditos de descarbonização, biocombustíveis
  garimpeiro, garimpo ilegal > lavra garimpeira, permissão de lavra garimpeira, PLG
  minério | mina > lavra, concessão de lavra, ANM, alvará de pesquisa, recursos minerais
  areal, tirar areia do rio > registro de licença, areia, licenciamento mineral
  esmeralda > gemas, lavra, certificado Kimberley
  vender gás > revenda de GLP, revendedor de GLP
  multa da ANP > interdição, revogação da autorização, ANP
  blecaute > interrupção do fornecimento, sistema interligado nacional
  enel, cemig, copel > concessionária de distribuição, distribuidora de energia, ANEEL
  cata vento, torre de vento > eólica, central geradora eólica, aerogerador
  usina, hidroelétrica > usina hidrelétrica, UHE, central geradora hidrelétrica, PCH
  linha de transmissão, torre de energia, torre de alta tensão > servidão administrativa, subestação
  faixa de servidão, passar linha no terreno > servidão administrativa, declaração de utilidade pública
  ação da anatel, multa da anatel > PADO, descumprimento de obrigações, sanção de multa
  antena de celular > estação rádio base, infraestrutura de suporte, telecomunicações
  claro | tim > serviço móvel pessoal, telecomunicações, SMP
  conexão de escola > conectividade, educação conectada, banda larga, FUST
  internet a rádio > serviço de comunicação multimídia, SCM
  emissora de tv, canal de televisão > radiodifusão, outorga, retransmissão de televisão, RTV
  concessão de tv > renovação de outorga, radiodifusão sonora, sons e imagens
  sinal digital > televisão digital, canal digital, desligamento do sinal analógico
  antena parabólica, parabólica > satélite, TVRO
  lançar foguete > centro de lançamento, AEB, atividades espaciais
  encomenda > serviços postais, correios, ECT
  # Transporte
  ônibus entre estados > transporte rodoviário interestadual de passageiros, ANTT, linha, mercado
  ônibus novo trecho > licença operacional, termo de autorização, TRIIP
  ônibus pirata, van pirata > transporte clandestino, fretamento, auto de infração
  praça de pedágio > tarifa básica de pedágio, concessionária de rodovia, revisão tarifária
  concessionária de estrada > contrato de concessão, concessionária, sistema rodoviário
  rodovia, estrada federal > malha rodoviária federal, DNIT
  desapropriar para estrada, desapropriação de estrada, desapropriação > utilidade pública, faixa de domínio
  outdoor na estrada, placa na estrada, cano na beira da estrada > faixa de domínio, permissão especial de uso, ocupação da faixa de domínio
  ferrovia, estrada de ferro > ferroviário, concessão ferroviária, malha ferroviária
  CBTU, trensurb > trens urbanos, metroferroviário, material rodante
  doca | terminal portuário > instalação portuária, arrendamento portuário, ANTAQ, terminal de uso privado
  arrendar porto, arrendamento de porto > arrendamento, instalação portuária, contrato de arrendamento
  ferry, travessia > navegação interior, balsas
  linha de barco > empresa brasileira de navegação, navegação interior, transporte longitudinal
  navio encalhado, barco afundado > reflutuação, casco soçobrado
  capitania, marinha multou > capitania dos portos, infração
  empresa aérea, latam > empresa de transporte aéreo, serviço aéreo público, certificado de operador aéreo
  multa da anac, piloto suspenso > suspensão de habilitação, infração, ANAC
  empresa de avião agrícola > serviço aéreo especializado, autorização operacional, táxi aéreo
  voo novo > serviço de transporte aéreo internacional, acordo sobre serviços aéreos, autorização para funcionar
  carteira de habilitação > CNH, carteira nacional de habilitação, condutor
  perdeu a carteira, carteira suspensa, suspensão da CNH > suspensão do direito de dirigir, penalidade, cassação
  radar multou > autuação, infração de trânsito, notificação de penalidade, notificação da autuação
  detran | contran > SENATRAN
  emplacar > placa de identificação veicular, emplacamento
  # Agricultura, pesca
  roceiro > agricultura familiar, produtor rural, PRONAF
  safra > cultivo, safra agrícola, produção agrícola, zoneamento agrícola
  época de plantar, quando plantar > zoneamento agrícola de risco climático, ZARC, calendário de semeadura
  praga da soja > vazio sanitário, ferrugem asiática, pragas
  semente nova, variedade de planta > cultivares, registro nacional de cultivares, proteção de cultivar
  uréia > fertilizantes, corretivos, insumos agrícolas
  herbicida > agrotóxicos, ingrediente ativo, registro de agrotóxicos
  agrotóxico novo > registro de agrotóxicos, produto técnico, produto formulado, registro concedido
  remédio de boi > produtos veterinários, vacina contra febre aftosa, produto de uso veterinário
  peste suína > defesa sanitária animal, emergência zoossanitária
  médico de bicho > medicina veterinária, médico veterinário, serviços veterinários
  apicultura > apícola, meliponicultura, colmeias
  rede de pesca, pescar > pesca artesanal, pescadores, atividade pesqueira
  pescar em alto mar > embarcação pesqueira, permissão prévia de pesca, autorização de pesca
  carne com selo > serviço de inspeção federal, inspeção industrial e sanitária, produtos de origem animal
  selo arte > produtos artesanais
  cervejaria > bebidas, vinhos, registro de estabelecimento
  máquina agrícola, grade aradora > implementos agrícolas, patrulha agrícola, patrulha mecanizada, máquinas e implementos
  crédito para agricultor > crédito rural, PRONAF, equalização, manual de crédito rural
  seguro da lavoura > garantia-safra, seguro rural, PROAGRO, subvenção ao prêmio
  preço do milho, preço da soja, preço mínimo > PGPM, CONAB
  # Cultura, esporte, turismo
  sertanejo > apresentação artística, show artístico, contratação artística, show musical
  aniversário da cidade, festa do padroeiro, exposição agropecuária > festividades, festejos, show, aniversário do município
  som, iluminação de show > sonorização, estrutura para eventos, palco, iluminação cênica, show musical
  teatro de rua > artes cênicas, artes circenses
  documentário, produtora de filme > produção audiovisual, obra audiovisual, ANCINE
  fsa > fundo setorial do audiovisual
  apoio à cultura > fomento cultural, premiação cultural, seleção pública, política nacional aldir blanc
  obra de arte > acervo, museológico, exposições
  esportista > bolsa-atleta, atletas, programa bolsa atleta
  atleta dopado > controle de dopagem, antidopagem, ABCD
  time de futebol > entidade de prática desportiva, projeto desportivo, lei de incentivo ao esporte
  patrocínio esportivo > projeto desportivo, captação, incentivo ao esporte
  árbitro de futebol, arbitragem de jogo > arbitragem, árbitros, serviços de arbitragem
  bola de futebol, rede e bola > material esportivo, bolas
  uniforme de time, camisa de time > uniformes esportivos, material esportivo
  aula de natação > natação, manutenção de piscina, piscinas
  turista | turismo > CADASTUR, atividade turística, prestadores de serviços turísticos
  hospedagem > hotelaria, serviços de hospedagem, meios de hospedagem
  alugar van > locação de veículos
  # Eleição, política, exterior
  voto > eleições, processo eleitoral, zona eleitoral, urnas eletrônicas
  partido político, conta de partido > prestação de contas, diretório
  cassado, prefeito cassado > cassação, eleição suplementar
  missão no haiti, força de paz, soldado brasileiro fora > missão de paz, operação de paz, Nações Unidas
  visita de presidente estrangeiro > visita oficial
  condecorado, homenageado > ordem do mérito, condecoração
  dia nacional, data comemorativa > institui o dia nacional, feriados nacionais
  lei nova | nova lei | lei publicada > sanciono, lei complementar, congresso nacional decreta
  mudança na lei, alterar lei > dá nova redação
  veto do presidente, presidente vetou > mensagem, veto parcial, vetar
  medida provisória caiu, mp caducou > perda de eficácia, prazo de vigência encerrado, ato declaratório
  decreto cancelado > revoga, sustar, revogação
`
