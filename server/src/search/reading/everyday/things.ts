/** Rows of the table of everyday words (synonym-table.ts): kinds of things, and what is one of them. */
export const THINGS_ROWS = `
  óculos de grau > armação, óptica
  doar sangue > hemocentro, hemoderivados
  máscara descartável, máscara de proteção > máscara cirúrgica, respirador, EPI, equipamento de proteção individual
  kit de primeiros socorros, maleta de primeiros socorros > primeiros socorros
  água mineral, água de galão > água mineral sem gás, garrafão
  carteira de escola > mobiliário escolar, conjunto aluno
  assinatura eletrônica > certificado digital, certificação digital
  defesa civil > proteção e defesa civil
  café em pó > café torrado e moído
  açúcar e café > café torrado, açúcar cristal
  bolsa estudantil, bolsa pra estudante, ajuda pra estudante > assistência estudantil
  central telefônica > telefonia fixa, STFC
  grama sintética, gramado sintético > campo society
  corte de grama, capinar > roçagem, manutenção de áreas verdes, roçada, limpeza de terreno
  cadastro de reserva > formação de cadastro de reserva
  tomou posse > investidura
  perito criminal > perito criminal federal, criminalística
  trabalho infantil > PETI
  taxa de juros > juros, taxa selic
  direito autoral > propriedade intelectual
  remédio pra dor > dipirona
  remédio de diabetes, remédio pra diabetes > glicemia
  remédio psiquiátrico > psicotrópicos
  quimioterápico > oncológico
  suplemento de vitamina > ácido fólico, sulfato ferroso
  contraste de exame > iobitridol
  material cirúrgico, instrumento cirúrgico > instrumental cirúrgico, OPME
  placa e parafuso, pino de osso > OPME
  kit de exame, kit de laboratório, kit pra exame > reagentes, testes rápidos, material de laboratório
  teste rápido > reagente, imunocromatográfico
  vidraria > material de laboratório
  leite pra bebê, leite em pó pra bebê > fórmula infantil
  aparelho de anestesia, carrinho de anestesia > equipamentos médico hospitalares
  equipamento de fisioterapia, aparelho de fisioterapia > reabilitação
  médico psiquiatra > psiquiatria, saúde mental
  gás do hospital > gases medicinais, oxigênio medicinal, ar comprimido
  jangada > embarcação, bote inflável, motor de popa, lancha, náutico
  conserto de navio, reparo de navio, manutenção de navio > caldeiraria, meios navais
  blindagem de carro > blindados
  frota de carros > veículos oficiais, viaturas
  abastecimento da frota > gerenciamento de abastecimento, gestão de frota
  cartão pra abastecer > gerenciamento de abastecimento, cartão magnético, gestão de abastecimento, abastecimento de combustíveis
  fio, tomada > material elétrico
  serra, martelete > ferramentas
  rack > data center, datacenter, armazenamento de dados, infraestrutura de TI
  licença de software > licenças microsoft
  sarjeta > meio fio
  muro de contenção > gabião, estabilização
  contra incêndio, sistema de incêndio > prevenção e combate a incêndio, detecção de incêndio, alarme de incêndio, hidrantes
  estágio obrigatório > convênio de estágio, concessão de estágio, estágio supervisionado, termo de compromisso de estágio
  cotas pra negros > heteroidentificação, autodeclarados negros, pretos e pardos
  licença de três meses > licença para capacitação
  tornada sem efeito, não assumiu a vaga > não ter tomado posse
  criou conselho, conselho criado, novo conselho > institui o conselho, composição do conselho
  ração de gado, ração de boi > ração animal, insumos pecuários
  fertilizante > insumos agrícolas, ureia
  veneno de planta, mata mato > agrotóxicos
  aluguel de máquina, alugar máquina > locação de máquinas, horas máquinas
  caminhão compactador > coleta de resíduos
  manutenção de estrada > manutenção rodoviária, conservação rodoviária, recuperação de rodovia, CREMA
  cerca elétrica > segurança eletrônica, monitoramento de alarme
  material esportivo > artigos esportivos
  banda de música > apresentação artística, show artístico
  tinta de impressora > suprimentos de impressão, toners, cartuchos
  copiadora > outsourcing de impressão, reprografia, multifuncionais
  segurança da informação > firewall, segurança cibernética
  licitação sem ninguém > licitação deserta, fracassada
  pensão da viúva > pensão militar
  comissão de investigação > comissão de sindicância, comissão de inquérito
  reduzir horário > horário especial
  professor aprovado > nomear professor, EBTT
  sem imposto > isenção, desoneração, ex-tarifário
  rádio nova > radiodifusão
  liquidação de banco > liquidação extrajudicial, intervenção
`
