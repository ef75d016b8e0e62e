function [operations, by_cursor] = paged()
% The operations that answer with pages, and those of them whose pages go by cursor and have no number.

% Made by `npm run clients` from spec/openapi.json and clients/operations.json.

  operations = {'buscar', 'eventos', 'webhooks.entregas', 'alertas.guardados', 'boletins.envios', 'boletins.paginas', 'pastas.atos'};
  by_cursor = {'eventos'};
end
