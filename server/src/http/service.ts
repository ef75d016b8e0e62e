import type { Authenticator } from '../access/authenticator.ts'
import type { Provider } from '../access/oidc/provider.ts'
import type { Slots } from '../access/slots.ts'
import type { Clock } from '../lib/time/clock.ts'
import type { SecretBox } from '../lib/crypto/secret-box.ts'
import type { Commands } from '../service/commands.ts'
import type { PolledQueries } from '../service/archive/remember-searches.ts'
import type { Upload } from '../service/operation/upload.ts'
import type { Queries } from '../service/queries.ts'
import type { ReadOnlyState } from '../service/read-only.ts'
import type { WatchExport } from './export/interruptions.ts'

/** What the handlers of the API use. */
export interface ApiService {
  queries: Queries
  commands: Commands
  /** Those of `queries.archive`, for who polls: answers are remembered while the archive stays the same. */
  polled: PolledQueries
  authenticator: Pick<Authenticator, 'withLastUse'>
  clock: Clock
  /** The public address of the service, for links in mails; empty when not configured. */
  publicUrl: string
  installation: Installation
  /** Why the service is read-only at the moment; null: it is not. */
  readOnly(): ReadOnlyState | null
  /** Whether operators of the installation need a second factor. */
  needsFactor: boolean
  /** How long a session may be unused, in milliseconds. */
  sessionIdleMs: number
  /** The identity provider; null: people sign in with passwords only. */
  provider: Provider | null
  /** Seals the cookie of an attempt to sign in through the provider. */
  openBox(): Promise<SecretBox | null>
  uploads: {
    /** The folder for uploads. */
    folder: string
    maxBytes: number
    /** Starts importing a received file. */
    begin(upload: Upload): void
  }
  exporting: {
    /** How many exports may run at once. */
    slots: Slots
    /** How long a receiver may read nothing, in milliseconds. */
    stallMs: number
    /** Reports interrupted exports. */
    watch: WatchExport
  }
}

/** The public facts about an installation. */
interface Installation {
  /** Whether anybody may request an account. */
  cadastro_aberto: boolean
  /** Whether anybody may see how late the service is. */
  situacao_publica: boolean
  /** Whether anybody may read acts and editions. */
  leitura_publica: boolean
  /** Whether mails are sent. */
  correio: boolean
  /** The identity provider; null: there is none. */
  provedor: { nome: string } | null
}
