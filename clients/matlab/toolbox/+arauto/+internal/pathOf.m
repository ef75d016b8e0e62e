function text = pathOf(form, varargin)
% A path of which the pieces that are ids are encoded. A piece may be a whole number, too.
  for index = 1:numel(varargin)
    id = arauto.internal.plain(varargin{index});
    if isnumeric(id) && isscalar(id) && id >= 0 && id == floor(id), id = sprintf('%.15g', id); end
    if ~ischar(id) || any(strcmp(id, {'', '.', '..'}))
      if ischar(id), id = ['''' id '''']; else, id = class(id); end
      arauto.internal.fail('arauto:Configuration', arauto.internal.text('not_an_id', 'value', id));
    end
    varargin{index} = arauto.internal.percentEncode(id);
  end
  text = sprintf(form, varargin{:});
end
