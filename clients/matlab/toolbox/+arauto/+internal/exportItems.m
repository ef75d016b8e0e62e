function items = exportItems(s, given)
  names = {'termo', 'literal', 'data_inicio', 'data_fim', 'secao', 'orgao', 'tipo_ato', 'edicao', 'situacao', ...
           'cnpj', 'valor_min', 'valor_max', 'campos', 'apos'};
  query = arauto.internal.named(given, names);
  campos = arauto.internal.take(query, 'campos', {});
  file = tempname();
  clean = onCleanup(@() delete(file));
  arauto.internal.download(s, [query, {'formato', 'jsonl'}], file, isempty(campos) || any(strcmp('id', campos)));
  items = arauto.internal.rowsOf(readLines(file), {});
end

function values = readLines(file)
  values = {};
  stream = fopen(file, 'rb');
  close = onCleanup(@() fclose(stream));
  line = fgetl(stream);
  while ischar(line)
    values{end + 1} = arauto.internal.decode(uint8(line)); %#ok<AGROW>
    line = fgetl(stream);
  end
end
