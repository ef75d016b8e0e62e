function failUnlike(s, name)
% Something else than the API promises came.
  arauto.internal.failPlain(s, 'arauto:ResponseFormat', arauto.internal.text(name));
end
