-- The items of an alert, JSON: an act must match one of them, too.
ALTER TABLE alerts ADD COLUMN termos TEXT NOT NULL DEFAULT '[]';
-- Those that an act matches, JSON: the mail says them.
ALTER TABLE alert_mail_queue ADD COLUMN termos TEXT NOT NULL DEFAULT '[]';

DROP TRIGGER alert_changed;
CREATE TRIGGER alert_changed
AFTER UPDATE OF
  nome, consulta, termos, filtros, leitura, canais, frequencia, hora, avisar_vazio, ativo, atualizado_em
ON alerts
BEGIN
  DELETE FROM alert_changes WHERE alerta_id = new.id;
  INSERT INTO alert_changes (alerta_id) VALUES (new.id);
END;
