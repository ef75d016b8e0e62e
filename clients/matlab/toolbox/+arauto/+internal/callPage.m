function page = callPage(client, operation, given, quiet)
% Calls an operation by its name. Only the first page's notices are shown.
  if quiet
    previous = warning('off', 'arauto:Notice');
    restore = onCleanup(@() warning(previous));
  end
  switch operation
    case 'buscar'
      page = client.buscar(given{:});
    case 'eventos'
      page = client.eventos(given{:});
    case 'webhooks.entregas'
      page = client.webhooks.entregas(given{:});
    otherwise
      arauto.internal.fail('arauto:Configuration', ...
        sprintf('%s não vem em páginas; vêm buscar, eventos e webhooks.entregas.', operation));
  end
end
