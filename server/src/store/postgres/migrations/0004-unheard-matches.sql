-- How often an alert found something while nobody was to be told: a number, since its events would be for nobody.
ALTER TABLE alerts ADD COLUMN encontrados_sem_canal BIGINT NOT NULL DEFAULT 0;

-- What the monitor keeps in memory does not change with the number.
CREATE OR REPLACE TRIGGER alert_changed
AFTER UPDATE OF
  nome, consulta, filtros, leitura, canais, frequencia, hora, avisar_vazio, ativo, atualizado_em
ON alerts FOR EACH ROW EXECUTE FUNCTION note_alert_change();
