function digest = pureSha256(bytes)
% SHA-256 (FIPS 180-4) in plain M: the constants are fractions of roots of the first primes.
  first = primes(320);
  state = fractions(sqrt(first(1:8)));
  constants = fractions(first(1:64) .^ (1 / 3));
  data = padded(double(reshape(bytes, 1, [])));
  for start = 1:64:numel(data)
    state = compress(state, schedule(data(start:start + 63)), constants);
  end
  shifts = [-24; -16; -8; 0];
  digest = zeros(4, 8, 'uint8');
  for index = 1:8
    digest(:, index) = uint8(bitand(bitshift(repmat(state(index), 4, 1), shifts), uint32(255)));
  end
  digest = reshape(digest, 1, []);
end

function words = fractions(roots)
  words = uint32(floor(4294967296 * mod(roots, 1)));
end

function data = padded(data)
  bits = numel(data) * 8;
  data = [data 128];
  data = [data zeros(1, mod(56 - numel(data), 64)) mod(floor(bits ./ 256 .^ (7:-1:0)), 256)];
end

function words = schedule(block)
  words = zeros(1, 64, 'uint32');
  words(1:16) = uint32([16777216 65536 256 1] * reshape(block, 4, 16));
  for t = 17:64
    a = words(t - 15);
    b = words(t - 2);
    s0 = bitxor(bitxor(rotated(a, 7), rotated(a, 18)), bitshift(a, -3));
    s1 = bitxor(bitxor(rotated(b, 17), rotated(b, 19)), bitshift(b, -10));
    words(t) = added([words(t - 16) s0 words(t - 7) s1]);
  end
end

function state = compress(state, words, constants)
  v = state;
  for t = 1:64
    s1 = bitxor(bitxor(rotated(v(5), 6), rotated(v(5), 11)), rotated(v(5), 25));
    choice = bitxor(bitand(v(5), v(6)), bitand(bitxor(v(5), intmax('uint32')), v(7)));
    first = added([v(8) s1 choice constants(t) words(t)]);
    s0 = bitxor(bitxor(rotated(v(1), 2), rotated(v(1), 13)), rotated(v(1), 22));
    majority = bitxor(bitxor(bitand(v(1), v(2)), bitand(v(1), v(3))), bitand(v(2), v(3)));
    v = [added([first s0 majority]) v(1:3) added([v(4) first]) v(5:7)];
  end
  for index = 1:8
    state(index) = added([state(index) v(index)]);
  end
end

function word = rotated(word, by)
  word = bitor(bitshift(word, -by), bitshift(word, 32 - by));
end

% Modulo 2^32: M's integers do not wrap.
function word = added(words)
  word = uint32(mod(sum(double(words)), 4294967296));
end
