function failAnswer(identifier, reason)
% No answer came: arauto:Connection or arauto:Timeout.
  name = 'unreachable';
  if strcmp(identifier, 'arauto:Timeout'), name = 'timed_out'; end
  arauto.internal.fail(identifier, arauto.internal.text(name, 'reason', reason));
end
