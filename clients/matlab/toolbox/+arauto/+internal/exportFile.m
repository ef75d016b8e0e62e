function path = exportFile(s, address, names, path, given)
  names = [names, {'formato', 'bom', 'apos'}];
  query = arauto.internal.default(arauto.internal.named(given, names), 'formato', 'csv');
  path = arauto.internal.plain(path);
  folder = fileparts(path);
  if isempty(folder), folder = '.'; end
  if isfolder(path) || ~isfolder(folder), arauto.internal.failWrite(path); end
  % Beside it, so that the last step is one move.
  whole = tempname(folder);
  clean = onCleanup(@() arauto.internal.removeFile(whole));
  arauto.internal.download(s, address, query, whole, false);
  if ~moved(whole, path), arauto.internal.failWrite(path); end
end

% In GNU Octave movefile takes brackets in a name for a pattern.
function answer = moved(from, to)
  if arauto.internal.isOctave()
    [status, ~] = rename(from, to);
    answer = status == 0;
  else
    answer = movefile(from, to, 'f');
  end
end
