function bytes = readBytes(path)
% All bytes of a file, as a row; none if there is no such file.
  bytes = zeros(1, 0, 'uint8');
  stream = fopen(path, 'rb');
  if stream < 0, return, end
  bytes = reshape(fread(stream, Inf, '*uint8'), 1, []);
  fclose(stream);
end
