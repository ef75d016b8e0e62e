/** Rows of the table of everyday words (synonym-table.ts). */
export const SERVICES_ROWS = `
  # Limpeza, vigilância, manutenção, apoio
  faxina > limpeza e conservação, limpeza, asseio e conservação, higienização
  limpeza > limpeza e conservação, asseio, higienização
  faxineiro, servente de limpeza > auxiliar de limpeza, limpeza e conservação, asseio e conservação
  produto de limpeza > material de limpeza, saneante, material de higiene, higiene e limpeza, domissanitários
  papel higiênico > papel toalha, material de higiene, higiene e limpeza, produtos de higiene
  lixo, entulho > resíduo sólido, resíduo
  recolher lixo, recolhimento de lixo, coleta de lixo > coleta de resíduos, resíduos sólidos, manejo de resíduos, limpeza urbana
  gari, varrição > lixeiro, limpeza urbana, coleta de resíduos
  lixo hospitalar > resíduos de serviços de saúde, resíduos infectantes
  lixão > aterro sanitário, destinação final de resíduos
  reciclagem, catador > coleta seletiva, material reciclável, catadores de materiais recicláveis
  vigia, vigilante, guarda patrimonial > vigilância, vigilância patrimonial, vigilância armada
  vigia armado, segurança armado > vigilância armada, vigilante armado
  vigia desarmado > vigilância desarmada
  segurança privada, empresa de segurança > vigilância patrimonial
  carro forte > transporte de valores
  porteiro > serviço de portaria, controle de acesso, portaria e recepção, recepção
  recepcionista > recepção, serviço de recepção
  copeiro, garçom > copeiragem, garçonaria, serviço de copa
  jardineiro > jardinagem, paisagismo, manutenção de áreas verdes
  capina, roçada, cortar grama > roçagem, manutenção de áreas verdes, jardinagem, limpeza de terreno
  poda de árvore, corte de árvore > supressão arbórea, manejo arbóreo
  bombeiro hidráulico > pedreiro, encanador, manutenção predial, oficial de manutenção
  eletricista > manutenção predial, instalação elétrica, instalações prediais
  conservação de prédio > manutenção de prédio, manutenção predial
  ar condicionado, climatização > condicionador de ar, aparelho de ar condicionado, split, refrigeração, climatizadores, PMOC
  geladeira > refrigerador
  elevador > transporte vertical, plataforma elevatória
  escada rolante > transporte vertical
  bebedouro > purificador de água, filtro de água
  caixa d água > reservatório de água, reservatório elevado, reservatório
  chaveiro > confecção de chaves, cópia de chaves, brindes, materiais personalizados
  lavanderia > lavagem de roupas, processamento de roupas, enxoval hospitalar, enxoval
  extintor > recarga de extintores, combate a incêndio, prevenção de incêndio
  bombeiro civil > brigadista, brigada de incêndio
  câmera de segurança, câmera de vigilância > CFTV, videomonitoramento, circuito fechado de televisão
  gerador > grupo gerador, grupo motor gerador
  terceirizado, terceirização, mão de obra terceirizada, outsourcing > dedicação exclusiva de mão de obra, mão de obra exclusiva, postos de trabalho
  secretariado > técnico em secretariado, apoio administrativo
  estacionamento > vaga de garagem, garagem
  costureira > costura, confecção
  vassoura, detergente, sabão, desinfetante, água sanitária > material de limpeza, saneante, produto de higienização
  saco de lixo > saco plástico, material de limpeza
  copo descartável > descartáveis, copo plástico, material de copa e cozinha
  panela, talher, prato > utensílio de cozinha, utensílio doméstico, material de copa e cozinha, copa e cozinha, utensílios, descartáveis
  cozinheiro > merendeira, preparo de alimentos, preparo de refeições
  vidro, vidraceiro > vidraçaria
  marceneiro > marcenaria, carpintaria
  serralheiro > serralheria
  cortina > persiana
  mesa, cadeira, armário, estante > poltrona, mobiliário
  máquina de lavar > lavadora de roupas, eletrodoméstico
  goteira, vazamento, infiltração > impermeabilização, recuperação da cobertura
  muro, cerca > cercamento, alambrado, gradil, gabião, estabilização
  para raio > SPDA, descargas atmosféricas, aterramento, proteção contra descargas atmosféricas
  subestação > transformador, média tensão
  despachante > despacho documental, importadora, despacho aduaneiro, operador
  pintar prédio, pintura de prédio, pintura de parede > pintura predial, serviço de pintura, serviços de pintura
  telhado > cobertura, recuperação da cobertura
  piso, chão > revestimento cerâmico, pavimento, revestimento
  porta | janela > esquadria
  banheiro > sanitário, instalação sanitária
  banheiro químico > sanitário químico, cabine sanitária, locação de tendas
  encanamento > instalação hidráulica, hidrossanitária
  fiação > parte elétrica, instalação elétrica
  acessibilidade, rampa > acessibilidade arquitetônica
  barraca > tenda, locação de tendas, estrutura para eventos, banheiros químicos
  arquibancada | camarote > estrutura para eventos, locação de estrutura
  container > contêiner, módulo habitacional, módulos habitáveis
  forro > gesso, drywall, samba, frevo, patrimônio imaterial, apresentação artística
  fossa, limpa fossa > esgotamento de fossa, limpeza de fossa, efluente
  caçamba de entulho > resíduos da construção civil
  poda, podar, cortar árvore, cortar galho, galho de árvore > poda de árvores, supressão arbórea, manejo arbóreo
  catraca > controle de acesso, ponto de acesso
  relógio de ponto, bater ponto, ponto eletrônico, controle de ponto > registro eletrônico de ponto, registrador eletrônico de ponto, ponto biométrico, relógio biométrico, controle de frequência
  aparelho de bater ponto > relógio de ponto, registrador eletrônico de ponto, relógio biométrico, ponto biométrico
  crachá > cartão de identificação, identificação funcional
  carimbo > confecção de carimbos
  placa de homenagem > placas
  toldo > cobertura em lona
  bomba d água > motobomba, conjunto motobomba, bomba submersa
  colchão | travesseiro | cobertor > colchões, cama mesa e banho, enxoval
  toalha > cama mesa e banho, enxoval
  ventilador | exaustor > climatização, ventilação
  liquidificador > eletrodoméstico, eletroportátil
  flores | buquê | coroa de flores > arranjo de flores, arranjos florais, ornamentação
  bandeira > bandeiras, pavilhão nacional, pavilhão, flâmulas
  ferramenta | furadeira > ferramentas, ferragem
  parafuso > ferragens, material de ferragem, elementos de fixação
  prego > ferragens, material de ferragem
  tábua > madeira, madeira serrada, pranchões, eucalipto, compensado
  pó de pedra > brita, agregado, material de construção
  ferro | aço | vergalhão > ferragem, material metálico, estrutura metálica
  tubo > tubulação, material hidráulico, cano de esgoto, cano d água
  manilha > tubulação, material hidráulico
  espingarda de chumbinho > arma de pressão
  jardim > jardinagem, paisagismo, áreas verdes
  grama > roçagem, gramado, áreas verdes
  lavar roupa, roupa suja > lavanderia, lavagem de roupas, enxoval
  lixo de hospital > resíduos de serviços de saúde, resíduos hospitalares, lixo hospitalar
  levantar muro, fazer muro > construção de muro
  alarme > segurança eletrônica, monitoramento de alarme
  poltrona > mesa, cadeira, armário, estante, mobiliário, estofado
  lixeira > gari, varrição, limpeza urbana, coleta de resíduos, contentor, coletor de resíduos
  gesso > forro, drywall, material de construção
  encanador > pedreiro, bombeiro hidráulico, manutenção predial, oficial de manutenção, hidráulica, instalações hidrossanitárias, instalações prediais
  manutenção de prédios > conservação de prédio, manutenção predial, conserto de prédio, manutenção preventiva e corretiva predial
  brita > pó de pedra, agregado, material de construção, pedra, cascalho
  parte elétrica > fiação, instalação elétrica, obra de luz, rede elétrica, subestação
  tenda > barraca, locação de tendas, estrutura para eventos, palco, banheiros químicos
  pedreira > encanador, bombeiro hidráulico, manutenção predial, oficial de manutenção, areia do rio, extração de areia, licenciamento mineral, registro de licença, lavra, instalações prediais
  merendeira > cozinheiro, preparo de alimentos, preparo de refeições, manipuladora de alimentos, preparo de merenda
  madeira > tábua, madeira serrada, produto florestal, pranchões, eucalipto, compensado
  # Eventos, comunicação, cultura, esporte
  propaganda, marketing > publicidade, agência de propaganda, comunicação institucional, serviços de publicidade, veiculação
  panfleto, impresso gráfico > gráfica, serviços gráficos, material gráfico, impressão gráfica, impressos
  banner, outdoor > comunicação visual, material gráfico, placas, adesivos
  festa > evento, festividade, festejo, comemoração
  cantor, banda, dupla sertaneja > show, apresentação artística, show artístico, show musical, artista, fanfarra
  show > apresentação artística, apresentação musical, show musical, sonorização, estrutura para eventos, palco
  artista > profissional do setor artístico, apresentação artística, show artístico
  som e luz > palco, sonorização, iluminação cênica, estrutura para eventos, locação de estrutura
  organização de festa, organizador de eventos > organização de eventos, realização de eventos
  hotel, pousada > hospedagem, rede hoteleira, hotelaria
  palestra > palestrante, instrutor
  treinamento > capacitação, ação de desenvolvimento
  tradutor > tradução, tradução juramentada, intérprete
  libras, intérprete de surdos > língua brasileira de sinais, tradutor e intérprete de libras
  clipping > monitoramento de mídia, monitoramento de notícias
  vídeo > filmagem, audiovisual, produção audiovisual, produção de vídeo
  fotógrafo, foto > fotografia, serviço fotográfico
  cinema, filme > obra audiovisual, audiovisual, longa metragem
  patrimônio histórico, prédio tombado > tombamento, bem tombado, patrimônio cultural
  time, clube de futebol > entidade desportiva, entidade de prática desportiva
  esporte > desporto, desportivo, esportivo
  troféu, medalha esportiva > premiação, material esportivo, medalhas
  cientista > pesquisador, pesquisa científica
  patente > propriedade industrial, propriedade intelectual
  condecoração, comenda > medalha, ordem do mérito, condecorar, admitir na ordem
  carnaval, festa junina > festejos juninos, festividade, evento
  fogos de artifício, fogos > queima de fogos, artefatos pirotécnicos, show pirotécnico
  decoração de natal, enfeite de natal > decoração natalina, ornamentação natalina
  teatro, peça de teatro > espetáculo teatral, artes cênicas
  camisa, camiseta > vestuário, confecção de camisetas, malharia, confecção, uniformes
  brinde > material promocional, material de divulgação, materiais personalizados
  microfone > caixa de som, sonorização, equipamento de áudio
  museu > acervo museológico, museologia
  jornal, anúncio no jornal > publicidade legal, publicação de matérias legais, jornal de grande circulação, periódicos
  corrida de rua, campeonato, torneio > evento esportivo, competição
  bola | rede de vôlei | chuteira > material esportivo, bolas, artigos esportivos
  músico, orquestra > apresentação musical, profissional da música
  dança > apresentação artística, espetáculo, bailarino, balé
  circo > apresentação artística, espetáculo
  rodeio > evento, exposição agropecuária, vaquejada
  vaquejada > evento, exposição agropecuária, rodeio
  exposição de gado > evento, exposição agropecuária
  lei de incentivo, dinheiro para cultura > incentivo fiscal, captação de recursos, projeto cultural
  pintura de quadro, escultura > obra de arte
  arquivo morto, papel velho > gestão documental, eliminação de documentos
  ginástica > educação física, atividade física
  técnico de futebol, treinador > técnico esportivo, profissional de educação física
  taça > troféu, premiação
  caixa de som > microfone, sonorização, equipamento de áudio, periféricos, equipamentos de áudio e vídeo, estrutura para eventos, palco, show musical
  cantor gospel, cantor famoso > show artístico, apresentação artística, show musical, artista
  trio elétrico, carro de som > sonorização
  palco > som e luz, sonorização, iluminação cênica, estrutura para eventos, locação de estrutura, tenda, show musical
  aluguel de cadeira, aluguel de mesa > locação de mesas e cadeiras, locação de mobiliário, estrutura para eventos
  aluguel de som, alugar som > sonorização, locação de som, locação de estrutura, estrutura para eventos
  montagem de palco | montagem de estande | stand > estande, estrutura para eventos
  cerimonial, mestre de cerimônia, recepção de evento > organização de eventos, cerimonialista
  empresa de eventos, fazer evento > organização de eventos, realização de eventos, planejamento e organização de eventos
  auditório, salão de festa > locação de espaço, espaço para eventos
  diária de hotel | alojamento > hospedagem
  feira, exposição > espaço expositivo, feira coberta, mercado público
  estande em feira > participação em feira, espaço expositivo, locação de espaço
  publicidade > agência de propaganda, serviços de publicidade, veiculação
  propaganda no rádio, anúncio no rádio, spot > veiculação, radiodifusão, publicidade
  publicar no jornal > anúncio em jornal, publicação em jornal, publicidade legal, jornal de grande circulação
  assessoria de imprensa > comunicação institucional, assessoria de comunicação
  notícia, recorte de jornal > clipping
  assinatura de site de notícia | jornal online > assinatura de jornal, assinatura digital, periódicos
  gravação de vídeo, editar vídeo, cinegrafista > produção de vídeo, produção audiovisual, captação e edição
  transmissão online, transmissão de evento > transmissão ao vivo, streaming
  legenda, dublagem, audiodescrição > legendagem, acessibilidade audiovisual
  gráfica > panfleto, impresso gráfico, serviços gráficos, material gráfico, impressão gráfica, impressão de livro, imprimir livro, editoração, impressos
  impressão de livro, imprimir livro > gráfica, editoração
  folder | cartaz | cartilha | convite impresso > serviços gráficos, impressos gráficos, material gráfico, impressos
  convite > material gráfico
  editora, diagramação, revisão de texto > editoração, revisão textual
  encadernação, capa dura > serviços gráficos
  cópia > reprografia, fotocópias
  carteirinha, cartão PVC > crachás, cartão de identificação, carteira funcional
  medalhas > condecoração, comenda, ordem do mérito, condecorar, admitir na ordem, troféus, premiação
  placas e troféus > medalhas, troféus, premiação
  comprar livro, livraria > aquisição de livros, material bibliográfico, acervo bibliográfico
  biblioteca virtual, livro digital, ebook > biblioteca digital, plataforma de livros digitais
  revista científica, artigo científico > periódico científico, taxa de publicação
  base de artigos, portal de periódicos > base de dados, periódicos
  filme brasileiro, cineasta > obra audiovisual, produção independente, ANCINE, fundo setorial do audiovisual
  lei rouanet > PRONAC, programa nacional de apoio à cultura, incentivo à cultura, mecenato
  lei paulo gustavo > LPG, fomento cultural
  lei aldir blanc > PNAB, política nacional aldir blanc
  dinheiro para artista > fomento cultural, chamamento público, premiação, projetos culturais
  captar dinheiro para projeto, projeto aprovado na rouanet > captação de recursos, PRONAC, incentivo fiscal
  ponto de cultura > cultura viva
  capoeira > patrimônio imaterial
  patrimônio imaterial > registro de bens culturais, salvaguarda
  samba | frevo > patrimônio imaterial, apresentação artística
  quadrilha junina, são joão, festejo junino > festividades juninas
  réveillon, ano novo, virada do ano > festividades
  natal > decoração natalina, festividades natalinas
  desfile, parada militar > solenidade
  7 de setembro, sete de setembro > independência, desfile cívico
  museu novo, obra de museu > museu, museológico, IBRAM
  estátua, monumento, busto > escultura, obra de arte
  pintura artística > obra de arte
  ator, atriz, peça teatral > artes cênicas, espetáculo teatral
  bailarino, balé > dança, espetáculo
  coral, maestro, regente > coro, orquestra, música
  futebol, vôlei, basquete, handebol > modalidade esportiva, desporto
  judô | karatê | jiu jitsu | boxe | luta > artes marciais, modalidade esportiva, tatame
  tatame > artes marciais
  natação > atividades aquáticas, piscina
  ciclismo, ciclista > bicicleta
  atleta > desporto
  jogos escolares, olimpíada escolar, jogos estudantis > competição esportiva, jogos
  arbitragem, árbitro
  uniforme esportivo > artigos esportivos
  lei de incentivo ao esporte, dinheiro para esporte > projetos desportivos, incentivo ao esporte
  clube > entidade desportiva
  antidoping, doping > dopagem
  academia > equipamentos de ginástica, condicionamento físico
  torcida > torcedor
  parque de diversão > brinquedos, recreação
  zoológico > fauna
  palestrante > palestra, instrutor
  filmagem > vídeo, audiovisual, produção audiovisual, produção de vídeo, gravação de evento, filmar evento, cobertura fotográfica

  # Serviços
  seguro > apólice, cobertura securitária
  seguro contra incêndio > seguro predial, seguro patrimonial, seguro de bens
  seguro de estudante, seguro de aluno > seguro contra acidentes pessoais, acidentes pessoais
  seguro da safra > garantia safra, PSR, proagro
  seguro garantia > garantia contratual
  corretor de seguro > corretagem
  tradução, traduzir documento > tradutor público
  intérprete > tradução simultânea, interpretação simultânea
  curso para servidor, curso de capacitação > capacitação de servidores, ação de desenvolvimento, treinamento
  instrutor, ministrar curso > instrutoria, gratificação por encargo de curso ou concurso
  aula de idioma > curso de idiomas, língua estrangeira
  psicoterapia > psicologia, psicológico
  coach, mentor > mentoria, coaching
  organizar concurso > organização de concurso público, realização de concurso, banca examinadora
  banca > comissão examinadora
  aplicar prova, fiscal de prova > aplicação de provas, realização das provas
  escritório de contabilidade > contador, serviços contábeis, assessoria contábil
  auditoria > auditor interno
  advogado de graça > assistência jurídica gratuita, defensoria pública
  reconhecimento de firma, autenticar > serviços notariais
  enquete > pesquisa de opinião, pesquisa de satisfação
  consultor > consultoria
  consultor individual > seleção de consultor, manifestação de interesse, pessoa física
  mão de obra > postos de trabalho, dedicação exclusiva de mão de obra, serviços continuados
  assistente administrativo > apoio administrativo
  telefonista, atendente > teleatendimento, recepção
  ascensorista | contínuo | mensageiro > apoio administrativo, serviços continuados
  estivador, carregador, ajudante de carga > movimentação de materiais, carga e descarga
  almoxarife, estoque, depósito > almoxarifado, logística de armazenagem
  almoxarifado virtual > material de expediente
  tratador de animal > tratadores, manejo de animais
  lavagem de roupa, lavar lençol > lavanderia, processamento de roupas
  costura, conserto de roupa > confecção, ajustes
  cabeleireiro, salão de beleza > barbeiro, corte de cabelo, barbearia
  manicure, estética > beleza
  funerária, translado de corpo > traslado
  cremação > serviços funerários
  creche para filho de servidor, auxílio creche > assistência pré escolar, auxílio pré escolar
  estacionar > estacionamento
  guardar documento > gestão documental, arquivo
  destruir documento, jogar documento fora > eliminação de documentos, listagem de eliminação
  arquivo, arquivista > gestão documental, arquivologia
  banco para folha, folha de pagamento > processamento da folha de pagamento, gestão da folha, instituição financeira
  máquina de cartão, maquininha > meios de pagamento, adquirência, arrecadação
  boleto > arrecadação, guia de recolhimento
  consignado > empréstimo para servidor, consignatária, consignações
  clínica para militar, hospital para militar > credenciamento de organizações civis de saúde, FUSEX, organizações civis de saúde, OCS
  OCS > organizações civis de saúde
  PSA > profissionais de saúde autônomos, credenciamento
  credenciar clínica > credenciamento, prestação de serviços de saúde, organizações civis de saúde
  posto > abastecimento
  medição de energia, mercado livre de energia > ambiente de contratação livre, energia elétrica
  cartão corporativo, suprimento de fundos > cartão de pagamento do governo federal
  passe livre > gratuidade
  tarifa, preço da passagem > reajuste tarifário
  concessão de estacionamento > exploração de estacionamento, concessão de uso
  espaço para lanchonete, espaço para xerox, loja no prédio > concessão de uso, cessão onerosa de espaço, exploração comercial
  banco no prédio, caixa eletrônico > cessão de uso, posto de atendimento bancário
  energia limpa > energia renovável, eficiência energética
  economia de energia > eficiência energética
  gestão de resíduos, tirar lixo > resíduos sólidos, coleta e transporte de resíduos, coleta transporte e destinação
  óleo usado | pneu velho | lâmpada queimada > logística reversa, destinação final
  limpeza de hospital, faxina de hospital > limpeza hospitalar, higienização hospitalar
  limpeza de escola > limpeza e conservação, conservação e limpeza
  limpeza de janela > limpeza de vidros, limpeza e conservação
  desinfetar, desinfecção > sanitização
  segurança de evento > segurança desarmada, brigadista, estrutura para eventos
  guarda de prédio > vigilância patrimonial, vigilância armada, vigilância orgânica
  empresa de vigilância autorizada > autorização de funcionamento, segurança privada, autorizar a empresa
  detector de metal, raio x de bagagem, scanner corporal > escâner corporal, inspeção de bagagem, pórtico
  rastreamento, rastrear carro > monitoramento de veículos
  pintura de faixa, pintar faixa > sinalização horizontal, demarcação viária, sinalização viária, sinalização vertical, placas de sinalização

  # Ensino
  creche, escolinha > educação infantil, centro de educação infantil, CMEI, Proinfância
  escola, colégio > unidade escolar, estabelecimento de ensino
  faculdade > instituição de ensino superior, ensino superior
  professor, docente > magistério
  professor universitário > professor do magistério superior, magistério superior, docente
  professor substituto, docente substituto > professor temporário
  aluno, estudante > discente
  vestibular, enem, sisu > processo seletivo, exame nacional do ensino médio, ingresso
  mestrado, doutorado > pós graduação, stricto sensu
  estudar fora, estudar no exterior, doutorado no exterior > afastamento do país, doutorado sanduíche, afastar se do país, afastamento para estudo
  bolsa, bolsa de estudo > bolsista, auxílio financeiro a estudante
  material escolar, caderno > kit escolar, material didático, material pedagógico
  livro didático > PNLD, material didático
  uniforme, farda > fardamento, vestuário
  diploma > revalidação de diploma, registro de diploma, reconhecimento de diploma
  cotas, cotista > ação afirmativa, reserva de vagas
  curso a distância, curso online, EAD > educação a distância, ensino a distância
  estagiário > estágio, programa de estágio, aprendiz
  curso novo, abertura de curso, abrir curso > autorização de curso, reconhecimento de curso, credenciamento de instituição
  alfabetização > EJA, educação de jovens e adultos
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
  FIES > fundo de financiamento estudantil, renegociação
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
  livro > acervo bibliográfico, obra literária, material bibliográfico
  revista | assinatura de revista | assinatura de jornal > periódico, assinatura de periódicos
  violão | banda marcial | fanfarra > instrumento musical
  jogo, jogo pedagógico > material pedagógico, brinquedo pedagógico
  transporte de estudante universitário > transporte universitário
  reitor, vice reitor > reitoria
  bolsa de pesquisa > fomento à pesquisa, auxílio à pesquisa, bolsista
  feira de ciências, olimpíada > competição científica
  professor temporário > professor substituto, docente substituto, contrato de professor, contrato por tempo determinado, contratação temporária

  # Escolas, universidades, bolsas
  trancar curso, aluno expulso, jubilado > desligamento, cancelamento de matrícula
  especialização > pós graduação lato sensu, lato sensu
  MBA > lato sensu, especialização
  segunda via de diploma > registro de diploma
  diploma falso, diploma anulado > cancelamento de diploma, nulidade
  diploma do exterior, validar diploma > revalidação de diploma, reconhecimento de diploma
  lista de formados > diplomas registrados
  doutor honoris causa > honoris causa
  consulta para reitor > consulta à comunidade, lista tríplice
  ensino técnico > educação profissional, PRONATEC
  ensino médio | ensino fundamental | primeiro grau > educação básica
  jardim de infância, pré escola, berçário > educação infantil, pré escolar, creche
  escola de tempo integral > educação em tempo integral
  escola cívico militar > escola militar, cívico militar
  aluno especial, aluno com deficiência > atendimento educacional especializado, educação inclusiva
  apostila, material didático > sistema de ensino
  coordenador de curso > coordenação de curso
  bolsa da capes, bolsa do cnpq > bolsas de pós graduação, bolsista, concessão de bolsas
  bolsa permanência, auxílio estudantil, ajuda para aluno > assistência estudantil
  monitoria > monitor, tutor
  tutor > tutoria, UAB
  UAB > universidade aberta do brasil
  moradia estudantil, república de estudante > residência universitária, assistência estudantil
  iniciação científica > PIBIC
  grupo de pesquisa > pesquisa científica
  pesquisador > bolsista
  verba para pesquisa, dinheiro para pesquisa > fomento, subvenção, apoio financeiro
  estudante estrangeiro > PEC G, estudante convênio
  saeb, prova brasil > avaliação da educação básica
  censo escolar > educacenso
  prêmio para escola, olimpíada de matemática > OBMEP, premiação
  alfabetizar adulto, supletivo > educação de jovens e adultos, ENCCEJA
  encceja > certificação de competências
  formatura, colação > cerimônia
  pé de meia, poupança do ensino médio > incentivo financeiro educacional
  greve na universidade > calendário acadêmico
  biotério, rato de laboratório
  astronomia, telescópio > observatório, astronômico
  foguete, base de alcântara > centro de lançamento, veículo lançador
  cientista estrangeiro, expedição científica > pesquisador estrangeiro
  biopirataria > acesso ao patrimônio genético
  antártica, antártida
  odontologia > odontológico
  agronomia, agrônomo

  # Mais palavras: serviços
  cantar, música ao vivo, grupo musical > apresentação musical, apresentação artística, serviços musicais
  violinista | pianista | clarinetista | saxofonista | flautista > serviços musicais, orquestra, naipe
  decoração de são joão, enfeite junino > ornamentação junina, ornamentação temática
  oficina de artesanato, oficina para criança, oficineiro > oficinas, projetos sociais
  professor de dança | professor de música | professor de violão | professor de capoeira > oficina, oficineiro, instrutor
  professor de educação física > profissionais de educação física, educação física
  filmar evento > filmagem, cobertura fotográfica, transmissão audiovisual
  jornalista, comunicador > assessoria de comunicação, jornalismo
  recrutar, empresa de RH > recrutamento, seleção
  ajudante, trabalhador braçal, serviço braçal, peão > braçagem, servente
  carregar e descarregar > carga e descarga, movimentação de carga, braçagem
  cuidador de aluno especial, acompanhante de aluno > profissional de apoio escolar, atendimento a pessoas com necessidades especiais
  medir radiação, medidor de radiação > dosimetria, proteção radiológica
  análise de água, exame de água, teste de água > análises físico químicas, potabilidade
  análise de esgoto > análise físico química, efluentes
  reciclar, reciclável > coleta seletiva
  recolher entulho > resíduos da construção civil, coleta de entulho
  depósito de lixo > aterro, disposição final de resíduos
  óleo sujo, óleo de cozinha usado > resíduos oleosos
  escritório de projeto, projetista > elaboração de projetos, projetos complementares
  paisagista, jardim novo > paisagismo, urbanismo
  empresa de engenharia > serviços de engenharia, engenharia civil
  formação de professor > formação continuada, formação de educadores
  patrocínio, patrocinar evento > apoio a eventos
  hospedagem para paciente, casa de paciente, pensão para paciente > hospedagem e alimentação de pacientes, casa de apoio
  passagem para paciente > passagens rodoviárias, tratamento fora do domicílio
  mensagem de celular em massa > SMS, short message service
  seguro de avião > seguro aeronáutico
  seguro de casa > seguro predial, seguro residencial
  alugar freezer, alugar mesa > locação de mesas, locação de tendas, locação de cadeiras
  quiosque > permissão de uso, concessão de uso, concessão onerosa, espaço público, exploração comercial
  vender lanche, ambulante > permissão de uso, exploração comercial, espaço público
  manutenção de relógio > conservação do relógio
  digitalizar prontuário > digitalização
  reclamação, queixa > ouvidoria
  palhaço, animador, recreador > recreação, animação
  transporte de touro, transporte de cavalo > transporte de animais, semoventes
  cartão magnético > cartão eletrônico
  banco de currículo > recrutamento
  refeição de funcionário > auxílio refeição, fornecimento de refeições
  papelaria > material de expediente, material de escritório
  pizza, pizzaria > lanches, alimentação
  hotelaria > hospedagem
  hotelaria hospitalar > rouparia, lavanderia hospitalar
  carpintaria > carpinteiro, marcenaria, madeira
  metalúrgica, metalurgia > serralheria, metalmecânica
  festival > evento cultural
  desfile de escola > desfile cívico
  quermesse, feirinha > feira, festividade
  posse do prefeito, inauguração > solenidade, cerimonial
  tapeceiro > estofador, tapeçaria
  relojoeiro > relógio
  sapateiro > calçados
  lavadeira, passadeira > lavanderia
  diarista > limpeza e conservação
  babá > cuidador, educação infantil
  manobrista | guardador de carro > estacionamento
  frentista > abastecimento
  eletricista de carro > manutenção elétrica automotiva, manutenção de veículos
  lanterneiro, funileiro > lanternagem, funilaria
  pintor de carro > pintura automotiva, funilaria
  piscineiro > manutenção de piscina
  dedetizador > controle de pragas, desinsetização
  técnico de informática > suporte técnico, manutenção de equipamentos de informática
  técnico de som > sonorização
  iluminador > iluminação cênica
  designer, desenhista > design gráfico, criação
  revisor > revisão de texto
  redator > produção de conteúdo
  influenciador, influencer > marketing digital, mídias sociais
  nutri > nutrição
  personal > educação física
  massagem, massagista > massoterapia, fisioterapia
  vestibular novo > processo seletivo vestibular, exame
  preparatório, cursinho
  curso de direção > condução de veículos, direção defensiva
  curso de primeiros socorros > primeiros socorros
  curso de informática > inclusão digital
  curso de liderança > desenvolvimento de lideranças
  # Serviços, como se pedem
  cortar mato, roçar mato > roçagem, roçada, capina, manutenção de áreas verdes
  limpar caixa d água, limpeza de caixa d água > limpeza de reservatórios, higienização de reservatórios, desinfecção de reservatórios
  matar barata, matar rato, matar bicho, matar mosquito, matar cupim, veneno de barata > controle de pragas, dedetização, desinsetização, desratização, pragas urbanas, controle de vetores
  trocar lâmpada, troca de lâmpada, lâmpada de poste, luz de poste, lâmpada de rua > iluminação pública, luminária, parque de iluminação
  sinaleira, farol de trânsito > semáforo, semafórico, sinalização semafórica
  pintura de rua > sinalização viária, sinalização de trânsito, sinalização horizontal, sinalização vertical
  juiz de futebol, juiz de jogo, juiz de campeonato > arbitragem esportiva, arbitragem, árbitro
  escolinha de futebol > iniciação esportiva, prática esportiva, futebol
  oficina de carro > manutenção de veículos, manutenção veicular, manutenção de frota, serviços mecânicos
  telhado quebrado > recuperação da cobertura, reforma de telhado, telhado
  lavar carro, lava jato de carro > lavagem de veículos, lavagem automotiva
  tirar foto, fotógrafo de festa, fotógrafo de evento > fotografia, serviços fotográficos, cobertura fotográfica
  filmar reunião > produção de vídeo, audiovisual, filmagem
  transmitir reunião, transmissão pela internet > transmissão ao vivo, streaming, videoconferência
  criação de site > desenvolvimento de site, portal institucional, sítio eletrônico
  criar aplicativo, criar sistema > desenvolvimento de software, desenvolvimento de sistemas, fábrica de software
  guardar papel, guarda de papel > guarda de documentos, gestão documental, guarda documental
  escanear papel, digitalizar papel > digitalização de documentos, digitalização
  luz de natal, enfeites natalinos > decoração natalina, ornamentação natalina, iluminação natalina
  show de fogos > fogos de artifício, show pirotécnico, pirotecnia
  arranjo de flores > flores, arranjos florais
  enterrar, enterro de pobre, enterro grátis > sepultamento, auxílio funeral, serviços funerários, urna funerária
  levar criança para a escola, condução escolar, ônibus de escola, van de escola > transporte escolar, transporte de alunos
  tirar entulho > coleta de resíduos, resíduos sólidos, resíduos da construção civil
  cuidar do jardim, aparar grama > jardinagem, manutenção de áreas verdes, roçagem
  tomar conta de prédio, cuidar do prédio > vigilância, zeladoria
  cozinhar para alunos > preparo de refeições, preparo de alimentos, alimentação escolar
  servir café, servir água > copeiragem, copeira, serviço de copa
  cortar cabelo > barbearia, cabeleireiro
  abrir porta, trocar fechadura > chaveiro, confecção de chaves
  mudar móveis, carregar móveis > mudança, transporte de mobiliário, carregador
  tapar buraco, buraco na rua, buraco na estrada, rua esburacada > tapa buraco, operação tapa buracos, manutenção de vias, conservação rodoviária, manutenção rodoviária, recuperação de rodovia, CREMA
  cavar poço > perfuração de poço, poço artesiano, poço tubular
  construir ponte, fazer ponte, construção de ponte > execução da ponte, ponte em concreto, obra de arte especial
  casas para pobres > unidades habitacionais, casas populares, habitação de interesse social
  construir estrada, fazer estrada > implantação de rodovia, pavimentação, estrada vicinal
  construir muro > construção de muro, muro de arrimo, muro de contenção
  asfaltar rua, asfalto na rua, rua de terra > pavimentação asfáltica, pavimentação de vias, recapeamento asfáltico, pavimentação de ruas, paralelepípedo
  tirar água da rua, rua alagada > drenagem pluvial, drenagem urbana, microdrenagem
  passarela, passagem de pedestre > passarela de pedestres, travessia de pedestres
  rodoviária > terminal rodoviário, terminal de passageiros
  reforço > reforço escolar
  dar palestra > instrutor, ministrar curso, palestrante, docência
  aprender inglês > língua inglesa, ensino de idiomas, língua estrangeira
  aula de violão > oficina de música, educação musical, instrumento musical
  aula de capoeira > capoeira, oficineiro
  # Escola, obra e viagem, como se pedem
  professor de apoio, professor para autista, ajudante de aluno > profissional de apoio escolar, cuidador, atendimento educacional especializado
  monitor de ônibus, monitor de van > monitor de transporte escolar, transporte escolar
  psicólogo na escola, psicólogo para alunos > psicologia escolar, psicólogo, apoio psicossocial
  casa do estudante, república estudantil, moradia de estudante > moradia estudantil, residência universitária, assistência estudantil
  casa de passagem > acolhimento institucional, casa de acolhimento
  ajuda de aluguel > benefício eventual, auxílio moradia, auxílio aluguel
  georreferenciamento, medição de terra, drone para mapear > georreferenciamento de imóveis, levantamento topográfico, topografia, aerofotogrametria
  planta de imóveis > cadastro imobiliário, planta genérica de valores
  terremoto, tremor de terra > sismológico, abalo sísmico
  barreira na estrada, barranco caindo, morro caindo > contenção de encosta, deslizamento, estabilização de encosta, estabilização de taludes
  queda de ponte, ponte caiu, ponte quebrada > recuperação de ponte, reconstrução da ponte, reabilitação de ponte
  ponto de ônibus, parada de ônibus > abrigo de passageiros, abrigo de ônibus
  terminal de ônibus > terminal rodoviário, terminal urbano
  pista de skate > skate park, praça esportiva
  luz na roça > eletrificação rural, luz para todos, rede de distribuição rural
  falta de água no sertão > abastecimento de água, cisterna, sistema simplificado de abastecimento, dessalinizador, operação carro pipa
  sinal de celular, celular na roça > cobertura móvel, telefonia móvel, estação rádio base
  casa que caiu, casa em risco > área de risco, desabrigados, defesa civil
  lanche para alunos, comida para alunos, comida da escola > alimentação escolar, merenda escolar, PNAE
  comida da roça para escola, comida de pequeno produtor, comprar de pequeno produtor > agricultura familiar, programa de aquisição de alimentos, chamada pública
  # Contratos e compras, como se fala
  desfeito, desfazer, desfez > rescisão, distrato, rescindir
  contrato desfeito, desfazer contrato, romper contrato, contrato encerrado > rescisão, distrato, rescindir, extinção do contrato, extrato de rescisão, rescisão contratual, rescisão unilateral
  rompimento, romper, rompido > rescisão, rescindir
  encerrado | encerramento de contrato > rescisão, distrato, extinção, termo de encerramento
  anulado > anulação, nulidade
  pregão cancelado, pregão anulado > aviso de revogação, aviso de anulação, revogação, anulação, cancelamento
  licitação deserta > deserta, fracassada, licitação fracassada
  pregão fracassado, pregão deserto > deserta, fracassada
  licitação parada, pregão parado, licitação travada > suspensão, suspensa, aviso de suspensão, sine die
  mudou a data da licitação > aviso de adiamento, adiamento, nova data, aviso de prorrogação, sine die
  sem data, sem data marcada > sine die, suspensão
  segunda ordem, até segunda ordem > suspensão, sine die
  reaberta, reabrir > reabertura de prazo, aviso de reabertura, reabertura
  repetir licitação > reabertura, aviso de reabertura, republicação, repetição
  perdeu a licitação, empresa desclassificada > desclassificada, inabilitada, inabilitação
  empresa habilitada, passou na habilitação > resultado de habilitação, habilitada
  recurso da empresa, empresa recorreu > recurso administrativo, interposição de recurso, julgamento de recurso
  contestar licitação, reclamar da licitação, questionar edital > impugnação, impugnação ao edital
  amostra do produto > amostras
  pegar carona em ata, carona na ata > adesão à ata, adesão, ata de registro de preços, órgão não participante
  aderir à ata, adesão a ata > adesão, aviso de adesão, ata de registro de preços
  registro de preço > ata de registro de preços, sistema de registro de preços, SRP
  comprar direto > dispensa de licitação, inexigibilidade, dispensa eletrônica
  fornecedor único, só uma empresa vende > inexigibilidade, inexigibilidade de licitação, exclusividade
  compra de emergência, contrato de emergência > caráter emergencial, contratação emergencial, dispensa de licitação, situação emergencial
  leilão de sucata > bens inservíveis, alienação de bens, sucatas, leilão
  leiloeiro > leilão, leiloeiro oficial, hasta pública
  venda de carro velho, carro usado à venda, vender carro velho > leilão, veículos inservíveis, bens inservíveis, alienação, leilão de bens inservíveis, desfazimento
  valor do contrato | preço do contrato > valor global
  aditivo de prazo | aditivo de valor > extrato de termo aditivo
  contrato mais caro, aumento de valor > acréscimo, reajuste, repactuação, reequilíbrio
  contrato mais barato, diminuir contrato > supressão, decréscimo
  reajuste de contrato, reajuste de preço > apostilamento, repactuação, reajustamento, termo de apostilamento
  reequilíbrio > reequilíbrio econômico financeiro, revisão de preços
  dinheiro adiantado, pagamento adiantado > pagamento antecipado, antecipação de pagamento
  multa em empresa, empresa castigada > aplicação de penalidade, aviso de penalidade, sanção administrativa, penalidade, multa
  empresa bloqueada > impedimento de licitar, suspensão temporária, impedida de licitar, penalidade
  advertido, levou bronca > penalidade de advertência
  não entregou, não cumpriu, descumpriu > inexecução, inadimplemento, descumprimento, inexecução contratual
  entrega atrasada, atrasou a entrega, atraso de obra > multa de mora, mora, atraso
  quem fiscaliza o contrato > fiscalização do contrato, gestor do contrato, fiscal do contrato, designar fiscal
  comissão de compras > comissão permanente de licitação, CPL, comissão de contratação
  pequeno empresário, microempresário > microempresa, empresa de pequeno porte, microempreendedor individual
  agricultor que vende pra merenda, vender pra merenda, vender para a merenda > agricultura familiar, chamada pública, alimentação escolar, PNAE
  parceria público privada > concessão administrativa, concessão patrocinada
  estatal vendida > desestatização, alienação
  banco oficial, folha de pagamento do banco, pagar folha > folha de pagamento, instituição financeira, processamento da folha
  pagar salário > folha de pagamento, instituição bancária, instituição financeira
  banco pra pagar salário > folha de pagamento, instituição financeira
  maquininha de cartão > meios eletrônicos de pagamento, cartão de crédito
  empréstimo consignado > consignação em folha, consignações, operação de crédito
  pequena despesa > suprimento de fundos
  barraquinha > permissão de uso, concessão de uso, espaço público, exploração comercial
  alugar quiosque, ponto comercial, box de mercado > permissão de uso, concessão de uso, concessão onerosa, exploração comercial
  espaço emprestado, emprestar imóvel > cessão de uso, comodato, permissão de uso, cessão gratuita
  doação de carro, doação de veículo > doação, termo de doação, doar
  devolver imóvel > reversão do imóvel, devolução do imóvel
  troca de imóvel, permutar > permuta
  hasta pública > leilão
  locatária | inquilino > locação
  dono do prédio > locador
  estacionamento rotativo, zona azul, flanelinha > estacionamento rotativo pago, vagas de estacionamento
  plano de saúde para servidor, convênio de saúde > assistência médica, plano de saúde, assistência à saúde suplementar, operadora de plano
  médico credenciado, clínica credenciada, hospital credenciado, clínica particular, hospital particular, médico particular > credenciamento, organização civil de saúde, OCS, profissional de saúde autônomo, entidade privada, rede credenciada
  família de militar, dependente de militar, plano de saúde do exército, plano de saúde de militar > FUSEX, FUNSA, FUSMA, beneficiários, militares e seus dependentes
  fusex, saúde do exército > fundo de saúde do exército, OCS, beneficiários do fusex
  saúde da marinha, fusma > sistema de saúde da marinha, beneficiários
  saúde da aeronáutica, funsa > fundo de saúde da aeronáutica, SISAU, beneficiários
  incubadora de empresa, empresa incubada, parque tecnológico, polo tecnológico > incubação, incubadora, incubada, parque científico
  licenciar tecnologia > licenciamento de tecnologia, transferência de tecnologia, cotitularidade, know-how
  parceria no exterior | universidade estrangeira | convênio internacional | parceria internacional | universidade de fora | faculdade de fora > acordo de cooperação internacional, acordo acadêmico internacional, intercâmbio, memorando de entendimento, cotutela
  estudar em outro país, aluno estrangeiro > mobilidade acadêmica, acordo de intercâmbio, cotutela
  estágio | vaga de estágio > concessão de estágio, estágio supervisionado, convênio de estágio, estágio obrigatório, termo de compromisso de estágio
  convênio de estágio > concessão de estágio, campo de estágio, estágio curricular, estágio supervisionado, termo de compromisso de estágio
  parceiro > acordo de cooperação, termo de cooperação, protocolo de intenções, termo de parceria
  acordo | acordo fechado | fechou acordo > acordo de cooperação técnica, termo de cooperação, protocolo de intenções, memorando de entendimento
  servidor cedido > cessão de servidor, ceder
  fundação de apoio > gestão administrativa e financeira
  financiar pesquisa > fomento, auxílio financeiro à pesquisa, concessão de auxílio, apoio financeiro, projeto de pesquisa
  bolsa de mestrado, bolsa de doutorado, bolsista > concessão de bolsas, bolsas, auxílio
  bolsista sumido, sumido, sumiu, desaparecido, não foi achado, não foi encontrado > lugar incerto, local incerto e não sabido, lugar incerto e não sabido, edital de notificação, edital de citação
  paradeiro, sem endereço > lugar incerto, local incerto, não sabido
  cobrado > notificação, edital de notificação, dívida, débito
  prestar contas > prestação de contas, tomada de contas especial
  devolver bolsa, devolver verba > restituição, ressarcimento, devolução de recursos, cobrança
  procurado, procurando pessoa > edital de notificação, edital de intimação, lugar incerto
  avisado, chamado a se explicar, prazo pra defesa, prazo para defesa > edital de notificação, apresentar defesa, defesa prévia, intimação, alegações
  quem deve > edital de cobrança, dívida ativa, débito, notificação de cobrança
  conta não paga > débito, inadimplência
  indenizar > indenização, reconhecimento de dívida
  # Instituições e serviços, como se chamam
  ceasa, ceagesp > central de abastecimento, CEASAMINAS
  fórum | vara > vara federal, subseção judiciária, justiça federal
  cedae | embasa | compesa | saneago | copasa | sabesp | caesb > companhia de saneamento, saneamento, abastecimento de água
  companhia de água, empresa de água > fornecimento de água, abastecimento de água, água e esgoto, saneamento
  apae > associação de pais e amigos dos excepcionais, entidade de assistência social
  senado > senado federal
  butantan > instituto butantan, imunobiológicos
  basa > banco da amazônia
  guarda costeira, polícia da marinha > capitania dos portos, patrulha naval
  justiça do trabalho > vara do trabalho
  justiça eleitoral > tribunal regional eleitoral, zona eleitoral
  tribunal de contas > TCU, tribunal de contas da união
  cti > UTI, unidade de terapia intensiva
  # Palavras de fornecedores
  facilities, facility > serviços continuados de apoio, manutenção predial
  streaming > transmissão ao vivo, transmissão online
  webinar | workshop > evento online, oficina, seminário
  catering > serviço de buffet, coffee break, fornecimento de alimentação
  trailer | motorhome > unidade móvel, reboque
  drone com câmera | aerolevantamento > aerofotogrametria, aeronave remotamente pilotada
  hardware > equipamentos de informática
  assessoria de marketing, branding, mídia social > comunicação digital, publicidade, comunicação institucional
  compliance, programa de integridade > integridade, plano de integridade
  coaching, mentoria > capacitação, desenvolvimento de lideranças, treinamento
  hackathon > concurso de inovação, inovação aberta
  sim card, pacote de dados > serviço móvel pessoal, SMP, telefonia móvel
  plotter > impressora plotter, impressora de grande formato
  almoxarifado > almoxarifado virtual, materiais de consumo
  pallet > paletes, empilhadeiras, movimentação de cargas
  nota fiscal eletrônica, emissão de nota > nota fiscal, sistema tributário
  # Corpo e doença
  resfriado, bronquite > doenças respiratórias, respiratório, influenza
  glicose, dextro > glicemia, glicosímetro, tiras reagentes
  verme > antiparasitário, escabicida
  hepatite > hepatites virais
  caxumba, rubéola, catapora > imunização, vacinas, vigilância epidemiológica
  pólio, paralisia infantil > poliomielite, imunização
  tétano > soro antitetânico, imunobiológicos
  trombose > vascular, anticoagulante
  fígado, vesícula, apêndice > cirurgia geral, gastroenterologia
  joelho, quadril, ombro > ortopedia, artroplastia, prótese ortopédica, OPME
  nariz > otorrinolaringologia, otorrino
  gengiva, boca > odontologia, saúde bucal
  unha, cabelo > dermatologia, podologia
  febre, tosse, dor de cabeça > antitérmico, analgésico, medicamentos
  diarreia > sais para reidratação, doenças diarreicas
  fralda > fralda geriátrica, fralda descartável
  eletro > eletrocardiograma, cardiologia
  teste de esforço > ergometria, ecocardiograma, cardiologia
  fisio > fisioterapia, fisioterapêutico
  psico > psicologia, psicólogo
  # Gente e lugares
  adolescente > juventude, criança e adolescente
  caiçara | marisqueira | povo do mangue > povos e comunidades tradicionais, comunidades tradicionais, pescadores artesanais
  umbanda > povos de terreiro, matriz africana, comunidades tradicionais
  posseiro, grileiro, meeiro, latifúndio, latifundiário > regularização fundiária, imóvel rural, grilagem
  chácara > imóvel rural, sítio
  pasto, cocheira > pastagem, imóvel rural, bovinos
  barragem > segurança de barragens, reservatório
  mangue, manguezal > área de preservação permanente, zona costeira
  mar, alto mar > marítimo, zona econômica exclusiva, plataforma continental
  pantanal > bioma, vegetação nativa
  amazônia | floresta amazônica > amazônia legal, bioma amazônia
  barulho, som alto, poluição sonora > ruído, acústico
  mau cheiro > emissões atmosféricas, poluição do ar
  ostra, mexilhão, marisco > moluscos, moluscos bivalves, malacocultura
  fora da lei, clandestino, pirata > irregular, clandestina, sem autorização
  caro demais, preço alto > sobrepreço, reequilíbrio
  urgência > emergencial, emergência
  remarcada > remarcação, nova data, adiamento, reabertura
  papelada > documentos, arquivo, gestão documental
  cozinhar, fazer comida > preparo de refeições, cozinheiro, merendeira
  cuidar de criança > cuidador, acolhimento institucional
  cuidar de planta > jardinagem, manutenção de áreas verdes
  carregar peso > carga e descarga, movimentação de materiais, carregadores
  vigiar > vigilância, vigia
  dirigir, dirigir ambulância > motorista, condutor, condução de veículos
  limpar > limpeza e conservação, limpeza predial
  furar, cavar > perfuração, escavação
  derrubar > demolição, supressão
  sepultar > sepultamento, serviços funerários, aterro
  ensinar > capacitação, instrutor
`
