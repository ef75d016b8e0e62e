function digest = sha256(bytes)
% 32 bytes. Octave has it built in; MATLAB has it nowhere that is documented.
  if arauto.internal.isOctave()
    digest = uint8(sscanf(hash('sha256', char(bytes)), '%2x'))';
  else
    digest = arauto.internal.pureSha256(bytes);
  end
end
