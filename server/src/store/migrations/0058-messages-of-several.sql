-- Channels of chat services get several deliveries in one message (ADR 117): which attempts were one.
ALTER TABLE attempts ADD COLUMN mensagem TEXT; -- the first delivery of the message; NULL: it had one
CREATE INDEX attempts_by_mensagem ON attempts (mensagem, iniciada_em) WHERE mensagem IS NOT NULL;
