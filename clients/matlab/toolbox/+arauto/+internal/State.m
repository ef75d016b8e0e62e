classdef State < handle
% What changes in a connection: shared by all copies of it.
  properties
    rate_limit = []
    last_error = []
  end
end
