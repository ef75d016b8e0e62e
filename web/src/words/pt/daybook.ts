const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)

export const daybook = {
  title: 'Caderno do dia',
  composing: 'Juntando o dia…',
  newActs: (count: number, shown: string) =>
    `${shown} ${plural(count, 'ato novo', 'atos novos')} para você`,
  noActs: 'Nada novo para você',
  nothingSeen: 'Nada até agora para você',
  ofPublished: (shown: string) => `, de ${shown} publicados.`,
  wholeSections: (count: number) =>
    count === 1
      ? ['Procuramos na ', 'única seção que saiu, inteira']
      : ['Procuramos em ', `todas as ${count} seções, inteiras`],
  until: (when: string) => `, que chegaram até ${when}.`,
  fullStop: '.',
  previous: (day: string) => `Dia anterior, ${day}`,
  next: (day: string) => `Dia seguinte, ${day}`,
  notHere: (link: string) => `${link}, falta no acervo`,
  latest: 'O mais recente',
  inCalendar: 'Ver no calendário',
  sections: 'O que chegou deste dia',
  came: (count: string, when: string | null) =>
    `${count} atos${when === null ? '' : `, completa ${when}`}`,
  part: {
    title: 'Este dia está incompleto no acervo.',
    help: 'No que falta pode haver atos para você, que ninguém viu ainda.',
  },
  missing: {
    title: 'O acervo não tem a edição deste dia.',
    help: 'Nada pôde ser procurado. Não quer dizer que nada saiu.',
  },
  noEdition: {
    none: 'Não houve edição neste dia.',
    unknown: 'O acervo não tem nada deste dia, nem espera edição regular dele.',
    awaited: 'A edição de hoje é esperada até as 6h de Brasília.',
  },
  nextMissing: (day: string) => `O acervo não tem a edição de ${day}.`,
  nextAwaited: (day: string) => `A edição de ${day} ainda não saiu.`,
  seeDay: 'Ver esse dia',
  views: 'Caderno',
  view: { day: 'Novos', changed: 'Mudaram', saved: 'Guardados' },
  from: 'De onde vem',
  changed: 'Mudou o que você já tinha',
  acts: (count: number, shown: string) => `${shown} ${plural(count, 'ato', 'atos')}`,
  firstActs: (shown: string) => `os primeiros ${shown} atos`,
  savedOn: (day: string) => `você guardou em ${day}`,
  foundBy: (alert: string, day: string) => `de ${alert}, ${day}`,
  change: {
    retificada_por: 'Retificado',
    republicada_por: 'Republicado',
    sem_efeito_por: 'Sem efeito',
    revogada_por: 'Revogado',
    anulada_por: 'Anulado',
    alterada_por: 'Alterado',
    prorrogada_por: 'Prorrogado',
    suspensa_por: 'Suspenso',
  } as Record<string, string>,
  maybe: (change: string) => `Parece ${change.toLocaleLowerCase('pt-BR')}`,
  by: 'Por ',
  byPlace: (place: string) => `, deste dia, ${place}.`,
  only: (part: string) => `Só ${part}.`,
  readInstead: ', leia-se ',
  found: (count: number, shown: string, unread: string | null) =>
    `${shown} ${plural(count, 'novo', 'novos')}${unread === null ? '' : `, ${unread}`}`,
  unread: (count: number, shown: string) =>
    count === 0 ? 'todos lidos' : `${shown} ${plural(count, 'não lido', 'não lidos')}`,
  elsewhere: (count: number, shown: string) =>
    `Mais ${shown} ${plural(count, 'ato dele está', 'atos dele estão')} acima, sob outro alerta.`,
  markRead: 'Marcar lidos',
  markReadOf: (name: string) => `Marcar lidos os atos à vista de ${name}`,
  read: 'Marcar como lido',
  notRead: 'Marcar como não lido',
  save: 'Guardar',
  saved: 'Guardado',
  others: (left: string, name: string) => `Outros ${left} de ${name}`,
  firstOf: (count: string, all: string) => `Aqui estão os primeiros ${count} de ${all}.`,
  sure: 'Nada neste dia em',
  unsure: 'Não se sabe ainda de',
  off: 'Desligados',
  alerts: (count: number, shown: string) => `${shown} ${plural(count, 'alerta', 'alertas')}`,
  look: {
    conferido: 'conferido em tudo o que ele pede',
    sem_edicao: 'nada do que ele pede saiu neste dia',
    incompleto: (count: number, lacking: string) =>
      `nada no que chegou, mas ${plural(count, 'falta', 'faltam')} ${lacking}`,
    nao_conferido: 'não foi todo conferido: procurá-lo agora seria demais',
    inativo: 'não procura nada',
  },
  nothingKnown: 'o acervo não tem nada deste dia',
  last: (day: string) => `o último foi em ${day}`,
  lacks: (count: number, lacking: string) =>
    `${plural(count, 'Falta', 'Faltam')} ${lacking}: pode haver mais.`,
  unchecked: 'Nem tudo foi conferido para ele: pode haver mais.',
  keys: { browse: 'percorrer', open: 'abrir', read: 'lido', save: 'guardar' },
  byMail: 'Também por e-mail',
  byMailHelp:
    'Uma vez por dia, nos dias em que há edição ou devia haver: o mesmo que está aqui, e o que faltar no acervo.',
  noMails: 'Não enviar',
  mailAt: (hour: string) => `Todo dia, às ${hour}`,
  mailTo: (email: string, last: string | null) =>
    `Vai para ${email}${last === null ? '' : `; o último saiu ${last}`}.`,
  mailUnproven: (email: string) => `Nada é enviado enquanto ${email} não está confirmado.`,
  proveAddress: 'Confirmar',
  noMailServer: 'Esta instalação não envia e-mails.',
  noAlerts: 'O seu dia, quando houver alertas',
  noAlertsHelp:
    'O caderno mostra, cada manhã, o que os seus alertas encontraram no Diário, o que mudou no que você já tinha, e até onde foi procurado.',
  steps: [
    'Procure o que interessa e clique em “Acompanhar esta busca”: vira um alerta.',
    'Volte aqui: o dia mais recente já vem procurado.',
    'Marque o que leu, guarde o que importa.',
  ],
  begin: 'Começar pela busca',
  nothingSaved: 'Nada guardado ainda',
  nothingSavedHelp: 'A estrela ao lado de um ato o guarda aqui, e o caderno avisa se ele mudar.',
  toDay: 'Ver o dia',
  pages: 'Páginas dos guardados',
  failed: (count: number) =>
    count === 1 ? 'A marca não foi gravada.' : `${count} marcas não foram gravadas.`,
}
