const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)

export const deadlines = {
  title: 'Prazos que o ato diz',
  help: 'Lidos do texto por um programa: podem faltar ou sobrar. A hora é a impressa.',
  ofDay: 'Prazos que os atos dizem',
  ofDayHelp: 'Os mais próximos antes.',
  ofSome: (read: string, total: string) => `De ${read} dos ${total} atos, os mais próximos antes.`,
  kind: {
    abertura: 'Abertura',
    entrega_de_propostas: 'Propostas',
    inscricao: 'Inscrição',
    recurso: 'Recurso ou defesa',
    contribuicao: 'Contribuições',
    reuniao: 'Reunião',
    prazo: 'Prazo',
  },
  hour: (hour: number, minute: string) => `${hour}h${minute === '00' ? '' : minute}`,
  days: (count: number, isWorking: boolean) =>
    `${count} ${plural(count, 'dia', 'dias')}${isWorking ? plural(count, ' útil', ' úteis') : ''}`,
  between: (first: string, last: string) => `${first} a ${last}`,
  since: (day: string) => `a partir de ${day}`,
  counted: (days: string, day: string) => `${days} da publicação: ${day}, contado`,
  toCalendar: 'Pôr na agenda (.ics)',
}
