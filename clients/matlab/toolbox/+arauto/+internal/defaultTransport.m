function transport = defaultTransport()
  if arauto.internal.isOctave()
    transport = @arauto.internal.httpCurl;
  else
    transport = @arauto.internal.httpMatlab;
  end
end
