import { expect, test } from 'vitest'
import { startApi } from './_api.ts'
import { openArchive } from '../src/embedded/archive.ts'
import {
  PASSWORD,
  deviceOf,
  firstPerson,
  mailedToken,
  member,
  post,
  signIn,
  signedIn,
} from './_people.ts'

const PROXIED = { ARAUTO_TRUST_PROXY: '127.0.0.1' }
const from = (i: number) => ({ 'X-Forwarded-For': `203.0.113.${i}` })

test('while strangers at 70 addresses keep guessing, a known browser gets in, and works', async () => {
  await using api = await startApi([], {}, PROXIED)
  const owner = await firstPerson(api)
  const entered = await signIn(api, owner.email)
  const known = deviceOf(entered)
  const { headers } = signedIn(entered)
  const guesses = Array.from({ length: 210 }, (_, i) => {
    const body = { email: owner.email, senha: `palpite número ${i}` }
    return post(api, '/sessao', body, from(i % 70))
  })
  const inside = await signIn(api, owner.email, undefined, {}, known)
  expect(inside.status).toBe(201)
  const change = { senha_atual: 'não é esta', senha: 'mangas verdes na ladeira' }
  expect((await post(api, '/pessoa/senha', change, headers)).status).toBe(401)
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([401, 429, 503]))
  // Whoever asks too much waits for the refusal, and cannot ask again meanwhile.
  expect(api.held).toHaveLength(statuses.filter((status) => status !== 401).length)
  // The guesses counted: an unknown browser has to wait, the known one still does not.
  expect((await signIn(api, owner.email)).status).toBe(429)
  expect((await signIn(api, owner.email, undefined, {}, known)).status).toBe(201)
})

test('an attempt answered with 503 does not count as wrong', async () => {
  await using api = await startApi([], {}, PROXIED)
  const emails = Array.from({ length: 60 }, (_, i) => `pessoa${i}@exemplo.com.br`)
  const answers = await Promise.all(
    emails.map((email, i) => post(api, '/sessao', { email, senha: 'x' }, from(i))),
  )
  const unjudged = emails.find((_, i) => answers[i]!.status === 503)!
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push((await signIn(api, unjudged, 'x')).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test("a browser's mark counts only for its person, and slows down guessing with it", async () => {
  await using api = await startApi([], {}, PROXIED)
  const { email } = await firstPerson(api)
  const other = await member(api, 'outra@exemplo.com.br')
  const mark = async (who: string) => deviceOf(await signIn(api, who)).Cookie
  const own = await mark(email)
  const others = await mark(other.email)
  for (let i = 0; i < 5; i++) await post(api, '/sessao', { email, senha: 'x' }, from(i))
  const tried = async (Cookie: string, senha?: string) =>
    (await signIn(api, email, senha, {}, { Cookie })).status
  expect(await tried(others)).toBe(429)
  expect(await tried(own.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toBe(429)
  for (let i = 0; i < 5; i++) expect(await tried(own, 'x')).toBe(401)
  expect(await tried(own)).toBe(429)
})

test('an attempt that could not be judged does not count: a fault of ours locks nobody out', async () => {
  await using api = await startApi()
  const { email } = await firstPerson(api)
  using archive = openArchive(api.dataDir)
  const hashes = (change: string) => archive.sql.run(`UPDATE people SET senha = ${change}`)
  await hashes("'damaged ' || senha")
  for (let i = 0; i < 8; i++) expect((await signIn(api, email)).status).toBe(500)
  await hashes('substr(senha, 9)')
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push((await signIn(api, email, 'errada')).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('a person who sets a new password by mail gets in with that browser, while others keep guessing', async () => {
  await using api = await startApi([], {}, PROXIED)
  const { headers, email } = await firstPerson(api)
  await post(api, '/pessoa/email', { senha: PASSWORD }, headers)
  await post(api, '/email/confirmar', { token: await mailedToken(api, email) })
  await post(api, '/senha/pedir', { email })
  const token = await mailedToken(api, email)
  // Strangers request links, too: none of theirs replaces the pending one.
  for (let minute = 0; minute < 9; minute++) {
    api.time.now += 60_001
    await post(api, '/senha/pedir', { email }, from(minute))
  }
  const set = await post(api, '/senha/definir', { token, senha: 'mangas verdes na ladeira' })
  expect(set.status).toBe(204)
  for (let i = 0; i < 5; i++) await post(api, '/sessao', { email, senha: 'x' }, from(i))
  const enter = (more = {}) => signIn(api, email, 'mangas verdes na ladeira', {}, more)
  expect((await enter()).status).toBe(429)
  expect((await enter(deviceOf(set))).status).toBe(201)
})
