/**
 * The tables of an archive that move to another database, each after the tables that it refers to.
 */
export const MOVED_TABLES = [
  'secret_key_proof',
  'accounts',
  'people',
  'api_keys',
  'key_usage',
  'sessions',
  'identities',
  'recovery_codes',
  'person_links',
  'invitations',
  'sign_in_attempts',
  'asked_mails',
  'idempotency_keys',
  'act_sources',
  'source_trees',
  'statements',
  'signing_keys',
  'publications',
  'act_pictures',
  'contratos',
  'pessoal',
  'licitacoes',
  'sancoes',
  'normas',
  'normas_tocadas',
  'row_readings',
  'untold_rows',
  'hidden_rows',
  'publication_versions',
  'archive_changes',
  'act_changes',
  'editions',
  'edition_sections',
  'bodies',
  'act_types',
  'act_names',
  'act_citations',
  'corrections',
  'awaited_originals',
  'unsettled_corrections',
  'absences',
  'imported_files',
  'rejections',
  'ledger',
  'sources',
  'source_days',
  'source_files',
  'portal_readings',
  'section_deliveries',
  'mirror_state',
  'mirror_unseen',
  'uploads',
  'history_run',
  'events',
  'waiting_events',
  'push_keys',
  'webhooks',
  'deliveries',
  'attempts',
  'webhook_hours',
  'webhook_errors',
  'hub_subscriptions',
  'hub_requests',
  'hub_progress',
  'replays',
  'monitor_progress',
  'lists',
  'alerts',
  'alert_addresses',
  'alert_matches',
  'alert_mail_queue',
  'bulletins',
  'bulletin_queue',
  'bulletin_issues',
  'bulletin_pages',
  'act_marks',
  'folders',
  'folder_acts',
  'daybook_mails',
  'mails',
  'audit_trail',
] as const

/** The sums of rows: triggers make them anew where the rows arrive. */
export const SUM_TABLES = [
  'contratos_por_dia',
  'contratos_por_orgao',
  'contratos_por_assinatura',
  'contratos_por_vigencia_fim',
  'contratos_por_faixa',
  'contratos_a_somar',
] as const

/** What tells those who follow a database of its changes, and how far each search index has come. */
export const FOLLOWING_TABLES = [
  'webhook_changes',
  'alert_changes',
  'index_changes',
  'search_indices',
] as const

/**
 * Not moved, besides: leases, how far the audit trail was thinned out, the index and its rebuilding, the write probe,
 * the number of writes to the gazette's tables, who wrote to them and which acts they touched, the windows of rate limits, and how far a
 * re-reading has come.
 */
export const LEFT_TABLES = [
  ...SUM_TABLES,
  ...FOLLOWING_TABLES,
  'leases',
  'audit_retention',
  'search_index',
  'index_rebuild',
  'index_rebuild_changes',
  'write_probe',
  'content_version',
  'touched_acts',
  'noted_writes',
  'request_windows',
  'reread_files',
] as const

export type MovedTable = (typeof MOVED_TABLES)[number]

/** Some rows of a table. */
export interface RowBatch {
  columns: readonly string[]
  /** A JSON array of objects by column; bytes as `\x` and hexadecimal. */
  rows: string
  count: number
  /** The key of the last of them, as JSON: where to continue. */
  last: string
}
