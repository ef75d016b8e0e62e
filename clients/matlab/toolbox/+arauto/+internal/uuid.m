function text = uuid()
% Version 4. It must be unique, and is no secret: a digest of the moment, the process and the engine's randomness.
  persistent count
  if isempty(count), count = 0; end
  count = count + 1;
  seed = sprintf('%s %.17g %.17g %d', tempname(), arauto.internal.unixTime(), rand(), count);
  bytes = double(arauto.internal.sha256(uint8(seed)));
  bytes(7) = bitor(bitand(bytes(7), 15), 64);
  bytes(9) = bitor(bitand(bytes(9), 63), 128);
  hex = sprintf('%02x', bytes(1:16));
  text = strjoin({hex(1:8), hex(9:12), hex(13:16), hex(17:20), hex(21:32)}, '-');
end
