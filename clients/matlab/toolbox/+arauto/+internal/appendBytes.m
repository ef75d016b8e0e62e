function appendBytes(path, bytes)
  stream = fopen(path, 'ab');
  fwrite(stream, bytes);
  fclose(stream);
end
