function seconds = retryWait(status, headers, attempt, now, random)
% Seconds to wait after the attempt of this number, the first being 1. `random` is between 0 and 1.
  seconds = arauto.internal.askedWait(status, headers, now);
  if isempty(seconds)
    seconds = min(8, 0.5 * 2 ^ (attempt - 1)) * (0.75 + 0.25 * random);
  end
end
