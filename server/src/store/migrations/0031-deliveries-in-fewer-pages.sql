-- A delivery that is claimed leaves one index instead of two, and those of a webhook are listed by an index that no
-- attempt changes: each turn of the dispatcher writes a third of the pages.
DROP INDEX deliveries_first;
DROP INDEX deliveries_due;
-- First attempts and those that a person asked for, then retries: RETRY in store/push/claims.ts.
CREATE INDEX deliveries_due ON deliveries (
  webhook_id,
  CASE WHEN failures = 0 OR by_person = 1 THEN 0 ELSE 1 END,
  due_at
) WHERE status = 'pendente';

DROP INDEX deliveries_of_webhook;
CREATE INDEX deliveries_of_webhook ON deliveries (webhook_id, seq, tipo, criado_em);
-- AT_REST in store/push/delivery-status.ts.
CREATE INDEX deliveries_at_rest ON deliveries (webhook_id, status, seq, tipo, criado_em)
WHERE status IN ('falhou', 'suspensa', 'cancelada');
