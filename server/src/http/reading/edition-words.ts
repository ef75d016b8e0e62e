import type { EditionPlace } from '../../gazette/edition-place.ts'
import { brazilianDate } from '../../mail/brasilia-time.ts'
import type { PartState } from '../../service/reading/edition-part.ts'

const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  )

/** `março de 2024` for `2024-03`. */
export function monthInWords(mes: string): string {
  return `${monthName(mes)} de ${mes.slice(0, 4)}`
}

export function monthName(mes: string): string {
  return MONTHS[Number(mes.slice(5, 7)) - 1] ?? ''
}

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']

export function weekdayInWords(data: string): string {
  return WEEKDAYS[new Date(`${data}T00:00:00Z`).getUTCDay()]! // there are seven
}

/** `Seção 1`, `Seção 1, edição extra A`. */
export function partInWords({ secao, secao_base, letra }: Omit<EditionPlace, 'data'>): string {
  if (secao !== 'extra') return `Seção ${secao}`
  return `Seção ${secao_base}, edição extra${letra === '' ? '' : ` ${letra.toUpperCase()}`}`
}

/** `Diário Oficial da União, 15/03/2024, Seção 1, edição 52`. */
export function editionTitle(place: EditionPlace, numeros: string[]): string {
  const number = numeros.length === 0 ? '' : `, edição ${numeros.join(', ')}`
  const part = place.secao === 'extra' ? `Seção ${place.secao_base} extra` : partInWords(place)
  return `Diário Oficial da União, ${brazilianDate(place.data)}, ${part}${number}`
}

/** What a reader must know of an edition that is not all here, as a sentence; null: it is. */
export const STATE_SENTENCES: Record<PartState, string | null> = {
  completa: null,
  provisoria:
    'Edição provisória: chegou inteira nesta madrugada, e a fonte ainda pode trocar o arquivo até as 6h.',
  parcial: 'Edição incompleta: só uma parte dela está no acervo.',
  aguardada: 'A edição ainda não chegou; é esperada até as 6h do dia (horário de Brasília).',
  falta: 'A edição falta neste acervo. Isso não quer dizer que ela não saiu.',
  sem_edicao: 'Não houve edição: a fonte diz que nada foi publicado.',
  fora_do_calendario:
    'Nenhuma edição consta: não é dia de edição regular (fim de semana ou feriado nacional).',
}

/** The same in a table. */
export const STATE_WORDS: Record<PartState, string> = {
  completa: 'sem atos',
  provisoria: 'provisória',
  parcial: 'incompleta',
  aguardada: 'aguardada',
  falta: 'falta',
  sem_edicao: 'sem edição',
  fora_do_calendario: '–',
}

export function actsInWords(count: number): string {
  return count === 1 ? '1 ato' : `${count.toLocaleString('pt-BR')} atos`
}
