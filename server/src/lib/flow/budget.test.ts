import { expect, test } from 'vitest'
import { type Allowance, BudgetSpent, createBudget, requestBudget, within } from './budget.ts'

const SMALL: Allowance = {
  steps: 100,
  bytes: 2 ** 20,
  blame: { codigo: 'parametro_invalido', campo: 'termo' },
}

test('steps beyond what is allowed name the parameter and the way out', () => {
  const budget = createBudget(SMALL, Infinity)
  budget.take(100)
  expect(() => budget.take(1)).toThrow(
    expect.objectContaining({
      codigo: 'parametro_invalido',
      detalhes: [expect.objectContaining({ campo: 'termo' })],
    }),
  )
})

test('an answer that is too long names the limit', () => {
  const budget = createBudget(SMALL, Infinity)
  budget.make(2 ** 20)
  expect(() => budget.make(1)).toThrow('1 MiB')
})

test('time counts from the beginning, and is checked now and then', () => {
  let now = 1_000
  const budget = createBudget({ ...SMALL, steps: Infinity }, 50, () => now)
  now += 50
  budget.take(10_000)
  now += 1
  expect(() => budget.take(10_000)).toThrow(expect.objectContaining({ codigo: 'indisponivel' }))
})

test('what exceeds its time is called a search only if it is one', () => {
  for (const [blame, sentence] of [
    [SMALL.blame, /^A busca passou do limite de 0,05 s .* Restrinja a consulta/],
    [null, /^A leitura passou do limite de 0,05 s e foi interrompida\. Tente de novo\.$/],
  ] as const) {
    let now = 0
    const budget = createBudget({ ...SMALL, steps: Infinity, blame }, 50, () => now)
    now += 51
    expect(() => budget.take(10_000)).toThrow(sentence)
  }
})

test('optional work ends by itself, and its steps are spent', async () => {
  const budget = createBudget(SMALL, Infinity)
  const greedy = async () => {
    for (;;) budget.take(10)
  }
  expect(await budget.spare(30, greedy)).toBeNull()
  budget.take(60)
  expect(() => budget.take(1)).toThrow(BudgetSpent)
})

test('optional work gets half of the remaining time, and the rest continues', async () => {
  let now = 0
  const budget = createBudget({ ...SMALL, steps: Infinity }, 100, () => now)
  const slow = async () => {
    now = 51
    budget.take(10_000)
  }
  expect(await budget.spare(Infinity, slow)).toBeNull()
  now = 100
  budget.take(10_000)
})

test('an error in optional work is not taken for a spent budget', async () => {
  const budget = createBudget(SMALL, Infinity)
  await expect(
    budget.spare(30, async () => {
      throw new RangeError('damaged')
    }),
  ).rejects.toThrow('damaged')
})

test('each request has its own budget, also while several are under way', async () => {
  const spend = async (steps: number) => {
    for (let i = 0; i < steps; i++) {
      requestBudget.take(1)
      await Promise.resolve()
    }
    return steps
  }
  const both = [80, 90].map((steps) =>
    within(createBudget(SMALL, Infinity), async () => await spend(steps)),
  )
  expect(await Promise.all(both)).toEqual([80, 90])
  expect(await spend(200)).toBe(200) // outside any request
})
