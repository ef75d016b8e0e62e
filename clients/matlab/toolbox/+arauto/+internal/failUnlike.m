function failUnlike(s, promised)
  arauto.internal.failPlain(s, 'arauto:ResponseFormat', sprintf('A API promete %s, e veio outra coisa.', promised));
end
