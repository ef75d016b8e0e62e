function appendFile(from, to, count)
% Appends the first bytes of a file to another, a piece at a time.
  source = fopen(from, 'rb');
  if source < 0, return, end
  close_ = onCleanup(@() fclose(source));
  while count > 0
    piece = fread(source, min(count, 2 ^ 20), '*uint8');
    if isempty(piece), return, end
    arauto.internal.appendBytes(to, piece);
    count = count - numel(piece);
  end
end
