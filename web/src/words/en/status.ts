import type { Words } from '../pt/index.ts'

export const status: Words['status'] = {
  title: 'Service status',
  of: (day) => `Edition of ${day}`,
  states: {
    em_dia: 'The service is up to date.',
    aguardada: 'The edition of today is expected by 6 a.m. in Brasília.',
    incompleta: 'Of some section only a part is here.',
    atrasada: 'A section that should be here by now is missing.',
  },
  before: {
    incompleta: (day) => `Of ${day} a part is still missing.`,
    atrasada: (day) => `Of ${day} a section is still missing.`,
  },
  late: 'How late',
  lateHelp:
    'Half of the month’s sections took at most the first time; 99 of 100, at most the second.',
  month: 'Month',
  legs: {
    coleta: 'From the source to the archive',
    ultima_saida: 'From the archive to the last delivery sent',
  },
  half: 'half',
  nearlyAll: '99%',
  measured: (count, all) => `${count} of ${all} sections measured`,
  notMeasured: 'not measured',
  nothing: 'Nothing was measured in the last months.',
  howMeasured:
    'From the source to the archive counts from the last look that did not find the file: it is never told shorter than it was. What was not observed is left out.',
  ofNobody: 'There is nothing of any account here.',
}
