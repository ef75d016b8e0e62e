import type { Authenticator } from '../access/authenticator.ts'
import type { Provider } from '../access/oidc/provider.ts'
import type { Slots } from '../access/slots.ts'
import type { Clock } from '../lib/clock.ts'
import type { SecretBox } from '../lib/secret-box.ts'
import type { Commands } from '../service/commands.ts'
import type { Upload } from '../service/operation/upload.ts'
import type { Queries } from '../service/queries.ts'
import type { ReadOnlyState } from '../service/read-only.ts'
import type { WatchExport } from './export/interruptions.ts'

/** What the handlers of the API are given. */
export interface Service {
  queries: Queries
  commands: Commands
  authenticator: Pick<Authenticator, 'withLastUse'>
  clock: Clock
  /** The public address of the service, for links in mails; empty when not configured. */
  publicUrl: string
  installation: Installation
  /** Why the service only reads at the moment; null: it writes, too. */
  readOnly(): ReadOnlyState | null
  /** Whether operators of the installation need a second factor. */
  needsFactor: boolean
  /** For how many milliseconds a session may be unused. */
  sessionIdleMs: number
  /** Through which people come in, too; null: with passwords only. */
  provider: Provider | null
  /** Seals what a browser keeps on its way to the provider. */
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

/** What anybody may know about an installation. */
interface Installation {
  /** Whether anybody may request an account. */
  cadastro_aberto: boolean
  /** Whether mails are sent. */
  correio: boolean
  /** Through which people come in, too. */
  provedor: { nome: string } | null
}
