/** Rows of the table of everyday words (synonym-table.ts). */
export const SANCTIONS_ROWS = `
  # Disciplina e sanções
  expulso > demissão, demitir, cassação de aposentadoria
  demitido, justa causa > mandado embora, demissão, penalidade de demissão
  punição, punido, punir, castigo > penalidade, sanção, aplicação de penalidade, apenar
  multa > penalidade, multar, sanção, notificação de autuação, infrações
  penalidade > sanção, multa
  sindicância > processo administrativo disciplinar, comissão de sindicância
  PAD, processo disciplinar > processo administrativo disciplinar, comissão de inquérito
  corrupção, propina, suborno > ato lesivo, improbidade, responsabilização, corrupção passiva, corrupção ativa
  roubo, furto, desvio de dinheiro > peculato, dano ao erário, tomada de contas especial
  abandono de emprego, faltou ao trabalho > abandono de cargo, inassiduidade habitual
  empresa suspensa, empresa proibida, proibida de licitar > empresa punida, impedimento de licitar, impedir de licitar, declaração de inidoneidade, suspensão temporária, penalidade
  inidônea, inidoneidade > declaração de inidoneidade, impedimento de licitar
  acúmulo de cargos > acumulação de cargos, acumulação ilícita
  nepotismo > parentesco
  médico punido, médico cassado > censura pública, cassação do exercício profissional, pena disciplinar, penalidade disciplinar
  advogado punido > exclusão dos quadros, suspensão do exercício profissional
  CRM > conselho regional de medicina, registro de médico, conselho de medicina
  CRO = conselho regional de odontologia
  CREA = conselho regional de engenharia e agronomia
  OAB = ordem dos advogados do Brasil
  servidor punido, suspensão de servidor, advertência > penalidade de suspensão, penalidade de advertência, penalidade disciplinar
  afastado do cargo, afastado pela justiça > afastamento preventivo, afastamento cautelar, decisão judicial
  empresa sumiu, endereço desconhecido > local incerto e não sabido, edital de notificação, edital de intimação
  empresa multada > penalidade de multa, aplicação de penalidade
  devedor, nome sujo, inadimplente > dívida ativa, notificação de débito, CADIN
  cobrança > notificação de débito, notificação de lançamento, intimação
  investigação contra servidor, servidor investigado, funcionário investigado > processo administrativo disciplinar, sindicância, comissão de inquérito
  investigado > processo administrativo disciplinar, sindicância, indiciado
  denúncia > apuração de denúncia
  suspeito, acusado > indiciado
  assédio > assédio moral, assédio sexual
  multa do ibama > auto de infração ambiental, infração ambiental, multa ambiental, auto de infração
  multa do icmbio > auto de infração ambiental, infração ambiental
  calote, dívida com o governo > dívida ativa, débito
  contador punido | corretor punido | enfermeiro punido | engenheiro punido > cassação do exercício profissional, suspensão do exercício profissional, censura pública, penalidade disciplinar
  cassaram o registro, registro cassado > cassação do registro, cancelamento do registro
  intimado > edital de intimação, notificação, citação
  recorreu, pediu para voltar > pedido de reconsideração, pedido de revisão, recurso administrativo
  mandado embora > demitido, justa causa, demissão, penalidade de demissão, mandaram embora, perdeu o emprego, desligar
  empresa punida > empresa suspensa, empresa proibida, proibida de licitar, impedimento de licitar, impedir de licitar, declaração de inidoneidade, suspensão temporária, penalidade, punição de empresa, empresa penalizada, fornecedor punido, sanção administrativa, advertência

  # Punições
  empresa barrada, empresa banida > impedimento de licitar e contratar, impedida de licitar, inidônea
  empresa penalizada, fornecedor punido > empresa punida, impedimento de licitar, aplicação de penalidade, sanção administrativa, declaração de inidoneidade, advertência
  atraso na entrega > inexecução, descumprimento contratual, multa moratória
  empresa corrupta, acordo de leniência, delação de empresa > PAR, processo administrativo de responsabilização
  PAR > processo administrativo de responsabilização
  lista de empresas punidas > CEIS, sanções
  multa contratual > penalidade de multa, multa compensatória, sanção de multa
  empresa notificada, notificação de empresa > notificação, defesa prévia
  golpe, fraude, trapaça > irregularidade
  desvio de verba, dinheiro desviado, rombo > dano ao erário, tomada de contas especial
  advogado suspenso, advogado cassado > suspensão do exercício profissional, exclusão dos quadros
  médico suspenso | dentista punido | veterinário punido | farmacêutico punido > suspensão do exercício profissional, censura pública, penalidade
  posto multado, posto autuado > auto de infração, penalidade, revenda varejista
  trabalhador resgatado > trabalho análogo ao de escravo, condições análogas
`
