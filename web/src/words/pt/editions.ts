const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)

export const editions = {
  title: (year: string) => `Edições de ${year}`,
  inArchive: (count: number, shown: string) => `${shown} ${plural(count, 'edição', 'edições')}`,
  extrasAndActs: (extras: string, acts: string) =>
    extras === '0' ? ` no acervo, ${acts} atos.` : ` e ${extras} extras no acervo, ${acts} atos.`,
  lacking: (count: number, shown: string) =>
    `${plural(count, 'Falta algo em', 'Falta algo em')} ${shown} ${plural(count, 'dia', 'dias')}.`,
  actsInDay: 'Atos no dia',
  upTo: (shown: string) => `até ${shown}`,
  legend: {
    part: 'Falta uma parte',
    missing: 'Falta o dia',
    extra: 'Com extra',
    holiday: 'Feriado, sem edição',
  },
  weekdayLetters: ['S', 'T', 'Q', 'Q', 'S', 'S', 'D'],
  states: {
    whole: 'inteira',
    part: 'Incompleta',
    missing: 'Falta o dia',
    holiday: 'sem edição',
    unknown: 'não pedida',
    none: 'sem edição prevista',
  },
  withExtra: 'com edição extra',
  numbers: (list: string) => `Edição ${list}`,
  nothing: 'Nada neste dia, nem no acervo nem no livro da fonte.',
  sourceStates: {
    completa: 'Inteira',
    parcial: 'Em parte',
    pendente: 'Esperada',
    falha: 'Falhou',
    sem_edicao: 'Sem edição',
    ausente: 'Não pedida',
  },
  tried: (count: number) => `Pedida ${count} ${plural(count, 'vez', 'vezes')}.`,
  lastTry: (moment: string) => `A última, ${moment}.`,
  aside: (count: number) =>
    `${count} ${plural(count, 'artigo posto de lado', 'artigos postos de lado')}.`,
  askNow: 'Pedir agora',
  sendEdition: 'Enviar uma edição',
  asked: 'Pedido à fonte. O que chegar aparece aqui.',
  contents: 'Sumário do que chegou',
  allBodies: (count: string) => `Todos os ${count} órgãos`,
  missingIn: (year: string) => `O que falta em ${year}`,
  nothingMissing: 'Nada do que foi pedido falta.',
}
