function pairs = default(pairs, name, value)
  if isempty(arauto.internal.take(pairs, name, []))
    pairs = arauto.internal.replace(pairs, name, value);
  end
end
