import { expect, test } from 'vitest'
import { faultDetails } from './schema-faults.ts'

const properties = Object.fromEntries(
  Array.from({ length: 25 }, (_, i) => [`campo_numero_${i}`, {}]),
)

test.each([
  ['thousands of unknown fields', Array.from({ length: 36_000 }, (_, i) => `x${i}`)],
  ['a name as long as a body', ['campo'.repeat(200_000)]],
])('%s are told in less than half a second of processor time', (_, names) => {
  const before = process.cpuUsage()
  const details = faultDetails(names.map(unknownField), 'corpo')
  const { user, system } = process.cpuUsage(before)
  expect(details.map(({ campo }) => campo)).toEqual(names)
  expect((user + system) / 1_000).toBeLessThan(500)
})

test('the first unknown fields come with those that there are', () => {
  const details = faultDetails(['campo_numero_33', ...Array<string>(30).fill('outro')].map(unknownField), 'corpo') // prettier-ignore
  expect(details[0]?.sugestao).toMatch(
    /^Você quis dizer campo_numero_3\? Os campos são: campo_numero_0, /,
  )
  expect(details[19]?.sugestao).toMatch(/^Os campos são: /)
})

function unknownField(name: string) {
  return {
    keyword: 'additionalProperties',
    instancePath: '',
    params: { additionalProperty: name },
    parentSchema: { properties },
  }
}
