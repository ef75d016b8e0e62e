function [operations, by_cursor, by_row] = paged()
% The operations that answer with pages, and those of them whose pages have no number: of events, which go on at apos,
% and of rows, which go on at cursor.

% Made by `npm run clients` from spec/openapi.json and clients/operations.json.

  operations = {'buscar', 'eventos', 'contratos', 'pessoal', 'licitacoes', 'sancoes', 'normas', 'webhooks.entregas', 'alertas.guardados', 'boletins.envios', 'boletins.paginas', 'pastas.atos'};
  by_cursor = {'eventos'};
  by_row = {'contratos', 'pessoal', 'licitacoes', 'sancoes', 'normas'};
end
