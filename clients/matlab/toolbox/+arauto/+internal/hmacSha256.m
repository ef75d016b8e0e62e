function digest = hmacSha256(key, message)
  if numel(key) > 64, key = arauto.internal.sha256(key); end
  key = [key zeros(1, 64 - numel(key), 'uint8')];
  inner = arauto.internal.sha256([bitxor(key, uint8(54)) message]);
  digest = arauto.internal.sha256([bitxor(key, uint8(92)) inner]);
end
