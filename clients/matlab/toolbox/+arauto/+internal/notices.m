function avisos = notices(avisos)
% The notices of an answer as a list, also shown as warnings: nobody should have to search for the reason of an empty
% result.
  avisos = arauto.internal.rowsOf(avisos, {'codigo', 'campo', 'mensagem', 'sugestoes'});
  for index = 1:numel(avisos)
    text = avisos(index).mensagem;
    if iscell(avisos(index).sugestoes) && ~isempty(avisos(index).sugestoes)
      text = [text ' ' arauto.internal.text('perhaps', 'suggestions', ...
        strjoin(reshape(avisos(index).sugestoes, 1, []), '; '))];
    end
    warning('arauto:Notice', '%s', text);
  end
end
