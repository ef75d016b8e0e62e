/** Rows of the table of everyday words (synonym-table.ts). */
export const PENSIONS_ROWS = `
  # Aposentadoria, pensões, benefícios
  viúva, viúvo > pensão por morte, pensão vitalícia, cônjuge, companheiro
  pensão > pensão por morte, pensão civil, pensionista
  órfão > pensão temporária, pensão por morte
  filho deficiente, filho com deficiência, filho inválido > filho maior inválido, pessoa com deficiência
  deficiente > pessoa com deficiência, deficiência, inválido, portador de deficiência
  PCD = pessoa com deficiência
  aposentado > aposentadoria, inativo
  aposentadoria por doença, aposentadoria por invalidez > incapacidade permanente
  aposentadoria de militar, reforma de militar > militar aposentado, reserva remunerada, inatividade, transferência para a reserva, reformar
  revisão de aposentadoria > alteração de proventos, revisão de proventos, apostila
  prova de vida > recadastramento, comprovação de vida, atualização cadastral
  doença grave > moléstia profissional, moléstia grave, doença especificada em lei
  anistiado, anistia > anistia política, anistiado político, reparação econômica
  auxílio doença, encostado > benefício por incapacidade, auxílio por incapacidade temporária
  BPC = benefício de prestação continuada
  bolsa família > auxílio Brasil, transferência de renda, auxílio emergencial, programa bolsa família
  FGTS = fundo de garantia do tempo de serviço
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
  militar se aposentou > aposentadoria de militar, reforma de militar, reserva remunerada, inatividade, transferência para a reserva, reformar, militar vai para a reserva, general foi para a reserva, transferência para a reserva remunerada, quota compulsória
  perícia > INSS atrasado, perícia médica, junta médica, laboratório da polícia, criminalística, forense
  insalubridade > adicional de insalubridade, condições insalubres, adicional ocupacional, atividade insalubre

  # Aposentadorias e pensões
  aposentadoria compulsória > compulsoriamente
  aposentadoria por incapacidade, aposentado doente > incapacidade permanente, invalidez
  aposentadoria anulada > tornar sem efeito a aposentadoria, anulação da aposentadoria, cessação
  imposto de aposentado doente, isenção de imposto de renda por doença > isenção de imposto de renda, moléstia grave
  pensão para os pais > genitora, dependente econômica, pensão por morte
  filha de militar, filha pensionista > pensão militar, filha maior solteira, reversão de pensão
  ex combatente, pracinha
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
`
