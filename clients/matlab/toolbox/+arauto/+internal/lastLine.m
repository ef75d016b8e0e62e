function [line, stop, total] = lastLine(path)
% The last whole line of a file, as bytes without its end, where it ends (0: there is none), and the size of the file.
  [line, stop, total] = deal(zeros(1, 0, 'uint8'), 0, 0);
  stream = fopen(path, 'rb');
  if stream < 0, return, end
  close_ = onCleanup(@() fclose(stream));
  fseek(stream, 0, 'eof');
  total = ftell(stream);
  count = min(total, 2 ^ 16);
  while true
    fseek(stream, total - count, 'bof');
    bytes = reshape(fread(stream, count, '*uint8'), 1, []);
    ends = find(bytes == 10);
    if numel(ends) > 1 || count == total, break, end
    count = min(total, 2 * count);
  end
  if isempty(ends), return, end
  stop = total - count + ends(end);
  starts = [0 ends];
  line = bytes(starts(end - 1) + 1:ends(end) - 1);
end
