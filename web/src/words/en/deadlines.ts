import type { Words } from '../pt/index.ts'

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)

export const deadlines: Words['deadlines'] = {
  title: 'Deadlines that the act names',
  help: 'Read from the text by a program: some may be missing or wrong. The hour is the printed one.',
  ofDay: 'Deadlines that the acts name',
  ofDayHelp: 'The nearest first.',
  ofSome: (read, total) => `Of ${read} of the ${total} acts, the nearest first.`,
  kind: {
    abertura: 'Opening',
    entrega_de_propostas: 'Proposals',
    inscricao: 'Enrolment',
    recurso: 'Appeal or defence',
    contribuicao: 'Contributions',
    reuniao: 'Meeting',
    prazo: 'Deadline',
  },
  hour: (hour, minute) => `${hour}:${minute}`,
  days: (count, isWorking) =>
    `${count} ${isWorking ? 'working ' : ''}${plural(count, 'day', 'days')}`,
  between: (first, last) => `${first} to ${last}`,
  since: (day) => `from ${day}`,
  counted: (days, day) => `${days} from publication: ${day}, counted`,
  toCalendar: 'Add to calendar (.ics)',
}
