-- The days of the week on which a webhook gets something (ADR 117): so far all.
UPDATE webhooks SET envio = json_set(envio, '$.dias', NULL) WHERE envio IS NOT NULL;
