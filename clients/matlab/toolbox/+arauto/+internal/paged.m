function [operations, by_cursor, cursors] = paged()
% The operations that answer with pages, and those of them whose pages have no number, with the arguments by which
% they go on.

% Made by `npm run clients` from spec/openapi.json and clients/operations.json.

  operations = {'buscar', 'eventos', 'contratos', 'pessoal', 'licitacoes', 'sancoes', 'normas', 'alteracoesDaNorma', 'webhooks.entregas', 'alertas.guardados', 'boletins.envios', 'boletins.paginas', 'pastas.atos'};
  by_cursor = {'eventos', 'contratos', 'pessoal', 'licitacoes', 'sancoes', 'normas', 'alteracoesDaNorma'};
  cursors = {'apos', 'cursor', 'cursor', 'cursor', 'cursor', 'cursor', 'cursor'};
end
