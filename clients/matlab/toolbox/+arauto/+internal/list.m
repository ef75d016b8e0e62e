function [items, beside] = list(s, path, query, kind)
  [items, beside, text] = arauto.internal.request(s, 'GET', path, query, [], []);
  if ~arauto.internal.isRows(items, 'dados', text)
    arauto.internal.failUnlike(s, 'no_list');
  end
  items = arauto.internal.rowsOf(items, arauto.internal.fieldsOf(kind));
end
