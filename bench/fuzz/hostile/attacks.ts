import { type Socket, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { OWNER, type Reply, addressOf, get, post } from './client.ts'

/** A message to this process, which runs that attack and answers with an AttackTally. */
export interface Attack {
  name: keyof typeof ATTACKS
  url: string
  key: string
  seconds: number
}

/** The answers by kind. `wrong`: a 5xx that is not a 503 with Retry-After. */
export interface AttackTally {
  answers: Map<string, number>
  wrong: number
}

const LONG_WORDS_AT_ONCE = 16
const BOMBS = 1_205
const BOMBS_AT_ONCE = 20
const BOMB_ADDRESSES = 3
const SOCKETS = 10_000
const STUFFING_ADDRESSES = 70

const ATTACKS = {
  'words of 4,000 letters': longWords,
  '1,205 bodies of 1 MiB': bodyBombs,
  '10,000 idle sockets': idleSockets,
  'stuffing from 70 addresses': stuff,
}

const tally: AttackTally = { answers: new Map(), wrong: 0 }
process.once('message', async (attack: Attack) => {
  await ATTACKS[attack.name](attack)
  process.send!(tally, () => process.disconnect()) // it has a channel, or no message would come
})
process.send!('ready')

async function longWords({ url, key, seconds }: Attack): Promise<void> {
  const until = performance.now() + seconds * 1_000
  let word = 0
  await together(LONG_WORDS_AT_ONCE, async () => {
    while (performance.now() < until) {
      const termo = `${(++word).toString(26).replaceAll(/\d/g, 'z')}x`.padEnd(4_000, 'abcdefgh')
      count(await get(`${url}/buscar?termo=${termo}`, key).catch(dropped))
    }
  })
}

async function bodyBombs({ url }: Attack): Promise<void> {
  const body = JSON.stringify({ email: 'a'.repeat(2 ** 20), senha: 'x' })
  let left = BOMBS
  await together(BOMBS_AT_ONCE * BOMB_ADDRESSES, async (n) => {
    while (left-- > 0)
      count(await post(`${url}/sessao`, body, addressOf(2, n % BOMB_ADDRESSES)).catch(dropped))
  })
}

/** As many sockets as possible; each sends a part of a request, and no more. */
async function idleSockets({ url, seconds }: Attack): Promise<void> {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  try {
    for (let i = 0; i < SOCKETS; i++) {
      const socket = connect({
        host: hostname,
        port: Number(port),
        localAddress: addressOf(3, i % 50),
      })
      socket.on('error', () => {})
      socket.on('connect', () => socket.write('GET /api/v1/buscar HTTP/1.1\r\nHost: x\r\n'))
      sockets.push(socket)
      if (i % 100 === 0) await pause(1)
    }
    await pause(seconds * 1_000)
    const open = sockets.filter(({ readyState }) => readyState === 'open').length
    tally.answers.set('open', open).set('closed', sockets.length - open)
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

/** Likely passwords for likely e-mail addresses; each network address has its own list. */
async function stuff({ url, seconds }: Attack): Promise<void> {
  const until = performance.now() + seconds * 1_000
  await together(STUFFING_ADDRESSES, async (n) => {
    for (let i = 0; performance.now() < until; i++) {
      const email = i % 3 === 0 ? OWNER : `p${n}.${i}@example.org`
      const body = JSON.stringify({ email, senha: `senha que vazou ${n} ${i}` })
      count(await post(`${url}/sessao`, body, addressOf(4, n)).catch(dropped))
    }
  })
}

async function together(times: number, work: (n: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: times }, (_, n) => work(n)))
}

function count({ status, retryAfter }: Reply): void {
  const what = status === 0 ? 'connection closed' : String(status)
  tally.answers.set(what, (tally.answers.get(what) ?? 0) + 1)
  if (status >= 500 && !(status === 503 && retryAfter !== undefined)) tally.wrong++
}

/** The service may close the connection of a body that it refuses. */
function dropped(): Reply {
  return { status: 0, retryAfter: undefined, cookies: [] }
}
