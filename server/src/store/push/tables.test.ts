import { expect, test } from 'vitest'
import { sendingTimes } from './tables.ts'

test('times that an older program stored are for all days', () => {
  const old = { frequencia: 'edicao', hora: null, juntar_minutos: null, horario_silencioso: null }
  expect(sendingTimes.read(JSON.stringify(old))).toEqual({ ...old, dias: null })
  const some = { ...old, dias: ['seg', 'qua'] }
  expect(sendingTimes.read(JSON.stringify(some))).toEqual(some)
})
