function act = readLine(s, bytes)
% One publication of an export.
  try
    act = arauto.internal.decode(bytes);
  catch
    act = [];
  end
  if ~isstruct(act) || ~isscalar(act)
    arauto.internal.failPlain(s, 'arauto:ResponseFormat', arauto.internal.text('export_line'));
  end
end
