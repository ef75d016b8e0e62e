-- What goes before retries: first attempts, and those that a person asked for.
CREATE INDEX deliveries_first ON deliveries (webhook_id, due_at)
WHERE status = 'pendente' AND (failures = 0 OR by_person = 1);
