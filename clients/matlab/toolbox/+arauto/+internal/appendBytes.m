function appendBytes(path, bytes)
  stream = fopen(path, 'ab');
  if stream < 0, arauto.internal.failWrite(path); end
  whole = fwrite(stream, bytes) == numel(bytes);
  % A full disk may be told only here.
  if fclose(stream) ~= 0 || ~whole, arauto.internal.failWrite(path); end
end
