classdef Items < handle
%ITEMS  An iterator over items, made by the method items of arauto.Client.
%   it = c.items('buscar', 'licitação');
%   while it.hasNext(), act = it.next(); end
%
%   See also arauto.Client, arauto.Pages

  properties (Access = private)
    pages
    rows
    index
  end

  methods
    function self = Items(pages)
      self.pages = pages;
      self.rows = [];
      self.index = 0;
    end

    function answer = hasNext(self)
    %HASNEXT  Whether there is another item. Fetches a page if that is the only way to know.
      while self.index >= numel(self.rows) && self.pages.hasNext()
        page = self.pages.next();
        self.rows = page.resultados;
        self.index = 0;
      end
      answer = self.index < numel(self.rows);
    end

    function item = next(self)
    %NEXT  The next item.
      if ~self.hasNext()
        arauto.internal.fail('arauto:Configuration', arauto.internal.text('no_more'));
      end
      self.index = self.index + 1;
      item = self.rows(self.index);
    end
  end
end
