import * as oidc from 'openid-client'
import type { Clock } from '../../lib/time/clock.ts'
import type { Outcome } from '../../lib/errors/outcome.ts'
import { type SignInAttempt, challengeOf } from './attempt.ts'
import { type Identity, identityOf } from './identity.ts'

/** This service's registration at the provider. */
export interface ProviderSettings {
  issuer: string
  clientId: string
  /** Never show or log it. */
  clientSecret: string
  /** The provider's name, as shown to people. */
  name: string
  scopes: string
}

/** Why a sign-in through the provider failed. */
type NoIdentity =
  /** It does not answer, or not as a provider should. */
  | 'provedor_fora'
  /** The person cancelled there. */
  | 'provedor_cancelado'
  /** It refused the person, or no longer accepts the code. */
  | 'provedor_recusou'
  /** The response does not match the request. */
  | 'retorno_invalido'

/** An OpenID Connect identity provider. */
export interface Provider extends Pick<ProviderSettings, 'name' | 'issuer'> {
  /** The URL to send the person to. */
  addressOf(attempt: SignInAttempt): Promise<Outcome<string, 'provedor_fora'>>
  /** The identity of the person who came back. `query`: the query string of the return URL. */
  identify(attempt: SignInAttempt, query: string): Promise<Outcome<Identity, NoIdentity>>
}

/** What the log says about a failure: nothing personal, nothing secret. */
interface Failure {
  motivo: NoIdentity
  /** Code of the library or the system: `OAUTH_…`, `ECONNREFUSED`. */
  codigo: string | null
  /** Error of the provider: `invalid_client`. */
  erro: string | null
  mensagem: string
}

/** The provider's metadata is fetched again after an hour, because its addresses and keys may change. */
const KNOWN_MS = 3_600_000
const ANSWER_SECONDS = 5

/** The path that the provider sends people back to; web/src/router.tsx has the page. */
const RETURN_PATH = '/entrar/retorno'

/** Contacts the provider only when somebody goes there, so the service can start without it. */
export function createProvider(
  settings: ProviderSettings,
  publicUrl: string,
  clock: Clock,
  onFailure: (failure: Failure) => void,
): Provider {
  const { name, issuer, scopes } = settings
  const redirectUri = `${publicUrl}${RETURN_PATH}`
  let known: { config: Promise<oidc.Configuration>; until: number } | null = null

  return {
    name,
    issuer,
    addressOf: (attempt) =>
      answered(
        async () => {
          const again = { prompt: 'login', max_age: '0' }
          const url = oidc.buildAuthorizationUrl(await discovered(), {
            redirect_uri: redirectUri,
            scope: scopes,
            state: attempt.state,
            nonce: attempt.nonce,
            code_challenge: challengeOf(attempt),
            code_challenge_method: 'S256',
            ...(attempt.para === 'confirmar' && again),
          })
          return url.href
        },
        () => 'provedor_fora',
      ),
    identify: ({ para, state, nonce, verifier }, query) =>
      answered(async () => {
        const config = await discovered()
        const tokens = await oidc.authorizationCodeGrant(
          config,
          new URL(`${redirectUri}?${query}`),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          },
        )
        const claims = tokens.claims()
        if (claims === undefined) throw new Error('an ID token is expected')
        // A person who is linked already needs no further claims.
        const isNew = para === 'convite' || para === 'vincular'
        const more = isNew ? await moreOf(config, tokens.access_token, claims) : {}
        return identityOf(claims.iss, claims.sub, { ...more, ...claims })
      }, reasonOf),
  }

  /** Claims from the userinfo endpoint, if the ID token lacks name or address. */
  async function moreOf(config: oidc.Configuration, accessToken: string, claims: oidc.IDToken) {
    const isEnough = claims['email'] !== undefined && claims['name'] !== undefined
    if (isEnough || config.serverMetadata().userinfo_endpoint === undefined) return {}
    return await oidc.fetchUserInfo(config, accessToken, claims.sub)
  }

  function discovered(): Promise<oidc.Configuration> {
    const now = clock().getTime()
    if (known !== null && now < known.until) return known.config
    const asked = { config: discover(settings), until: now + KNOWN_MS }
    known = asked
    // Do not cache a failure: the next attempt asks again.
    asked.config.catch(() => {
      if (known === asked) known = null
    })
    return asked.config
  }

  async function answered<T, R extends NoIdentity>(
    ask: () => Promise<T>,
    reason: (error: unknown) => R,
  ): Promise<Outcome<T, R>> {
    try {
      return { done: await ask() }
    } catch (error) {
      const refused = reason(error)
      if (refused !== 'provedor_cancelado') onFailure(failureOf(refused, error))
      return { refused }
    }
  }
}

function discover({ issuer, clientId, clientSecret }: ProviderSettings) {
  const isHere = issuer.startsWith('http:') // settings/kinds.ts allows it only on this machine
  return oidc.discovery(new URL(issuer), clientId, undefined, authentication(clientSecret), {
    timeout: ANSWER_SECONDS,
    execute: [oidc.enableNonRepudiationChecks, ...(isHere ? [oidc.allowInsecureRequests] : [])],
  })
}

/** Sends the secret in a header, unless the provider accepts it only in the body. */
function authentication(secret: string): oidc.ClientAuth {
  const inHeader = oidc.ClientSecretBasic(secret)
  const inBody = oidc.ClientSecretPost(secret)
  return (server, ...request) => {
    const known = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (known.includes('client_secret_basic') ? inHeader : inBody)(server, ...request)
  }
}

/**
 * These codes mean that the provider cannot be reached or is broken. Any other means that its answer is
 * wrong.
 */
const OUTAGES = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]

function reasonOf(error: unknown): NoIdentity {
  if (error instanceof oidc.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'provedor_cancelado' : 'provedor_recusou'
  if (error instanceof oidc.ResponseBodyError)
    return error.status < 500 ? 'provedor_recusou' : 'provedor_fora'
  // For example a wrong client secret, which is not the person's fault.
  if (error instanceof oidc.WWWAuthenticateChallengeError) return 'provedor_recusou'
  const { code = '' } = error as ProviderError
  // fetch throws a TypeError when nothing answers.
  const isDown = error instanceof TypeError || OUTAGES.includes(code)
  return isDown ? 'provedor_fora' : 'retorno_invalido'
}

function failureOf(motivo: NoIdentity, error: unknown): Failure {
  const { message, code, cause, error: erro } = error as ProviderError
  const codigo = cause?.code ?? code ?? null
  return { motivo, codigo, erro: erro ?? null, mensagem: message }
}

/** The fields of errors of the library, of fetch and of the provider. */
type ProviderError = Error & { code?: string; error?: string; cause?: { code?: string } }
