import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { createMutex } from '../../lib/flow/mutex.ts'
import { Problem } from '../../lib/errors/problem.ts'

/** The cost of a hash: 2^`ln` blocks of `r` × 128 bytes, `p` times. */
export interface PasswordCost {
  ln: number
  r: number
  p: number
}

/** 32 MiB, three times: 0.2 s on a common core, and as much as OWASP recommends. */
export const PASSWORD_COST: PasswordCost = { ln: 15, r: 8, p: 3 }
const KEY_BYTES = 32
const SALT_BYTES = 16
/** More attempts than this wait only during an attack; the last of them waits about five seconds. */
const MAX_WAITING = 25
/** One person's repeated attempts must not delay others. */
const MAX_OF_ONE_PERSON = 2
/**
 * On a busy machine each hash takes longer; a client that has waited this long has given up or asks again.
 */
const LONGEST_WAIT_MS = 5_000

/** Stored for a person who signs in only through an identity provider; no password matches it. */
export const NO_PASSWORD = ''

/** Password hashes as PHC strings, which name their cost: `$scrypt$ln=15,r=8,p=3$salt$key`. */
export type Passwords = ReturnType<typeof createPasswords>

/**
 * Makes and checks hashes: one at a time for strangers, and one at a time for known people, who never wait
 * for strangers. Only two run at once, because they take threads of Node's pool that other work needs.
 */
export function createPasswords(cost: PasswordCost = PASSWORD_COST, now = () => performance.now()) {
  const known = createTurns(now)
  const strangers = createTurns(now)

  return {
    /** `who`: the person or invitation, known by a link or by the current password. */
    async hash(password: string, who: string): Promise<string> {
      const salt = randomBytes(SALT_BYTES)
      const key = await known(who, () => derive(password, salt, cost))
      return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${encode(salt)}$${encode(key)}`
    },
    /**
     * Runs `work` in its turn, so that an attempt counted there is also checked. `who`: null for a stranger.
     * @throws Problem `indisponivel` at once when too many wait, or when it waited too long
     */
    inTurn<T>(who: string | null, work: () => Promise<T>): Promise<T> {
      return (who === null ? strangers : known)(who, work)
    },
    /**
     * Call it in a turn. `stored`: null for a person who does not exist. That takes as long as a wrong
     * password, and so does a person without a password.
     */
    async verify(password: string, stored: string | null): Promise<boolean> {
      const hasOne = stored !== null && stored !== NO_PASSWORD
      const known = hasOne ? parse(stored) : { ...NOBODY, cost }
      const derived = await derive(password, known.salt, known.cost)
      return timingSafeEqual(derived, known.key) && hasOne
    },
  }
}

function createTurns(now: () => number) {
  const turn = createMutex()
  const waiting: (string | null)[] = []
  return async <T>(who: string | null, work: () => Promise<T>): Promise<T> => {
    const own = who === null ? 0 : waiting.filter((one) => one === who).length
    if (waiting.length >= MAX_WAITING || own >= MAX_OF_ONE_PERSON) throw busy()
    waiting.push(who)
    const asked = now()
    try {
      return await turn.hold(async () => {
        if (now() - asked > LONGEST_WAIT_MS) throw busy()
        return await work()
      })
    } finally {
      waiting.splice(waiting.indexOf(who), 1)
    }
  }
}

function busy(): Problem {
  return new Problem('indisponivel', 'Há entradas demais em andamento. Tente de novo em instantes.')
}

const NOBODY = { salt: Buffer.alloc(SALT_BYTES), key: Buffer.alloc(KEY_BYTES) }

function derive(password: string, salt: Uint8Array, { ln, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** ln
  const maxmem = 256 * N * r
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  // Keyboards compose accents differently; this makes the forms equal.
  scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem }, (error, key) =>
    error ? reject(error) : resolve(key),
  )
  return promise
}

function parse(stored: string) {
  const parts = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored)
  if (parts === null) throw new Error('not a hash of ours')
  const [ln, r, p] = parts.slice(1, 4).map(Number)
  return {
    cost: { ln: ln!, r: r!, p: p! },
    salt: Buffer.from(parts[4]!, 'base64'),
    key: Buffer.from(parts[5]!, 'base64'),
  }
}

/** Base64 without padding, as in PHC strings. */
function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
