import type { Role } from '../src/access/roles.ts'
import { openArchive } from '../src/embedded/archive.ts'
import type { ClaimedMail } from '../src/mail/mail.ts'
import { createMailQueue } from '../src/store/mail/queue.ts'
import { openSecretBox } from '../src/store/secret-key.ts'
import type { Answer, TestApi } from './_api.ts'

/** Headers that the dashboard's pages send with every request. */
export const PAGE = { 'X-Requested-With': 'painel', 'Sec-Fetch-Site': 'same-origin' }

export const PASSWORD = 'quatro palavras bem diferentes'

let addresses = 0

/** An address that no other test of the file uses. */
export const newAddress = () => `p${++addresses}@exemplo.com.br`

/** A person who has signed in. */
export interface SignedIn {
  email: string
  /** The headers of dashboard requests in this browser. */
  headers: Record<string, string>
  /** `dados` of the session. */
  // oxlint-disable-next-line typescript/no-explicit-any
  dados: any
}

/** POST under /api/v1 from a dashboard page without a session. */
export function post(api: TestApi, path: string, body: unknown, headers = {}): Promise<Answer> {
  return api.send('POST', `/api/v1${path}`, { ...PAGE, ...headers }, body)
}

/** Signs in; returns the answer, whatever it is. */
export function signIn(
  api: TestApi,
  email: string,
  senha = PASSWORD,
  more = {},
  headers = {},
): Promise<Answer> {
  return post(api, '/sessao', { email, senha, ...more }, headers)
}

/** Proves the password again: this allows dangerous actions for some minutes. */
export async function confirm(api: TestApi, who: SignedIn): Promise<void> {
  const { status } = await post(api, '/sessao/confirmar', { senha: PASSWORD }, who.headers)
  if (status !== 204) throw new Error(`${status}`)
  api.time.now += 1 // until then the session is cached as it was
}

/** The browser's state after an answer that opened a session. */
export function signedIn({ status, headers, json }: Answer): SignedIn {
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(json)}`)
  const set = [headers['set-cookie'] ?? []].flat().map(String)
  const cookie = set.find((one) => one.includes('arauto_sessao='))?.split(';')[0] ?? ''
  const { dados } = json
  return { email: dados.pessoa.email, headers: { ...PAGE, Cookie: cookie }, dados }
}

/** The headers of a browser with the mark from an answer. */
export function deviceOf({ headers }: Answer): { Cookie: string } {
  const [Cookie] = /(?:__Host-)?arauto_aparelho=[^;]+/.exec(String(headers['set-cookie'])) ?? []
  if (Cookie === undefined) throw new Error('no mark')
  return { Cookie }
}

/** The first person of an installation, by the link that the service prints at its start. */
export async function firstPerson(api: TestApi, email = 'dona@exemplo.com.br'): Promise<SignedIn> {
  const token = await api.commands.people.firstInvitation(null)
  const request = { token, nome: 'Quem Administra', email, senha: PASSWORD, conta: 'Instalação' }
  return signedIn(await post(api, '/convites/aceitar', request))
}

/** An invited person; with `conta_id` null, in a new account as its manager. */
export async function member(
  api: TestApi,
  email: string,
  conta_id: string | null = null,
  papel: Role = conta_id === null ? 'gestor' : 'editor',
): Promise<SignedIn> {
  const guest = { conta_id, papel, email: null, pessoa_id: null }
  const { token } = await api.commands.people.invite(guest)
  const request = { token, nome: email.split('@')[0], email, senha: PASSWORD }
  return signedIn(await post(api, '/convites/aceitar', request))
}

/** The waiting mails, with the secrets of their links; they count as sent. */
export async function takeMails(api: TestApi): Promise<ClaimedMail[]> {
  using archive = openArchive(api.dataDir)
  const box = await openSecretBox(archive.sql, api.dataDir, null)
  const queue = createMailQueue(archive.sql, box)
  const now = new Date(api.time.now)
  const mails = await queue.claim(now, new Date(now.getTime() + 60_000), 100)
  for (const mail of mails) await queue.record(mail, { kind: 'sent' }, now)
  return mails
}

/** The link of the only waiting mail that has one. */
export async function mailedToken(api: TestApi, to: string): Promise<string> {
  const mails = (await takeMails(api)).filter(({ message }) => 'token' in message)
  const [mail] = mails
  if (mails.length !== 1 || mail?.para !== to || !('token' in mail.message))
    throw new Error(JSON.stringify(mails))
  return mail.message.token
}
