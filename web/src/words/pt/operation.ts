export const operation = {
  title: 'Operação',
  source: 'A fonte responde?',
  noCollector: 'Nada é coletado: faltam as credenciais do INLABS, ou este papel está desligado.',
  sourceAnswers: 'Sim.',
  sourceFails: (count: number) =>
    count === 1 ? 'O último pedido falhou.' : `Os últimos ${count} pedidos falharam.`,
  lastAnswer: (moment: string) => `A última resposta foi ${moment}.`,
  nextTry: (moment: string) => `O próximo pedido será ${moment}.`,
  archive: (acts: string, editions: string, last: string) =>
    `O acervo tem ${acts} atos de ${editions} edições, a última de ${last}.`,
  queue: 'Há entregas atrasadas?',
  queueGood: 'Não.',
  queueLate: 'Sim: a mais antiga já devia ter saído.',
  waiting: (events: string, deliveries: string) =>
    `Esperam ${events} eventos por examinar e ${deliveries} entregas por enviar.`,
  oldest: (moment: string) => `A mais antiga é de ${moment}.`,
  mail: 'Os e-mails saem?',
  mailGood: 'Sim.',
  mailBad: 'Não como deviam.',
  mails: (waiting: string, sent: string, given: string) =>
    `${waiting} esperam, ${sent} saíram, ${given} foram abandonados.`,
  imports: 'Alguma importação falhou?',
  importsGood: 'Não.',
  importsBad: (files: number, articles: number) =>
    `${files} arquivos recusados e ${articles} artigos postos de lado.`,
  which: 'Quais',
  disk: 'Há espaço em disco?',
  free: (free: string, share: string) => `${free} livres, ${share} do disco.`,
  database: (database: string, wal: string) => `O banco ocupa ${database}, e o seu diário ${wal}.`,
  version: (version: string) => `Versão ${version}`,
}
