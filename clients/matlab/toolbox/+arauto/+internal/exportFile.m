function path = exportFile(s, path, given)
  names = {'termo', 'literal', 'data_inicio', 'data_fim', 'secao', 'orgao', 'orgao_exceto', 'tipo_ato', ...
           'edicao', 'situacao', 'cnpj', 'valor_min', 'valor_max', 'formato', 'campos', 'agrupar', 'bom', 'apos'};
  query = arauto.internal.default(arauto.internal.named(given, names), 'formato', 'csv');
  % Beside it, so that the last step is one move.
  path = arauto.internal.plain(path);
  whole = [path '.part'];
  try
    arauto.internal.download(s, query, whole, false);
  catch problem
    delete(whole);
    rethrow(problem);
  end
  [moved, reason] = movefile(whole, path, 'f');
  if ~moved, arauto.internal.fail('arauto:Configuration', reason); end
end
