-- How late the service is: what is observed of each section of a day (ADR 112). Nothing is known of older days.

ALTER TABLE source_files ADD COLUMN offered_at TEXT COLLATE "C"; -- of the first look that found it listed; NULL: before this was kept
ALTER TABLE source_files ADD COLUMN unoffered_at TEXT COLLATE "C"; -- of the last look before that; NULL: there was none

-- When the deliveries of the acts that made a section whole went out, in milliseconds since 1970.
CREATE TABLE section_deliveries (
  data TEXT COLLATE "C" NOT NULL,
  pub_name TEXT COLLATE "C" NOT NULL,
  first_delivered_at BIGINT, -- accepted by a receiver; NULL: none was
  last_delivered_at BIGINT,
  last_sent_at BIGINT, -- when the last first attempt began, whatever became of it
  PRIMARY KEY (data, pub_name)
);
