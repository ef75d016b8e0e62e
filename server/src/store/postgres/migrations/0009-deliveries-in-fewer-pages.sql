-- As SQLite's migration 31. deliveries_due and deliveries_of_webhook stay for processes of the former version beside
-- this one; a later version drops them.
DROP INDEX deliveries_first;
-- First attempts and those that a person asked for, then retries: RETRY in store/push/claims.ts.
CREATE INDEX deliveries_in_order ON deliveries (
  webhook_id,
  (CASE WHEN failures = 0 OR by_person = 1 THEN 0 ELSE 1 END),
  due_at
) WHERE status = 'pendente';
-- AT_REST in store/push/delivery-status.ts.
CREATE INDEX deliveries_at_rest ON deliveries (webhook_id, status, seq, tipo, criado_em)
WHERE status IN ('falhou', 'suspensa', 'cancelada');
