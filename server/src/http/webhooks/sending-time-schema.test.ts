import { expect, test } from 'vitest'
import { sendingTimeDetails } from './sending-time-schema.ts'

const horario_silencioso = { de: '22:00', ate: '07:00' }
const weekly = { frequencia: 'diaria', dias: ['ter'], horario_silencioso }

test.each<[object, string[]]>([
  [{ ...weekly, hora: 23 }, ['envio.hora']],
  [{ ...weekly, hora: 8 }, []],
  [{ ...weekly, hora: 23, dias: null }, []],
  [{ horario_silencioso: { de: '22:00', ate: '22:00' } }, ['envio.horario_silencioso.ate']],
])('%j: %j', (envio, fields) => {
  expect(sendingTimeDetails(envio).map(({ campo }) => campo)).toEqual(fields)
})
