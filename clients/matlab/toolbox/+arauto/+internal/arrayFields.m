function names = arrayFields()
% Fields of bodies that the API wants as arrays, also of one element.

% Made by `npm run clients` from spec/openapi.json and clients/operations.json.

  names = {'eventos', 'termos', 'fornecedor_ni', 'tipo_instrumento', 'modalidade', 'uasg', 'orgao', ...
           'tipo_movimentacao', 'sigla_funcao', 'codigo', 'codigo_min', 'secao', 'secoes', 'orgaos', ...
           'orgaos_exceto', 'tipos_ato', 'situacoes', 'cnpjs', 'webhooks', 'emails', 'listas', 'publicacoes', ...
           'itens', 'adicionar', 'remover', 'alertas', 'destinatarios', 'dias', 'escopos'};
end
