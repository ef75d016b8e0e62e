function [items, beside] = list(s, path, query, kind)
  [items, beside] = arauto.internal.request(s, 'GET', path, query, [], []);
  items = arauto.internal.rowsOf(items, arauto.internal.fieldsOf(kind));
end
