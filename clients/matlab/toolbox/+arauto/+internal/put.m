function [record, beside] = put(s, path, given, names)
% A PUT whose arguments are its body.
  body = arauto.internal.body(arauto.internal.named(given, names, true));
  [record, beside] = arauto.internal.record(s, 'PUT', path, {}, body);
end
