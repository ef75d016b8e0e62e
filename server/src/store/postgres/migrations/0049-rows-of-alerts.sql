-- The row that an alert found, JSON; NULL: it found the act.
ALTER TABLE alert_mail_queue ADD COLUMN linha TEXT COLLATE "C";
ALTER TABLE bulletin_queue ADD COLUMN linha TEXT COLLATE "C";
