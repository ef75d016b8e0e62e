function answer = isOctave()
  answer = exist('OCTAVE_VERSION', 'builtin') ~= 0;
end
