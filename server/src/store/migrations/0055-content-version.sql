-- A number that grows with every write to what answers about the gazette are made of, so that an answer that
-- was given stays known while deliveries, sessions and keys write. A table that is added, or made anew, is
-- watched or named as not watched: server/test/content-changes.test.ts.
CREATE TABLE content_version (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  number INTEGER NOT NULL
);

INSERT INTO content_version (id, number) VALUES (1, 0);

CREATE TRIGGER content_added_publications AFTER INSERT ON publications BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_publications AFTER UPDATE ON publications BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_publications AFTER DELETE ON publications BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_publication_versions AFTER INSERT ON publication_versions BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_publication_versions AFTER UPDATE ON publication_versions BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_publication_versions AFTER DELETE ON publication_versions BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_editions AFTER INSERT ON editions BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_editions AFTER UPDATE ON editions BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_editions AFTER DELETE ON editions BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_edition_sections AFTER INSERT ON edition_sections BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_edition_sections AFTER UPDATE ON edition_sections BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_edition_sections AFTER DELETE ON edition_sections BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_bodies AFTER INSERT ON bodies BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_bodies AFTER UPDATE ON bodies BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_bodies AFTER DELETE ON bodies BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_act_types AFTER INSERT ON act_types BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_act_types AFTER UPDATE ON act_types BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_act_types AFTER DELETE ON act_types BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_ledger AFTER INSERT ON ledger BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_ledger AFTER UPDATE ON ledger BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_ledger AFTER DELETE ON ledger BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_sources AFTER INSERT ON sources BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_sources AFTER UPDATE ON sources BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_sources AFTER DELETE ON sources BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_source_days AFTER INSERT ON source_days BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_source_days AFTER UPDATE ON source_days BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_source_days AFTER DELETE ON source_days BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_source_files AFTER INSERT ON source_files BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_source_files AFTER UPDATE ON source_files BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_source_files AFTER DELETE ON source_files BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_search_index AFTER INSERT ON search_index BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_search_index AFTER UPDATE ON search_index BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_search_index AFTER DELETE ON search_index BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_act_citations AFTER INSERT ON act_citations BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_act_citations AFTER UPDATE ON act_citations BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_act_citations AFTER DELETE ON act_citations BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_corrections AFTER INSERT ON corrections BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_corrections AFTER UPDATE ON corrections BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_corrections AFTER DELETE ON corrections BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_act_sources AFTER INSERT ON act_sources BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_act_sources AFTER UPDATE ON act_sources BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_act_sources AFTER DELETE ON act_sources BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_act_pictures AFTER INSERT ON act_pictures BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_act_pictures AFTER UPDATE ON act_pictures BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_act_pictures AFTER DELETE ON act_pictures BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_statements AFTER INSERT ON statements BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_statements AFTER UPDATE ON statements BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_statements AFTER DELETE ON statements BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_contratos AFTER INSERT ON contratos BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_contratos AFTER UPDATE ON contratos BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_contratos AFTER DELETE ON contratos BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_pessoal AFTER INSERT ON pessoal BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_pessoal AFTER UPDATE ON pessoal BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_pessoal AFTER DELETE ON pessoal BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_licitacoes AFTER INSERT ON licitacoes BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_licitacoes AFTER UPDATE ON licitacoes BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_licitacoes AFTER DELETE ON licitacoes BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_row_readings AFTER INSERT ON row_readings BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_row_readings AFTER UPDATE ON row_readings BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_row_readings AFTER DELETE ON row_readings BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_imported_files AFTER INSERT ON imported_files BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_imported_files AFTER UPDATE ON imported_files BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_imported_files AFTER DELETE ON imported_files BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_rejections AFTER INSERT ON rejections BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_rejections AFTER UPDATE ON rejections BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_rejections AFTER DELETE ON rejections BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_portal_readings AFTER INSERT ON portal_readings BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_portal_readings AFTER UPDATE ON portal_readings BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_portal_readings AFTER DELETE ON portal_readings BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_absences AFTER INSERT ON absences BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_absences AFTER UPDATE ON absences BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_absences AFTER DELETE ON absences BEGIN UPDATE content_version SET number = number + 1; END;
