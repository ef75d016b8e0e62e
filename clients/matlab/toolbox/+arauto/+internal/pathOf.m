function text = pathOf(form, varargin)
% A path of which the pieces that are ids are encoded.
  for index = 1:numel(varargin)
    id = arauto.internal.plain(varargin{index});
    if ~ischar(id) || any(strcmp(id, {'', '.', '..'}))
      arauto.internal.fail('arauto:Configuration', 'O id deve ser um texto, e não vazio.');
    end
    varargin{index} = arauto.internal.percentEncode(id);
  end
  text = sprintf(form, varargin{:});
end
