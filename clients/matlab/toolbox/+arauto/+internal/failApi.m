function failApi(s, response, identifier, fallback, retry_after)
% Raises an error with all that the answer says; the details are kept for last_error. A proxy's page, or a truncated
% body, must not hide the status.
  try
    envelope = arauto.internal.decode(response.body);
  catch
    envelope = [];
  end
  erro = field(envelope, 'erro');
  details = struct('status', response.status, 'codigo', text(field(erro, 'codigo')), 'mensagem', fallback, ...
    'detalhes', arauto.internal.rowsOf(objects(field(erro, 'detalhes')), {'campo', 'problema', 'sugestao'}), ...
    'request_id', text(field(envelope, 'request_id')), 'retry_after', retry_after);
  if ischar(field(erro, 'mensagem')), details.mensagem = erro.mensagem; end
  if response.headers.isKey('x-request-id'), details.request_id = response.headers('x-request-id'); end
  s.state.last_error = details;
  arauto.internal.fail(identifier, written(details));
end

function value = field(object, name)
  value = [];
  if isstruct(object) && isscalar(object) && isfield(object, name), value = object.(name); end
end

% Those of a list that are objects.
function values = objects(values)
  if isstruct(values), values = num2cell(values); end
  if ~iscell(values), values = {}; end
  values = values(cellfun(@(each) isstruct(each) && ~isempty(fieldnames(each)), values));
end

function value = text(value)
  if ~ischar(value), value = []; end
end

function message = written(details)
  message = sprintf('%d: %s', details.status, details.mensagem);
  for index = 1:numel(details.detalhes)
    detail = details.detalhes(index);
    parts = {detail.campo, detail.problema, detail.sugestao};
    message = [message char(10) '- ' strjoin(parts(cellfun(@ischar, parts)), ': ')]; %#ok<AGROW>
  end
  if ischar(details.request_id)
    message = [message char(10) '(X-Request-Id: ' details.request_id ')'];
  end
end
