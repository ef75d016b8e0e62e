import type { Words } from '../pt/index.ts'

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)

export const editions: Words['editions'] = {
  title: (year) => `Editions of ${year}`,
  inArchive: (count, shown) => `${shown} ${plural(count, 'edition', 'editions')}`,
  extrasAndActs: (extras, acts, shown) =>
    `${extras > 0 ? ` and ${shown(extras)} ${plural(extras, 'extra', 'extras')}` : ''} in the archive, ${shown(acts)} ${plural(acts, 'act', 'acts')}.`,
  lacking: (count, shown) => `Something is missing on ${shown} ${plural(count, 'day', 'days')}.`,
  unasked(days, parts, shown) {
    if (days + parts === 0) return null
    const ofDays = days > 0 ? `${shown(days)} ${plural(days, 'working day', 'working days')}` : ''
    const ofParts =
      parts > 0 ? `part of ${shown(parts)} ${days > 0 ? 'more' : plural(parts, 'day', 'days')}` : ''
    const verb = days > 1 || (days > 0 && parts > 0) ? 'were' : 'was'
    const what = [ofDays, ofParts].filter(Boolean).join(' and ')
    return `${what.charAt(0).toUpperCase()}${what.slice(1)} ${verb} never asked for.`
  },
  unaskedHelp: 'Nothing is known of what was never asked for.',
  unaskedInMonth: (count) => `${count} never asked for`,
  actsInDay: 'Acts in the day',
  upTo: (shown) => `up to ${shown}`,
  legend: {
    part: 'A part is missing',
    missing: 'The day is missing',
    unasked: 'Never asked for',
    partUnasked: 'A part was never asked for',
    extra: 'With an extra',
    holiday: 'Holiday, no edition',
  },
  weekdayLetters: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  states: {
    whole: 'whole',
    part: 'Incomplete',
    missing: 'The day is missing',
    holiday: 'no edition',
    unasked: 'Never asked for',
    partUnasked: 'A part was never asked for',
    none: 'no edition expected',
  },
  withExtra: 'with an extra edition',
  numbers: (list) => `Edition ${list}`,
  nothing:
    'No edition is expected on this day: nothing was asked for, and nothing is in the archive.',
  noNews: 'no news',
  unaskedDayHelp: 'Nothing is known of what was never asked for: it may have come out as always.',
  sourceStates: {
    completa: 'Whole',
    parcial: 'In part',
    pendente: 'Expected',
    falha: 'Failed',
    sem_edicao: 'No edition',
    ausente: 'Never asked for',
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
