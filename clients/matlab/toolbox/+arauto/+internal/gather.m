function [items, first] = gather(pages, max_itens)
  found = {};
  first = [];
  while numel(found) < max_itens && pages.hasNext()
    page = pages.next();
    if isempty(first), first = page; end
    found = [found; num2cell(page.resultados(:))]; %#ok<AGROW>
  end
  if numel(found) > max_itens || (numel(found) == max_itens && arauto.internal.hasMore(page))
    warning('arauto:Truncated', '%s', arauto.internal.text('truncated', 'count', max_itens));
  end
  items = arauto.internal.rowsOf(found(1:min(end, max_itens)), {});
end
