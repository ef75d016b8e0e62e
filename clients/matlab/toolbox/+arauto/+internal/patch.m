function [record, beside] = patch(s, path, given, names)
  body = arauto.internal.body(arauto.internal.named(given, names, true));
  [record, beside] = arauto.internal.record(s, 'PATCH', path, {}, body);
end
