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
    '1': 'Norms',
    '2': 'Personnel',
    '3': 'Contracts and notices',
    extra: 'Outside hours',
  },
  extraSign: 'EXTRA',
  edition: (number) => `ed. ${number}`,
  page: (page) => `p. ${page}`,
  showMore: (left) => `Show more (${left} left)`,
  close: 'Close',
  showPassword: 'Show or hide the password',
  cancel: 'Cancel',
  save: 'Save',
  toBeKnown: (count) => `${count} things to know about this number`,
  copy: 'Copy',
  copied: 'Copied',
  delete: 'Delete',
  edit: 'Edit',
  retry: 'Try again',
  copyDetails: 'Copy the details',
  asTable: 'see as a table',
  asChart: 'see as a chart',
  loading: 'Loading…',
  failed: 'This could not be loaded now',
  unreachable: 'The service did not answer. Check the connection and try again.',
  offline: 'You are offline.',
  offlineKeeps:
    'What you have opened can still be read. We search again once the connection is back.',
  readOnly: {
    pedido: 'The service is read-only.',
    disco_cheio: "The service's disk is full.",
    pasta_sem_escrita: "The service's data folder cannot be written to.",
  },
  readOnlyKeeps:
    'You can search, read and export. Changes, deliveries and collection wait until it writes again.',
  notHere: 'This has not been loaded yet. It will appear once the connection is back.',
  outdated: (moment) => `This screen could not be updated: what you see is of ${moment}.`,
  notFound: 'This page does not exist',
  notFoundHelp: 'The address may be incomplete. Copy all of it, or begin with a search.',
  toSearch: 'Go to the search',
  noPermission: 'Only those who look after the installation see this',
  noPermissionHelp: 'Ask one of them to change your role.',
  total: 'Acts',
  situacao: {
    publicada: 'No known change',
    retificada: 'Rectified',
    republicada: 'Republished',
    revogada: 'Revoked',
    sem_efeito: 'Void',
    retirada: 'Withdrawn',
  },
}
