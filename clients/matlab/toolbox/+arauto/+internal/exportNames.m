function names = exportNames(table)
% The filters of an export of acts, or of a table.
  switch table
    case 'contratos'
      names = {'fornecedor_ni', 'tipo_instrumento', 'modalidade', 'uasg', 'orgao', 'valor_min', 'valor_max', ...
               'data_inicio', 'data_fim', 'assinatura_de', 'assinatura_ate', 'vigencia_fim_de', 'vigencia_fim_ate', ...
               'termo', 'literal'};
    case 'pessoal'
      names = {'tipo_movimentacao', 'pessoa_nome', 'cargo_funcao', 'sigla_funcao', 'codigo', 'codigo_min', ...
               'substituto', 'orgao', 'secao', 'situacao', 'data_inicio', 'data_fim', 'termo', 'literal'};
    case 'licitacoes'
      names = {'tipo_aviso', 'modalidade', 'numero', 'uasg', 'srp', 'vencedor_ni', 'orgao', 'situacao', 'valor_min', ...
               'valor_max', 'abertura_de', 'abertura_ate', 'data_inicio', 'data_fim', 'termo', 'literal'};
    case 'sancoes'
      names = {'categoria_sancao', 'situacao_sancao', 'ambito', 'sancionado_cnpj', 'vigente_em', 'orgao', 'situacao', ...
               'valor_min', 'valor_max', 'data_inicio', 'data_fim', 'termo', 'literal'};
    case 'normas'
      names = {'especie', 'numero', 'ano', 'altera', 'revoga', 'regulamenta', 'entra_em_vigor_de', ...
               'entra_em_vigor_ate', 'orgao', 'situacao', 'data_inicio', 'data_fim', 'termo', 'literal'};
    otherwise
      names = {'termo', 'literal', 'ignorar_assinatura', 'data_inicio', 'data_fim', 'secao', 'orgao', ...
               'orgao_exceto', 'tipo_ato', 'edicao', 'situacao', 'cnpj', 'valor_min', 'valor_max', 'campos', 'agrupar'};
  end
end
