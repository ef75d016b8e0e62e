const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)

export const editions = {
  title: (year: string) => `Edições de ${year}`,
  inArchive: (count: number, shown: string) => `${shown} ${plural(count, 'edição', 'edições')}`,
  extrasAndActs: (extras: number, acts: number, shown: (count: number) => string) =>
    `${extras > 0 ? ` e ${shown(extras)} ${plural(extras, 'extra', 'extras')}` : ''} no acervo, ${shown(acts)} ${plural(acts, 'ato', 'atos')}.`,
  lacking: (count: number, shown: string) =>
    `Falta algo em ${shown} ${plural(count, 'dia', 'dias')}.`,
  /** Null: everything was requested. */
  unasked(days: number, parts: number, shown: (count: number) => string): string | null {
    if (days + parts === 0) return null
    if (days === 0)
      return `Parte de ${shown(parts)} ${plural(parts, 'dia', 'dias')} nunca foi pedida à fonte.`
    const ofDays = `${shown(days)} ${plural(days, 'dia útil', 'dias úteis')}`
    const ofParts = parts > 0 ? ` e parte de mais ${shown(parts)}` : ''
    return `${ofDays}${ofParts} nunca ${plural(days + parts, 'foi pedido', 'foram pedidos')} à fonte.`
  },
  unaskedHelp: 'Não há informação sobre o que nunca foi pedido.',
  unaskedInMonth: (count: number) => `${count} nunca ${plural(count, 'pedido', 'pedidos')}`,
  actsInDay: 'Atos no dia',
  upTo: (shown: string) => `até ${shown}`,
  legend: {
    part: 'Falta uma parte',
    missing: 'Falta o dia',
    unasked: 'Nunca pedido',
    partUnasked: 'Parte nunca pedida',
    extra: 'Com extra',
    holiday: 'Sem edição',
  },
  weekdayLetters: ['S', 'T', 'Q', 'Q', 'S', 'S', 'D'],
  states: {
    whole: 'inteira',
    part: 'Incompleta',
    missing: 'Falta o dia',
    holiday: 'sem edição',
    unasked: 'Nunca pedido',
    partUnasked: 'Parte nunca pedida',
    none: 'sem edição prevista',
  },
  withExtra: 'com edição extra',
  provisional: 'Provisória',
  provisionalHelp:
    'Um arquivo desta madrugada veio inteiro e foi visto uma só vez: a fonte ainda pode trocá-lo. Passa a definitivo quando vier igual de novo, ou às 6h.',
  numbers: (list: string) => `Edição ${list}`,
  nothing: 'Dia sem edição prevista: nada foi pedido à fonte, e o acervo não tem nada dele.',
  noNews: 'sem informação',
  unaskedDayHelp:
    'Não há informação sobre o que nunca foi pedido à fonte: a edição pode ter saído normalmente.',
  sourceStates: {
    completa: 'Inteira',
    parcial: 'Em parte',
    pendente: 'Esperada',
    falha: 'Falhou',
    sem_edicao: 'Sem edição',
    ausente: 'Nunca pedida',
  },
  tried: (count: number) => `Pedida ${count} ${plural(count, 'vez', 'vezes')}.`,
  lastTry: (moment: string) => `A última, ${moment}.`,
  aside: (count: number) =>
    `${count} ${plural(count, 'artigo separado com erro', 'artigos separados com erro')}.`,
  askNow: 'Pedir agora',
  sendEdition: 'Enviar uma edição',
  asked: 'Pedido à fonte. O que chegar aparece aqui.',
  contents: 'Sumário do que chegou',
  allBodies: (count: string) => `Todos os ${count} órgãos`,
  missingIn: (year: string) => `O que falta em ${year}`,
  nothingMissing: 'Não falta nada do que foi pedido.',
}
