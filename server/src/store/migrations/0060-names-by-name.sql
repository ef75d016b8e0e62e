-- Texts cite acts by number and year, without the day that names are stored by.
CREATE INDEX act_names_by_name ON act_names (name, day);
