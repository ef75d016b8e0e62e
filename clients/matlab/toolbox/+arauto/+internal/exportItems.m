function items = exportItems(s, path, names, given)
  query = arauto.internal.named(given, [names, {'apos'}]);
  campos = arauto.internal.take(query, 'campos', {});
  file = tempname();
  clean = onCleanup(@() arauto.internal.removeFile(file));
  resumable = isempty(campos) || any(strcmp('id', campos));
  arauto.internal.download(s, path, [query, {'formato', 'jsonl'}], file, resumable);
  lines = arauto.internal.linesOf(arauto.internal.readBytes(file));
  rows = cellfun(@(line) arauto.internal.readLine(s, line), lines, 'UniformOutput', false);
  items = arauto.internal.rowsOf(rows, {});
end
