/** Rows of the table of everyday words (synonym-table.ts). */
export const TECHNOLOGY_ROWS = `
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
  STFC = serviço telefônico fixo comutado
  SMP = serviço móvel pessoal
  celular > telefonia móvel, serviço móvel pessoal, smartphone, aparelho celular
  PABX > central telefônica, VoIP
  call center, telemarketing > 0800, central de atendimento, teleatendimento, contact center
  help desk, service desk, suporte de informática > suporte técnico, atendimento ao usuário, central de serviços
  rádio comunitária > radiodifusão comunitária
  rádio > radiodifusão, radiodifusão sonora
  canal de TV > retransmissão de televisão, radiodifusão de sons e imagens
  e-mail = correio eletrônico
  PC, desktop > computador, microcomputador, estação de trabalho, equipamento de informática
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
  data show, datashow > projetor, projetor multimídia
  televisão, TV > televisor, smart TV
  chip de celular, plano de celular > serviço móvel pessoal, telefonia móvel, pacote de dados
  monitor de computador > mouse, teclado, periférico, equipamento de informática
  roteador, switch > equipamento de rede, ativo de rede
  scanner > digitalizador, digitalização
  digitalizar documento, escanear > digitalização de documentos, gestão documental
  sistema de gestão, sistema da prefeitura > software de gestão, locação de software
  windows, pacote office > Microsoft, licença de software
  redes sociais > mídias sociais, comunicação digital
  transmissão ao vivo, live > streaming, transmissão audiovisual
  conserto de computador > manutenção de equipamentos de informática, manutenção de computadores
  proteção contra hacker, invasão de sistema, vírus de computador > firewall, antivírus, segurança da informação, segurança cibernética
  pen drive | HD externo > dispositivo de armazenamento, periférico
  câmera > câmera fotográfica, videomonitoramento
  torre de celular > estação rádio base, infraestrutura de suporte
  videomonitoramento > CFTV, câmera
  login > conta do governo, gov br
  banco de dados > oracle, gerenciador de banco de dados
  assinatura digital > certificado digital
  urna > urna eletrônica, urna funerária
  iphone > celular, smartphone
  autocad > autodesk
  reunião online, reunião virtual, chamada de vídeo > videoconferência, web conferência
  computadores > PC, desktop, microcomputador, estação de trabalho, equipamento de informática, equipamentos de TIC
  mouse > teclado, monitor de computador, periférico, equipamento de informática, suprimentos de informática
  teclado > mouse, monitor de computador, periférico, equipamento de informática, suprimentos de informática
  0800 > call center, telemarketing, central de atendimento, teleatendimento, contact center, disque denúncia, serviço telefônico
  projetor > data show, datashow, projetor multimídia, telão, painel de led
  contas do governo > login, gov br, relatório fiscal, relatório de gestão fiscal, balanço

  # Informática, telecomunicações
  computador portátil > notebooks
  conserto de impressora, manutenção de impressora > assistência técnica
  conserto de notebook > manutenção de equipamentos de informática
  aluguel de impressora, alugar impressora > outsourcing de impressão, locação de impressoras, serviços de impressão, solução de impressão
  peça de computador | memória RAM | placa mãe | placa de vídeo > peças de informática, suprimentos de informática, equipamentos de informática
  fone de ouvido | headset | webcam > periféricos, equipamentos de áudio e vídeo
  monitor > equipamentos de informática, monitoria, tutor
  filtro de linha > nobreak, material elétrico
  servidor de rede, servidor de dados, servidor de computador > servidor rack, hiperconvergência
  máquina virtual, virtualização > VMware, hiperconvergência
  nuvem pública, computação em nuvem > serviços em nuvem, broker
  fita de backup > backup, fita LTO
  rede de computador, rede de internet > rede de dados, rede lógica, cabeamento estruturado, infraestrutura de rede
  cabo > cabeamento estruturado, fibra óptica
  fibra ótica > fibra óptica
  internet rápida, internet de fibra, provedor de internet > banda larga, acesso à internet, link dedicado, fibra óptica
  internet por satélite, starlink, internet rural > via satélite, satelital, internet via satélite
  internet nas escolas, escola conectada > educação conectada, conectividade
  provedor > serviço de comunicação multimídia, SCM
  SCM > serviço de comunicação multimídia
  telefone celular, linha de celular > serviço móvel pessoal, telefonia móvel, SMP
  telefone fixo, linha telefônica, conta telefônica > telefonia fixa, STFC, telefonia fixa comutada
  central telefônica, ramal > PABX, telefonia IP
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
  criar site, fazer site, manutenção de site > desenvolvimento de portal, portal institucional, sítio eletrônico
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
  antena > estação rádio base, torre, telecomunicações
  operadora de celular, operadora de telefone > prestadora de serviços de telecomunicações, telefonia móvel
  TV a cabo, TV por assinatura > serviço de acesso condicionado, SeAC
  produto pirata, TV box, aparelho pirata > homologação de produtos, certificação de produtos
  rádio FM, rádio AM, emissora de rádio, estação de rádio > radiodifusão sonora, frequência modulada, ondas médias, serviço de radiodifusão
  emissora de TV, canal de televisão > radiodifusão de sons e imagens, geração de televisão, retransmissão
  concessão de rádio, rádio autorizada, nova rádio > outorga de radiodifusão, permissão de radiodifusão, serviço de radiodifusão sonora
  renovação de rádio, rádio renovada > renovação da outorga, renovação de concessão, radiodifusão
  multa de rádio, rádio multada > radiodifusão, sanção de multa, penalidade
  rádio pirata, rádio clandestina > uso não autorizado de radiofrequência, clandestina
  rádio amador > radioamador
  TV educativa, rádio educativa > radiodifusão educativa, fins exclusivamente educativos
  carta registrada > serviços postais, ECT
  selo > filatelia
  entregador > motoboy, malote, serviço de entrega, coleta e entrega
`
