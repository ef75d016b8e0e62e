function [page, beside] = page(s, path, query, kind)
  [page, beside, text] = arauto.internal.record(s, 'GET', path, query, []);
  if ~isfield(page, 'resultados') || ~arauto.internal.isRows(page.resultados, 'resultados', text)
    arauto.internal.failUnlike(s, 'no_page');
  end
  page.resultados = arauto.internal.rowsOf(page.resultados, arauto.internal.fieldsOf(kind));
end
