/** Rows of the table of everyday words (synonym-table.ts). */
export const EVENTS_ROWS = `
  # Eventos, comunicação, cultura, esporte
  propaganda, marketing > publicidade, agência de propaganda, comunicação institucional
  panfleto, impresso gráfico > gráfica, serviços gráficos, material gráfico, impressão gráfica
  banner, outdoor > comunicação visual, material gráfico
  festa > evento, festividade, festejo, comemoração
  cantor, banda, dupla sertaneja > show, apresentação artística, show artístico, show musical, artista
  show > apresentação artística, apresentação musical, show musical
  artista > profissional do setor artístico, apresentação artística
  som e luz > palco, sonorização, iluminação cênica, estrutura para eventos, locação de estrutura
  organização de festa, organizador de eventos > organização de eventos, realização de eventos
  hotel, pousada > hospedagem, rede hoteleira
  palestra > palestrante, instrutor
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
  condecoração, comenda > medalha, ordem do mérito, condecorar, admitir na ordem
  carnaval, festa junina > festejos juninos, festividade, evento
  fogos de artifício, fogos > queima de fogos, artefatos pirotécnicos, show pirotécnico
  decoração de natal, enfeite de natal > decoração natalina, ornamentação natalina
  teatro, peça de teatro > espetáculo teatral, artes cênicas
  camisa, camiseta > vestuário, confecção de camisetas
  brinde > material promocional, material de divulgação
  microfone > caixa de som, sonorização, equipamento de áudio
  museu > acervo museológico, museologia
  jornal, anúncio no jornal > publicidade legal, publicação de matérias legais, jornal de grande circulação
  corrida de rua, campeonato, torneio > evento esportivo, competição
  bola | rede de vôlei | chuteira > material esportivo, bolas
  músico, orquestra > apresentação musical, profissional da música
  dança > apresentação artística, espetáculo, bailarino, balé
  circo > apresentação artística, espetáculo
  rodeio | vaquejada | exposição de gado > evento, exposição agropecuária
  lei de incentivo, dinheiro para cultura > incentivo fiscal, captação de recursos, projeto cultural
  pintura de quadro, escultura > obra de arte
  arquivo morto, papel velho > gestão documental, eliminação de documentos
  ginástica > educação física, atividade física
  técnico de futebol, treinador > técnico esportivo, profissional de educação física
  taça > troféu, premiação
  caixa de som > microfone, sonorização, equipamento de áudio, periféricos, equipamentos de áudio e vídeo
  cantor gospel, cantor famoso > show artístico, apresentação artística, show musical, artista
  trio elétrico, carro de som > sonorização
  palco > som e luz, sonorização, iluminação cênica, estrutura para eventos, locação de estrutura, tenda
  aluguel de cadeira, aluguel de mesa > locação de mesas e cadeiras, locação de mobiliário, estrutura para eventos
  aluguel de som, alugar som > sonorização, locação de som, locação de estrutura, estrutura para eventos
  montagem de palco | montagem de estande | stand > estande, estrutura para eventos
  cerimonial, mestre de cerimônia, recepção de evento > organização de eventos, cerimonialista
  empresa de eventos, fazer evento > organização de eventos, realização de eventos, planejamento e organização de eventos
  auditório, salão de festa > locação de espaço, espaço para eventos
  diária de hotel | alojamento > hospedagem
  feira, exposição > espaço expositivo
  estande em feira > participação em feira, espaço expositivo, locação de espaço
  publicidade > agência de propaganda
  propaganda no rádio, anúncio no rádio, spot > veiculação, radiodifusão, publicidade
  publicar no jornal > anúncio em jornal, publicação em jornal, publicidade legal, jornal de grande circulação
  assessoria de imprensa > comunicação institucional, assessoria de comunicação
  notícia, recorte de jornal > clipping
  assinatura de site de notícia | jornal online > assinatura de jornal, assinatura digital, periódicos
  gravação de vídeo, editar vídeo, cinegrafista > produção de vídeo, produção audiovisual, captação e edição
  transmissão online, transmissão de evento > transmissão ao vivo, streaming
  legenda, dublagem, audiodescrição > legendagem, acessibilidade audiovisual
  gráfica > panfleto, impresso gráfico, serviços gráficos, material gráfico, impressão gráfica, impressão de livro, imprimir livro, editoração
  impressão de livro, imprimir livro > gráfica, editoração
  folder | cartaz | cartilha | convite impresso > serviços gráficos, impressos gráficos, material gráfico
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
  samba, frevo > forró, patrimônio imaterial, apresentação artística
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
`
