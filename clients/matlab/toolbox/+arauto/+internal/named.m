function pairs = named(given, names, in_body)
% Names and values as they were given, without the empty ones. An unknown name is an error that says the known ones.
% In a body '' is a text, which empties a field.
  if nargin < 3, in_body = false; end
  given = arauto.internal.plain(given);
  if mod(numel(given), 2) ~= 0
    arauto.internal.fail('arauto:Configuration', arauto.internal.text('no_pairs'));
  end
  pairs = {};
  for index = 1:2:numel(given)
    name = given{index};
    if ~ischar(name) || ~any(strcmp(name, names))
      if ~ischar(name), name = class(name); end
      % Who gives the key without its name must not find it in a log.
      if strncmp(name, 'ar_', 3), name = '***'; end
      arauto.internal.fail('arauto:Configuration', ...
        arauto.internal.text('no_argument', 'name', name, 'names', strjoin(names, ', ')));
    end
    % An empty cell is a value: a list without elements.
    value = given{index + 1};
    if ~isempty(value) || iscell(value) || (in_body && ischar(value))
      pairs(end + 1:end + 2) = given(index:index + 1);
    end
  end
end
