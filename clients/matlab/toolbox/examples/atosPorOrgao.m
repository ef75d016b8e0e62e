% Which bodies published most acts that match a search? ARAUTO_API_KEY and ARAUTO_BASE_URL must be set.
c = arauto.Client();
[acts, first] = c.gather('buscar', 'licitação', 'ordem', 'recentes', 'max_itens', 300);
bodies = cellfun(@(path) strtok(path, '/'), {acts.orgao}, 'UniformOutput', false);
[names, ~, which] = unique(bodies);
counts = accumarray(which(:), 1);
[counts, order] = sort(counts, 'descend');
fprintf('%d of %d acts read\n', numel(acts), first.total);
for index = 1:min(10, numel(order))
  fprintf('%5d  %s\n', counts(index), names{order(index)});
end
