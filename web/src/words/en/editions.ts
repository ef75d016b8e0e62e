import type { Words } from '../pt/index.ts'

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)

export const editions: Words['editions'] = {
  title: (year) => `Editions of ${year}`,
  inArchive: (count, shown) => `${shown} ${plural(count, 'edition', 'editions')}`,
  extrasAndActs: (extras, acts, shown) =>
    `${extras > 0 ? ` and ${shown(extras)} ${plural(extras, 'extra', 'extras')}` : ''} in the archive, ${shown(acts)} ${plural(acts, 'act', 'acts')}.`,
  lacking: (count, shown) =>
    `${shown} ${plural(count, 'day is', 'days are')} incomplete or missing.`,
  unasked(days, parts, shown) {
    if (days + parts === 0) return null
    const ofDays = days > 0 ? `${shown(days)} ${plural(days, 'working day', 'working days')}` : ''
    const ofParts =
      parts > 0 ? `part of ${shown(parts)} ${days > 0 ? 'more' : plural(parts, 'day', 'days')}` : ''
    const verb = days > 1 || (days > 0 && parts > 0) ? 'were' : 'was'
    const what = [ofDays, ofParts].filter(Boolean).join(' and ')
    return `${what.charAt(0).toUpperCase()}${what.slice(1)} ${verb} never requested.`
  },
  unaskedHelp: 'We know nothing about what was never requested.',
  unaskedInMonth: (count) => `${count} never requested`,
  actsInDay: 'Acts per day',
  upTo: (shown) => `up to ${shown}`,
  legend: {
    part: 'Partly missing',
    missing: 'Missing',
    unasked: 'Never requested',
    partUnasked: 'Partly never requested',
    extra: 'Extra edition',
    holiday: 'No edition',
  },
  weekdayLetters: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  states: {
    whole: 'complete',
    part: 'Incomplete',
    missing: 'Missing',
    holiday: 'no edition',
    unasked: 'Never requested',
    partUnasked: 'Partly never requested',
    none: 'no edition expected',
  },
  withExtra: 'with an extra edition',
  provisional: 'Provisional',
  provisionalHelp:
    'A complete file of this night has been seen only once: the source may still replace it. It counts as final once the same file is seen again, or at 6 a.m. in Brasília.',
  numbers: (list) => `Edition ${list}`,
  nothing:
    'No edition is expected on this day: nothing was requested, and nothing is in the archive.',
  noNews: 'no information',
  unaskedDayHelp:
    'We know nothing about what was never requested: the edition may well have been published.',
  sourceStates: {
    completa: 'Complete',
    parcial: 'Partial',
    pendente: 'Expected',
    falha: 'Failed',
    sem_edicao: 'No edition',
    ausente: 'Never requested',
  },
  tried: (count) => `Requested ${count} ${plural(count, 'time', 'times')}.`,
  lastTry: (moment) => `Last time: ${moment}.`,
  aside: (count) => `${count} ${plural(count, 'article', 'articles')} set aside with errors.`,
  askNow: 'Request now',
  sendEdition: 'Upload an edition',
  asked: 'Requested from the source. What arrives will appear here.',
  contents: 'Contents',
  allBodies: (count) => `All ${count} bodies`,
  missingIn: (year) => `What is missing in ${year}`,
  nothingMissing: 'Nothing that was requested is missing.',
}
