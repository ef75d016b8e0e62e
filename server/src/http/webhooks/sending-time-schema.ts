import { type Static, Type } from 'typebox'
import { type Detail, detailOf } from '../../lib/errors/problem.ts'
import { brasiliaInstant } from '../../lib/time/dates.ts'
import { fullHour } from '../../lib/time/day-time.ts'
import { WEEKDAYS } from '../../lib/time/weekdays.ts'
import {
  MOST_GATHERED,
  SENDING_FREQUENCIES,
  type SendingTimes,
  sendingTimesOf,
  silentUntil,
} from '../../webhooks/sending-time.ts'
import { named, nullable, oneOf, ref } from '../schemas/field.ts'

const STRICT = { additionalProperties: false }

const sendingTimesExample: SendingTimes = {
  frequencia: 'imediata',
  hora: null,
  juntar_minutos: 15,
  dias: ['seg', 'ter', 'qua', 'qui', 'sex'],
  horario_silencioso: { de: '22:00', ate: '07:00' },
}

const frequencia = oneOf(SENDING_FREQUENCIES, {
  description:
    '`imediata`: assim que há algo. `edicao`: um minuto depois do último ato da edição inteira, ou 2 horas depois do primeiro, se falta uma seção; `dias` e `horario_silencioso` o adiam. `diaria`: uma vez por dia, à `hora`.',
  examples: ['imediata'],
})
const hora = nullable(
  Type.Integer({
    minimum: 0,
    maximum: 23,
    description:
      'Hora de Brasília do envio diário, 8 se não é dita; `null` nas outras frequências.',
    examples: [8],
  }),
)
const juntar_minutos = nullable(
  Type.Integer({
    minimum: 1,
    maximum: MOST_GATHERED,
    description:
      'Por quantos minutos, no máximo, o que chega espera para ir junto; `null`: não espera. Só na frequência `imediata` tem efeito.',
    examples: [15],
  }),
)
const dias = nullable(
  Type.Array(oneOf(WEEKDAYS, { description: 'Dia da semana.', examples: ['seg'] }), {
    minItems: 1,
    maxItems: WEEKDAYS.length,
    uniqueItems: true,
    description:
      'Os dias da semana, de Brasília, em que algo é enviado; nos outros nada sai, nem as repetições, e o que espera sai no primeiro destes. `null`: todos.',
    examples: [sendingTimesExample.dias],
  }),
)
const time = (description: string, example: string) =>
  Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description, examples: [example] })
const horario_silencioso = nullable(
  Type.Object(
    {
      de: time('Começo, HH:MM, hora de Brasília.', '22:00'),
      ate: time('Fim, HH:MM, hora de Brasília: a essa hora já se envia.', '07:00'),
    },
    {
      ...STRICT,
      description:
        'Horas em que nada é enviado, nem as repetições: o que espera sai no fim, em ordem. `null`: nenhuma.',
      examples: [sendingTimesExample.horario_silencioso],
    },
  ),
)
const fields = { frequencia, hora, juntar_minutos, dias, horario_silencioso }

export const sendingTimesSchema = named(
  'EnvioWebhook',
  Type.Object(fields, { description: 'Quando sai o que um webhook recebe.' }),
)

export const keptSendingTimes = Type.Union([ref(sendingTimesSchema), Type.Null()], {
  description:
    'Quando sai o que ele recebe; `null`: na hora. Testes, `/retry` e `/reenviar` não esperam.',
  examples: [sendingTimesExample],
})

export const givenSendingTimes = nullable(
  Type.Partial(Type.Object(fields), {
    ...STRICT,
    description:
      'Quando sai o que ele recebe: o que falta recebe o padrão, e é trocado inteiro; `null`: na hora. O que já espera passa a esperar como dito agora.',
    examples: [sendingTimesExample],
  }),
)

/** A silence of no length, or of a whole day, and an hour in one on some days: nobody can mean them. */
export function sendingTimeDetails(envio: unknown): Detail[] {
  const given = envio as Static<typeof givenSendingTimes> | undefined
  const silence = given?.horario_silencioso
  if (!silence) return []
  if (silence.de !== silence.ate) return isNeverAtItsHour(sendingTimesOf(given)) ? [silentHour] : []
  return [
    detailOf(
      'envio.horario_silencioso.ate',
      'é igual a `de`',
      'Diga quando o silêncio acaba, por exemplo {"de": "22:00", "ate": "07:00"}; para não enviar nada, desative o webhook.',
    ),
  ]
}

const silentHour = detailOf(
  'envio.hora',
  'cai no `horario_silencioso`, e o fim dele pode ser um dia sem envio',
  'Escolha uma hora fora do silêncio, ou mude `horario_silencioso`.',
)

/** On days of its own, what waits for the end of a silence may wait for the next of these days. */
function isNeverAtItsHour(times: SendingTimes | null): boolean {
  if (times === null || times.hora === null || times.dias === null) return false
  const at = brasiliaInstant(ANY_DAY, fullHour(times.hora))
  return silentUntil({ ...times, dias: null }, at) !== null
}

const ANY_DAY = '2026-01-01'
