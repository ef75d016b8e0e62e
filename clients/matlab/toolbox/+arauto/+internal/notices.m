function avisos = notices(avisos)
% The notices of an answer as a list, said aloud: nobody should have to look for the reason why there is nothing.
  avisos = arauto.internal.rowsOf(avisos, arauto.internal.fieldsOf('avisos'));
  for index = 1:numel(avisos)
    text = avisos(index).mensagem;
    if iscell(avisos(index).sugestoes) && ~isempty(avisos(index).sugestoes)
      text = sprintf('%s Talvez: %s.', text, strjoin(reshape(avisos(index).sugestoes, 1, []), '; '));
    end
    warning('arauto:Notice', '%s', text);
  end
end
