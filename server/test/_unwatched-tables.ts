/** Tables of which no answer about the gazette is made. */
export const NOT_WATCHED = [
  // who works with it, and what is sent to them
  'accounts people api_keys key_usage sessions identities recovery_codes person_links invitations',
  'sign_in_attempts asked_mails idempotency_keys secret_key_proof audit_trail audit_retention',
  'alerts alert_addresses alert_changes alert_matches alert_mail_queue mails lists',
  'bulletins bulletin_queue bulletin_issues bulletin_pages',
  'events waiting_events webhooks webhook_changes webhook_hours webhook_errors deliveries attempts',
  'push_keys hub_subscriptions hub_requests hub_progress replays monitor_progress act_marks daybook_mails section_deliveries folders folder_acts',
  // work that is under way, and its traces
  'leases write_probe uploads history_run content_version touched_acts index_rebuild index_rebuild_changes index_changes',
  'search_indices reread_files archive_changes act_changes mirror_state mirror_unseen',
  // what links are found by: they show once they are in corrections
  'act_names awaited_originals unsettled_corrections',
  // whose rows are to be told
  'untold_rows',
  // added up from contratos, in the same transaction
  'contratos_por_dia contratos_por_orgao contratos_por_assinatura contratos_por_vigencia_fim contratos_por_faixa',
  // proofs are made anew for each request
  'source_trees signing_keys',
  // written with the acts, in one transaction
  'segments segment_columns segment_pieces segment_rows',
].flatMap((names) => names.split(' '))
