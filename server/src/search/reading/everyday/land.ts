/** Rows of the table of everyday words (synonym-table.ts). */
export const LAND_ROWS = `
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
  adubo > fertilizante, insumo agrícola
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
  cigano, terreiro, candomblé > povos e comunidades tradicionais, matriz africana
  casa do governo, conjunto habitacional > casas populares, minha casa minha vida, habitação de interesse social, empreendimento habitacional
  minha casa minha vida > PMCMV, programa minha casa minha vida, FAR
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

  # Mais palavras: campo
  castanhal > castanha do pará, extrativismo
  amazônia desmatada > desmatamento, PPCDAm
  cerrado | caatinga | mata atlântica > bioma
  espécie invasora, mexilhão dourado > javali, espécies exóticas invasoras
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
`
