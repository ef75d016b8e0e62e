import type { Commands } from './commands.ts'
import type { Queries } from './queries.ts'
import type { Signals } from './signals.ts'

/** The service on an archive, wherever its parts run: its queries, its commands and its signals. */
export interface Service extends AsyncDisposable {
  queries: Queries
  commands: Commands
  signals: Signals
}
