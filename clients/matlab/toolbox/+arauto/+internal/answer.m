function [dados, beside, text] = answer(s, method, path, query, body, key)
% Any operation's answer, whatever it promises. Notices stand beside the data, or, of an older service, in it: they are
% said once, and are in both.
  if nargin < 6, key = []; end
  [dados, beside, text] = arauto.internal.request(s, method, path, query, body, key);
  if ~isstruct(dados) || ~isscalar(dados), return, end
  if isfield(beside, 'avisos')
    dados.avisos = beside.avisos;
  elseif isfield(dados, 'avisos')
    dados.avisos = arauto.internal.notices(dados.avisos);
  end
end
