-- Acts that are not simply `publicada`, so that a search for some state need not read all others.
CREATE INDEX publications_by_situacao ON publications (situacao, retirada_em)
WHERE situacao IS NOT NULL OR retirada_em IS NOT NULL;
