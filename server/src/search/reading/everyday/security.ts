/** Rows of the table of everyday words (synonym-table.ts). */
export const SECURITY_ROWS = `
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
  tráfico > droga, entorpecente, tráfico de drogas
  juiz > magistrado, magistratura
  promotor > promotor de justiça, membro do ministério público, ministério público, membro
  cartório > serventia, registro civil, ofício de notas, registro de imóvel, serviços notariais, ofício de registro
  refugiado > refúgio, condição de refugiado, CONARE
  estrangeiro > imigrante, naturalização, migrante
  cidadania brasileira > virar brasileiro, naturalizado, naturalização, nacionalidade brasileira
  visto > autorização de residência, residência prévia
  eleição > pleito, eleitoral
  urna eletrônica > sistema eletrônico de votação, urna
  embaixada, embaixador > missão diplomática, chefe de missão
  consulado, cônsul > repartição consular, cônsul geral
  EUA = estados unidos da américa > estados unidos
  inglaterra > reino unido
  feriado > ponto facultativo, feriado nacional, expediente
  processo na justiça, ação judicial > decisão judicial, mandado de segurança
  defensor, defensoria > assistência jurídica gratuita
  adoção de criança > adoção internacional
  passaporte > documento de viagem
  extradição, preso no exterior > cooperação jurídica internacional
  porte de arma, posse de arma > registro de arma de fogo, SINARM
  eleitor | título de eleitor > cadastro eleitoral, eleitoral
  mesário > auxiliares da justiça eleitoral
  escolta > segurança pessoal, segurança privada
  cão farejador > detecção de narcóticos, canil
  naturalizado > virar brasileiro, cidadania brasileira, naturalização, nacionalidade brasileira, ganhou cidadania, conceder a nacionalidade brasileira
  virou brasileiro > cidadania brasileira, naturalizado, naturalização, nacionalidade brasileira, ganhou cidadania, conceder a nacionalidade brasileira
  drogas > tráfico, entorpecente, tráfico de drogas, FUNAD

  # Polícia, defesa, justiça, política
  policial, polícia > policiamento, segurança pública
  policial rodoviário, patrulheiro > policial rodoviário federal, PRF
  agente penitenciário, carcereiro > policial penal federal, agente federal de execução penal
  PM > segurança pública
  tropa na cidade, polícia nas ruas > força nacional de segurança pública, emprego da força nacional, FNSP
  exército nas ruas, GLO > garantia da lei e da ordem
  batida > operação, ação integrada
  quartel novo > organização militar, aquartelamento, pavilhão
  tanque de guerra, blindado > carro de combate
  avião de guerra > caça, aeronave militar
  submarino, navio de guerra > navio, meio naval
  míssil, foguete militar, bomba > material bélico
  granada, bomba de gás, gás lacrimogêneo, spray de pimenta > armamento menos letal, menos letais, munição química
  bala de borracha, taser, arma de choque > menos letal, elastômero, dispositivo elétrico incapacitante
  espingarda | metralhadora > armamento, armas de fogo
  colete salva vidas | coldre > colete balístico
  algema, cassetete, escudo > equipamentos de segurança pública
  capacete balístico, escudo balístico > proteção balística
  binóculo, visão noturna > optrônico
  fardamento de polícia > uniformes, fardamento
  cavalo da polícia, cavalaria > equinos, equideocultura
  cachorro policial, canil da polícia > cães, canil, cinotecnia
  rádio da polícia > radiocomunicação, sistema troncalizado
  laboratório da polícia > perícia, criminalística, forense
  construir presídio, cadeia nova > construção de penitenciária, estabelecimento penal, FUNPEN
  trabalho de preso > trabalho prisional, mão de obra carcerária
  indulto, perdão de pena, saidinha > comutação de penas
  transferência de preso > inclusão no sistema penitenciário federal, pessoas condenadas
  preso estrangeiro, expulsão de estrangeiro, estrangeiro expulso > expulsão, expulsar, estrangeiro
  deportado, deportação > repatriação, impedimento de ingresso
  estrangeiro preso no brasil > extradição, expulsão
  ganhou cidadania > naturalizado, virou brasileiro, naturalização, conceder a nacionalidade brasileira
  perdeu a nacionalidade, perda da cidadania > perda da nacionalidade, nacionalidade brasileira
  trabalhador estrangeiro, autorização para estrangeiro trabalhar > autorização de residência, residência prévia, imigração laboral
  isenção de visto > visto
  português no brasil > estatuto da igualdade
  pedido de refúgio > refugiado, CONARE
  brasileiro no exterior, morador no exterior > comunidade brasileira no exterior, consular
  guerra, conflito
  espião, espionagem > inteligência, contrainteligência
  segredo, documento secreto, sigilo > informação classificada, desclassificação, sigilosas
  lei de acesso, acesso à informação > LAI, SIC
  exploração sexual, pedofilia, abuso sexual > abuso e exploração sexual, violência sexual
  violência contra mulher, mulher agredida, agressão a mulher, lei maria da penha > violência doméstica, casa da mulher brasileira, enfrentamento à violência contra as mulheres
  casa da mulher > casa da mulher brasileira
  feminicídio > violência contra a mulher
  racismo > igualdade racial
  gay, LGBT, transexual > LGBTQIA, diversidade sexual
  conselho tutelar > SIPIA
  menor infrator, adolescente infrator, febem > socioeducativo
  testemunha ameaçada > proteção a testemunhas, PROVITA
  traficante > tráfico de drogas
  desembargador > magistrado de segundo grau
  júri | pauta > sessão de julgamento
  decisão do TCU, TCU condenou, condenado pelo TCU > acórdão, contas irregulares, tribunal de contas
  contas irregulares, contas reprovadas > tomada de contas especial, débito
  ação na justiça > processo judicial, ação judicial
  precatório, dinheiro da justiça > requisição de pequeno valor
  citação, intimação
  divórcio, herança, inventário > vara de família, sucessões
  partido > fundo partidário
  dinheiro de campanha, fundo eleitoral > fundo especial de financiamento de campanha, prestação de contas eleitorais
  deputado, senador > parlamentar, senado federal
  lei sancionada > sanciono
  veto, vetou > mensagem
  revogaço > revogação, revogar
  consulta pública, opinião da população
  homenagem, herói da pátria > livro dos heróis, condecoração, ordem do mérito
  voo de drone > aeronave não tripulada
  fronteira > assentimento prévio
  terra na fronteira, terra para estrangeiro > imóvel rural, estrangeiro
  venezuelano > refugiado venezuelano, abrigo de venezuelanos, operação acolhida, interiorização, migrantes, refugiados, venezuela
`
