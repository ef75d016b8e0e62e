-- The days of the week on which a webhook gets something (ADR 117): so far all.
UPDATE webhooks SET envio = (envio::jsonb || '{"dias": null}')::text WHERE envio IS NOT NULL;
