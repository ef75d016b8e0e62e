function names = arrayFields()
% Fields of bodies that the API wants as arrays, also of one element.

% Made by `npm run clients` from spec/openapi.json and clients/operations.json.

  names = {'eventos', 'termos', 'secoes', 'orgaos', 'orgaos_exceto', 'tipos_ato', 'situacoes', 'cnpjs', ...
           'webhooks', 'emails', 'listas', 'publicacoes', 'itens', 'adicionar', 'remover', 'alertas', ...
           'destinatarios', 'dias', 'escopos'};
end
