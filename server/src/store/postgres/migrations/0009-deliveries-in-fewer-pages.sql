-- As SQLite's migration 31. A program of before finds what it seeks in these, too, if more slowly.
DROP INDEX deliveries_first;
DROP INDEX deliveries_due;
-- First attempts and those that a person asked for, then retries: RETRY in store/push/claims.ts.
CREATE INDEX deliveries_due ON deliveries (
  webhook_id,
  (CASE WHEN failures = 0 OR by_person = 1 THEN 0 ELSE 1 END),
  due_at
) WHERE status = 'pendente';

DROP INDEX deliveries_of_webhook;
CREATE INDEX deliveries_of_webhook ON deliveries (webhook_id, seq, tipo, criado_em);
-- AT_REST in store/push/delivery-status.ts.
CREATE INDEX deliveries_at_rest ON deliveries (webhook_id, status, seq, tipo, criado_em)
WHERE status IN ('falhou', 'suspensa', 'cancelada');
