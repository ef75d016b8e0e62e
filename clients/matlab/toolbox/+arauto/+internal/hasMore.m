function answer = hasMore(page)
  if isfield(page, 'proximo')
    answer = page.tem_mais;
  else
    answer = page.pagina < page.total_paginas;
  end
end
