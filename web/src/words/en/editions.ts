import type { Words } from '../pt/index.ts'

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)

export const editions: Words['editions'] = {
  title: (year) => `Editions of ${year}`,
  inArchive: (count, shown) => `${shown} ${plural(count, 'edition', 'editions')}`,
  extrasAndActs: (extras, acts) =>
    extras === '0'
      ? ` in the archive, ${acts} acts.`
      : ` and ${extras} extras in the archive, ${acts} acts.`,
  lacking: (count, shown) => `Something is missing on ${shown} ${plural(count, 'day', 'days')}.`,
  actsInDay: 'Acts in the day',
  upTo: (shown) => `up to ${shown}`,
  legend: {
    part: 'A part is missing',
    missing: 'The day is missing',
    extra: 'With an extra',
    holiday: 'Holiday, no edition',
  },
  weekdayLetters: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  states: {
    whole: 'whole',
    part: 'Incomplete',
    missing: 'The day is missing',
    holiday: 'no edition',
    unknown: 'never asked for',
    none: 'no edition expected',
  },
  withExtra: 'with an extra edition',
  numbers: (list) => `Edition ${list}`,
  nothing: 'Nothing on this day, neither in the archive nor in the ledger of the source.',
  sourceStates: {
    completa: 'Whole',
    parcial: 'In part',
    pendente: 'Expected',
    falha: 'Failed',
    sem_edicao: 'No edition',
    ausente: 'Not asked for',
  },
  tried: (count) => `Asked for ${count} ${plural(count, 'time', 'times')}.`,
  lastTry: (moment) => `The last time, ${moment}.`,
  aside: (count) => `${count} ${plural(count, 'article', 'articles')} set aside.`,
  askNow: 'Ask for it now',
  sendEdition: 'Send an edition',
  asked: 'The source is asked. What comes appears here.',
  contents: 'Contents of what came',
  allBodies: (count) => `All ${count} bodies`,
  missingIn: (year) => `What is missing in ${year}`,
  nothingMissing: 'Nothing that was asked for is missing.',
}
