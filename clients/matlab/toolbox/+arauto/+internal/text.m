function filled = text(name, varargin)
% What the toolbox itself says, in the user's language: one of the texts, with its gaps filled by names and values.
  all = arauto.internal.texts();
  filled = all.(name).(language());
  for index = 1:2:numel(varargin)
    value = varargin{index + 1};
    if ~ischar(value), value = sprintf('%.15g', value); end
    filled = strrep(filled, ['{' varargin{index} '}'], value);
  end
end

% Portuguese, as what the service says, unless the environment names another language; the first variable that is set
% decides.
function name = language()
  given = cellfun(@getenv, {'ARAUTO_LANGUAGE', 'LANGUAGE', 'LC_ALL', 'LC_MESSAGES', 'LANG'}, 'UniformOutput', false);
  given = [given(~cellfun(@isempty, given)), {''}];
  name = 'en';
  if ~isempty(regexpi([given{1} '.'], '^(pt|portuguese|c|posix|)[^a-z]', 'once')), name = 'pt'; end
end
