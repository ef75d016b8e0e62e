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
  uploads: 'Enviar uma edição',
  uploadsHelp:
    'Para o que a fonte não dá: o zip do INLABS ou da base mensal, com o nome que tem lá.',
  chooseZips: 'Escolher zips',
  notify: 'Avisar webhooks e alertas do que entrar',
  leaving: (name: string, share: string) => `Enviando ${name}: ${share}`,
  importing: 'Recebido; sendo importado.',
  imported: (acts: string, fresh: string) => `Importado: ${acts} atos, ${fresh} novos.`,
  disk: 'Há espaço em disco?',
  free: (free: string, share: string) => `${free} livres, ${share} do disco.`,
  database: (database: string, wal: string) => `O banco ocupa ${database}, e o seu diário ${wal}.`,
  version: (version: string) => `Versão ${version}`,
}
