/** Rows of the table of everyday words (synonym-table.ts). */
export const CAREERS_ROWS = `
  # Licenças, afastamentos, movimentação
  licença sem salário, licença sem vencimento, licença sem remuneração, licença não remunerada > licença para tratar de interesses particulares, licença para tratar de assuntos particulares, licença para trato de interesses particulares
  licença médica, atestado médico > servidor doente, licença para tratamento de saúde, licença para tratar da própria saúde, tratamento da própria saúde
  licença maternidade, licença gestante > licença à gestante, salário maternidade
  folga > licença, afastamento, dispensa do ponto
  licença para estudar, licença para estudo, folga para curso, licença capacitação > licença para capacitação, afastamento para pós graduação, programa de pós graduação stricto sensu
  fora do país, fora do Brasil, viagem ao exterior, viagem internacional > afastamento do país, afastar se do país, exterior
  viagem, viajar > afastamento do país, afastar se do país, deslocamento
  cuidar de parente, doença em família > licença por motivo de doença em pessoa da família
  acompanhar cônjuge > acompanhar marido, licença por motivo de afastamento do cônjuge, exercício provisório
  emprestado > empréstimo de servidor, ceder, cessão, requisição, requisitar, empréstimo de equipamento, comodato
  ceder, cessão > requisição, requisitar
  transferência de servidor, servidor transferido > remoção, remover, redistribuição, redistribuir
  trocar de cidade > mudar de cidade, remoção, remover, redistribuição
  voltar ao cargo, volta ao cargo, cargo antigo, cargo anterior > recondução, reconduzir, reintegração, reintegrar, reversão
  voltar, retornar, retorno > recondução, reintegração, reversão
  largar > vacância, exoneração a pedido, desligamento
  pediu demissão, pedido de demissão, pedir demissão > exoneração a pedido, exonerar a pedido, vacância
  passou em outro concurso, outro concurso, outro cargo > posse em outro cargo inacumulável, cargo inacumulável
  morreu, morto, morte, morrer > falecimento, falecer, óbito
  horário reduzido, meio período, redução de jornada > jornada de trabalho reduzida, redução da jornada, horário especial
  trabalho em casa, trabalhar em casa, home office, trabalho remoto > teletrabalho, programa de gestão e desempenho
  férias canceladas, cancelar férias > interrupção de férias, interromper as férias
  não assumiu, não tomou posse, desistiu da vaga > tornar sem efeito, posse não ocorrida, desistência
  chamar aprovados > aprovados em concurso público, convocação de candidatos, convocação de aprovados, nomeação de aprovado, nomear candidato, habilitados em concurso
  voltou ao trabalho > retorno à atividade, reversão, recondução
  mudou de nome > alteração de nome, retificação de nome
  voltar para o órgão de origem, devolvido ao órgão > retorno ao órgão de origem, cessar a cessão, reapresentação
  congresso, seminário, simpósio > participar de congresso, evento científico
  estudar, estudo > afastamento para estudo, pós graduação
  licença para candidato, candidato a vereador > licença para atividade política
  licença para cuidar de filho > licença por motivo de doença em pessoa da família
  missão no exterior, serviço no exterior > missão permanente, missão transitória
  comitiva > comitiva oficial
  nomeação cancelada, nomeação anulada > tornar sem efeito a nomeação, tornar sem efeito
  empréstimo para servidor > emprestado, ceder, cessão, requisição, requisitar, consignado, consignatária, consignações
  acompanhar o marido > acompanhar cônjuge, licença por motivo de afastamento do cônjuge, exercício provisório, acompanhar esposa
  teletrabalho > trabalho em casa, trabalhar em casa, home office, trabalho remoto, programa de gestão e desempenho, trabalho híbrido, programa de gestão
  servidor doente > licença médica, atestado médico, licença para tratamento de saúde, licença para tratar da própria saúde, tratamento da própria saúde, licença doença
  mudou de cidade > trocar de cidade, remoção, remover, redistribuição, marido transferido, licença por motivo de afastamento do cônjuge

  # Cargos, salários, concursos
  salário, remuneração, vencimento, ordenado
  aumento, reajuste > majoração, reajustamento, recomposição
  hora extra > serviço extraordinário, adicional por serviço extraordinário
  cargo de confiança > função de confiança, cargo em comissão, cargo comissionado
  emprego, vaga de emprego > emprego público
  concurso > concurso público, certame, processo seletivo
  seleção > processo seletivo, seleção pública, chamada pública
  processo seletivo > seleção pública, processo seletivo simplificado
  contratação temporária, contrato temporário, trabalhador temporário > contratação por tempo determinado, prazo determinado, necessidade temporária
  chamado, convocado > convocação, nomear, nomeação
  aprovado > habilitado, habilitação em concurso público, aprovação em concurso público, classificado, resultado da seleção, quem passou, quem passou no concurso, resultado final, homologação do resultado
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
  substituto do chefe, vice > substituto eventual, adjunto, designar substituto
  ganhou na justiça > decisão judicial, cumprimento de decisão, sub judice
  supersalário, teto salarial > abate teto, teto remuneratório
  servidor fantasma > inassiduidade habitual, abandono de cargo
  perito > perícia, perito criminal
  escrivão | investigador > polícia federal, polícia civil
  bombeiro militar > corpo de bombeiros
  piloto, aviador > aeronauta, quadro de oficiais aviadores
  passou para a reserva, foi para a reserva > transferência para a reserva remunerada, reserva remunerada
  oficial demitido > demissão ex officio, perda do posto
  assessor do presidente > assessor da presidência
  gratificação de informática > GSISP

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
  demarcação > identificação e delimitação, terra indígena, posse permanente
  veneno > agrotóxico, defensivo agrícola
  curso superior > autorização de curso, reconhecimento de curso
  alvará > autorização de funcionamento, licença de funcionamento

  # Vida funcional
  servidor público, funcionalismo
  novo reitor > nomear reitor, cargo de reitor
  novo juiz > juiz substituto, cargo de juiz, magistratura
  novo desembargador, nova desembargadora > cargo de desembargador, juiz do tribunal
  novo ministro do STF > ministro do supremo tribunal federal
  novo cônsul > cônsul geral, chefe de repartição consular
  professor novo > nomear professor, admissão de professor, EBTT
  demissão > mandado embora, demitir, desligar
  funcionário demitido > pena de demissão, penalidade de demissão, demitir
  servidor exonerado, foi exonerado | deixou o cargo > exoneração
  estágio probatório > avaliação especial de desempenho, inabilitado
  estabilidade, servidor estável > estágio probatório, homologação do estágio probatório
  licença prêmio > licença prêmio por assiduidade
  licença paternidade > prorrogação da licença paternidade
  amamentar > lactante, horário especial
  casamento, licença gala
  luto > falecimento, licença nojo
  mandato eletivo > afastamento para mandato eletivo, exercício de mandato eletivo
  licença para sindicato, dirigente sindical > mandato classista, desempenho de mandato classista
  servidor fazendo mestrado > afastamento para pós graduação, pós graduação stricto sensu, afastamento integral
  férias interrompidas, férias suspensas > interrupção de férias, suspensão de férias, necessidade do serviço
  remanejado > redistribuição, remoção, movimentação
  requisitado > requisição
  remoção por doença > remoção por motivo de saúde, remover a pedido
  remoção por concurso > concurso de remoção
  acompanhar esposa > acompanhar o marido, acompanhar cônjuge, licença por motivo de afastamento do cônjuge
  trabalhar no exterior, servidor no exterior > teletrabalho no exterior, missão permanente no exterior
  morar no exterior > residência no exterior, teletrabalho no exterior
  adido > aditância, adidância
  missão de paz, ONU > nações unidas
  servidor preso > prisão preventiva
  servidor falecido > falecimento, óbito
  grupo de trabalho, GT > instituir grupo de trabalho, grupo técnico
  absolvido, inocentado > absolvição, arquivamento do processo, isenção de responsabilidade
  reintegrado > reintegração, decisão judicial
  suspenso > penalidade de suspensão, suspensão convertida em multa
  demitido por corrupção, demitido por improbidade > demissão, improbidade, valer se do cargo
  faltar ao serviço, faltas > inassiduidade habitual, abandono de cargo
  dois empregos > acumulação ilegal de cargos, acumulação de cargos
  promoção, promovido > progressão
  progressão, subir de nível > promoção por merecimento
  plano de carreira > plano de cargos
  retribuição por titulação > incentivo à qualificação, reconhecimento de saberes
  RSC > reconhecimento de saberes e competências
  periculosidade | adicional noturno | adicional de fronteira > adicional ocupacional
  auxílio transporte | auxílio saúde > indenização, ressarcimento, ajuda de custo
  ajuda de custo > transporte de mobiliário
  tabela de salário > vencimento básico, tabela de remuneração
  piso salarial, piso da enfermagem > piso salarial nacional, assistência financeira complementar
  ponto, frequência > jornada
  jornada de trabalho, carga horária, horário de trabalho > jornada, horário especial
  ponto facultativo > feriados
  recesso > ponto facultativo
  trabalho híbrido > teletrabalho, programa de gestão
  greve de servidor, paralisação > greve, compensação
  contrato de professor > professor temporário, professor substituto, contrato por tempo determinado, contratação temporária
  temporário > tempo determinado, processo seletivo simplificado
  aprendiz > aprendizagem profissional, contrato de aprendizagem
  voluntário > voluntariado
  militar temporário, sargento temporário > convocação para o serviço temporário, seleção ao serviço militar
  PTTC, tarefa por tempo certo > prestação de tarefa por tempo certo
  expulsão de militar, expulsão do exército > exclusão a bem da disciplina, licenciamento a bem da disciplina, perda do posto e da patente
  oficial pediu para sair > demissão a pedido, demissão do serviço ativo, licenciamento do serviço ativo
  militar inválido, militar incapaz > reforma por incapacidade, incapacidade definitiva, reformar
  agregado, agregação > reverter
  sargento que virou oficial > promoção ao posto, quadro de oficiais
  curso militar, curso de formação de sargentos > concurso de admissão, exame de admissão, processo seletivo de admissão, incorporação
  academia militar, AMAN, EFOMM, ITA, IME > escola militar, concurso de admissão, escola preparatória, escola naval
  ajuste de contas > acerto de contas, ressarcimento
  devolver salário > devolver dinheiro, reposição ao erário, ressarcimento ao erário, restituição
  pagamento indevido > reposição ao erário, valores recebidos indevidamente
  quarentena > conflito de interesse, quarentenário
  escola militar > academia militar, AMAN, EFOMM, ITA, IME, concurso de admissão, escola preparatória, escola naval, escola cívico militar, cívico militar
  devolver dinheiro > devolver salário, recebeu a mais, reposição ao erário, ressarcimento ao erário, restituição, ressarcir, ressarcimento

  # Concursos
  inscrição, se inscrever
  local de prova, onde vai ser a prova > convocação para a prova
  prova de título > banca examinadora
  teste físico, TAF > teste de aptidão física, exame de aptidão física, avaliação de aptidão física
  psicotécnico, exame psicológico > avaliação psicológica
  exame médico de concurso > inspeção de saúde, avaliação médica, perícia médica
  final da fila, fim de fila > reposicionamento, final da classificação
  desistência, desistente > tornar sem efeito
  concurso anulado > anulação do concurso, revogação, cancelamento
  vaga para negro, cota racial, cotas para negros > heteroidentificação, candidatos negros, reserva de vagas, autodeclarados negros, pretos e pardos
  banca de cota > heteroidentificação
  cota para deficiente > pessoa com deficiência, reserva de vagas
  isenção de taxa, isento da inscrição > isenção da taxa de inscrição, isenção do pagamento
  recurso de candidato, recurso contra o gabarito > interposição de recursos
  mudança no edital > retificação do edital, edital de retificação, alteração do edital
  dispensa do serviço militar > certificado de dispensa de incorporação, reservista
  ENARE > exame nacional de residência
  revalida > revalidação de diplomas, exame nacional de revalidação
  CNU > concurso público nacional unificado, CPNU
  concurso de cartório > outorga de delegações, serviços notariais
  liminar, candidato na justiça > decisão judicial

  # Aposentadoria, pensões, benefícios
  viúva, viúvo > pensão por morte, pensão vitalícia, cônjuge, companheiro, pensão militar
  pensão > pensão por morte, pensão civil, pensionista
  órfão > pensão temporária, pensão por morte
  filho deficiente, filho com deficiência, filho inválido > filho maior inválido, pessoa com deficiência
  deficiente > pessoa com deficiência, deficiência, inválido, portador de deficiência
  aposentado > aposentadoria, inativo
  aposentadoria por doença, aposentadoria por invalidez > incapacidade permanente
  aposentadoria de militar, reforma de militar > militar aposentado, reserva remunerada, inatividade, transferência para a reserva, reformar
  revisão de aposentadoria > alteração de proventos, revisão de proventos, apostila
  prova de vida > recadastramento, comprovação de vida, atualização cadastral
  doença grave > moléstia profissional, moléstia grave, doença especificada em lei
  anistiado, anistia > anistia política, anistiado político, reparação econômica
  auxílio doença, encostado > benefício por incapacidade, auxílio por incapacidade temporária
  bolsa família > auxílio Brasil, transferência de renda, auxílio emergencial, programa bolsa família
  auxílio moradia > ajuda de custo, indenização de moradia, indenização, ressarcimento
  território de rondônia, território do amapá, território de roraima, ex território > transposição, ex territórios federais, quadro em extinção
  tempo de serviço > averbação, certidão de tempo de contribuição, tempo de contribuição
  esposa > cônjuge, companheira, pensão vitalícia
  filho menor, menor de 21 anos > pensão temporária
  aposentadoria por idade, 75 anos > aposentadoria compulsória, compulsoriamente
  adoção, adotou > licença à adotante, adotante
  adicional de insalubridade > insalubridade, condições insalubres, adicional ocupacional
  acidente de trabalho > acidente em serviço, CAT
  INSS atrasado > perícia, perícia médica, junta médica
  bolsa atleta > programa bolsa atleta
  marido > cônjuge, companheiro, viúvo, pensão vitalícia
  ex marido > ex cônjuge, alimentos
  mãe | pai > genitora, genitor, dependente econômica
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
  militar se aposentou > aposentadoria de militar, reforma de militar, reserva remunerada, inatividade, transferência para a reserva, reformar, militar vai para a reserva, general foi para a reserva, transferência para a reserva remunerada, quota compulsória, reserva remunerada a pedido
  perícia > INSS atrasado, perícia médica, junta médica, laboratório da polícia, criminalística, forense
  insalubridade > adicional de insalubridade, condições insalubres, adicional ocupacional, atividade insalubre

  # Aposentadorias e pensões
  aposentadoria compulsória > compulsoriamente
  aposentadoria por incapacidade > incapacidade permanente, invalidez
  aposentadoria anulada > tornar sem efeito a aposentadoria, anulação da aposentadoria, cessação
  imposto de aposentado doente, isenção de imposto de renda por doença > isenção de imposto de renda, moléstia grave
  pensão para os pais > genitora, dependente econômica, pensão por morte
  filha de militar, filha pensionista > pensão militar, filha maior solteira, reversão de pensão
  ex combatente, pracinha > revitalização de praça, urbanização
  soldado da borracha, seringueiro
  pensão por doença, pensão de hanseníase, pensão de talidomida > hanseníase, talidomida
  companheiro > união estável
  divorciada > ex cônjuge, divórcio, pensão alimentícia
  anistiado político, perseguido político, ditadura > anistia política, anistiado, comissão de anistia
  desaparecido político > mortos e desaparecidos políticos
  prova de vida de aposentado > prova de vida, recadastramento, suspensão de pagamento
  pensão suspensa > suspensão do pagamento, suspensão de proventos
  cota de pensão > reversão de cota, cota parte
  funpresp, fundo de pensão > entidade fechada de previdência complementar, plano de benefícios
  INSS > previdência social, regime geral de previdência
  fila do INSS > perícia médica federal, programa de gerenciamento de benefícios
  salário maternidade | auxílio reclusão | auxílio acidente > benefício previdenciário
  reabilitação de trabalhador > reabilitação profissional

  # Benefícios sociais e trabalho
  benefício para idoso, LOAS > benefício de prestação continuada, BPC
  auxílio brasil, auxílio emergencial > bolsa família, programa bolsa família, transferência de renda
  casa lar, abrigo de criança > acolhimento institucional, família acolhedora
  centro dia > casa de idoso, pessoa idosa
  seguro desemprego, desempregado > benefício do seguro desemprego, SINE
  SINE > sistema nacional de emprego
  seguro defeso, bolsa pescador > seguro desemprego do pescador artesanal, SDPA, defeso
  abono salarial, PASEP > PIS, FAT
  FAT > fundo de amparo ao trabalhador
  fundo de garantia, saque do FGTS > FGTS, fundo de garantia do tempo de serviço, movimentação da conta
  qualificação profissional, curso profissionalizante, curso de graça > qualificação social e profissional, formação profissional
  cooperativa popular > empreendimentos econômicos solidários
  emprego para deficiente > reserva de cargos, pessoa com deficiência
  empregada doméstica > trabalho doméstico, empregador doméstico
  fiscalização do trabalho > auditoria fiscal do trabalho, inspeção do trabalho
  pente fino > monitoramento operacional de benefícios
  dinheiro esquecido > valores a receber
  casa de idosos > centro dia, pessoa idosa, entidade beneficente, organização da sociedade civil
  creche comunitária > organização da sociedade civil
  menor carente > vulnerabilidade social, criança e adolescente
  juventude, jovem
  negro > igualdade racial, população negra
  kit maternidade, enxoval > kit natalidade, auxílio natalidade
  cadeira de roda de graça > meios auxiliares de locomoção, órteses e próteses

  # Mais palavras: pessoas
  pedagoga > pedagogo
  cuidar de idoso > cuidador, pessoa idosa
  licença doença > servidor doente, licença para tratamento de saúde
  marido transferido > mudou de cidade, remoção, licença por motivo de afastamento do cônjuge
  marido e mulher servidores, família do servidor, união familiar > acompanhar cônjuge, união da entidade familiar, remoção
  trabalha em casa > teletrabalho, programa de gestão
  trabalha menos horas > redução de jornada, horário especial
  filho autista de servidor, filho com autismo > horário especial, pessoa com deficiência
  defendeu tese, defesa de tese > banca examinadora, dissertação
  tesoureiro > tesouraria
  capelão, padre, pastor > assistência religiosa
  cabo que virou sargento > promoção à graduação
  # Vida funcional, como se conta
  mudar de cargo > posse em outro cargo
  foi para outro órgão, arrumou outro cargo > posse em outro cargo inacumulável
  emprestado para outro órgão, emprestar servidor, servidor emprestado, cedido para outro órgão > cessão, ceder, requisição
  voltou ao órgão > retorno ao órgão, término da cessão, cessar os efeitos
  perdeu o emprego, foi para a rua, posto para fora, botado para fora > demissão, demitir, rescisão
  sair do cargo, saiu do cargo, largar o emprego, pediu para sair, pediu a conta, pedir as contas > exoneração a pedido, exonerar a pedido
  no lugar do chefe, cobrir férias, cobrir o chefe, chefe interino > substituir, designar substituto
  ir a congresso > participar de congresso, participar de evento
  cuidar de parente doente, licença para cuidar da mãe > licença por motivo de doença em pessoa da família, doença em pessoa da família
  aposentar mais cedo > aposentadoria proporcional, aposentadoria especial
  abono > abono de permanência
  processo contra servidor, investigar servidor, investigação interna, apurar servidor > processo administrativo disciplinar, sindicância, comissão de inquérito, comissão de processo, comissão de sindicância
  briga no trabalho, bater em colega > processo administrativo disciplinar, sindicância
  funcionário morreu, morte de servidor, professor morreu > falecimento, vacância por falecimento, óbito
  falecido > falecimento, óbito
  filho autista > dependente com deficiência, horário especial, pessoa com deficiência
  reduzir carga horária, jornada menor > redução de jornada, alteração de regime de trabalho, jornada reduzida
  aumentar carga horária, dedicação exclusiva para professor > alteração de regime de trabalho, dedicação exclusiva
  mudança de lotação, mudou de órgão, trocar de órgão, mudar de setor > remoção, redistribuição, alteração de lotação
  mudar para acompanhar o marido, ficar com o marido, ficar com a esposa, acompanhar a mulher > acompanhar cônjuge, remoção para acompanhar cônjuge, licença por motivo de afastamento do cônjuge, exercício provisório
  recontratado, voltou por decisão judicial > reintegração, reintegrar, decisão judicial
  passou no concurso, passei no concurso > aprovado em concurso público, homologação do resultado
  chamada do concurso > convocação, candidatos aprovados
  professor estrangeiro, professor visitante > professor visitante estrangeiro
  aumento de salário, subir na carreira > progressão funcional, promoção, progressão por mérito, incentivo à qualificação
  ganhar mais por estudo, adicional por curso, título de doutor > incentivo à qualificação, retribuição por titulação
  trabalho perigoso, adicional de risco > adicional de periculosidade, adicional de insalubridade
  raio x adicional > gratificação de raio x, adicional de irradiação
  trabalhar de longe > teletrabalho, trabalho remoto, programa de gestão
  juntar tempo de serviço, somar tempo de serviço > averbação de tempo de contribuição, averbação
  dinheiro de volta de servidor > reposição ao erário
  policial morto, policial que morreu > pensão por morte, falecimento
  militar promovido, subiu de patente, subir de patente > promover ao posto, promoção de oficiais
  diretor de escola > diretor de campus, diretor geral do campus
  diretor de hospital > superintendente do hospital, gerente de atenção à saúde, direção do hospital
  diretor de presídio, chefe de presídio, diretor de cadeia > diretor da penitenciária, penitenciária federal
  chefe da polícia > superintendente regional
  # Pessoal, como se fala
  demitido por falta, demitido por faltar, sumiu do trabalho, parou de ir trabalhar > abandono de cargo, inassiduidade habitual, demissão
  demitido por roubo, demitido por propina > demissão, improbidade administrativa, valimento do cargo
  montar comissão, criar comissão, criar grupo > constituir comissão, instituir grupo de trabalho, designar membros
  membro de conselho, gente do conselho, representante no conselho > designar membros, representantes titulares e suplentes
  quem cuida do dinheiro, quem assina cheque > ordenador de despesas, gestor financeiro
  mudar de estado > remoção, alteração de exercício
  dois cargos, dois empregos públicos > acumulação de cargos
  volta ao trabalho depois de licença > cessar a licença, retorno de licença
  militar no exterior, militar em missão > missão no exterior, adido, missão permanente
  contratar aposentado > reversão, militar inativo, tarefa por tempo certo
  # Vida funcional, como se conta
  voltou a receber, pagamento voltou, pagamento restabelecido, desbloqueio de pagamento > restabelecimento do pagamento, restabelecer o pagamento, reativação, restabelecimento
  pagamento bloqueado, salário bloqueado, parou de receber, aposentadoria bloqueada, benefício bloqueado > suspensão do pagamento, prova de vida, restabelecimento
  recadastramento, comprovar que está vivo > atualização cadastral, recadastramento anual, comprovação de vida
  largou a farda, largou o exército, deixou o exército, saiu da marinha, saiu da aeronáutica, deixou a marinha > demissão a pedido, licenciamento do serviço ativo, demitir do serviço ativo, licenciar do serviço ativo, demissão do serviço ativo
  abriu mão do cargo, entregou o cargo > exoneração a pedido, exonerar a pedido, dispensa a pedido
  deixar a carreira militar > licenciamento do serviço ativo, demissão a pedido, demissão do serviço ativo
  oficial do exército, oficial da marinha, oficial da aeronáutica > quadro de oficiais
  troca entre órgãos, permuta de servidores > redistribuição por reciprocidade, reciprocidade, permuta, redistribuir, redistribuição
  mudou de tribunal, mudou de universidade, mudou de campus > redistribuição, redistribuir, remoção, remover
  cargo mudou de lugar > redistribuição, redistribuir, remanejamento
  acompanhar o chefe > comitiva, integrar a comitiva, viagem presidencial
  presidente do brasil, presidente do país > presidente da república
  assessor > assessoria, assessor especial
  comissão de conduta, conduta > ética, comissão de ética, código de conduta
  mau comportamento, conduta errada, assédio moral, assédio sexual, assédio no trabalho > processo administrativo disciplinar, comissão de ética, urbanidade, assédio
  conselho de ética > comissão de ética
  servidor processado, servidor respondendo, investigação de servidor > processo administrativo disciplinar, sindicância, comissão de sindicância, comissão de processo
  apurar irregularidade | apuração > sindicância, comissão de sindicância, investigação preliminar, processo administrativo disciplinar
  mais prazo para investigar, comissão com mais prazo > prorrogar o prazo, prorrogação de prazo, reconduzir a comissão, recondução
  expulso da polícia, policial expulso, policial mandado embora, demitido da polícia > demissão, pena de demissão, cassação
  cassou a aposentadoria > cassação de aposentadoria
  punição mais leve, diminuiu a punição > revisão, pedido de reconsideração, converter
  abandonou o emprego > abandono de cargo, inassiduidade habitual
  acumular cargo > acumulação de cargos, acumulação ilícita, inacumulável
  tomar posse em outro cargo > posse em cargo inacumulável
  responder pela chefia > substituição, responder pelo expediente
  quem manda, manda chuva, chefão > dirigente
  diretor caiu, caiu o diretor, demissão de diretor > exoneração
  diretor de escola federal | diretor de campus > diretor pro tempore
  reitor novo, escolha de reitor > reitor pro tempore, lista tríplice, nomear reitor
  chefe de departamento da universidade > função comissionada de coordenação, FCC
  professor efetivo | professor concursado > carreira de magistério, docente
  professor do instituto federal > professor do ensino básico técnico e tecnológico, EBTT
  técnico da universidade | técnico administrativo > técnico administrativo em educação, assistente em administração
  briga na justiça, ordem do juiz, ordem judicial, mandado de segurança > decisão judicial, cumprimento de decisão, tutela, trânsito em julgado, sub judice
  nomeado por ordem judicial, nomeado na justiça > decisão judicial, sub judice
  aposentado doente, não pode mais trabalhar, não consegue mais trabalhar > aposentadoria por invalidez, incapacidade permanente, invalidez
  aposentadoria por acidente > acidente em serviço, incapacidade permanente
  aposentadoria de professor > aposentadoria especial, redução de idade
  desaposentar > reversão, reverter, retorno à atividade
  continuar trabalhando > abono de permanência
  desconto de previdência, não descontar previdência > abono de permanência, contribuição previdenciária
  contar tempo | tempo de roça | tempo trabalhado > averbação, averbar, tempo de contribuição, contagem de tempo
  isenção de imposto por doença, aposentado com câncer > moléstia grave, isenção do imposto de renda, doença especificada em lei
  trabalho com raio x > adicional de insalubridade, gratificação de raio x, adicional de irradiação ionizante
  bônus, prêmio por trabalho > gratificação de desempenho, bônus de eficiência
  trabalhar menos horas, sair mais cedo > horário especial, redução de jornada
  professora grávida, servidora grávida > gestante, licença à gestante, lactante
  bebê nasceu, nasceu filho > licença à gestante, licença paternidade
  adotar criança | adotante > adoção, licença à adotante
  marido foi transferido, esposa foi transferida, marido militar > acompanhar cônjuge, afastamento do cônjuge, remoção
  cuidar do pai doente > doença em pessoa da família
  servidor candidato, servidor que vai ser candidato > licença para atividade política, atividade política, afastamento para concorrer
  servidor que virou prefeito, servidor que virou vereador > mandato eletivo, exercício de mandato eletivo
  fazer doutorado | cursar doutorado | doutorado fora > pós doutorado, afastamento integral, afastamento para pós graduação, afastamento para estudo
  fazer mestrado > pós graduação stricto sensu, afastamento para pós graduação
  congresso fora, evento no exterior, apresentar trabalho fora > participar de congresso, apresentar trabalho
  curso no exterior, curso fora > participar de curso, afastamento para estudo
  volta antes da viagem, mudança de data de viagem > tornar sem efeito o afastamento, alterar o período
  férias | férias de ministro > interromper as férias, interrupção de férias
  professor temporário contratado, contratar professor, contrata professor > contratação por tempo determinado, professor substituto, contratação de professor
  aumento de professor > alteração do vencimento, reajuste
  fim de contrato de professor, contrato de professor acabou, rescisão de professor > extrato de rescisão, rescisão, distrato, professor substituto
  agente comunitário > agente comunitário de saúde, agente de combate às endemias
  guarda municipal > guarda civil municipal
  policial de presídio > policial penal, agente federal de execução penal
  guarda rodoviário > policial rodoviário federal
  auditor > auditor fiscal
  procurador > procurador federal, procurador da república, advogado da união
  defensor público > defensor público federal, defensoria pública
  oficial de justiça > oficial de justiça avaliador, analista judiciário
  escrevente, cartorário > tabelião
  perito do INSS > perito médico federal
  servidor do ibama, fiscal do ibama > analista ambiental, técnico ambiental
  servidor do incra > perito federal agrário, reforma e desenvolvimento agrário
  servidor da receita > analista tributário, auditor fiscal
  controlador de voo > controle de tráfego aéreo
  zelador > auxiliar de serviços gerais, apoio administrativo, postos de serviço
  office boy > apoio administrativo, auxiliar administrativo
  garçonete > copeiragem, serviços de copa
  acompanhar aluno > cuidador, profissional de apoio escolar, monitor
  monitor de aluno > cuidador, apoio escolar, educação especial
  cortador de grama > roçadeira, ferramentas
  inscrição em concurso > inscrições, período de inscrição
  concurso com vaga, vaga em concurso > provimento de cargos, concurso público
  concurso prorrogado, concurso que ainda vale, concurso vale > prorrogação da validade, prazo de validade, prorrogar o prazo de validade
  concurso vencido > expirado, prazo de validade
  quem organiza o concurso > banca examinadora, comissão organizadora, instituição organizadora
  recurso da prova, reclamar da prova > interposição de recurso
  lista de espera, fila de espera > cadastro de reserva, excedentes
  vestibular do meio do ano, vestibular de inverno > processo seletivo, vestibulares, seleção para curso de graduação
  vaga na faculdade > processo seletivo, ingresso, SISU, vagas remanescentes
  sobra de vaga, vaga que sobrou, vaga ociosa > vagas remanescentes
  transferência de faculdade, transferência de aluno > transferência voluntária, reopção, transferência facultativa, vagas remanescentes
  curso grátis, curso gratuito > processo seletivo, cursos técnicos, ingresso
  curso técnico > educação profissional, ensino técnico
  pós | pós graduação > lato sensu, stricto sensu, especialização
  residente, médico residente > programa de residência médica
  terminar os estudos > educação de jovens e adultos, ENCCEJA
  # Particípios e verbos que fogem à regra
  eleito > eleger, eleição
  preso em flagrante > prisão
  expulsa > expulsão, demissão, expulsar
  extinto > extinguir, extinção
  aceito > aceitação, aceite
  proposto > propor
  conserto de equipamento > manutenção corretiva, reparo
  estragado, quebrado, enguiçado > manutenção corretiva, conserto, reparo
  caiu > exoneração, desabamento
  sumiço > extravio, perda, lugar incerto
  perdido, extraviado > extravio
  roubado | furtado > roubo, furto
  inventado, invenção > patente, invento
  vencido, venceu o prazo > expirado, vencimento
  negado, recusado, não aceitou > indeferir, indeferimento
  liberado > autorização, liberação
  proibido > proibição, vedação, interdição, suspensão
  obrigado a devolver > ressarcimento, restituição, reposição ao erário
  posto pra fora, botado pra fora > demissão, demitir, exclusão, licenciamento ex officio
  desistiu, desistência de candidato > desistência, tornar sem efeito
  errado > retificação, apostila
  publicada de novo > republicação, republicado por ter saído
  # Atos da vida funcional, por outras palavras
  escolheu previdência complementar, opção pela previdência, migrar de previdência, mudou de previdência > benefício especial, opção pelo regime de previdência complementar, funpresp
  servidor de outro órgão, gente de outro órgão > cedido, requisitado
  servidor devolvido > retorno ao órgão de origem, cessar a cessão, devolução
  fim da cessão, acabou a cessão > término da cessão, encerrar a cessão, cessar
  vaga no conselho > designar para compor, conselheiros, membro titular
  conselheiro de estatal, conselho de estatal > conselho de administração, conselho fiscal
  comissão para estudar, grupo para estudar, equipe para estudar > grupo de trabalho, comitê, instituir grupo
  comissão de prova > banca examinadora, comissão examinadora, comissão organizadora
  contar patrimônio, inventário de bens > inventário, bens patrimoniais, comissão de inventário
  aposentadoria de juiz, juiz aposentado > magistrado, juiz do trabalho
  aposentado que morreu > falecimento, óbito, pensionista
  filho recebe pensão, neto recebe pensão, mãe recebe pensão, companheira recebe pensão > beneficiário de pensão, pensão temporária, pensão civil
  ex mulher > companheira, ex cônjuge, pensão alimentícia
  filho que não pode trabalhar > filho inválido, dependente inválido
  menor sob guarda, neto sob guarda, tutela de menor > tutela
  devolução de pensão, pensão recebida errado > reposição ao erário
  auxílio de aposentado, aposentado sem receber > suspensão do pagamento, prova de vida
  vai a congresso, congresso em portugal > participar de congresso, apresentar trabalho
  comitiva do ministro > acompanhar o ministro, comitiva
  morando fora, servidor morando fora > teletrabalho no exterior, residência no exterior
  passou no estágio probatório, aprovado no estágio > homologação do estágio probatório, estabilidade
  progressão de professor | professor titular | virou titular > progressão, promoção, classe titular
  subir de posto, promovido a capitão, promovido a major, promovido a coronel > promoção ao posto, promover ao posto
  general novo, novo general, promovido a general > promover ao posto, oficiais generais, general de brigada
  passou pra reserva, oficial foi pra reserva > reserva remunerada, transferência para a reserva, transferência para a reserva remunerada, reserva remunerada a pedido
  militar doente > reforma por incapacidade, reformar, incapacidade definitiva
  militar contratado, aposentado militar contratado > prestação de tarefa por tempo certo
  recruta | serviço militar | quartel obrigatório > serviço militar obrigatório, incorporação
  # Compras: objetos e serviços, por outras palavras
  treinar professor, curso pra professores, capacitar professor > formação continuada, formação de professores, capacitação de professores, formações pedagógicas
  professor de oficina, aula de artesanato, aula de dança > oficineiros, oficinas, instrutores, arte educador
  estante que corre no trilho > arquivos deslizantes, estantes deslizantes
  elevador de cadeirante, elevador de deficiente, elevadorzinho > plataforma elevatória, plataforma de acessibilidade, elevador
  imagem de raio x, programa de raio x, sistema de imagem médica > PACS, RIS, sistema de arquivamento de imagens
  centro de saúde | casa de saúde > unidade básica de saúde, UBS, posto de saúde
  conserto de carro da prefeitura > serviços mecânicos, manutenção preventiva e corretiva de veículos, manutenção de veículos, mecânica em geral
  lanternagem, pintura de carro > funilaria e pintura, serviços mecânicos
  câmara de ar, remold > pneus, pneumáticos
  abastecer carro > combustíveis, óleo diesel, etanol, gasolina comum
  brinquedos pra creche, brinquedo para escola > brinquedos pedagógicos, material pedagógico, playground
  colchonete, cercadinho > berços, mobiliário infantil
  cama de quartel, colchão de solteiro > beliches, colchões, camas
  barraca de campanha > barracas, material de acampamento, tendas
  máquina de gelo > gelo
  bombom > chocolates
  cesta para servidor > cestas de natal, cestas natalinas
  lembrancinha, brinde de fim de ano > brindes, material promocional
  camiseta de campanha, camisa de campanha > camisetas, malharia
  colete de identificação, colete de fiscal > coletes
  roupa de campo, bota de campo > uniformes, vestimentas, botinas
  luva de trabalho > equipamentos de proteção individual, EPI, EPIs
  fita zebrada > sinalização, cones
  lona, encerado
  saco de ráfia, saco de muda, saquinho de muda > sacos plásticos, mudas
  envelopamento > adesivos, comunicação visual, plotagem
  armário de arma > cofres, armários
  mudança de repartição > transporte de mobiliário, mudança, fretes
  entrega de documento, malote > serviço de malote, motofrete
  guarda de documento, depósito de papel, guardar arquivo > gestão documental, arquivo
  escaneamento > digitalização de documentos, digitalização, scanners
  queimar papel, jogar papel fora > eliminação de documentos, descarte, edital de ciência de eliminação
  portal | página na internet > desenvolvimento de portal, portal da transparência, sítio eletrônico, hospedagem de site, website, hospedagem, portal institucional, desenvolvimento web
  servidor na nuvem > computação em nuvem, serviços em nuvem
  segurança digital > segurança da informação, segurança cibernética
  pesquisa de satisfação, pesquisa eleitoral > pesquisa de opinião, pesquisa de campo
  auditoria de contas > auditoria independente, serviços de auditoria
  escritório de advocacia | advogado pra prefeitura > serviços advocatícios, assessoria jurídica, consultoria jurídica
  contador pra prefeitura > assessoria contábil, serviços contábeis, contabilidade pública
  projeto de engenharia | fazer projeto > projetos executivos, projeto básico, elaboração de projetos
  projeto de rua, projeto de estrada > projetos executivos de infraestrutura, projeto executivo, anteprojeto
  sondagem, furo no solo > perfuração, ensaios geotécnicos
  exame de esgoto > análise físico química, análise microbiológica, coleta e análise
  controle de qualidade da água > potabilidade, análise microbiológica
  canal, canalização de córrego, córrego, riacho > canalização, galeria, drenagem
  ponte caída, consertar ponte, ponte nova > construção de ponte, recuperação de ponte, pontes
  pintar escola > pintura, reforma de escola
  murar escola > construção de muro, muro
  ginásio de esporte, quadra de esporte, quadra de escola > quadra poliesportiva, ginásio poliesportivo, cobertura de quadra
  reforma de igreja > restauração, patrimônio histórico
  abrigo de idoso, casa de velho > instituição de longa permanência, ILPI, acolhimento institucional
  abrigo de menor > acolhimento institucional, serviço de acolhimento
  sem teto, albergue > população em situação de rua, acolhimento, centro pop
  mulher que apanha, abrigo de mulher > violência doméstica, casa abrigo, casa da mulher brasileira
  clínica de drogado, recuperação de drogado, internação de viciado > comunidade terapêutica, dependência química
  organização social > organização da sociedade civil, OSC, termo de fomento, termo de colaboração, chamamento público
  programa de emprego, curso pra desempregado, qualificar trabalhador > qualificação profissional, mundo do trabalho, inclusão produtiva, ACESSUAS
  conselho da criança, fundo da criança > conselho dos direitos da criança e do adolescente, FIA
  gente do campo, família do campo > agricultura familiar, zona rural, produtores rurais
`
