function count = countLines(path)
% Of a file; the last line may have no end.
  count = 0;
  last = 10;
  stream = fopen(path, 'rb');
  if stream < 0, return, end
  close_ = onCleanup(@() fclose(stream));
  while true
    piece = fread(stream, 2 ^ 20, '*uint8');
    if isempty(piece), break, end
    count = count + sum(piece == 10);
    last = piece(end);
  end
  count = count + (last ~= 10);
end
