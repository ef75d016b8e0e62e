import type { Words } from '../pt/index.ts'

export const dates: Words['dates'] = {
  months:
    'January February March April May June July August September October November December'.split(
      ' ',
    ),
  monthsShort: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  weekdaysShort: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
  long: (day, month, year) => `${day} ${month} ${year}`,
  clock: (hour, minute) => `${hour}:${minute}`,
}

export const common: Words['common'] = {
  acts: (count, shown) => `${shown} ${count === 1 ? 'act' : 'acts'}`,
  gazette: 'Diário Oficial da União',
  section: { '1': 'Section 1', '2': 'Section 2', '3': 'Section 3', extra: 'Extra edition' },
  sectionHolds: {
    '1': 'Legislation',
    '2': 'Personnel',
    '3': 'Contracts and notices',
    extra: 'Off schedule',
  },
  extraSign: 'EXTRA',
  edition: (number) => `ed. ${number}`,
  page: (page) => `p. ${page}`,
  showMore: (left) => `Show more (${left} left)`,
  close: 'Close',
  showPassword: 'Show or hide password',
  cancel: 'Cancel',
  save: 'Save',
  toBeKnown: (count) => `${count} notes about this number`,
  copy: 'Copy',
  copied: 'Copied',
  delete: 'Delete',
  edit: 'Edit',
  retry: 'Try again',
  copyDetails: 'Copy details',
  asTable: 'view as table',
  asChart: 'view as chart',
  loading: 'Loading…',
  failed: 'This could not be loaded',
  unreachable: 'The service did not respond. Check your connection and try again.',
  offline: 'You are offline.',
  offlineKeeps:
    'What you have already opened is still available. We’ll try again when the connection is back.',
  readOnly: {
    pedido: 'The service is in read-only mode.',
    disco_cheio: "The service's disk is full.",
    pasta_sem_escrita: "The service's data folder cannot be written to.",
  },
  readOnlyKeeps:
    'You can search, read and export. Changes, deliveries and collection resume when it can write again.',
  notHere: 'This has not been loaded yet. It will appear when the connection is back.',
  outdated: (moment) => `This screen could not be updated: the data is from ${moment}.`,
  notFound: 'This page does not exist',
  notFoundHelp: 'The address may be incomplete. Copy all of it, or start with a search.',
  toSearch: 'Go to search',
  noPermission: 'Only administrators of this installation can see this',
  noPermissionHelp: 'Ask an administrator to change your role.',
  total: 'Acts',
  situacao: {
    publicada: 'No known changes',
    retificada: 'Corrected',
    republicada: 'Republished',
    em_parte: 'Void in part',
    revogada: 'Revoked',
    sem_efeito: 'Voided',
    retirada: 'Withdrawn',
  },
}
