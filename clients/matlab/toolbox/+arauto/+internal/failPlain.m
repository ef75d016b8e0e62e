function failPlain(s, identifier, message)
% Raises an error about which no answer says more; kept for last_error like the others.
  s.state.last_error = struct('status', [], 'codigo', [], 'mensagem', message, 'detalhes', [], ...
    'request_id', [], 'retry_after', []);
  arauto.internal.fail(identifier, message);
end
