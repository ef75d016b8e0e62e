function seconds = unixTime()
  if arauto.internal.isOctave()
    seconds = time();
  else
    seconds = posixtime(datetime('now', 'TimeZone', 'UTC'));
  end
end
