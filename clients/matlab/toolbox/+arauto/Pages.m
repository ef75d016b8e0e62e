classdef Pages < handle
%PAGES  An iterator over pages, made by the method pages of arauto.Client.
%   Pages are fetched on demand. New publications shift others to the next page; what was given already is
%   omitted. For a list that must be complete, close the period with data_fim.
%
%   See also arauto.Client

  properties (Access = private)
    client
    operation
    given
    by           % the name by which the next page is asked for: pagina, apos or cursor
    upcoming     % the page that next() will give
    more
    first
    seen
  end

  methods
    function self = Pages(client, operation, given)
      self.client = client;
      self.operation = operation;
      [~, by_cursor, cursors] = arauto.internal.paged();
      self.by = 'pagina';
      if any(strcmp(operation, by_cursor)), self.by = cursors{strcmp(operation, by_cursor)}; end
      self.given = arauto.internal.default(given, 'limite', 100);
      if strcmp(self.by, 'pagina')
        self.given = arauto.internal.default(self.given, 'pagina', 1);
      end
      self.upcoming = [];
      self.more = true;
      self.first = true;
      self.seen = {};
    end

    function answer = hasNext(self)
    %HASNEXT  Whether there is another page. Fetches it: there is no other way to know.
      if isempty(self.upcoming) && self.more
        self.fetch();
      end
      answer = ~isempty(self.upcoming);
    end

    function page = next(self)
    %NEXT  The next page.
      if ~self.hasNext()
        arauto.internal.fail('arauto:Configuration', arauto.internal.text('no_more'));
      end
      page = self.upcoming;
      self.upcoming = [];
    end
  end

  methods (Access = private)
    function fetch(self)
      page = arauto.internal.callPage(self.client, self.operation, self.given, ~self.first);
      behind = self.isBehind(page);
      self.more = ~behind && arauto.internal.hasMore(page);
      if ~self.first && behind
        return
      end
      self.first = false;
      if self.more
        if strcmp(self.by, 'pagina'), following = page.pagina + 1; else, following = page.proximo; end
        self.given = arauto.internal.replace(self.given, self.by, following);
      end
      self.upcoming = self.withoutSeen(page);
    end

    function answer = isBehind(self, page)
    % Whether a page is no step forward, so that there is nothing after it. One that goes by cursor may be empty
    % although others follow.
      if strcmp(self.by, 'pagina')
        answer = isempty(page.resultados) || page.pagina ~= arauto.internal.take(self.given, 'pagina', 1);
      else
        answer = isequal(page.proximo, arauto.internal.take(self.given, self.by, []));
        answer = answer && ~isempty(page.proximo);
      end
    end

    function page = withoutSeen(self, page)
    % All of a page at once: a map grows slowly in Octave, one key after another. Items without an id, as what acts did
    % to a norm, cannot be told apart: all are given.
      if ~isfield(page.resultados, 'id'), return, end
      ids = {page.resultados.id};
      known = cellfun(@ischar, ids);
      [~, firsts] = unique(ids(known), 'stable');
      places = find(known);
      fresh = true(size(page.resultados));
      fresh(places) = false;
      fresh(places(firsts)) = ~ismember(ids(places(firsts)), self.seen);
      self.seen = [self.seen ids(known & fresh(:)')];
      page.resultados = page.resultados(fresh);
    end
  end
end
