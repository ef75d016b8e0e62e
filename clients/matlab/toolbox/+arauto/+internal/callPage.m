function page = callPage(client, operation, given, quiet)
% Calls an operation by its name. Only the first page's notices are shown.
  if quiet
    previous = warning('off', 'arauto:Notice');
    restore = onCleanup(@() warning(previous));
  end
  paged = arauto.internal.paged();
  if ~any(strcmp(operation, paged))
    arauto.internal.fail('arauto:Configuration', arauto.internal.text('not_paged', ...
      'operation', operation, 'names', strjoin(paged, ', ')));
  end
  names = strsplit(operation, '.');
  owner = client;
  if numel(names) > 1, owner = client.(names{1}); end
  page = owner.(names{end})(given{:});
end
