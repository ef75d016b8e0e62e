function [page, beside] = page(s, path, query, kind)
  [page, beside] = arauto.internal.record(s, 'GET', path, query, []);
  page.resultados = arauto.internal.rowsOf(page.resultados, arauto.internal.fieldsOf(kind));
end
