-- The items of an alert, JSON: an act must match one of them, too.
ALTER TABLE alerts ADD COLUMN termos TEXT COLLATE "C" NOT NULL DEFAULT '[]';
-- Those that an act matches, JSON: the mail says them.
ALTER TABLE alert_mail_queue ADD COLUMN termos TEXT COLLATE "C" NOT NULL DEFAULT '[]';

CREATE OR REPLACE TRIGGER alert_changed
AFTER UPDATE OF
  nome, consulta, termos, filtros, leitura, canais, frequencia, hora, avisar_vazio, ativo, atualizado_em
ON alerts FOR EACH ROW EXECUTE FUNCTION note_alert_change();
