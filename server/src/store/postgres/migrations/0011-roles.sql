-- Four roles in the place of two. Each account keeps somebody who looks after its people: whoever runs the
-- installation, else its oldest member.
ALTER TABLE people ADD COLUMN role TEXT COLLATE "C" NOT NULL DEFAULT 'leitor'
  CHECK (role IN ('leitor', 'editor', 'gestor', 'administrador'));
ALTER TABLE invitations ADD COLUMN role TEXT COLLATE "C" NOT NULL DEFAULT 'leitor'
  CHECK (role IN ('leitor', 'editor', 'gestor', 'administrador'));
UPDATE people SET role = CASE
  WHEN papel = 'administrador' THEN 'administrador'
  WHEN EXISTS (
    SELECT 1 FROM people other WHERE other.conta_id = people.conta_id
      AND (other.papel = 'administrador' OR other.id < people.id)
  ) THEN 'editor'
  ELSE 'gestor'
END;
UPDATE invitations SET role = CASE
  WHEN papel = 'administrador' THEN 'administrador'
  WHEN EXISTS (SELECT 1 FROM people WHERE people.conta_id = invitations.conta_id) THEN 'editor'
  ELSE 'gestor'
END;
ALTER TABLE people DROP COLUMN papel;
ALTER TABLE people RENAME COLUMN role TO papel;
ALTER TABLE invitations DROP COLUMN papel;
ALTER TABLE invitations RENAME COLUMN role TO papel;
