function failStatus(s, response)
% The error of an answer that is not a success, by what the caller can do.
  switch response.status
    case {400, 413, 415, 422}, name = 'BadRequest';
    case 401, name = 'Authentication';
    case 403, name = 'Permission';
    case 404, name = 'NotFound';
    case {409, 412}, name = 'Conflict';
    case 429, name = 'RateLimit';
    otherwise
      if response.status >= 500, name = 'Server'; else, name = 'Api'; end
  end
  fallback = arauto.internal.text('no_reason');
  if response.status >= 300 && response.status < 400
    fallback = arauto.internal.text('redirected', 'argument', 'base_url');
  end
  wait = arauto.internal.askedWait(response.status, response.headers, s.now());
  arauto.internal.failApi(s, response, ['arauto:' name], fallback, wait);
end
