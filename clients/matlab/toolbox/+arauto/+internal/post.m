function [record, beside] = post(s, path, given, names)
% A POST whose arguments are its body, and idempotency_key.
  [key, given] = arauto.internal.take(given, 'idempotency_key', []);
  body = arauto.internal.body(arauto.internal.named(given, names, true));
  [record, beside] = arauto.internal.record(s, 'POST', path, {}, body, key);
end
