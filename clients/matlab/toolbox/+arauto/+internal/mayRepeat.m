function answer = mayRepeat(request, status)
% A change without an Idempotency-Key may have been made even though its answer was lost, so it is repeated only when
% the service says that it was not. `status`: of the answer, [] if none came.
  harmless = any(strcmp(request.method, {'GET', 'DELETE'})) || any(strcmp(request.headers(:, 1), 'Idempotency-Key'));
  if isempty(status)
    answer = harmless;
  else
    answer = status == 429 || (harmless && any(status == [408 500 502 503 504]));
  end
end
