import type { Answer, TestApi } from './_api.ts'

/** What the dashboard's own pages send with everything. */
export const PAGE = { 'X-Requested-With': 'painel', 'Sec-Fetch-Site': 'same-origin' }

export const PASSWORD = 'quatro palavras bem diferentes'

/** A person who has signed in. */
export interface SignedIn {
  email: string
  /** Of requests of the dashboard in this browser. */
  headers: Record<string, string>
  /** `dados` of the session. */
  // oxlint-disable-next-line typescript/no-explicit-any
  dados: any
}

/** POST under /api/v1 as a page of the dashboard that nobody has signed in to. */
export function post(api: TestApi, path: string, body: unknown, headers = {}): Promise<Answer> {
  return api.send('POST', `/api/v1${path}`, { ...PAGE, ...headers }, body)
}

/** Signs in; the answer, whatever it is. */
export function signIn(api: TestApi, email: string, senha = PASSWORD): Promise<Answer> {
  return post(api, '/sessao', { email, senha })
}

/** What a browser sends after an answer that opened a session. */
export function signedIn({ status, headers, json }: Answer): SignedIn {
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(json)}`)
  const [cookie = ''] = String(headers['set-cookie']).split(';')
  const { dados } = json
  return { email: dados.pessoa.email, headers: { ...PAGE, Cookie: cookie }, dados }
}

/** The first person of an installation, by the link that the service prints at its start. */
export async function firstPerson(api: TestApi, email = 'dona@exemplo.com.br'): Promise<SignedIn> {
  const token = await api.commands.people.firstInvitation(null)
  const request = { token, nome: 'Quem Administra', email, senha: PASSWORD, conta: 'Instalação' }
  return signedIn(await post(api, '/convites/aceitar', request))
}

/** Somebody who was invited to a new account, as a member. */
export async function member(api: TestApi, email: string): Promise<SignedIn> {
  const guest = { conta_id: null, papel: 'membro', email: null, pessoa_id: null } as const
  const { token } = await api.commands.people.invite(guest)
  const request = { token, nome: email.split('@')[0], email, senha: PASSWORD }
  return signedIn(await post(api, '/convites/aceitar', request))
}
