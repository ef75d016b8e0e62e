function removeFile(path)
% If it is there. In GNU Octave delete takes brackets in a name for a pattern.
  if ~exist(path, 'file'), return, end
  if arauto.internal.isOctave(), unlink(path); else, delete(path); end
end
