import { describe, expect, test } from 'vitest'
import { createPasswords } from './password.ts'
import { checkPassword } from './person.ts'
import { weaknessOf } from './weak-password.ts'

const passwords = createPasswords()

describe('a hash', () => {
  test('matches only its password, names its cost, and never repeats', async () => {
    const [first, second] = await Promise.all([
      passwords.hash('quatro palavras', 'pes_01'),
      passwords.hash('quatro palavras', 'pes_01'),
    ])
    expect(first).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(second).not.toBe(first)
    expect(await passwords.verify('quatro palavras', first)).toBe(true)
    expect(await passwords.verify('quatro palavra', first)).toBe(false)
    expect(await passwords.verify('', first)).toBe(false)
  })

  test('with another cost still matches; a composed accent is the same as a decomposed one', async () => {
    const { scryptSync } = await import('node:crypto')
    const salt = Buffer.from('0123456789abcdef')
    const key = scryptSync('senha d\u00e9cima', salt, 32, { N: 1024, r: 8, p: 1 })
    const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
    const stored = `$scrypt$ln=10,r=8,p=1$${text(salt)}$${text(key)}`
    expect(await passwords.verify('senha de\u0301cima', stored)).toBe(true)
  })

  test('for an unknown person never matches', async () => {
    expect(await passwords.verify('', null)).toBe(false)
    expect(await passwords.verify('quatro palavras', null)).toBe(false)
  })

  test('an attempt that has waited for more than five seconds is refused, and does not delay the next', async () => {
    let time = 0
    const slow = createPasswords(undefined, () => time)
    const done: string[] = []
    const turn = (name: string, seconds: number) =>
      slow.inTurn(null, async () => {
        await Promise.resolve() // both are in the queue by then
        time += seconds * 1_000
        done.push(name)
      })
    const results = await Promise.allSettled([turn('first', 6), turn('late', 0)])
    expect(results[1]).toMatchObject({ reason: { codigo: 'indisponivel' } })
    await turn('next', 0)
    expect(done).toEqual(['first', 'next'])
  })

  const turn = (who: string | null) => passwords.inTurn(who, () => passwords.verify('x', CHEAP))

  test('strangers beyond 25 at once are refused; those before them, and known people, are served', async () => {
    const asked = Array.from({ length: 35 }, () => turn(null))
    const known = turn('pes_01')
    const results = await Promise.allSettled(asked)
    expect(await known).toBe(false)
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(10)
    expect(refused[0]).toMatchObject({ reason: { codigo: 'indisponivel' } })
  })

  test('two attempts of one person at once are served, further ones are refused; other people are served', async () => {
    const asked = await Promise.allSettled([
      ...Array.from({ length: 30 }, () => turn('pes_01')),
      turn('pes_02'),
    ])
    const went = asked.flatMap(({ status }, i) => (status === 'fulfilled' ? [i] : []))
    expect(went).toEqual([0, 1, 30])
    expect(await turn('pes_01')).toBe(false)
  })
})

const CHEAP = `$scrypt$ln=4,r=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

test.each([
  ['nove char', false],
  ['dez caract', true],
  ['aaaaaaaaaaaa', false],
  ['ababababababab', false],
  ['ção ção ção é', true],
  ['1234567890', false],
  ['9876543210', false],
  ['qwertyuiop', false],
  ['1q2w3e4r5t', false],
  ['abcdef123456', false],
  ['xkxkxkxkxkxk', false],
  ['Segura1Segura1', false],
  ['três tigres tristes', true],
  ['x'.repeat(100) + 'abcdefgh'.repeat(13), false],
])('%s is taken as a new password: %s', (senha, taken) => {
  expect(checkPassword(senha)).toHaveLength(taken ? 0 : 1)
})

const OWN = ['Beatriz Nogueira', 'beatriz.nogueira@prefeitura.exemplo.br', 'Gabinete Central']

test.each([
  ['Password123', 'senha_comum'],
  ['P@ssw0rd2024', 'senha_comum'],
  ['basketball', 'senha_comum'],
  ['Flamengo1981', 'senha_comum'],
  ['senha123456', 'senha_comum'],
  ['Corinthians!', 'senha_comum'],
  ['BeatrizNogueira', 'senha_propria'],
  ['nogueira2024', 'senha_propria'],
  ['beatriz.nogueira@prefeitura.exemplo.br', 'senha_propria'],
  ['Arauto123456', 'senha_propria'],
  ['gabinetecentral1', 'senha_propria'],
  ['Beatriz colhe mangas verdes', null],
  ['flor83720461957', null],
  ['quatro palavras bem diferentes', null],
  ['correct horse battery staple', null],
])('%s is weak: %s', async (senha, weakness) => {
  expect(await weaknessOf(senha, OWN)).toBe(weakness)
})
