function failWrite(path)
  arauto.internal.fail('arauto:Configuration', arauto.internal.text('not_written', 'path', path));
end
