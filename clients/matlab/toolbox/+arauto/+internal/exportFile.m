function path = exportFile(s, address, names, path, given)
  names = [names, {'formato', 'bom', 'apos'}];
  query = arauto.internal.default(arauto.internal.named(given, names), 'formato', 'csv');
  % Beside it, so that the last step is one move.
  path = arauto.internal.plain(path);
  whole = [path '.part'];
  try
    arauto.internal.download(s, address, query, whole, false);
  catch problem
    delete(whole);
    rethrow(problem);
  end
  [moved, reason] = movefile(whole, path, 'f');
  if ~moved, arauto.internal.fail('arauto:Configuration', reason); end
end
