function answer = hasMore(page)
  if isfield(page, 'tem_mais')
    answer = page.tem_mais;
  elseif isfield(page, 'proximo')
    answer = ~isempty(page.proximo);
  else
    answer = page.pagina < page.total_paginas;
  end
end
