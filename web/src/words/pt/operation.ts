const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)

export const operation = {
  title: 'Operação',
  source: 'A fonte responde?',
  noCollector: 'Nada é coletado: faltam as credenciais do INLABS ou o coletor está desativado.',
  sourceAnswers: 'Sim.',
  sourceFails: (count: number) =>
    count === 1 ? 'O último pedido falhou.' : `Os últimos ${count} pedidos falharam.`,
  lastAnswer: (moment: string) => `A última resposta foi ${moment}.`,
  nextTry: (moment: string) => `O próximo pedido será ${moment}.`,
  archive: (
    { publicacoes, edicoes }: { publicacoes: number; edicoes: number },
    shown: (count: number) => string,
    last: string,
  ) =>
    `O acervo tem ${shown(publicacoes)} ${plural(publicacoes, 'ato', 'atos')} de ${shown(edicoes)} ${plural(edicoes, 'edição', 'edições')}, a última de ${last}.`,
  queue: 'Há entregas atrasadas?',
  queueGood: 'Não.',
  queueLate: 'Sim: a mais antiga já deveria ter saído.',
  waiting: (
    { eventos, entregas }: { eventos: number; entregas: number },
    shown: (count: number) => string,
  ) =>
    `Na fila: ${shown(eventos)} ${plural(eventos, 'evento', 'eventos')} a examinar e ${shown(entregas)} ${plural(entregas, 'entrega', 'entregas')} a enviar.`,
  oldest: (moment: string) => `A mais antiga é de ${moment}.`,
  mail: 'Os e-mails saem?',
  mailGood: 'Sim.',
  mailBad: 'Com falhas.',
  mailOff: 'Não: nenhum servidor de e-mail foi configurado (ARAUTO_SMTP_URL).',
  mails: (
    mails: { aguardando: number; enviados: number; abandonados: number },
    shown: (count: number) => string,
  ) => {
    const { aguardando, enviados, abandonados } = mails
    return `${shown(aguardando)} na fila, ${shown(enviados)} ${plural(enviados, 'enviado', 'enviados')}, ${shown(abandonados)} ${plural(abandonados, 'descartado', 'descartados')}.`
  },
  imports: 'Alguma importação falhou?',
  importsGood: 'Não.',
  importsBad: (files: number, articles: number) =>
    `${files} ${files === 1 ? 'arquivo recusado' : 'arquivos recusados'} e ${articles} ${articles === 1 ? 'artigo separado' : 'artigos separados'} com erro.`,
  which: 'Ver a lista',
  history: 'Até onde vai o acervo?',
  historySpan: (first: number, last: number) =>
    first === last ? `Só tem edições de ${first}.` : `De ${first} a ${last}.`,
  historyStates: {
    trazendo: 'Anos passados estão entrando.',
    cedendo: 'Anos passados esperam que o serviço tenha menos a fazer.',
    pausado: 'Anos passados estão em pausa, até “historico continuar”.',
    parado: 'A entrada de anos passados parou.',
    terminado: 'Os anos passados pedidos entraram.',
  },
  monthsDone: (done: number, all: number) => `${done} de ${all} ${plural(all, 'mês', 'meses')}.`,
  monthNow: (month: string) => `Agora: ${month}.`,
  historyLeft: (minutes: number, shown: (count: number) => string) =>
    minutes < 120
      ? `Faltam uns ${shown(minutes)} min.`
      : `Faltam umas ${shown(Math.round(minutes / 60))} h.`,
  yearsWithout: (count: number) =>
    `Entre eles, ${count} ${plural(count, 'ano não tem edição nenhuma', 'anos não têm edição nenhuma')}.`,
  yearsUnfinished: (count: number) =>
    `${count} ${plural(count, 'ano não tem os doze meses', 'anos não têm os doze meses')}`,
  monthsOf: (ano: number, meses: number) => `${ano}: ${meses} ${plural(meses, 'mês', 'meses')}`,
  uploads: 'Enviar uma edição',
  uploadsHelp:
    'Para o que a fonte não oferece: o zip do INLABS ou da base mensal, com o nome original.',
  chooseZips: 'Escolher zips',
  notify: 'Avisar webhooks e alertas do que entrar',
  leaving: (name: string, share: string) => `Enviando ${name}: ${share}`,
  importing: 'Recebido; sendo importado.',
  imported: (acts: number, fresh: number, shown: (count: number) => string) =>
    `Importado: ${shown(acts)} ${plural(acts, 'ato', 'atos')}, ${shown(fresh)} ${plural(fresh, 'novo', 'novos')}.`,
  ledger: 'O que veio da fonte?',
  ledgerHelp: 'O registro de cada dia e seção, do mais recente ao mais antigo.',
  ledgerColumns: ['Dia', 'Estado', 'Atos', 'Pedidos', 'Último'],
  seeCalendar: 'Ver no calendário',
  accounts: 'Quem usa a instalação?',
  accountCount: (count: number) => (count === 1 ? 'Uma conta.' : `${count} contas.`),
  accountColumns: ['Conta', 'Pessoas', 'Chaves', 'Webhooks', 'Alertas'],
  seePeople: 'Ver as pessoas',
  disk: 'Há espaço em disco?',
  free: (free: string, share: string) => `${free} livres, ${share} do disco.`,
  database: (database: string, wal: string) => `O banco ocupa ${database}; o log (WAL), ${wal}.`,
  version: (version: string) => `Versão ${version}`,
}
