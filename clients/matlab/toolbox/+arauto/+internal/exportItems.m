function items = exportItems(s, given)
  names = {'termo', 'literal', 'data_inicio', 'data_fim', 'secao', 'orgao', 'orgao_exceto', 'tipo_ato', ...
           'edicao', 'situacao', 'cnpj', 'valor_min', 'valor_max', 'campos', 'agrupar', 'apos'};
  query = arauto.internal.named(given, names);
  campos = arauto.internal.take(query, 'campos', {});
  file = tempname();
  clean = onCleanup(@() delete(file));
  arauto.internal.download(s, [query, {'formato', 'jsonl'}], file, isempty(campos) || any(strcmp('id', campos)));
  lines = arauto.internal.linesOf(arauto.internal.readBytes(file));
  acts = cellfun(@(line) arauto.internal.readLine(s, line), lines, 'UniformOutput', false);
  items = arauto.internal.rowsOf(acts, {});
end
