-- How often an alert found something while nobody was to be told: a number, since its events would be for nobody.
ALTER TABLE alerts ADD COLUMN encontrados_sem_canal INTEGER NOT NULL DEFAULT 0;

-- What the monitor keeps in memory does not change with the number.
DROP TRIGGER alert_changed;
CREATE TRIGGER alert_changed
AFTER UPDATE OF
  nome, consulta, filtros, leitura, canais, frequencia, hora, avisar_vazio, ativo, atualizado_em
ON alerts
BEGIN
  DELETE FROM alert_changes WHERE alerta_id = new.id;
  INSERT INTO alert_changes (alerta_id) VALUES (new.id);
END;
