-- Who did what, when and from where; written in the transaction of what it tells.
CREATE TABLE audit_trail (
  id TEXT COLLATE "C" PRIMARY KEY, -- aud_ + ULID: the order of time
  em TEXT COLLATE "C" NOT NULL,
  tipo TEXT COLLATE "C" NOT NULL,
  conta_id TEXT COLLATE "C", -- the account that it concerns; NULL: the installation
  pessoa_id TEXT COLLATE "C", -- who acted, or for whom the key answers
  chave_id TEXT COLLATE "C", -- with which key
  autor TEXT COLLATE "C" NOT NULL, -- pessoa, chave, comando or ninguem
  rede TEXT COLLATE "C", -- the network, hashed with a key
  endereco TEXT COLLATE "C", -- the whole address, where a setting keeps it
  alvo_id TEXT COLLATE "C", -- what it was done to
  detalhes TEXT COLLATE "C" NOT NULL -- JSON
);
CREATE INDEX audit_trail_by_account ON audit_trail (conta_id, id);

-- For how many days it is kept: one row, which the service sets.
CREATE TABLE audit_retention (
  id BIGINT PRIMARY KEY CHECK (id = 1),
  days BIGINT NOT NULL
);
INSERT INTO audit_retention (id, days) VALUES (1, 730);

CREATE FUNCTION keep_audit_trail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.em < (
      SELECT to_char(now() AT TIME ZONE 'UTC' - days * INTERVAL '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      FROM audit_retention
    ) COLLATE "C" THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'the audit trail is kept as it is';
END $$;

CREATE TRIGGER audit_trail_stays BEFORE UPDATE ON audit_trail
FOR EACH ROW EXECUTE FUNCTION keep_audit_trail();
CREATE TRIGGER audit_trail_kept BEFORE DELETE ON audit_trail
FOR EACH ROW EXECUTE FUNCTION keep_audit_trail();
